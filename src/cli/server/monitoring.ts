import { timingSafeEqual, createHash } from 'node:crypto';
import type { Metrics } from './metrics.js';
import type { ReadinessReport } from './readiness.js';

interface MonitoringOptions {
  readonly readiness: () => Promise<ReadinessReport>;
  readonly metrics: Metrics;
  /** True from the signal to stop until the end of the process. */
  readonly isStopping: () => boolean;
  /** `Authorization: Bearer` token that `/metrics` needs. */
  readonly token: string | undefined;
}

/** Handles a monitoring request. Undefined for other paths. */
export type Monitoring = (request: Request) => Promise<Response> | undefined;

/** No CORS header allows a page to read these responses. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Creates the handler of `/healthz`, `/readyz` and `/metrics`.
 * @param isPrivate true on a port of its own, where `/metrics` needs no token unless one is set
 */
export function createMonitoring({ readiness, metrics, isStopping, token }: MonitoringOptions, isPrivate: boolean): Monitoring {
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    switch (new URL(request.url).pathname) {
      case '/healthz':
        return Promise.resolve(new Response('ok\n', { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } }));
      case '/readyz':
        return showReadiness(isStopping() ? { ready: false, parts: { process: 'is shutting down' } } : readiness());
      case '/metrics':
        return token === undefined && !isPrivate ? undefined : showMetrics(metrics, token === undefined || hasToken(request, token));
      default:
        return undefined;
    }
  };
}

async function showReadiness(report: ReadinessReport | Promise<ReadinessReport>): Promise<Response> {
  const { ready, parts } = await report;
  return Response.json({ ready, parts }, { status: ready ? 200 : 503, headers: HEADERS });
}

async function showMetrics(metrics: Metrics, allowed: boolean): Promise<Response> {
  if (!allowed)
    return new Response('Send Authorization: Bearer with METRICS_TOKEN.\n', {
      status: 401,
      headers: { ...HEADERS, 'www-authenticate': 'Bearer' },
    });
  return new Response(await metrics.text(), { headers: { ...HEADERS, 'content-type': metrics.contentType } });
}

function hasToken(request: Request, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('authorization') ?? ''), hash(`Bearer ${token}`));
}
