import { Hono, type Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { OpenedSession, OpenSessions } from './open-sessions.js';

const DAY = 24 * 60 * 60;

/** Path and cookie of a tenant's login. */
export interface TenantLogin {
  /** Path of the tenant's site: empty, or for example `/harbor`. */
  base: string;
  /** Prefix of the tenant's cookie names. */
  cookies: string;
  /** Secret that signs the login cookie. */
  cookieSecret: string;
}

export interface LoginOptions extends TenantLogin {
  /** Returns the account number of the customer with this email address. */
  findAccount: (email: string) => Promise<string | undefined>;
  /** Opens a storefront session, server to server. `signedInAt`: time at which the customer signed in. */
  openSession: (accountNumber: string, signedInAt: Date) => Promise<OpenedSession>;
  /** Open sessions, which end when the customer or staff member signs out. */
  sessions: OpenSessions;
  /** Renders the login page with the typed email address and its error message. */
  renderLogin: (c: Context, typed: { email: string; problem: string }) => Promise<string>;
}

/** Login of a customer, from the site's own cookie. */
interface Login {
  /** Value of the cookie. Different for each login. */
  value: string;
  account: string;
  signedInAt: Date;
}

/** Returns the current login. Undefined if nobody is signed in, or the cookie is forged or expired. */
async function currentLogin(c: Context, { cookies, cookieSecret }: TenantLogin): Promise<Login | undefined> {
  const value = await getSignedCookie(c, cookieSecret, nameOf(cookies));
  if (!value) return undefined;
  const [account, end] = value.split('~');
  if (account === undefined || !(Number(end) > Date.now())) return undefined;
  return { value, account, signedInAt: new Date(Number(end) - DAY * 1000) };
}

/** Returns the account number of the signed-in customer. */
export async function signedInAccount(c: Context, place: TenantLogin): Promise<string | undefined> {
  return (await currentLogin(c, place))?.account;
}

/** Reads the fields of a form. Returns undefined if they cannot be parsed. */
export async function readFormFields(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    return await c.req.parseBody();
  } catch {
    return undefined;
  }
}

const nameOf = (cookies: string): string => `${cookies}_account`;

/**
 * Refuses requests from pages of other sites. Browsers send `Origin` and `Sec-Fetch-Site` with every POST. Requests without these headers are safe:
 * they come from other programs, which have no login cookies of customers.
 */
export const fromThisSite = createMiddleware(async (c, next) => {
  const origin = c.req.header('Origin');
  const site = c.req.header('Sec-Fetch-Site');
  const foreign =
    (origin !== undefined && origin !== new URL(c.req.url).origin) || (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (foreign) return c.json({ error: { code: 'foreign-origin', message: 'Send this request from a page of this site.' } }, 403);
  return next();
});

/**
 * The tenant's own login: a cookie that scripts cannot read, with a signed account number. `POST /demo/session` exchanges it for a short
 * storefront session. There are no passwords, because this is a demo.
 */
export function loginRoutes(options: LoginOptions): Hono {
  const { base, cookies, cookieSecret } = options;
  const cookie = nameOf(cookies);
  const path = `${base}/`;
  const app = new Hono();
  app.use(`${base}/demo/*`, fromThisSite);

  app.post(`${base}/demo/login`, async (c) => {
    const form = await readFormFields(c);
    const typed = form?.['email'];
    const email = typeof typed === 'string' ? typed.trim().slice(0, 254) : '';
    const refuse = async (status: 400 | 422 | 503, problem: string) => {
      c.header('Cache-Control', 'no-store');
      return c.html(await options.renderLogin(c, { email, problem }), status);
    };
    if (!form) return refuse(400, 'The form is incomplete. Enter your email address again.');
    if (email === '') return refuse(422, 'Enter your email address.');
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(422, 'This is not an email address. Use the form name@example.com.');
    let account: string | undefined;
    try {
      account = await options.findAccount(email);
    } catch {
      return refuse(503, 'Sign-in is not available right now. Try again in a moment.');
    }
    if (account === undefined) return refuse(422, 'No account has this address. Check the spelling, or use one of the demo accounts.');
    await setSignedCookie(c, cookie, `${account}~${Date.now() + DAY * 1000}~${crypto.randomUUID()}`, cookieSecret, {
      path,
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: DAY,
    });
    return c.redirect(`${base}/account.html`, 303);
  });

  app.post(`${base}/demo/logout`, async (c) => {
    const login = await currentLogin(c, options);
    if (login) await options.sessions.end(login.value);
    deleteCookie(c, cookie, { path });
    return c.redirect(path, 303);
  });

  app.post(`${base}/demo/session`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const refuse = (status: 401 | 502, code: string, message: string) => c.json({ error: { code, message } }, status);
    const login = await currentLogin(c, options);
    if (!login) return refuse(401, 'signed-out', 'Sign in first.');
    try {
      const session = await options.openSession(login.account, login.signedInAt);
      options.sessions.remember(login.value, session);
      return c.json(session);
    } catch {
      return refuse(502, 'session-failed', 'The gateway did not open a session. Try again.');
    }
  });
  return app;
}
