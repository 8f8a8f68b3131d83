import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkNotice } from '../../primitives/check-notice.js';
import { notice } from '../../primitives/notice.js';
import type { Submission } from '../connection/submission.js';
import { isRefusal } from './errors.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { ObjectSource } from './source.js';
import type { ObjectsView } from './views.js';

/** Sends a change with an idempotency key. Returns the next view. */
export type ObjectWrite = (source: ObjectSource, idempotencyKey: string) => Promise<WriteOutcome>;

/** View to show after a successful write, and the text to announce. */
interface WriteOutcome {
  readonly view: ObjectsView;
  readonly announcement: string;
}

export type ObjectSubmission = Submission<ObjectWrite, WriteOutcome>;

/** Progress of a write, with its message. */
export interface WriteProgress {
  readonly status: 'idle' | 'sending' | 'checking' | 'refused';
  readonly text: string;
  /** Reason why the outcome cannot be checked now. */
  readonly checkProblem?: string | undefined;
  /** True if the user must sign in again. */
  readonly isSignedOut?: boolean | undefined;
}

const IDLE: WriteProgress = { status: 'idle', text: '' };

/** Returns the progress of a submission. */
export function progressOf(l: FullLocalizer<ObjectsMessages>, submission: ObjectSubmission | undefined): WriteProgress {
  const { status, error } = submission ?? {};
  if (submission?.isAttempting) return { status: 'sending', text: '' };
  if (status === 'offline') return { status: 'refused', text: l.t('offlineNotSent') };
  const isSignedOut = error?.type === 'authentication';
  const notAllowed = error && isScopeMissing(error) ? l.t('notAllowedToWrite', { scope: 'objects:write' }) : undefined;
  if (submission?.isUnderWay) {
    return { status: 'checking', text: l.t('unknown'), checkProblem: isSignedOut ? l.t('signedOut') : notAllowed, isSignedOut };
  }
  if (status !== 'refused' || !error) return IDLE;
  const reason = isRefusal(error) ? l.t('refused', { reason: error.message }) : l.t('notSent');
  return { status: 'refused', text: isSignedOut ? l.t('sessionEnded') : (notAllowed ?? reason), isSignedOut };
}

const isScopeMissing = ({ type, code }: StorefrontError): boolean => type === 'permission' && code === 'scope-missing';

export const isUnderWay = ({ status }: WriteProgress): boolean => status === 'sending' || status === 'checking';

/** Actions of the progress notice. */
export interface WriteProgressActions {
  /** Checks the outcome by sending the same attempt again. */
  readonly onCheck: () => void;
  readonly onSignIn: () => void;
}

/** Renders the progress of a write, above the form that it was sent from. */
export function renderProgressNotice(
  l: FullLocalizer<ObjectsMessages>,
  { status, text, checkProblem, isSignedOut }: WriteProgress,
  { onCheck, onSignIn }: WriteProgressActions,
): TemplateResult | typeof nothing {
  const action = isSignedOut ? { label: l.t('signIn'), onClick: onSignIn } : undefined;
  if (status === 'refused') return notice({ kind: 'error', text, action });
  if (status !== 'checking') return nothing;
  return html`${checkNotice({ text, label: l.t('ask'), isAttempting: false, onCheck })}
  ${checkProblem === undefined ? nothing : notice({ kind: 'warning', text: checkProblem, action })}`;
}

/**
 * Renders the buttons below a form. While the write is being sent, all buttons are disabled. While its outcome is unknown, only the button to
 * leave the form is shown.
 */
export function renderFormButtons(
  l: FullLocalizer<ObjectsMessages>,
  { status }: WriteProgress,
  { send, leave, onLeave }: { send: TemplateResult | string; leave: string; onLeave: () => void },
): TemplateResult {
  const isSending = status === 'sending';
  return html`<div class="actions">
    ${
      status === 'checking'
        ? nothing
        : html`<button class="button primary" part="cta" type="submit" aria-disabled=${isSending ? 'true' : 'false'}>${send}</button>`
    }
    <button class="button" type="button" data-leave aria-disabled=${isSending ? 'true' : 'false'} @click=${() => isSending || onLeave()}>
      ${leave}
    </button>
    ${isSending ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
  </div>`;
}
