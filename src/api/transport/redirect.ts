import { StorefrontError } from '../errors.js';

/**
 * True for a redirect that was not followed. Requests are sent with `redirect: 'manual'`, because not every server runtime supports
 * `redirect: 'error'`. Servers see the status; browsers get an opaque response.
 */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/**
 * Refuses a redirect. Following it could send a credential to another host.
 * @throws {StorefrontError} `connection` with code `redirected`
 */
export async function refuseRedirect(response: Response, url: string): Promise<void> {
  if (!isRedirect(response)) return;
  await response.body?.cancel();
  throw new StorefrontError({
    type: 'connection',
    code: 'redirected',
    message: `${new URL(url).origin} answered with a redirect, which is never followed. Check the URL, and that no proxy or login page is in between.`,
    retryable: true,
  });
}
