import type { TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { notice } from '../../primitives/notice.js';

/** Asks the page to sign somebody in. */
export const askToSignIn = (host: EventTarget): boolean => host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired'));

interface ClosedWords {
  readonly signedOut: string;
  readonly signIn: string;
  readonly notAllowed: string;
}

/** What an element shows in place of everything to whom it is not open; undefined if it is, or if that is not what failed. */
export function closedTo(
  host: EventTarget,
  error: StorefrontError | undefined,
  { signedOut, signIn, notAllowed }: ClosedWords,
): { state: 'signed-out' | 'not-allowed'; body: TemplateResult } | undefined {
  if (error?.type === 'authentication') {
    const action = { label: signIn, onClick: () => void askToSignIn(host) };
    return { state: 'signed-out', body: notice({ kind: 'info', text: signedOut, action }) };
  }
  if (error?.type !== 'permission') return undefined;
  return { state: 'not-allowed', body: notice({ kind: 'warning', text: notAllowed }) };
}
