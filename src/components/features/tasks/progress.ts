import { html, nothing, type TemplateResult } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice, type NoticeOptions } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import type { Mutation } from '../connection/mutation.js';
import type { TasksMessages } from '../../../generated/locales/tasks.js';
import type { TaskState } from './task.js';

export type TasksLocalizer = FullLocalizer<TasksMessages>;

/** A change that is being made, whatever it is. */
export type Making = Pick<Mutation<unknown, unknown>, 'status' | 'problem' | 'attempting' | 'isResumed' | 'ask'>;

/** How a change that a task makes is going, to be seen and to be said. */
export interface Progress {
  /** Empty where there is nothing to say. */
  readonly text: string;
  readonly notice: TemplateResult | typeof nothing;
}

export interface ProgressOptions {
  readonly l: TasksLocalizer;
  /** Words of the task for a refusal that it knows better than "did not work"; undefined for all others. */
  readonly refusal?: ((error: StorefrontError) => string | undefined) | undefined;
  readonly signInHref?: string | undefined;
  readonly onSignIn: () => void;
}

/** What became of a change so far. While it is merely being sent the button says so; only what takes long is a message. */
export function progressOf(mutation: Making, options: ProgressOptions): Progress {
  const { l, refusal } = options;
  const say = (kind: NoticeOptions['kind'], text: string, action?: NoticeOptions['action']): Progress => ({
    text,
    notice: notice({ kind, text, action }),
  });
  const ask = { label: l.t(mutation.attempting ? 'asking' : 'checkNow'), busy: mutation.attempting, onClick: () => mutation.ask() };
  switch (mutation.status) {
    case 'sending':
      return { text: l.t('sending'), notice: nothing };
    case 'checking':
      return say('checking', l.t('checking'), ask);
    case 'other-tab':
      return say('warning', l.t('otherTab'), ask);
    case 'offline':
      return say('offline', l.t('offline'));
    case 'session-expired':
      return { text: l.t('sessionExpired'), notice: signIn(options) };
    case 'refused':
      return say('error', (mutation.problem && refusal?.(mutation.problem)) ?? refusalWords(mutation.problem, l));
    case 'idle':
      return mutation.isResumed ? say('info', l.t('resumed')) : NOTHING;
    case 'done':
      return NOTHING;
  }
}

const NOTHING: Progress = { text: '', notice: nothing };

function refusalWords(error: StorefrontError | undefined, l: TasksLocalizer): string {
  if (error?.type === 'payment') return l.t('paymentFailed');
  if (error?.type === 'rate-limit') return l.t('rateLimit');
  if (error?.type === 'permission') return l.t('notAllowed');
  return error?.requestId ? l.t('notDoneReference', { reference: error.requestId }) : l.t('notDone');
}

function signIn({ l, signInHref, onSignIn }: ProgressOptions): TemplateResult {
  const href = safeHref(signInHref);
  const label = l.t('signIn');
  return html`<div class="notice warning" part="notice">
    <p>${l.t('sessionExpired')}</p>
    ${
      href
        ? html`<a class="button" href=${href} @click=${onSignIn}>${label}</a>`
        : html`<button class="button" type="button" @click=${onSignIn}>${label}</button>`
    }
  </div>`;
}

/** The state of a task by how its change is going. @param conflict it was refused because what it was about is another by now */
export function taskStateOf({ status }: Making, conflict: boolean): TaskState {
  if (status === 'done') return 'done';
  if (status === 'sending') return 'submitting';
  if (status === 'checking' || status === 'other-tab') return 'checking';
  if (conflict) return 'conflict';
  return status === 'refused' ? 'refused' : 'task';
}
