import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { matchOperation } from '../../gateway/staff/match-operation.js';
import type { LogEntry } from '../../gateway/index.js';

/** Upper bounds of the duration buckets, in seconds. Orders take seconds, because the platform charges the card. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Metrics of one gateway process, for Prometheus. Labels contain names of operations and error codes, but nothing about customers. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  countRequest(entry: LogEntry): void;
  /** Wraps the `fetch` of the gateway, to count and time the calls of the platform. */
  watchUpstream(send: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>;
}

/** @param inProgress returns the number of requests in progress */
export function createMetrics(inProgress: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'storefront_gateway_requests_total',
    help: 'Requests by operation and outcome: ok, refused (4xx) or failed (5xx).',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'storefront_gateway_request_duration_seconds',
    help: 'Duration of requests by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'storefront_gateway_refusals_total',
    help: 'Responses with an error, by error code.',
    labelNames: ['code'],
    registers,
  });
  const upstreamCalls = new Counter({
    name: 'storefront_gateway_upstream_requests_total',
    help: 'Calls of the billing platform and the rate service, by operation and HTTP status. Status "none": no response.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const upstreamDurations = new Histogram({
    name: 'storefront_gateway_upstream_duration_seconds',
    help: 'Time until the response headers of the billing platform or the rate service, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'storefront_gateway_requests_in_progress',
    help: 'Requests that are being handled.',
    registers,
    collect() {
      this.set(inProgress());
    },
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countRequest({ operation = 'unmatched', status, milliseconds, code }) {
      const outcome = status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok';
      requests.inc({ operation, outcome });
      durations.observe({ operation }, milliseconds / 1000);
      if (code !== undefined) refusals.inc({ code });
    },
    watchUpstream: (send) => async (request) => {
      const operation = upstreamOperation(request);
      const end = upstreamDurations.startTimer({ operation });
      try {
        const response = await send(request);
        upstreamCalls.inc({ operation, status: String(response.status) });
        return response;
      } catch (error) {
        upstreamCalls.inc({ operation, status: 'none' });
        throw error;
      } finally {
        end();
      }
    },
  };
}

/** Name of the called operation. The path itself is no label, because it contains ids. */
function upstreamOperation({ method, url }: Request): string {
  try {
    return matchOperation(method, new URL(url).pathname)?.row.name ?? 'other';
  } catch {
    return 'other';
  }
}
