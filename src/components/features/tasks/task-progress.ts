import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice, type NoticeOptions } from '../../primitives/notice.js';
import type { TasksMessages } from '../../../generated/locales/tasks.js';
import { checkNotice } from '../../primitives/check-notice.js';
import { linkOrButton } from '../../primitives/link-or-button.js';
import type { GatewaySubmission } from '../connection/gateway-submission.js';
import { FRESH_SIGN_IN } from './fresh-sign-in.js';
import type { TaskState } from './task.js';

export type TasksLocalizer = FullLocalizer<TasksMessages>;

/** Submission of any task. */
type TaskSubmission = Pick<GatewaySubmission<unknown, unknown>, 'status' | 'problem' | 'isAttempting' | 'isResumed' | 'check'>;

/** Progress of a task's submission, to show and announce. */
export interface TaskProgress {
  /** Text for the live region; empty if there is nothing to announce. */
  readonly text: string;
  readonly notice: TemplateResult | typeof nothing;
}

export interface TaskProgressOptions {
  readonly l: TasksLocalizer;
  /** Returns the task's own text for a refusal. Undefined if the task has none. */
  readonly refusal?: ((error: StorefrontError) => string | undefined) | undefined;
  readonly signInHref?: string | undefined;
  /**
   * What the user has entered in the task. `fields`: the default, kept during a sign-in. `details`: card or bank details, lost with the page.
   * `nothing`: the task has no entries.
   */
  readonly entries?: 'fields' | 'details' | 'nothing';
  readonly onSignIn: (reason: 'session-expired' | typeof FRESH_SIGN_IN) => void;
}

/** Returns the progress of a submission. During the first attempt, only the button shows the progress. */
export function taskProgress(submission: TaskSubmission, options: TaskProgressOptions): TaskProgress {
  const { l, refusal } = options;
  const say = (kind: NoticeOptions['kind'], text: string): TaskProgress => ({ text, notice: notice({ kind, text }) });
  const check = (kind: NoticeOptions['kind'], text: string): TaskProgress => ({
    text,
    notice: checkNotice({
      kind,
      text,
      label: l.t('checkNow'),
      busyLabel: l.t('asking'),
      isAttempting: submission.isAttempting,
      onCheck: () => submission.check(),
    }),
  });
  switch (submission.status) {
    case 'sending':
      return { text: l.t('sending'), notice: nothing };
    case 'checking':
      return check('checking', l.t('checking'));
    case 'other-tab':
      return check('warning', l.t('otherTab'));
    case 'offline':
      return say('offline', l.t('offline'));
    case 'session-expired':
      return signInProgress('session-expired', options);
    case 'refused':
      if (submission.problem?.code === FRESH_SIGN_IN) return signInProgress(FRESH_SIGN_IN, options);
      return say('error', (submission.problem && refusal?.(submission.problem)) ?? refusalText(submission.problem, l));
    case 'idle':
      return submission.isResumed ? say('info', l.t('resumed')) : NO_PROGRESS;
    case 'done':
      return NO_PROGRESS;
  }
}

const NO_PROGRESS: TaskProgress = { text: '', notice: nothing };

function refusalText(error: StorefrontError | undefined, l: TasksLocalizer): string {
  if (error?.type === 'payment') return l.t('paymentFailed');
  if (error?.type === 'rate-limit') return l.t('rateLimit');
  if (error?.type === 'permission') return l.t('notAllowed');
  return error?.requestId ? l.t('notDoneReference', { reference: error.requestId }) : l.t('notDone');
}

function signInProgress(
  reason: 'session-expired' | typeof FRESH_SIGN_IN,
  { l, signInHref, entries = 'fields', onSignIn }: TaskProgressOptions,
): TaskProgress {
  const kept = entries === 'nothing' ? [] : [l.t(entries === 'details' ? 'detailsNotKept' : 'entriesKept')];
  const text = [l.t(reason === FRESH_SIGN_IN ? 'freshSignIn' : 'sessionExpired'), ...kept].join(' ');
  return {
    text,
    notice: html`<div class="notice warning" part="notice">
      <p>${text}</p>
      ${linkOrButton(signInHref, l.t('signIn'), () => onSignIn(reason))}
    </div>`,
  };
}

/** Returns the state of a task from its submission. @param conflict true if the data has changed since the user saw it */
export function taskStateOf({ status }: TaskSubmission, conflict: boolean): TaskState {
  if (status === 'done') return 'done';
  if (status === 'sending') return 'submitting';
  if (status === 'checking' || status === 'other-tab') return 'checking';
  if (conflict) return 'conflict';
  return status === 'refused' ? 'refused' : 'task';
}
