import { Hono, type Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

const DAY = 24 * 60 * 60;

/** Where a tenant's login is, and how its cookie is named and signed. */
export interface LoginPlace {
  /** Path of the tenant's site: empty, or such as `/harbor`. */
  base: string;
  /** Before the names of the tenant's cookies. */
  cookies: string;
  /** Signs the login cookie. */
  cookieSecret: string;
}

export interface LoginOptions extends LoginPlace {
  /** Number of the account that this e-mail address belongs to, as the tenant's backend finds it. */
  findAccount: (email: string) => Promise<string | undefined>;
  /** Opens a storefront session, server to server. */
  openSession: (accountNumber: string) => Promise<{ token: string; expiresAt: string }>;
  /** The login page with what was typed and what is wrong with it. */
  renderLogin: (c: Context, typed: { email: string; problem: string }) => Promise<string>;
}

/** Who is signed in on the tenant's own site, by its own cookie; undefined for nobody, a forged cookie or one past its end. */
export async function signedInAccount(c: Context, { cookies, cookieSecret }: LoginPlace): Promise<string | undefined> {
  const value = await getSignedCookie(c, cookieSecret, nameOf(cookies));
  if (!value) return undefined;
  const [account, end] = value.split('~');
  return account !== undefined && Number(end) > Date.now() ? account : undefined;
}

/** The fields of a form; undefined where they cannot be read. */
export async function formOf(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    return await c.req.parseBody();
  } catch {
    return undefined;
  }
}

const nameOf = (cookies: string): string => `${cookies}_account`;

/**
 * Refuses what another site's page sends. Browsers say where a request comes from, by `Origin` on every POST and by `Sec-Fetch-Site`; programs
 * that are no browser say neither, and hold no one's cookie either.
 */
export const fromThisSite = createMiddleware(async (c, next) => {
  const origin = c.req.header('Origin');
  const site = c.req.header('Sec-Fetch-Site');
  const foreign =
    (origin !== undefined && origin !== new URL(c.req.url).origin) || (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (foreign) return c.json({ error: { code: 'foreign-origin', message: 'Send this from a page of this site.' } }, 403);
  return next();
});

/**
 * The tenant's own login, as any site has one: a cookie that scripts cannot read, holding a signed account number. `POST /demo/session` exchanges it
 * for a short storefront session. Only the password is missing, because this is a demonstration.
 */
export function loginRoutes(options: LoginOptions): Hono {
  const { base, cookies, cookieSecret } = options;
  const cookie = nameOf(cookies);
  const path = `${base}/`;
  const app = new Hono();
  app.use(`${base}/demo/*`, fromThisSite);

  app.post(`${base}/demo/login`, async (c) => {
    const form = await formOf(c);
    const typed = form?.['email'];
    const email = typeof typed === 'string' ? typed.trim().slice(0, 254) : '';
    const refuse = async (status: 400 | 422 | 503, problem: string) => {
      c.header('Cache-Control', 'no-store');
      return c.html(await options.renderLogin(c, { email, problem }), status);
    };
    if (!form) return refuse(400, 'The form did not arrive whole. Enter your e-mail address once more.');
    if (email === '') return refuse(422, 'Enter your e-mail address.');
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(422, 'This is not an e-mail address. It needs a name, an @ and a domain.');
    let account: string | undefined;
    try {
      account = await options.findAccount(email);
    } catch {
      return refuse(503, 'Signing in does not work right now. Try again in a moment; your address is still in the field.');
    }
    if (account === undefined) return refuse(422, 'No account has this address. Check its spelling, or use one of the accounts to try.');
    await setSignedCookie(c, cookie, `${account}~${Date.now() + DAY * 1000}`, cookieSecret, {
      path,
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: DAY,
    });
    return c.redirect(`${base}/account.html`, 303);
  });

  app.post(`${base}/demo/logout`, (c) => {
    deleteCookie(c, cookie, { path });
    return c.redirect(path, 303);
  });

  app.post(`${base}/demo/session`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const refuse = (status: 401 | 502, code: string, message: string) => c.json({ error: { code, message } }, status);
    const account = await signedInAccount(c, options);
    if (account === undefined) return refuse(401, 'signed-out', 'Sign in first.');
    try {
      return c.json(await options.openSession(account));
    } catch {
      return refuse(502, 'session-failed', 'The gateway opened no session. Try again.');
    }
  });
  return app;
}
