import * as z from 'zod';
import { ok, problem, unclear, type Check } from '../check.js';

const sessionSchema = z.object({ token: z.string().min(1), expiresAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))) });

/** The route that `fetchSession` calls answers in a way that the page understands. Nobody is signed in here. */
export const checkSession: Check = async ({ sessionUrl, send, origin }) => {
  if (sessionUrl === undefined) return [unclear('The route of fetchSession is unknown. Pass --session with its URL.')];
  const fix = 'Answer 401 or 204 if nobody is signed in, otherwise with {token, expiresAt} of the gateway.';
  try {
    const response = await send(sessionUrl, { method: 'POST', headers: { origin } });
    if (response.status === 401 || response.status === 204) return [ok('The route of fetchSession answers.')];
    if (!response.ok) return [problem(`The route of fetchSession answers with status ${response.status}.`, fix)];
    const valid = sessionSchema.safeParse(await response.json().catch(() => undefined)).success;
    if (!valid) return [problem('The route of fetchSession returns no {token, expiresAt}.', fix)];
    return /no-store/.test(response.headers.get('cache-control') ?? '')
      ? [ok('The route of fetchSession returns a session.')]
      : [problem('The route of fetchSession may be cached.', 'Send Cache-Control: no-store.')];
  } catch {
    return [problem(`Nothing answers at ${sessionUrl}.`, fix)];
  }
};
