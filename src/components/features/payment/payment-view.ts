import { html, nothing, type TemplateResult } from 'lit';
import type { Money } from '../../../api/schemas/values.js';
import { liveRegion } from '../../primitives/live-region.js';
import { notice } from '../../primitives/notice.js';
import type { PaymentFormProblem } from './adapter.js';
import { FORM_SLOT } from './place.js';
import { remarkWords, type Remark } from './remark.js';
import { renderAmount, renderFormStandIn, renderKeptStandIn } from './surroundings.js';
import { renderWays, type PaymentLocalizer, type Way } from './ways.js';

/** Problems that only the person who builds the page can mend. */
const SETUP: readonly PaymentFormProblem[] = ['forbidden', 'unreachable', 'no-source', 'no-vendor'];

export function isForAuthor(problem: PaymentFormProblem): boolean {
  return SETUP.includes(problem);
}

/** What the element shows. */
export type PaymentState = 'loading' | 'ready' | 'kept' | 'saved' | 'refused' | 'error' | 'offline' | 'misconfigured';

/** Everything the element is drawn from. */
export interface PaymentView {
  readonly l: PaymentLocalizer;
  /** Words for the person who builds the page about what keeps the form away. */
  readonly problem: string | undefined;
  /** Whether the kept methods are on their way. */
  readonly listing: boolean;
  readonly ways: readonly Way[];
  readonly chosen: Way | undefined;
  /** Whether the form is on its way. */
  readonly waiting: boolean;
  /** Whether the form could not be shown. */
  readonly failed: boolean;
  readonly online: boolean;
  readonly remark: Remark | undefined;
  readonly amount: Money | undefined;
  readonly choose: (id: string) => void;
  readonly useKept: (way: Way) => void;
  readonly retry: () => void;
  /** The look of the page has become something else. */
  readonly dress: () => void;
}

/** Ways to pay, the form or what went wrong with it, and what was last said about it. */
export function renderPayment(view: PaymentView): TemplateResult {
  const { l, problem, listing, ways, chosen, waiting, failed, remark } = view;
  if (problem !== undefined) return html`${notice({ kind: 'misconfigured', text: problem })}<slot name=${FORM_SLOT} hidden></slot>`;
  const isForm = !listing && !chosen?.kept;
  const formFailed = isForm && failed;
  return html`<div class="payment" tabindex="-1">
      <span class="look" @transitionend=${view.dress}></span>
      ${renderAmount(view.amount, l)} ${listing ? renderKeptStandIn() : nothing}
      ${ways.length > 1 ? renderWays(ways, chosen?.id, view.choose, l) : nothing}
      <div
        class="form ${waiting ? 'waiting' : ''}"
        ?hidden=${!isForm}
        role="group"
        aria-label=${l.t('label')}
        aria-busy=${waiting && !failed}
      >
        ${formFailed ? failure(view) : nothing} ${waiting && !failed ? renderFormStandIn() : nothing}
        <slot name=${FORM_SLOT} ?hidden=${failed}></slot>
        ${isForm && remark && !failed ? renderRemark(remark, view) : nothing}
      </div>
      ${
        chosen?.kept
          ? html`<div>
                <button class="button primary" type="button" part="cta" @click=${() => view.useKept(chosen)}>
                  ${l.t('useKept', { method: chosen.label })}
                </button>
              </div>
              ${remark ? renderRemark(remark, view) : nothing}`
          : nothing
      }
    </div>
    ${liveRegion(spoken(view, isForm))}`;
}

function failure({ l, online, retry }: PaymentView): TemplateResult {
  const action = { label: l.t('retry'), onClick: retry };
  return online ? notice({ kind: 'error', text: l.t('notShown'), action }) : notice({ kind: 'offline', text: l.t('offline'), action });
}

function renderRemark(remark: Remark, { l, retry }: PaymentView): TemplateResult {
  // Also where the frame itself is broken and says nothing: a form that can be loaded again is never a dead end.
  const again = remark.key === 'notSaved' || remark.key === 'broken';
  const action = again ? { label: l.t('retry'), onClick: retry } : undefined;
  return notice({ kind: remark.kind, text: remarkWords(remark, l), action });
}

function spoken({ l, online, listing, waiting, failed, remark }: PaymentView, isForm: boolean): string {
  if (isForm && failed) return l.t(online ? 'notShown' : 'offline');
  if (remark) return remarkWords(remark, l);
  return listing || (isForm && waiting) ? l.t('loading') : '';
}
