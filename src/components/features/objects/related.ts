import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { readable } from './values.js';

/** Which records belong to a record of a type: those whose field names it. A description tells only the other direction. */
const OWNED: Readonly<Record<string, readonly (readonly [type: string, field: string])[]>> = {
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

/** Leads from a record to the lists of what belongs to it. */
export function renderRelated(
  l: FullLocalizer<ObjectsMessages>,
  owner: string,
  onList: (type: string, field: string) => void,
): TemplateResult | typeof nothing {
  const owned = Object.hasOwn(OWNED, owner) ? OWNED[owner] : undefined;
  if (!owned) return nothing;
  return html`<section class="view">
    <h4>${l.t('related')}</h4>
    <div class="actions">
      ${owned.map(
        ([type, field]) =>
          html`<button class="button" type="button" data-list=${type} @click=${() => onList(type, field)}>${readable(type)}</button>`,
      )}
    </div>
  </section>`;
}
