import * as z from 'zod/mini';
import { fieldSchemas, schemasOf, unwrapSchemas, type Schemas } from '../../../src/api/wire/schema-walk.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Validator } from '../../../src/api/schemas/validator.js';
import { decimalText } from '../../../src/api/schemas/wire.js';
import { decimalOf } from '../engine/money.js';

/**
 * Documented fields that the sandbox stores and returns but does not use, by object. A field that is added here is accepted by every operation that
 * documents it and writes the object, and returned by every operation that documents it and reads the object.
 */
export const STORED_FIELDS = {
  account: [
    'additionalEmailAddresses',
    'allowInvoiceEdit',
    'batch',
    'communicationProfileId',
    'creditMemoTemplateId',
    'crmId',
    'customerServiceRepName',
    'debitMemoTemplateId',
    'einvoiceProfile',
    'gatewayRoutingEligible',
    'invoiceDeliveryPrefsEmail',
    'invoiceDeliveryPrefsPrint',
    'invoiceTemplateId',
    'organizationLabel',
    'partnerAccount',
    'paymentGateway',
    'profileNumber',
    'purchaseOrderNumber',
    'salesRep',
    'sequenceSetId',
    'summaryStatementTemplateId',
    'tagging',
    'taxInfo',
  ],
  subscription: ['communicationProfileId', 'externallyManagedBy', 'invoiceTemplateId', 'lastBookingDate', 'sequenceSetId'],
  ratePlan: ['externallyManagedPlanId'],
  // The last of these only have an effect with options that the sandbox refuses.
  charge: [
    'amendedByOrderOn',
    'excludeItemBillingFromRevenueAccounting',
    'excludeItemBookingFromRevenueAccounting',
    'isAllocationEligible',
    'isUnbilled',
    'originalOrderDate',
    'pobPolicy',
    'productCategory',
    'productClass',
    'productFamily',
    'productLine',
    'revenueAmortizationMethod',
    'revenueRecognitionTiming',
    'upsellOriginChargeNumber',
    'chargeModelConfiguration',
    'numberOfPeriods',
    'priceIncreasePercentage',
    'unusedUnitsCreditRates',
  ],
  paymentMethod: ['authGateway', 'currencyCode', 'gatewayOptions', 'identityNumber', 'screeningAmount'],
  /** Payment methods other than cards and the bank accounts that the sandbox checks. */
  otherMethod: ['BAID', 'bankCode', 'branchCode', 'email', 'preapprovalKey', 'secondTokenId', 'tokenId'],
  /** Part of a payment method. */
  mandate: [
    'mitConsentAgreementRef',
    'mitConsentAgreementSrc',
    'mitNetworkTransactionId',
    'mitProfileAction',
    'mitProfileAgreedOn',
    'mitProfileType',
  ],
  /** Options of a payment form. */
  paymentSession: [
    'authAmount',
    'deviceSessionId',
    'gatewayName',
    'gatewayOptions',
    'id',
    'key',
    'locale',
    'maxConsecutivePaymentFailures',
    'param_gwOptions_[*option*]',
    'passthrough[1,2,3,4,5]',
    'paymentGateway',
    'paymentRetryWindow',
    'pmId',
    'signature',
    'signatureType',
    'style',
    'submitEnabled',
    'tenantId',
    'token',
    'useDefaultRetryRule',
  ],
  payment: [
    'customRates',
    'financeInformation',
    'gatewayId',
    'gatewayOptions',
    'gatewayOrderId',
    'mitTransactionSource',
    'paymentMethodType',
    'paymentGatewayNumber',
    'softDescriptor',
    'softDescriptorPhone',
  ],
  refund: [
    'customRates',
    'financeInformation',
    'gatewayId',
    'gatewayOptions',
    'items',
    'secondRefundReferenceId',
    'softDescriptor',
    'softDescriptorPhone',
  ],
  creditMemo: ['customRates', 'excludeFromAutoApplyRules'],
  creditMemoItem: ['comment', 'excludeItemBillingFromRevenueAccounting', 'financeInformation', 'skuName', 'unitOfMeasure'],
  product: ['AllowFeatureChanges'],
  productRatePlan: ['ActiveCurrencies'],
  productCharge: [
    'AccountingCode',
    'DeferredRevenueAccount',
    'ExcludeItemBillingFromRevenueAccounting',
    'ExcludeItemBookingFromRevenueAccounting',
    'IsAllocationEligible',
    'IsUnbilled',
    'LegacyRevenueReporting',
    'ProductCategory',
    'ProductClass',
    'ProductFamily',
    'ProductLine',
    'RecognizedRevenueAccount',
    'ReflectDiscountInNetAmount',
    'RevRecCode',
    'RevRecTriggerCondition',
    'RevenueAmortizationMethod',
    'RevenueRecognitionRuleName',
    'RevenueRecognitionTiming',
    'UseDiscountSpecificAccountingCode',
    'UseTenantDefaultForPriceChange',
    // These only have an effect with charge models and functions that the sandbox refuses.
    'ChargeModelConfiguration',
    'CommitmentType',
    'CreditOption',
    'DeliverySchedule',
    'DrawdownRate',
    'DrawdownUom',
    'Formula',
    'NumberOfPeriod',
    'PrepaidOperationType',
    'PrepaidQuantity',
    'PrepaidTotalQuantity',
    'PrepaidUom',
    'PriceIncreaseOption',
    'PriceIncreasePercentage',
    'RolloverApply',
    'RolloverPeriodLength',
    'RolloverPeriods',
    'SmoothingModel',
    'ValidityPeriodType',
  ],
} as const;

export type StoredObject = keyof typeof STORED_FIELDS;

/** Stored fields of an object. The definition's schema has checked the values. */
export type StoredFields<Kind extends StoredObject> = { [Name in (typeof STORED_FIELDS)[Kind][number]]?: unknown };

/** Returns schemas of the stored fields, for the schema of a supported input. */
export function storedFields<Kind extends StoredObject>(
  kind: Kind,
): Record<(typeof STORED_FIELDS)[Kind][number], z.ZodMiniOptional<z.ZodMiniUnknown>>;
export function storedFields(kind: StoredObject): object {
  return Object.fromEntries(STORED_FIELDS[kind].map((name) => [name, z.optional(z.unknown())]));
}

/** Returns the stored fields of a request. */
export function pickStored<Kind extends StoredObject>(kind: Kind, input: object): StoredFields<Kind>;
export function pickStored(kind: StoredObject, input: object): object {
  const names: readonly string[] = STORED_FIELDS[kind];
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== undefined && names.includes(name)));
}

/** Fields that a response documents, and whether the response writes them as numbers. */
type DocumentedFields = ReadonlyMap<string, { isNumber: boolean }>;
const documentedFields = new Map<Validator<unknown>, Map<string, DocumentedFields>>();

const unwrapped = (schemas: Schemas): Schemas => unwrapSchemas(schemas, (schema) => schema === decimal || schema === decimalText);

function fieldsAt(response: Validator<unknown>, path: string): DocumentedFields {
  let schemas = unwrapped(schemasOf(response));
  for (const name of path.split('.').filter((part) => part !== '')) {
    schemas = unwrapped(fieldSchemas(schemas, name));
    if (schemas.some((schema) => schema instanceof z.ZodMiniArray)) schemas = unwrapped(fieldSchemas(schemas, '0'));
  }
  const names = schemas.flatMap((schema) => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []));
  return new Map(names.map((name) => [name, { isNumber: unwrapped(fieldSchemas(schemas, name)).includes(decimal) }]));
}

/** Converts a decimal to a number. A decimal with too many digits for a number stays text. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && decimalOf(Number(value)).equals(value) ? Number(value) : value;
}

/**
 * Returns the stored fields that a response documents.
 *
 * @param path field names that lead to the object in the response, joined by dots. A field with a list leads to an entry of the list.
 */
export function returnedFields(
  stored: Readonly<Record<string, unknown>>,
  response: Validator<unknown>,
  path = '',
): Record<string, unknown> {
  if (Object.keys(stored).length === 0) return {};
  const byPath = documentedFields.get(response) ?? new Map<string, DocumentedFields>();
  documentedFields.set(response, byPath);
  const fields = byPath.get(path) ?? fieldsAt(response, path);
  byPath.set(path, fields);
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const field = fields.get(name);
      return field ? [[name, field.isNumber ? toNumber(value) : value]] : [];
    }),
  );
}
