import { Hono, type Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { formOf, fromThisSite, type LoginPlace } from './site-login.js';

const DAY = 24 * 60 * 60;

/** Who of the staff may do what, as a tenant's own directory says it. */
const STAFF: Readonly<Record<string, readonly string[]>> = {
  ada: ['accounts', 'catalog', 'subscriptions', 'billing', 'revenue', 'periods', 'objects'].flatMap((area) => [
    `${area}:read`,
    `${area}:write`,
  ]),
  grace: ['revenue:read', 'periods:read', 'objects:read'],
};

export interface StaffLoginOptions extends LoginPlace {
  /** Opens a session of the gateway for one of the staff, server to server. */
  openStaffSession: (staffId: string, scopes: readonly string[]) => Promise<{ token: string; expiresAt: string }>;
}

const nameOf = (cookies: string): string => `${cookies}_staff`;

/** Who of the staff is signed in, by a cookie of its own: a subscriber's login is none. */
export async function signedInStaff(c: Context, { cookies, cookieSecret }: LoginPlace): Promise<string | undefined> {
  const value = await getSignedCookie(c, cookieSecret, nameOf(cookies));
  const [staffId = '', end] = (value || '').split('~');
  return Object.hasOwn(STAFF, staffId) && Number(end) > Date.now() ? staffId : undefined;
}

/**
 * The login of the tenant's staff, which no page for visitors links to. `POST /demo/staff-session` exchanges it for a short session of the gateway with
 * what this person may do. Only the password is missing, because this is a demonstration.
 */
export function staffRoutes(options: StaffLoginOptions): Hono {
  const { base, cookies, cookieSecret } = options;
  const cookie = nameOf(cookies);
  const path = `${base}/`;
  const home = `${base}/staff/`;
  const app = new Hono();
  for (const route of ['staff-login', 'staff-logout', 'staff-session']) app.use(`${base}/demo/${route}`, fromThisSite);

  app.post(`${base}/demo/staff-login`, async (c) => {
    const form = await formOf(c);
    if (!form) return c.json({ error: { code: 'malformed-form', message: 'The form did not arrive whole. Send it again.' } }, 400);
    const staffId = form['staff'];
    if (typeof staffId === 'string' && Object.hasOwn(STAFF, staffId)) {
      await setSignedCookie(c, cookie, `${staffId}~${Date.now() + DAY * 1000}`, cookieSecret, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: DAY,
      });
    }
    return c.redirect(home, 303);
  });

  app.post(`${base}/demo/staff-logout`, (c) => {
    deleteCookie(c, cookie, { path });
    return c.redirect(home, 303);
  });

  app.post(`${base}/demo/staff-session`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const refuse = (status: 401 | 502, code: string, message: string) => c.json({ error: { code, message } }, status);
    const staffId = await signedInStaff(c, options);
    if (staffId === undefined) return refuse(401, 'signed-out', 'Sign in first.');
    try {
      return c.json(await options.openStaffSession(staffId, STAFF[staffId] ?? []));
    } catch {
      return refuse(502, 'session-failed', 'The gateway opened no session. Try again.');
    }
  });
  return app;
}
