import { html, type LitElement, type TemplateResult } from 'lit';
import { dialog, dialogStyles, openDialog } from '../../primitives/dialog.js';
import type { Client } from '../../../api/client.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { FORM_SLOT } from '../payment/form-container.js';
import { adoptStyles } from '../tasks/task-scope.js';

/** Parts of the sign-up, and of the elements inside it, that a page may style. */
const PARTS = [
  'base, progress, step, summary, coupon, consents, continue, back, edit, switch, again, sign-in, field, input, duplicate',
  'done, receipt, download, start-again, cta, notice, sentence, terms, due-now, next, product, line, total',
  'plan, plan-name, badge, price, period, features, segmented, add-ons, comparison',
].join(', ');

/** Purchase, texts and callbacks of the dialog. */
interface PurchaseDialogOptions {
  readonly title: string;
  readonly close: string;
  readonly client: Client | undefined;
  readonly plan: string;
  readonly quantity: number | undefined;
  readonly addOns: readonly AddOnChoice[];
  readonly currency: string | undefined;
  readonly country: string | undefined;
  readonly locale: string;
  readonly accountHref: string | undefined;
  readonly signInHref: string | undefined;
  readonly paymentAdapter: PaymentAdapterOption | undefined;
  readonly onComplete: () => void;
  /** Called when a task of the account opens on this page. */
  readonly onOpenTask: () => void;
  readonly onClose: () => void;
}

/** Adds the styles of the dialog to an element. */
export function adoptDialogStyles(host: LitElement): void {
  adoptStyles(host, dialogStyles);
}

/** Renders the dialog. @param hasSignUp true if the dialog contains the sign-up, also while it is closed */
export function purchaseDialog(purchase: PurchaseDialogOptions, hasSignUp: boolean): TemplateResult {
  const { title, close, onClose } = purchase;
  return dialog({ title, close, onClose, content: hasSignUp ? renderSignUp(purchase) : html`` });
}

export { openDialog };

function renderSignUp(purchase: PurchaseDialogOptions): TemplateResult {
  return html`<storefront-sign-up
    exportparts=${PARTS}
    .client=${purchase.client}
    .plan=${purchase.plan}
    .quantity=${purchase.quantity}
    .prefill=${{ addOns: purchase.addOns }}
    .currency=${purchase.currency}
    .country=${purchase.country}
    .locale=${purchase.locale}
    .accountHref=${purchase.accountHref}
    .signInHref=${purchase.signInHref}
    .paymentAdapter=${purchase.paymentAdapter}
    history="off"
    @storefront-sign-up-complete=${purchase.onComplete}
    @storefront-open-task=${purchase.onOpenTask}
  >
    <slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>
  </storefront-sign-up>`;
}
