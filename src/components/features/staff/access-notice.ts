import type { TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import { notice } from '../../primitives/notice.js';

/** Asks the page to sign the user in. Returns false if a listener canceled the event. */
export const requestSignIn = (host: EventTarget): boolean => host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired'));

interface AccessTexts {
  readonly signedOut: string;
  readonly signIn: string;
  readonly notAllowed: string;
}

/** Returns the notice for a user who is signed out or lacks a scope. Undefined for any other error. */
export function accessNotice(
  host: EventTarget,
  error: StorefrontError | undefined,
  { signedOut, signIn, notAllowed }: AccessTexts,
): { state: 'signed-out' | 'not-allowed'; body: TemplateResult } | undefined {
  if (error?.type === 'authentication') {
    const action = { label: signIn, onClick: () => void requestSignIn(host) };
    return { state: 'signed-out', body: notice({ kind: 'info', text: signedOut, action }) };
  }
  if (error?.type !== 'permission') return undefined;
  return { state: 'not-allowed', body: notice({ kind: 'warning', text: notAllowed }) };
}
