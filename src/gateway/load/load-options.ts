import { exactObject, wholeNumber } from '../option-problems.js';

/** Limits of the calls that the gateway sends to the billing platform. Calls that several requests share, such as reading the catalog, do not count. */
export interface UpstreamLimits {
  /** Calls that run at the same time. Default 40, the platform's usual limit for a tenant. Several gateways share this limit: divide it. */
  calls: number;
  /** Calls of one customer, visitor or staff member that run at the same time. Default 8. */
  callsPerCaller: number;
  /** Calls that wait. When there are more, the gateway refuses requests of the caller with the most waiting calls. Default 400. */
  waiting: number;
  /** Calls of one customer, visitor or staff member that wait. Default 100. */
  waitingPerCaller: number;
  /** Milliseconds that a request waits for its first call. Then it is refused. Default 10,000. */
  maxWait: number;
}

/** Settings that keep the gateway usable under heavy load. */
export interface LoadOptions {
  upstream?: Partial<UpstreamLimits>;
  /** Milliseconds in which the body of a request must arrive. Default 15,000. */
  bodyTimeout?: number;
}

export const DEFAULT_UPSTREAM_LIMITS: UpstreamLimits = {
  calls: 40,
  callsPerCaller: 8,
  waiting: 400,
  waitingPerCaller: 100,
  maxWait: 10_000,
};
export const DEFAULT_BODY_TIMEOUT = 15_000;

const positive = (max: number) => wholeNumber(1, max).optional();

/** Checks the option `load`. */
export const loadSchema = exactObject({
  upstream: exactObject({
    calls: positive(10_000),
    callsPerCaller: positive(10_000),
    waiting: positive(100_000),
    waitingPerCaller: positive(100_000),
    maxWait: positive(60_000),
  }).optional(),
  bodyTimeout: positive(600_000),
});
