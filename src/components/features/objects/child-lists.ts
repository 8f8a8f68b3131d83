import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { toLabel } from './values.js';

/**
 * Child types of each type, with the field that references the parent. Needed because the platform's type descriptions do not list child
 * types, but only the types that a type references.
 */
const CHILD_TYPES: Readonly<Record<string, readonly (readonly [type: string, field: string])[]>> = {
  Account: ['Contact', 'Subscription', 'Invoice', 'Payment', 'CreditMemo', 'DebitMemo', 'Usage'].map((type) => [type, 'AccountId']),
  Product: [['ProductRatePlan', 'ProductId']],
  ProductRatePlan: [['ProductRatePlanCharge', 'ProductRatePlanId']],
  ProductRatePlanCharge: [['ProductRatePlanChargeTier', 'ProductRatePlanChargeId']],
  Subscription: ['RatePlan', 'Amendment', 'Usage'].map((type) => [type, 'SubscriptionId']),
  RatePlan: [['RatePlanCharge', 'RatePlanId']],
  RatePlanCharge: [['RatePlanChargeTier', 'RatePlanChargeId']],
  Invoice: ['InvoiceItem', 'InvoicePayment', 'InvoiceItemAdjustment'].map((type) => [type, 'InvoiceId']),
  Payment: [['InvoicePayment', 'PaymentId']],
  CreditMemo: [['CreditMemoItem', 'CreditMemoId']],
  DebitMemo: [['DebitMemoItem', 'DebitMemoId']],
  RevenueSchedule: [['RevenueScheduleItem', 'RevenueScheduleId']],
};

/** Renders a button for each list of child records. */
export function renderChildLists(
  l: FullLocalizer<ObjectsMessages>,
  parentType: string,
  onListChildren: (type: string, field: string) => void,
): TemplateResult | typeof nothing {
  const children = Object.hasOwn(CHILD_TYPES, parentType) ? CHILD_TYPES[parentType] : undefined;
  if (!children) return nothing;
  return html`<section class="view">
    <h4>${l.t('related')}</h4>
    <div class="actions">
      ${children.map(
        ([type, field]) =>
          html`<button class="button" type="button" data-list=${type} @click=${() => onListChildren(type, field)}>
            ${toLabel(type)}
          </button>`,
      )}
    </div>
  </section>`;
}
