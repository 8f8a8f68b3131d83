import * as z from 'zod';
import { isSecure, ok, problem, unclear, type Check, type Finding, type CheckSubject } from '../check.js';
import { allowsUrl } from '../page.js';

const catalogSchema = z.object({
  products: z.array(z.object({ plans: z.array(z.unknown()) })),
  paymentForm: z.object({ scriptUrl: z.string() }).optional(),
});
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
/** Milliseconds between two clocks that do not yet matter. */
const CLOCK_LIMIT = 60_000;

function explainRefusal(status: number, code: string, message: string, { origin, currency }: CheckSubject): Finding {
  if (code.startsWith('credential-'))
    return problem('The gateway does not accept the publishable key.', 'Use a key from the list of publishable keys of the gateway.');
  if (code === 'origin-not-allowed')
    return problem(`The gateway does not allow pages of ${origin}.`, `Add exactly ${origin} to the origins of the gateway.`);
  if (status === 400 && currency !== undefined)
    return problem(`The gateway refuses the currency "${currency}".`, 'Use a currency of the catalog, or add it to the offers file.');
  return problem(`The gateway answers: ${message} (${code})`, 'Look up the reason in the log of the gateway.');
}

function checkClock(response: Response, now: number): readonly Finding[] {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return [];
  const difference = Math.abs(date - now);
  return difference > CLOCK_LIMIT
    ? [
        problem(
          `The clocks of the gateway and of this machine differ by ${Math.round(difference / 1000)} seconds.`,
          'Synchronize both clocks, because sessions last only minutes.',
        ),
      ]
    : [];
}

/** The gateway answers the page with a catalog that has plans. */
export const checkGateway: Check = async (subject) => {
  const { gateway, key, origin, currency, page, send, now } = subject;
  if (gateway === undefined || key === undefined)
    return [unclear('The address or the key of the gateway is unknown. Pass --gateway and --key.')];
  const findings: Finding[] = [];
  if (!isSecure(gateway)) findings.push(problem('The gateway uses http.', 'Serve the gateway with https.'));
  if (!allowsUrl(page, 'connect-src', gateway)) {
    findings.push(problem('The Content-Security-Policy blocks the gateway.', `Add ${new URL(gateway).origin} to connect-src.`));
  }
  const address = `${gateway}/storefront/catalog${currency === undefined ? '' : `?currency=${encodeURIComponent(currency)}`}`;
  let response: Response;
  try {
    response = await send(address, { headers: { origin, authorization: `Bearer ${key}` } });
  } catch {
    return [
      ...findings,
      problem(`Nothing answers at ${gateway}.`, 'Check that the gateway runs, and its host name, port and certificate.'),
    ];
  }
  const body: unknown = await response.json().catch(() => undefined);
  findings.push(...checkClock(response, now()));
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) return [...findings, explainRefusal(response.status, refusal.data.error.code, refusal.data.error.message, subject)];
  const catalog = catalogSchema.safeParse(body);
  if (!catalog.success)
    return [...findings, problem(`${gateway} is not a gateway.`, 'Correct the attribute gateway, including the base path.')];
  if (response.headers.get('access-control-allow-origin') !== origin) {
    findings.push(
      problem(
        'The CORS headers of the gateway do not reach the page.',
        'Let the proxy in front of the gateway pass Access-Control-* headers unchanged.',
      ),
    );
  }
  if (/public|s-maxage/.test(response.headers.get('cache-control') ?? '')) {
    findings.push(problem('Shared caches may store the responses of the gateway.', 'Let the proxy pass Cache-Control unchanged.'));
  }
  subject.catalog = catalog.data;
  if (!catalog.data.products.some(({ plans }) => plans.length > 0)) {
    findings.push(problem('The catalog has no plans.', 'Check the ids in the offers file, and that their prices exist in the currency.'));
  }
  return findings.length > 0 ? findings : [ok('The gateway answers the page with plans.')];
};
