import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkNotice } from '../../primitives/check-notice.js';
import { notice } from '../../primitives/notice.js';
import type { Submission } from '../connection/submission.js';
import { isRefusal } from './failures.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { ObjectSource } from './source.js';
import type { View } from './views.js';

/** Writes something with this idempotency key, and returns what is shown then. */
export type ObjectWrite = (source: ObjectSource, idempotencyKey: string) => Promise<Written>;

/** View that follows a successful write, and the text that announces it. */
export interface Written {
  readonly view: View;
  readonly said: string;
}

export type ObjectSubmission = Submission<ObjectWrite, Written>;

/** Progress of a write, in words. */
export interface Sending {
  readonly status: 'idle' | 'sending' | 'checking' | 'refused';
  readonly text: string;
  /** Reason why the outcome cannot be checked now. */
  readonly hindrance?: string | undefined;
  /** True if only signing in again helps. */
  readonly isSignedOut?: boolean | undefined;
}

const NOT_SENT: Sending = { status: 'idle', text: '' };

/** Returns the progress of a submission. */
export function sendingOf(l: FullLocalizer<ObjectsMessages>, submission: ObjectSubmission | undefined): Sending {
  const { status, error } = submission ?? {};
  if (submission?.isAttempting) return { status: 'sending', text: '' };
  if (status === 'offline') return { status: 'refused', text: l.t('offlineNotSent') };
  const isSignedOut = error?.type === 'authentication';
  const notAllowed = error && isScopeMissing(error) ? l.t('notAllowedToWrite', { scope: 'objects:write' }) : undefined;
  if (submission?.isUnderWay) {
    return { status: 'checking', text: l.t('unknown'), hindrance: isSignedOut ? l.t('signedOut') : notAllowed, isSignedOut };
  }
  if (status !== 'refused' || !error) return NOT_SENT;
  const reason = isRefusal(error) ? l.t('refused', { reason: error.message }) : l.t('notSent');
  return { status: 'refused', text: isSignedOut ? l.t('sessionEnded') : (notAllowed ?? reason), isSignedOut };
}

const isScopeMissing = ({ type, code }: StorefrontError): boolean => type === 'permission' && code === 'scope-missing';

export const isUnderWay = ({ status }: Sending): boolean => status === 'sending' || status === 'checking';

/** Actions for a write that did not simply succeed. */
export interface SendingActions {
  /** Checks the outcome by sending the same attempt again. */
  readonly onCheck: () => void;
  readonly onSignIn: () => void;
}

/** Renders the progress of a write, above the form that it was sent from. */
export function sendingNotice(
  l: FullLocalizer<ObjectsMessages>,
  { status, text, hindrance, isSignedOut }: Sending,
  { onCheck, onSignIn }: SendingActions,
): TemplateResult | typeof nothing {
  const action = isSignedOut ? { label: l.t('signIn'), onClick: onSignIn } : undefined;
  if (status === 'refused') return notice({ kind: 'error', text, action });
  if (status !== 'checking') return nothing;
  return html`${checkNotice({ text, label: l.t('ask'), isAttempting: false, onCheck })}
  ${hindrance === undefined ? nothing : notice({ kind: 'warning', text: hindrance, action })}`;
}

/** Renders the buttons below a form. While the write is sent nothing can be pressed; while its outcome is unknown, the person can leave. */
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
