/** Additions to the definition: names of types, values of open fields, and fields that responses always have. */
import type { Direction, Shape } from './model.js';
import { ownedShape } from './owners.js';

/** Names of types for which `typeName` would give an unclear name. */
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
  InvoiceResponseType: 'InvoiceReference',
};

/**
 * Name of the type of a schema: without technical parts of the schema's name (`GET`, `POST`, `Type`, `Old_`). Types of requests end in `Input`.
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

/** Possible values of fields that are plain text in the definition, by schema and field. Source: operations.md. */
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
 * Returns the type that replaces a field's type in the definition, or undefined. In requests, only the types of ids, numbers and keys are replaced,
 * because the platform accepts exactly the values of the definition.
 *
 * @param schema name in the definition, or row of a parameter
 */
export function fieldRefinement(schema: string, field: string, direction: Direction): Shape | undefined {
  const identity = ownedShape(schema, field);
  if (identity) return identity;
  if (direction === 'in') return undefined;
  const values = VALUES.find((entry) => entry.field === field && entry.schema.test(schema));
  if (values) return { is: 'enum', values: values.values };
  return WHOLE_NUMBERS.has(`${schema}.${field}`) ? { is: 'integer' } : undefined;
}

/** Fields that are whole numbers, although the definition only says that they are numbers. */
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['tokenResponse.expires_in']);

const SUBSCRIPTION = ['id', 'subscriptionNumber', 'accountId', 'accountNumber', 'status', 'termType', 'subscriptionStartDate', 'ratePlans'];

const SCHEDULE = ['number', 'amount', 'recognizedRevenue', 'unrecognizedRevenue', 'undistributedUnrecognizedRevenue', 'revenueItems'];
const PERIOD = ['id', 'name', 'startDate', 'endDate', 'status'];

/** Fields that a response always has, by schema. The definition marks hardly any of them as required. */
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

/** Names of the fields of a schema that responses always have. */
export function requiredInResponses(schema: string): readonly string[] {
  return REQUIRED[schema] ?? [];
}

/** Schemas of generic objects, which can have fields of any name. */
export const ANY_OBJECT: ReadonlySet<string> = new Set(['zObject', 'Old_zObject']);
