import { ok, problem, type Check } from '../check.js';

const NEEDED = ['authorization', 'content-type', 'idempotency-key'];

/** Browsers ask before they send orders to another origin. */
export const checkPreflight: Check = async ({ gateway, origin, send }) => {
  if (gateway === undefined || new URL(gateway).origin === origin) return [];
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': NEEDED.join(',') };
  try {
    const response = await send(`${gateway}/storefront/orders`, { method: 'OPTIONS', headers });
    const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    return response.ok && NEEDED.every((name) => allowed.includes(name))
      ? [ok('Browsers may send orders to the gateway.')]
      : [
          problem(
            'Preflight requests fail, so browsers send no orders.',
            'Let the proxy in front of the gateway pass OPTIONS requests and Access-Control-* headers.',
          ),
        ];
  } catch {
    // The check of the gateway reports it.
    return [];
  }
};
