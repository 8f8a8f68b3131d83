import { createGateway, type Gateway, type GatewayOptions } from '../../../src/gateway/index.js';

/** Options of the gateway that can be sent to another process. */
export type WorkerSettings = Pick<
  GatewayOptions,
  'tenant' | 'baseUrl' | 'clientId' | 'clientSecret' | 'signingKeys' | 'secretKey' | 'publishableKeys' | 'allowedOrigins' | 'offers'
> & {
  /** Business date. */
  date: string;
  /** Milliseconds by which the test's clock is ahead of the machine's. */
  ahead: number;
};

let gateway: Gateway | undefined;

/** Handler as in docs/workers.md. */
export default {
  fetch(
    request: Request,
    { SETTINGS: { date, ahead, ...options } }: { SETTINGS: WorkerSettings },
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    gateway ??= createGateway({
      ...options,
      today: () => Promise.resolve(date),
      now: () => Date.now() + ahead,
      onProblem: (problem) => console.error(problem),
    });
    const response = gateway(request);
    context.waitUntil(response);
    return response;
  },
};
