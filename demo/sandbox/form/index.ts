import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readAsset } from './assets.js';
import { bankKindOf } from './banks.js';
import type { FormDeps } from './deps.js';
import { formLanguage } from './messages.js';
import { framePage } from './page.js';
import { decideChallenge, submitMethod } from './submissions.js';

export type { FormDeps, FormSession, SubmittedMethod } from './deps.js';
export type { SubmittedBank } from './banks.js';
export { refusalWhenStored, TEST_CARDS, type CardBehavior, type StoreRefusal, type SubmittedCard } from './cards.js';

const NONCE = /^[A-Za-z0-9_-]{22,64}$/;
const BODY_MAX = 4096;

function framePolicy(hostOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hostOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** True if a page of the form's own origin sent the request. */
function fromOwnPage(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  return context.req.header('origin') === new URL(context.req.url).origin;
}

/** Formats the amount to pay in the form's language. Undefined if there is no valid amount. */
function amountText(amount: string, currency: string, locale: string | undefined): string | undefined {
  if (!/^\d{1,15}(\.\d{1,3})?$/.test(amount) || !/[1-9]/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = amount.split('.')[1]?.length ?? 0;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(formLanguage(locale), style).format(Number(amount));
}

async function asset(context: Context, name: string, headers: Record<string, string> = {}): Promise<Response> {
  const file = await readAsset(name);
  if (!file) return context.notFound();
  return context.body(file.text, 200, { 'content-type': file.type, 'cache-control': 'no-cache', ...headers });
}

/**
 * Creates the server of the payment form. It needs its own origin.
 *
 * - `/zuora.js`: script with the vendor's interface
 * - `/frame`: page in the frame
 * - `/frame/methods`: endpoint that receives card numbers
 */
export function createForm(deps: FormDeps): { fetch: (request: Request) => Promise<Response> } {
  const today = async (): Promise<string> => (deps.today ? deps.today() : new Date().toISOString().slice(0, 10));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
  });

  app.get('/zuora.js', (context) =>
    asset(context, 'zuora.js', { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }),
  );

  app.get('/frame', async (context) => {
    const { host = '', nonce = '', locale, scheme, currency = '', amount = '' } = context.req.query();
    if (!deps.allowedHostOrigins.includes(host)) {
      return context.text('This page must not embed the payment form: its origin is not allowed (parameter "host").', 403);
    }
    if (!NONCE.test(nonce)) return context.text('The parameter "nonce" must be 22 to 64 URL-safe characters.', 400);
    const page = framePage({
      language: formLanguage(locale),
      hostOrigin: host,
      nonce,
      scheme: scheme === 'dark' ? 'dark' : 'light',
      today: await today(),
      bank: bankKindOf(currency),
      amount: amountText(amount, currency, locale),
    });
    return context.html(page, 200, { 'content-security-policy': framePolicy(host), 'cache-control': 'no-store' });
  });

  app.get('/frame/assets/:name', (context) => asset(context, context.req.param('name')));

  /** Registers an endpoint that only the form's own page may call. `shape` describes the body for the error message. */
  const submissions = (path: string, shape: string, take: (body: unknown) => Promise<object | undefined>): void => {
    app.post(path, bodyLimit({ maxSize: BODY_MAX }), async (context) => {
      context.header('cache-control', 'no-store');
      if (!fromOwnPage(context)) return context.json({ error: 'Only the payment form can submit cards.' }, 403);
      if (context.req.header('content-type')?.split(';')[0] !== 'application/json') {
        return context.json({ error: 'The body must be application/json.' }, 415);
      }
      const body: unknown = await context.req.json().catch(() => undefined);
      const answer = await take(body);
      return answer ? context.json(answer) : context.json({ error: `The body must be ${shape}.` }, 400);
    });
  };
  submissions(
    '/frame/methods',
    '{token} with card: {number, expiry, securityCode, name}, bank: {holder, ...} or wallet: true',
    async (body) => submitMethod(body, deps, await today()),
  );
  submissions('/frame/challenges', '{token, challenge, confirmed}', (body) => decideChallenge(body, deps));

  return { fetch: async (request) => app.fetch(request) };
}
