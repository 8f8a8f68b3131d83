import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { settles } from '../../../api/failures/outcome.js';
import { randomId } from '../../../api/transport/random-id.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { isRefusal } from './failures.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';

/** Where a change is that somebody sends: with the words of a refusal or a failure, if there are any. */
export interface Sending {
  /** `checking`: it left, and nobody knows what became of it. */
  readonly status: 'idle' | 'sending' | 'checking' | 'refused';
  readonly text: string;
  /** Names the attempt; another one begins once its outcome is certain. */
  readonly key: string;
  /** Why it cannot even be asked what became of it. */
  readonly hindrance?: string;
  /** Only signing in again helps. */
  readonly signIn?: boolean;
}

export const notSent = (text = ''): Sending => ({ status: text ? 'refused' : 'idle', text, key: randomId() });

/**
 * Where an attempt is that failed: over, or of unknown outcome and still the same one.
 * @param before where it was when it was sent: asking for it may fail without a word about the attempt itself
 */
export function sendingAfter(l: FullLocalizer<ObjectsMessages>, error: StorefrontError, before: Sending): Sending {
  const { status, key } = before;
  const isSignedOut = error.type === 'authentication';
  const notAllowed =
    error.type === 'permission' && error.code === 'scope-missing' ? l.t('notAllowedToWrite', { scope: 'objects:write' }) : undefined;
  if (!settles(error, status === 'checking')) {
    const hindrance = isSignedOut ? l.t('signedOut') : notAllowed;
    return { status: 'checking', text: l.t('unknown'), key, ...(hindrance !== undefined && { hindrance }), signIn: isSignedOut };
  }
  if (isSignedOut) return { ...notSent(l.t('sessionEnded')), signIn: true };
  if (notAllowed !== undefined) return notSent(notAllowed);
  return notSent(isRefusal(error) ? l.t('refused', { reason: error.message }) : l.t('notSent'));
}

export const isUnderWay = ({ status }: Sending): boolean => status === 'sending' || status === 'checking';

/** What a person can do about a change that did not simply succeed. */
export interface SendingActions {
  /** Asks what became of it, by sending the same attempt again. */
  readonly onAsk: () => void;
  readonly onSignIn: () => void;
}

/** What became of a change so far, above what it is made from. */
export function sendingNotice(
  l: FullLocalizer<ObjectsMessages>,
  { status, text, hindrance, signIn }: Sending,
  { onAsk, onSignIn }: SendingActions,
): TemplateResult | typeof nothing {
  const action = signIn ? { label: l.t('signIn'), onClick: onSignIn } : undefined;
  if (status === 'refused') return notice({ kind: 'error', text, action });
  if (status !== 'checking') return nothing;
  return html`${notice({ kind: 'checking', text, action: { label: l.t('ask'), onClick: onAsk } })}
  ${hindrance === undefined ? nothing : notice({ kind: 'warning', text: hindrance, action })}`;
}

/** The buttons below a change: nothing else can be done while it is on its way; while nobody knows, one can leave. */
export function sendingButtons(
  l: FullLocalizer<ObjectsMessages>,
  { status }: Sending,
  { send, leave, onLeave }: { send: TemplateResult | string; leave: string; onLeave: () => void },
): TemplateResult {
  const busy = status === 'sending';
  return html`<div class="actions">
    ${
      status === 'checking'
        ? nothing
        : html`<button class="button primary" part="cta" type="submit" aria-disabled=${busy ? 'true' : 'false'}>${send}</button>`
    }
    <button class="button" type="button" data-leave aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onLeave()}>
      ${leave}
    </button>
    ${busy ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
  </div>`;
}
