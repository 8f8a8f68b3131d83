/** What we know beyond the definition: names of types, values it leaves open, and what answers always have. */
import type { Direction, Shape } from './model.js';
import { owned } from './owners.js';

/** Names that the rule below would make unclear. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  GETSubscriptionRatePlanChargesType: 'SubscriptionCharge',
  InvoiceItemPreviewResult: 'PreviewItem',
  GETBillingDocumentsResponseType: 'BillingDocument',
  GETARPaymentTypewithSuccess: 'Payment',
  GETPaymentMethodResponseForAccount: 'AccountPaymentMethod',
  GETAccountTypeBasicInfo: 'AccountBasicInfo',
  GETAccountTypeBillToContact: 'AccountContact',
  GETAccountTypeSoldToContact: 'AccountSoldToContact',
  GetAccountTypeShipToContact: 'AccountShipToContact',
  CreateOrderCreateSubscription: 'CreateSubscriptionAction',
  CreateOrderOrderAction: 'OrderActionRequest',
  CreateOrderRatePlanOverride: 'RatePlanOverride',
  CreateOrderChargeOverride: 'ChargeOverrideRequest',
  GETAccountPaymentMethodType: 'AccountPaymentMethods',
  GETAccountSummaryTypeBasicInfo: 'AccountSummaryBasicInfo',
};

/**
 * Our name for a schema of the definition: without the marks of its making (`GET`, `POST`, `Type`, `Old_`), requests with `Input` at the end where
 * the word alone would be that of an answer.
 */
export function typeName(component: string, direction: Direction): string {
  const given = TYPE_NAMES[component];
  if (given !== undefined) return direction === 'in' ? `${given}Input` : given;
  const bare = component
    .replace(/^Old_/, '')
    .replace(/^Proxy/, '')
    .replace(/^(GET|POST|PUT)?C?RS(?=Detail|BasicInfo|[a-z])/, '$1RevenueSchedule')
    .replace(/^(?:GET|Get)(?=[A-Z])/, '')
    .replace(/^(?:POST|Post)(?=[A-Z])/, 'New')
    .replace(/^(?:PUT|Put)(?=[A-Z])/, 'Changed')
    .replaceAll(/(?<=\w)Type(?=[A-Z]|with|$)/g, '')
    .replace(/withSuccess$|WithSuccess$/, '')
    .replaceAll('_', '');
  const name = bare.charAt(0).toUpperCase() + bare.slice(1);
  return direction === 'in' ? `${name}Input` : name;
}

const CHARGE_MODELS = [
  'FlatFee',
  'PerUnit',
  'Overage',
  'Volume',
  'Tiered',
  'TieredWithOverage',
  'DiscountFixedAmount',
  'DiscountPercentage',
  'MultiAttributePricing',
  'Delivery',
  'PreratedPerUnit',
  'PreratedPricing',
  'HighWatermarkVolume',
  'HighWatermarkTiered',
];

/** Values that operations.md knows and the definition leaves as plain text, by schema and field. */
const VALUES: readonly { schema: RegExp; field: string; values: string[] }[] = [
  { schema: /Charge/, field: 'model', values: CHARGE_MODELS },
  {
    schema: /^GETProductRatePlanChargeType$|^GETSubscriptionRatePlanChargesType$/,
    field: 'type',
    values: ['OneTime', 'Recurring', 'Usage'],
  },
  { schema: /Subscription/, field: 'termType', values: ['TERMED', 'EVERGREEN'] },
  { schema: /^GETProductRatePlanType$/, field: 'status', values: ['Active', 'Expired', 'NotStarted'] },
  {
    schema: /^GETSubscription(?:Type|TypeWithSuccess|ByKeyWithSuccess)$/,
    field: 'status',
    values: ['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Suspended', 'Cancelled', 'Expired'],
  },
  { schema: /^GETAccountingPeriod/, field: 'status', values: ['Open', 'PendingClose', 'Closed'] },
];

/**
 * What a field is, where we know better than the definition. Requests keep its values: it may only be told what it knows.
 *
 * @param schema of the definition, or the row of a parameter
 */
export function fieldRefinement(schema: string, field: string, direction: Direction): Shape | undefined {
  const identity = owned(schema, field);
  if (identity) return identity;
  if (direction === 'in') return undefined;
  const values = VALUES.find((entry) => entry.field === field && entry.schema.test(schema));
  if (values) return { is: 'enum', values: values.values };
  return WHOLE_NUMBERS.has(`${schema}.${field}`) ? { is: 'integer' } : undefined;
}

/** Fields that the definition calls numbers and that count something. */
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['tokenResponse.expires_in']);

const SUBSCRIPTION = ['id', 'subscriptionNumber', 'accountId', 'accountNumber', 'status', 'termType', 'subscriptionStartDate', 'ratePlans'];

const SCHEDULE = ['number', 'amount', 'recognizedRevenue', 'unrecognizedRevenue', 'undistributedUnrecognizedRevenue', 'revenueItems'];
const PERIOD = ['id', 'name', 'startDate', 'endDate', 'status'];

/** Fields that an answer always has, by schema. The definition marks hardly any. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  tokenResponse: ['access_token', 'expires_in', 'token_type'],
  POSTCreatePaymentSessionResponse: ['token'],
  GETCatalogType: ['products'],
  GETProductType: ['id', 'name'],
  GETProductRatePlansResponse: ['productRatePlans'],
  GETProductRatePlanType: ['id', 'name', 'productRatePlanCharges'],
  GETProductRatePlanChargeType: ['id', 'name', 'type', 'model', 'pricing'],
  GETProductRatePlanChargePricingType: ['currency'],
  POSTAccountResponseType: ['accountId', 'accountNumber'],
  GETAccountType: ['basicInfo', 'billingAndPayment', 'metrics'],
  GETAccountTypeBasicInfo: ['id', 'accountNumber', 'name', 'status'],
  'GETAccountType.billingAndPayment': ['currency'],
  'GETAccountType.metrics': ['balance'],
  GETAccountSummaryType: ['basicInfo', 'subscriptions', 'invoices', 'payments'],
  GETAccountSummaryTypeBasicInfo: ['id', 'accountNumber', 'name', 'status', 'currency', 'balance'],
  GETAccountSummarySubscriptionType: ['id', 'subscriptionNumber', 'status'],
  GETAccountSummaryInvoiceType: ['id', 'invoiceNumber', 'status', 'amount', 'balance'],
  GETAccountSummaryPaymentType: ['id', 'paymentNumber', 'status'],
  GETAccountSummaryPaymentInvoiceType: ['invoiceId', 'invoiceNumber', 'appliedPaymentAmount'],
  GETPaymentMethodResponse: ['id', 'type'],
  GETPaymentMethodResponseForAccount: ['id', 'type'],
  GETSubscriptionWrapper: ['subscriptions'],
  GETSubscriptionType: SUBSCRIPTION,
  GETSubscriptionByKeyWithSuccess: SUBSCRIPTION,
  GETSubscriptionRatePlanType: ['id', 'productId', 'productName', 'productRatePlanId', 'ratePlanName', 'ratePlanCharges'],
  GETSubscriptionRatePlanChargesType: ['id', 'productRatePlanChargeId', 'number', 'name', 'type', 'model'],
  CreateOrderResult: ['orderNumber', 'accountNumber', 'status'],
  'CreateOrderResult.subscriptions': ['subscriptionNumber'],
  PostOrderPreviewResponseType: ['previewResult'],
  'PreviewOrderResult.invoices': ['amount', 'amountWithoutTax', 'invoiceItems'],
  'PreviewOrderResult.creditMemos': ['amount', 'amountWithoutTax', 'creditMemoItems'],
  InvoiceItemPreviewResult: ['chargeName', 'amountWithoutTax'],
  GetOrderResponse: ['order'],
  GetOrdersResponse: ['orders'],
  Order: ['orderNumber', 'orderDate', 'status'],
  'Order.subscriptions': ['subscriptionNumber'],
  BillingDocumentQueryResponseElementType: ['documents'],
  GETBillingDocumentsResponseType: ['id', 'accountId', 'documentNumber', 'documentType', 'documentDate', 'status', 'amount', 'balance'],
  GetInvoiceResponse: ['id', 'invoiceNumber', 'accountId', 'status', 'currency', 'amount', 'balance', 'invoiceDate'],
  GETInvoiceItemsResponse: ['invoiceItems'],
  InvoiceItem: ['id', 'chargeName', 'chargeAmount'],
  GETARPaymentTypeWithPaymentOption: ['id', 'number', 'type', 'status', 'amount', 'currency'],
  GETARPaymentTypewithSuccess: ['id', 'number', 'type', 'status', 'amount', 'currency'],
  PaymentCollectionResponseType: ['payments'],
  ProxyActionqueryResponse: ['size', 'done'],
  GETAccountingPeriodsType: ['accountingPeriods'],
  GETAccountingPeriodWithoutSuccessType: PERIOD,
  GETAccountingPeriodType: PERIOD,
  POSTAccountingPeriodResponseType: ['id'],
  GETAccountingCodesType: ['accountingCodes'],
  GETAccountingCodeItemWithoutSuccessType: ['id', 'name', 'type', 'status'],
  GETAccountingCodeItemType: ['id', 'name', 'type', 'status'],
  POSTAccountingCodeResponseType: ['id'],
  Old_GETRevenueRecognitionRuleAssociationType: ['revenueRecognitionRuleName'],
  Old_POSTRevenueScheduleByChargeResponseType: ['revenueScheduleNumber'],
  Old_POSTRevenueScheduleByTransactionResponseType: ['revenueScheduleNumber'],
  Old_PUTRevenueScheduleResponseType: ['revenueEventNumber'],
  Old_GETRSDetailType: SCHEDULE,
  Old_GETRSDetailWithoutSuccessType: SCHEDULE,
  Old_GETRSDetailForProductChargeType: SCHEDULE,
  Old_GETRSDetailsByChargeType: ['revenueSchedules'],
  Old_GETRSDetailsByProductChargeType: ['revenueSchedules'],
  Old_GETRsRevenueItemType: ['accountingPeriodName', 'amount'],
  Old_GETRsRevenueItemsType: ['revenueItems'],
  Old_GETRevenueItemType: ['accountingPeriodName', 'amount'],
  Old_GETRevenueItemTypeResponse: ['accountingPeriodName', 'amount'],
  Old_GETRevenueItemsType: ['revenueItems'],
  Old_GETRevenueEventDetailType: ['number', 'eventType', 'revenueItems'],
  Old_GETRevenueEventDetailWithoutSuccessType: ['number', 'eventType', 'revenueItems'],
  Old_GETRevenueEventDetailsType: ['revenueEventDetails'],
  Old_GETChargeRSDetailType: SCHEDULE,
};

export function requiredInAnswers(schema: string): readonly string[] {
  return REQUIRED[schema] ?? [];
}

/** Schemas that stand for an object of any type, so that every name may be a field of it. */
export const ANY_OBJECT: ReadonlySet<string> = new Set(['zObject', 'Old_zObject']);
