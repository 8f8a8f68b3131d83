/** Objects that ids and numbers belong to, for fields with unclear names such as `id`. */
import type { Shape } from './model.js';

/** Objects by schema of the definition, or by row for parameters. Responses with objects of any type have no entry. */
const OWNERS: readonly (readonly [object: string, schemas: RegExp])[] = [
  ['product', /^(?:GETProductType|ExpandedProduct)$/],
  ['product rate plan', /^(?:getProductRatePlan|GETProductRatePlan(?:Type|WithExternalId.*)|NestedProductRatePlanOnExpand)$/],
  ['product rate plan charge', /^GETProductRatePlanCharge(?:Type|Response)$/],
  ['account', /^(?:GETAccount(?:Summary)?TypeBasicInfo|ExpandedAccount|NestedAccountOnExpand)$/],
  ['account', /^(?:getAccountObject|deleteAccountObject|Old_Proxy(?:Get|Modify)Account)$/],
  ['contact', /(?:BillTo|SoldTo|ShipTo)Contact$|^(?:ContactResponse|ExpandedContact)$/],
  ['payment method', /^(?:GET|POST|PUT)PaymentMethodResponse(?:ForAccount)?$|\.defaultPaymentMethod$/],
  ['payment method', /^(?:Old_GETPaymentMethodType|NestedPaymentMethodOnExpand)$/],
  ['subscription', /^(?:GETSubscription(?:Type|TypeWithSuccess|ByKeyWithSuccess)|GETAccountSummarySubscriptionType)$/],
  ['subscription', /^(?:ExpandedSubscription|NestedSubscriptionOnExpand)$/],
  ['rate plan', /^(?:GETSubscriptionRatePlanType|NestedRatePlanOnExpand)$/],
  ['rate plan charge', /^GETSubscriptionRatePlanChargesType$|^(?:POST|PUT)Subscription.*\.chargeMetrics$/],
  ['invoice', /^(?:GetInvoiceResponse|InvoiceResponseType|GETAccountSummaryInvoiceType|NestedInvoiceOnExpand)$/],
  ['invoice item', /^(?:InvoiceItem|NestedInvoiceItemOnExpand)$/],
  ['payment', /^(?:listPayments|GETARPaymentType.*|GETAccountSummaryPaymentType|NestedPaymentOnExpand)$/],
  ['refund', /^(?:listRefunds|GETRefund.*|NestedRefundOnExpand)$|Order.*\.refunds$/],
  ['credit memo', /^(?:listCreditMemos|GETCreditMemoType.*|CreditMemoResponseType|NestedCreditMemoOnExpand)$|\.creditMemo$/],
  ['debit memo', /^NestedDebitMemoOnExpand$|\.debitMemo$/],
  ['amendment', /^Old_GETAmendmentType$/],
  ['usage', /^(?:getUsage|deleteUsage|Proxy(?:Get|Modify)Usage|Old_GETUsageType|NestedUsageOnExpand)$/],
  ['accounting period', /^(?:GET|POST)AccountingPeriod/],
  ['accounting code', /^(?:GET|POST)AccountingCode/],
];

/** Objects that keys belong to, where neither the field name nor the schema name shows it. */
const KEYS: Readonly<Record<string, string>> = { 'generateBillingDocuments.key': 'account' };

/**
 * Returns the type of an `id`, `number` or `key` field by the schema that contains it. Undefined for other fields.
 *
 * @param schema name in the definition, or row of a parameter
 */
export function ownedShape(schema: string, field: string): Shape | undefined {
  const ofKey = KEYS[`${schema}.${field}`];
  if (ofKey !== undefined) return { is: 'key', of: ofKey };
  if (!/^(?:id|Id|number)$/.test(field)) return undefined;
  const of = OWNERS.find(([, schemas]) => schemas.test(schema))?.[0];
  return of === undefined ? undefined : { is: field === 'number' ? 'number-of' : 'id', of };
}
