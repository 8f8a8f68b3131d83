import { Hono, type Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { OpenedSession, OpenSessions } from './open-sessions.js';
import { readFormFields, fromThisSite, type TenantLogin } from './site-login.js';

const DAY = 24 * 60 * 60;

/** Scopes of each staff member. A real tenant would read them from its directory. */
const STAFF: Readonly<Record<string, readonly string[]>> = {
  ada: ['accounts', 'catalog', 'subscriptions', 'billing', 'revenue', 'periods', 'objects'].flatMap((area) => [
    `${area}:read`,
    `${area}:write`,
  ]),
  grace: ['revenue:read', 'periods:read', 'objects:read'],
};

export interface StaffLoginOptions extends TenantLogin {
  /** Opens a gateway session for a staff member, server to server. */
  openStaffSession: (staffId: string, scopes: readonly string[]) => Promise<OpenedSession>;
  /** Open sessions, which end when the customer or staff member signs out. */
  sessions: OpenSessions;
}

const nameOf = (cookies: string): string => `${cookies}_staff`;

/** Returns the login of the signed-in staff member. `value` is different for each login. */
async function currentLogin(c: Context, { cookies, cookieSecret }: TenantLogin): Promise<{ value: string; staffId: string } | undefined> {
  const value = (await getSignedCookie(c, cookieSecret, nameOf(cookies))) || '';
  const [staffId = '', end] = value.split('~');
  return Object.hasOwn(STAFF, staffId) && Number(end) > Date.now() ? { value, staffId } : undefined;
}

/** Returns the signed-in staff member. Staff have their own cookie, so a customer's login is not enough. */
export async function signedInStaff(c: Context, place: TenantLogin): Promise<string | undefined> {
  return (await currentLogin(c, place))?.staffId;
}

/**
 * Login for the tenant's staff. No visitor page links to it. `POST /demo/staff-session` exchanges the login for a short gateway session
 * with the staff member's scopes. There are no passwords, because this is a demo.
 */
export function staffRoutes(options: StaffLoginOptions): Hono {
  const { base, cookies, cookieSecret } = options;
  const cookie = nameOf(cookies);
  const path = `${base}/`;
  const home = `${base}/staff/`;
  const app = new Hono();
  for (const route of ['staff-login', 'staff-logout', 'staff-session']) app.use(`${base}/demo/${route}`, fromThisSite);

  app.post(`${base}/demo/staff-login`, async (c) => {
    const form = await readFormFields(c);
    if (!form) return c.json({ error: { code: 'malformed-form', message: 'The form is incomplete. Send it again.' } }, 400);
    const staffId = form['staff'];
    if (typeof staffId === 'string' && Object.hasOwn(STAFF, staffId)) {
      await setSignedCookie(c, cookie, `${staffId}~${Date.now() + DAY * 1000}~${crypto.randomUUID()}`, cookieSecret, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: DAY,
      });
    }
    return c.redirect(home, 303);
  });

  app.post(`${base}/demo/staff-logout`, async (c) => {
    const login = await currentLogin(c, options);
    if (login) await options.sessions.end(login.value);
    deleteCookie(c, cookie, { path });
    return c.redirect(home, 303);
  });

  app.post(`${base}/demo/staff-session`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const refuse = (status: 401 | 502, code: string, message: string) => c.json({ error: { code, message } }, status);
    const login = await currentLogin(c, options);
    if (!login) return refuse(401, 'signed-out', 'Sign in first.');
    try {
      const session = await options.openStaffSession(login.staffId, STAFF[login.staffId] ?? []);
      options.sessions.remember(login.value, session);
      return c.json(session);
    } catch {
      return refuse(502, 'session-failed', 'The gateway did not open a session. Try again.');
    }
  });
  return app;
}
