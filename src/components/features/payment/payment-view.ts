import { html, nothing, type TemplateResult } from 'lit';
import type { Money } from '../../../api/schemas/values.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice } from '../../primitives/notice.js';
import type { PaymentFormProblem } from './adapter.js';
import { FORM_SLOT } from './form-container.js';
import { submissionText, type SubmissionMessage } from './submission-message.js';
import { renderAmount, renderFormPlaceholder, renderOptionsPlaceholder } from './payment-placeholders.js';
import { renderPaymentOptions, type PaymentLocalizer, type PaymentOption } from './payment-options.js';

/** Problems that only the developer of the page can fix. */
const DEVELOPER_PROBLEMS: readonly PaymentFormProblem[] = ['forbidden', 'unreachable', 'no-source', 'no-vendor'];

export function isDeveloperProblem(problem: PaymentFormProblem): boolean {
  return DEVELOPER_PROBLEMS.includes(problem);
}

/** View state of the payment element. */
export type PaymentState = 'loading' | 'ready' | 'kept' | 'saved' | 'refused' | 'error' | 'offline' | 'misconfigured';

/** Input of `renderPayment`. */
interface PaymentView {
  readonly l: PaymentLocalizer;
  /** Message for the developer of the page about the problem that prevents the form from being shown. */
  readonly problem: string | undefined;
  /** True while the saved methods are being loaded. */
  readonly isListing: boolean;
  readonly options: readonly PaymentOption[];
  readonly chosen: PaymentOption | undefined;
  /** True until the form can be used. */
  readonly isFormLoading: boolean;
  /** True if the form could not be shown. */
  readonly isFormFailed: boolean;
  readonly online: boolean;
  readonly message: SubmissionMessage | undefined;
  readonly amount: Money | undefined;
  readonly onChoose: (id: string) => void;
  readonly onUseSaved: (option: PaymentOption) => void;
  readonly onRetry: () => void;
  /** Called when the page's styles have changed. */
  readonly onThemeChange: () => void;
}

/** Renders the payment options, the form or its load error, and the message about the last submission. */
export function renderPayment(view: PaymentView): TemplateResult {
  const { l, problem, isListing, options, chosen, isFormLoading, isFormFailed, message } = view;
  if (problem !== undefined) return html`${notice({ kind: 'misconfigured', text: problem })}<slot name=${FORM_SLOT} hidden></slot>`;
  const isForm = !isListing && !chosen?.kept;
  return html`<div class="payment" tabindex="-1">
      <span class="theme-probe" @transitionend=${view.onThemeChange}></span>
      ${renderAmount(view.amount, l)} ${isListing ? renderOptionsPlaceholder() : nothing}
      ${options.length > 1 ? renderPaymentOptions(options, chosen?.id, view.onChoose, l) : nothing}
      <div
        class="form ${isFormLoading ? 'waiting' : ''}"
        ?hidden=${!isForm}
        role="group"
        aria-label=${l.t('label')}
        aria-busy=${isFormLoading && !isFormFailed}
      >
        ${isForm && isFormFailed ? renderFailure(view) : nothing} ${isFormLoading && !isFormFailed ? renderFormPlaceholder() : nothing}
        <slot name=${FORM_SLOT} ?hidden=${isFormFailed}></slot>
        ${isForm && message && !isFormFailed ? renderMessage(message, view) : nothing}
      </div>
      ${
        chosen?.kept
          ? html`<div>
                <button class="button primary" type="button" part="cta" @click=${() => view.onUseSaved(chosen)}>
                  ${l.t('useKept', { method: chosen.label })}
                </button>
              </div>
              ${message ? renderMessage(message, view) : nothing}`
          : nothing
      }
    </div>
    ${liveRegion(announcementOf(view, isForm))}`;
}

function renderFailure({ l, online, onRetry }: PaymentView): TemplateResult {
  const action = { label: l.t('retry'), onClick: onRetry };
  return online ? notice({ kind: 'error', text: l.t('notShown'), action }) : notice({ kind: 'offline', text: l.t('offline'), action });
}

function renderMessage(message: SubmissionMessage, { l, onRetry }: PaymentView): TemplateResult {
  // Offers a retry, because the frame itself may be broken without showing an error.
  const again = message.key === 'notSaved' || message.key === 'broken';
  const action = again ? { label: l.t('retry'), onClick: onRetry } : undefined;
  return notice({ kind: message.kind, text: submissionText(message, l), action });
}

function announcementOf({ l, online, isListing, isFormLoading, isFormFailed, message }: PaymentView, isForm: boolean): string {
  if (isForm && isFormFailed) return l.t(online ? 'notShown' : 'offline');
  if (message) return submissionText(message, l);
  return isListing || (isForm && isFormLoading) ? l.t('loading') : '';
}
