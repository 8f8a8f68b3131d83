// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  decimalText,
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type KeyOf,
  type NumberOf,
  upTo,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  accountBasicInfo,
  type AccountBasicInfo,
  accountContact,
  type AccountContact,
  accountRelatedContact,
  type AccountRelatedContact,
  chargeModelConfiguration,
  type ChargeModelConfiguration,
  chargeModelConfigurationInput,
  type ChargeModelConfigurationInput,
  deliverySchedule,
  type DeliverySchedule,
  newPaymentMethodRequestInput,
  type NewPaymentMethodRequestInput,
  paymentGatewayOption,
  type PaymentGatewayOption,
  rampCharge,
  type RampCharge,
  rampInterval,
  type RampInterval,
  renewalTermInput,
  type RenewalTermInput,
  responseReason,
  type ResponseReason,
  signUpTaxInfoInput,
  type SignUpTaxInfoInput,
  writeOffFinanceInformationInput,
  type WriteOffFinanceInformationInput,
  type CommonResponse,
} from './shared.js';

/** `EligibleAccountCondition` of the definition. */
export interface EligibleAccountConditionInput {
  field?: string;
  operator?: 'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'lk' | 'in' | 'nl' | 'nnl';
  value?: string;
  conditions?: EligibleAccountConditionInput[];
  relation?: 'and' | 'or';
}

export const eligibleAccountConditionInput: Schema<EligibleAccountConditionInput> = /* @__PURE__ */ strict({
  field: z.optional(z.string()),
  operator: z.optional(z.enum(['eq', 'neq', 'gt', 'lt', 'gte', 'lte', 'lk', 'in', 'nl', 'nnl'])),
  value: z.optional(z.string()),
  conditions: z.optional(z.array(z.lazy(() => eligibleAccountConditionInput))),
  relation: z.optional(z.enum(['and', 'or'])),
});

/** `EligibleChargeCondition` of the definition. */
export interface EligibleChargeConditionInput {
  field?: string;
  operator?: 'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'lk' | 'in' | 'nl' | 'nnl';
  value?: string;
  conditions?: EligibleChargeConditionInput[];
  relation?: 'and' | 'or';
}

export const eligibleChargeConditionInput: Schema<EligibleChargeConditionInput> = /* @__PURE__ */ strict({
  field: z.optional(z.string()),
  operator: z.optional(z.enum(['eq', 'neq', 'gt', 'lt', 'gte', 'lte', 'lk', 'in', 'nl', 'nnl'])),
  value: z.optional(z.string()),
  conditions: z.optional(z.array(z.lazy(() => eligibleChargeConditionInput))),
  relation: z.optional(z.enum(['and', 'or'])),
});

/** `PrepaymentDefinition` of the definition. */
export interface PrepaymentDefinitionInput {
  prepaymentFrequency?:
    | 'Month'
    | 'Quarter'
    | 'Semi_Annual'
    | 'Annual'
    | 'Eighteen_Months'
    | 'Two_Years'
    | 'Three_Years'
    | 'Five_Years'
    | 'Specific_Months'
    | 'Week'
    | 'Specific_Weeks'
    | 'Specific_Days';
  specificFrequency?: number;
  customFields?: Record<string, unknown>;
}

export const prepaymentDefinitionInput: Schema<PrepaymentDefinitionInput> = /* @__PURE__ */ strict({
  prepaymentFrequency: z.optional(
    z.enum([
      'Month',
      'Quarter',
      'Semi_Annual',
      'Annual',
      'Eighteen_Months',
      'Two_Years',
      'Three_Years',
      'Five_Years',
      'Specific_Months',
      'Week',
      'Specific_Weeks',
      'Specific_Days',
    ]),
  ),
  specificFrequency: z.optional(z.int()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
});

/** `UpsertCreateCommitmentInput.schedules` of the definition. */
export interface UpsertCreateCommitmentInputInputSchedule {
  amount: DecimalString;
  /** Default `CommitmentPeriod`. */
  amountBase?: 'CommitmentPeriod';
  /** Default `Month`. */
  periodType?: 'Month' | 'Quarter' | 'SemiAnnual' | 'Year' | 'SpecificMonths' | 'SinglePeriod';
  specificPeriodLength?: number;
  startDate: IsoDate;
  endDate: IsoDate;
  prepaymentDefinition?: PrepaymentDefinitionInput;
  action?: 'create';
}

export const upsertCreateCommitmentInputInputSchedule: Schema<UpsertCreateCommitmentInputInputSchedule> = /* @__PURE__ */ strict({
  amount: decimal,
  amountBase: z.optional(z.enum(['CommitmentPeriod'])),
  periodType: z.optional(z.enum(['Month', 'Quarter', 'SemiAnnual', 'Year', 'SpecificMonths', 'SinglePeriod'])),
  specificPeriodLength: z.optional(z.int()),
  startDate: date,
  endDate: date,
  prepaymentDefinition: z.optional(prepaymentDefinitionInput),
  action: z.optional(z.enum(['create'])),
});

/** `UpsertCreateCommitmentInput` of the definition. */
export interface UpsertCreateCommitmentInputInput {
  /** At most 100 characters. */
  commitmentNumber?: string;
  /** At most 255 characters. */
  name: string;
  type: 'MinCommitment' | 'MaxCommitment';
  priority: number;
  customFields?: Record<string, unknown>;
  prepaymentType?: 'NotPrepaid' | 'FullyPrepaid';
  specificPeriodAlignmentDate?: IsoDate;
  /** Default `CommitmentStartDate`. */
  periodAlignmentOption?: 'CommitmentStartDate' | 'SpecificDate';
  /** At most 100 characters. */
  accountReceivableAccountingCode?: string;
  /** At most 100 characters. */
  adjustmentLiabilityAccountingCode?: string;
  /** At most 100 characters. */
  adjustmentRevenueAccountingCode?: string;
  /** At most 100 characters. */
  contractAssetAccountingCode?: string;
  /** At most 100 characters. */
  contractLiabilityAccountingCode?: string;
  /** At most 100 characters. */
  contractRecognizedRevenueAccountingCode?: string;
  /** At most 100 characters. */
  deferredRevenueAccountingCode?: string;
  excludeItemBillingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  /** At most 100 characters. */
  recognizedRevenueAccountingCode?: string;
  /** At most 200 characters. */
  revenueAmortizationMethod?: string;
  /** At most 255 characters. */
  revenueRecognitionRule?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: string;
  /** At most 100 characters. */
  unbilledReceivablesAccountingCode?: string;
  taxable?: boolean;
  /** At most 100 characters. */
  taxCode?: string;
  taxMode?: 'TaxInclusive' | 'TaxExclusive';
  currency: string;
  eligibleAccountConditions: EligibleAccountConditionInput;
  eligibleChargeConditions?: EligibleChargeConditionInput;
  action: 'create';
  schedules: UpsertCreateCommitmentInputInputSchedule[];
}

export const upsertCreateCommitmentInputInput: Schema<UpsertCreateCommitmentInputInput> = /* @__PURE__ */ strict({
  commitmentNumber: z.optional(upTo(100)),
  name: upTo(255),
  type: z.enum(['MinCommitment', 'MaxCommitment']),
  priority: z.int(),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  prepaymentType: z.optional(z.enum(['NotPrepaid', 'FullyPrepaid'])),
  specificPeriodAlignmentDate: z.optional(date),
  periodAlignmentOption: z.optional(z.enum(['CommitmentStartDate', 'SpecificDate'])),
  accountReceivableAccountingCode: z.optional(upTo(100)),
  adjustmentLiabilityAccountingCode: z.optional(upTo(100)),
  adjustmentRevenueAccountingCode: z.optional(upTo(100)),
  contractAssetAccountingCode: z.optional(upTo(100)),
  contractLiabilityAccountingCode: z.optional(upTo(100)),
  contractRecognizedRevenueAccountingCode: z.optional(upTo(100)),
  deferredRevenueAccountingCode: z.optional(upTo(100)),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  isAllocationEligible: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  recognizedRevenueAccountingCode: z.optional(upTo(100)),
  revenueAmortizationMethod: z.optional(upTo(200)),
  revenueRecognitionRule: z.optional(upTo(255)),
  revenueRecognitionTiming: z.optional(upTo(200)),
  unbilledReceivablesAccountingCode: z.optional(upTo(100)),
  taxable: z.optional(z.boolean()),
  taxCode: z.optional(upTo(100)),
  taxMode: z.optional(z.enum(['TaxInclusive', 'TaxExclusive'])),
  currency: z.string(),
  eligibleAccountConditions: eligibleAccountConditionInput,
  eligibleChargeConditions: z.optional(eligibleChargeConditionInput),
  action: z.enum(['create']),
  schedules: z.array(upsertCreateCommitmentInputInputSchedule),
});

/** `UpsertCreateCommitmentScheduleInput` of the definition. */
export interface UpsertCreateCommitmentScheduleInputInput {
  amount: DecimalString;
  /** Default `CommitmentPeriod`. */
  amountBase?: 'CommitmentPeriod';
  /** Default `Month`. */
  periodType?: 'Month' | 'Quarter' | 'SemiAnnual' | 'Year' | 'SpecificMonths' | 'SinglePeriod';
  specificPeriodLength?: number;
  startDate: IsoDate;
  endDate: IsoDate;
  action: 'create';
}

export const upsertCreateCommitmentScheduleInputInput: Schema<UpsertCreateCommitmentScheduleInputInput> = /* @__PURE__ */ strict({
  amount: decimal,
  amountBase: z.optional(z.enum(['CommitmentPeriod'])),
  periodType: z.optional(z.enum(['Month', 'Quarter', 'SemiAnnual', 'Year', 'SpecificMonths', 'SinglePeriod'])),
  specificPeriodLength: z.optional(z.int()),
  startDate: date,
  endDate: date,
  action: z.enum(['create']),
});

/** `UpsertUpdateCommitmentScheduleInput` of the definition. */
export interface UpsertUpdateCommitmentScheduleInputInput {
  id: string;
  action: 'update';
  amount?: DecimalString;
}

export const upsertUpdateCommitmentScheduleInputInput: Schema<UpsertUpdateCommitmentScheduleInputInput> = /* @__PURE__ */ strict({
  id: z.string(),
  action: z.enum(['update']),
  amount: z.optional(decimal),
});

/** `UpsertCommitmentScheduleInput` of the definition. */
export type UpsertCommitmentScheduleInputInput = UpsertCreateCommitmentScheduleInputInput | UpsertUpdateCommitmentScheduleInputInput;

export const upsertCommitmentScheduleInputInput: Schema<UpsertCommitmentScheduleInputInput> = /* @__PURE__ */ z.union([
  upsertCreateCommitmentScheduleInputInput,
  upsertUpdateCommitmentScheduleInputInput,
]);

/** `UpsertUpdateCommitmentInput` of the definition. */
export interface UpsertUpdateCommitmentInputInput {
  action: 'update';
  commitmentNumber: string;
  name?: string;
  customFields?: Record<string, unknown>;
  status?: 'Canceled';
  schedules?: UpsertCommitmentScheduleInputInput;
}

export const upsertUpdateCommitmentInputInput: Schema<UpsertUpdateCommitmentInputInput> = /* @__PURE__ */ strict({
  action: z.enum(['update']),
  commitmentNumber: z.string(),
  name: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  status: z.optional(z.enum(['Canceled'])),
  schedules: z.optional(upsertCommitmentScheduleInputInput),
});

/** `CommitmentCancellationPolicy` of the definition. */
export interface CommitmentCancellationPolicyInput {
  settlementType?: 'NoSettlement' | 'FullMinimum' | 'CurrentPeriodOnly';
}

export const commitmentCancellationPolicyInput: Schema<CommitmentCancellationPolicyInput> = /* @__PURE__ */ strict({
  settlementType: z.optional(z.enum(['NoSettlement', 'FullMinimum', 'CurrentPeriodOnly'])),
});

/** `UpsertCancelCommitmentInput` of the definition. */
export interface UpsertCancelCommitmentInputInput {
  action: 'cancel';
  /** At most 100 characters. */
  commitmentNumber: string;
  cancellationEffectiveDate?: IsoDate;
  cancellationPolicyOverride?: CommitmentCancellationPolicyInput;
}

export const upsertCancelCommitmentInputInput: Schema<UpsertCancelCommitmentInputInput> = /* @__PURE__ */ strict({
  action: z.enum(['cancel']),
  commitmentNumber: upTo(100),
  cancellationEffectiveDate: z.optional(date),
  cancellationPolicyOverride: z.optional(commitmentCancellationPolicyInput),
});

/** `UpsertCommitmentInput` of the definition. */
export type UpsertCommitmentInputInput =
  UpsertCreateCommitmentInputInput | UpsertUpdateCommitmentInputInput | UpsertCancelCommitmentInputInput;

export const upsertCommitmentInputInput: Schema<UpsertCommitmentInputInput> = /* @__PURE__ */ z.union([
  upsertCreateCommitmentInputInput,
  upsertUpdateCommitmentInputInput,
  upsertCancelCommitmentInputInput,
]);

/** `BillToContactPostOrder` and 2 equal schemas of the definition. */
export interface NewOrderAccountContactInput extends CustomFieldValues {
  /** At most 255 characters. */
  address1?: string;
  /** At most 255 characters. */
  address2?: string;
  /** At most 100 characters. */
  city?: string;
  /** At most 100 characters. */
  contactDescription?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 100 characters. */
  county?: string;
  /** At most 40 characters. */
  fax?: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 40 characters. */
  homePhone?: string;
  /** At most 100 characters. */
  lastName: string;
  /** At most 40 characters. */
  mobilePhone?: string;
  /** At most 100 characters. */
  nickname?: string;
  /** At most 40 characters. */
  otherPhone?: string;
  otherPhoneType?: 'Work' | 'Mobile' | 'Home' | 'Other';
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 20 characters. */
  postalCode?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string | null;
  /** At most 80 characters. */
  workEmail?: string;
  /** At most 40 characters. */
  workPhone?: string;
}

export const newOrderAccountContactInput: Schema<NewOrderAccountContactInput> = /* @__PURE__ */ customizable({
  address1: z.optional(upTo(255)),
  address2: z.optional(upTo(255)),
  city: z.optional(upTo(100)),
  contactDescription: z.optional(upTo(100)),
  country: z.optional(upTo(64)),
  county: z.optional(upTo(100)),
  fax: z.optional(upTo(40)),
  firstName: upTo(100),
  homePhone: z.optional(upTo(40)),
  lastName: upTo(100),
  mobilePhone: z.optional(upTo(40)),
  nickname: z.optional(upTo(100)),
  otherPhone: z.optional(upTo(40)),
  otherPhoneType: z.optional(z.enum(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: z.optional(upTo(80)),
  postalCode: z.optional(upTo(20)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(z.nullable(upTo(100))),
  workEmail: z.optional(upTo(80)),
  workPhone: z.optional(upTo(40)),
});

/** `AccountCreditCardHolder` of the definition. */
export interface AccountCreditCardHolderInput {
  /** At most 255 characters. */
  addressLine1?: string;
  /** At most 255 characters. */
  addressLine2?: string;
  /** At most 50 characters. */
  cardHolderName?: string;
  /** At most 40 characters. */
  city?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 80 characters. */
  email?: string;
  /** At most 40 characters. */
  phone?: string;
  /** At most 50 characters. */
  state?: string;
  /** At most 20 characters. */
  zipCode?: string;
}

export const accountCreditCardHolderInput: Schema<AccountCreditCardHolderInput> = /* @__PURE__ */ strict({
  addressLine1: z.optional(upTo(255)),
  addressLine2: z.optional(upTo(255)),
  cardHolderName: z.optional(upTo(50)),
  city: z.optional(upTo(40)),
  country: z.optional(upTo(64)),
  email: z.optional(upTo(80)),
  phone: z.optional(upTo(40)),
  state: z.optional(upTo(50)),
  zipCode: z.optional(upTo(20)),
});

/** `creditCard` of the definition. */
export interface CreditCardInput {
  cardHolderInfo?: AccountCreditCardHolderInput;
  cardNumber?: string;
  cardType?:
    | 'Visa'
    | 'MasterCard'
    | 'AmericanExpress'
    | 'Discover'
    | 'JCB'
    | 'Diners'
    | 'CUP'
    | 'Maestro'
    | 'Electron'
    | 'AppleVisa'
    | 'AppleMasterCard'
    | 'AppleAmericanExpress'
    | 'AppleDiscover'
    | 'AppleJCB'
    | 'Elo'
    | 'Hipercard'
    | 'Naranja'
    | 'Nativa'
    | 'TarjetaShopping'
    | 'Cencosud'
    | 'Argencard'
    | 'Cabal';
  /** From 1 to 12. */
  expirationMonth?: number;
  /** From 1980 to 2500. */
  expirationYear?: number;
  securityCode?: string;
}

export const creditCardInput: Schema<CreditCardInput> = /* @__PURE__ */ strict({
  cardHolderInfo: z.optional(accountCreditCardHolderInput),
  cardNumber: z.optional(z.string()),
  cardType: z.optional(
    z.enum([
      'Visa',
      'MasterCard',
      'AmericanExpress',
      'Discover',
      'JCB',
      'Diners',
      'CUP',
      'Maestro',
      'Electron',
      'AppleVisa',
      'AppleMasterCard',
      'AppleAmericanExpress',
      'AppleDiscover',
      'AppleJCB',
      'Elo',
      'Hipercard',
      'Naranja',
      'Nativa',
      'TarjetaShopping',
      'Cencosud',
      'Argencard',
      'Cabal',
    ]),
  ),
  expirationMonth: z.optional(integer(1, 12)),
  expirationYear: z.optional(integer(1980, 2500)),
  securityCode: z.optional(z.string()),
});

/** `CreateOrderNewAccount` of the definition. */
export interface CreateOrderNewAccountInput extends CustomFieldValues {
  /** At most 70 characters. */
  accountNumber?: NumberOf<'account'>;
  /** At most 1200 characters. */
  additionalEmailAddresses?: string;
  allowInvoiceEdit?: boolean;
  autoPay?: boolean;
  batch?: string;
  /** From 0 to 31. */
  billCycleDay: number;
  billToContact: NewOrderAccountContactInput;
  communicationProfileId?: string;
  creditCard?: CreditCardInput;
  creditMemoTemplateId?: string;
  /** At most 100 characters. */
  crmId?: string;
  currency: string;
  customFields?: Record<string, unknown>;
  /** At most 50 characters. */
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  hpmCreditCardPaymentMethodId?: Id<'payment method'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  /** At most 255 characters. */
  name: string;
  /** At most 65535 characters. */
  notes?: string;
  organizationLabel?: string;
  parentId?: string;
  /** Default `false`. */
  partnerAccount?: boolean;
  /** At most 40 characters. */
  paymentGateway?: string;
  paymentMethod?: NewPaymentMethodRequestInput;
  paymentTerm?: string;
  /** At most 100 characters. */
  purchaseOrderNumber?: string;
  /** At most 50 characters. */
  salesRep?: string;
  sequenceSetId?: string | null;
  shipToContact?: NewOrderAccountContactInput;
  shipToSameAsBillTo?: boolean;
  soldToContact?: NewOrderAccountContactInput;
  soldToSameAsBillTo?: boolean;
  taxInfo?: SignUpTaxInfoInput;
}

export const createOrderNewAccountInput: Schema<CreateOrderNewAccountInput> = /* @__PURE__ */ customizable({
  accountNumber: z.optional(upTo(70)),
  additionalEmailAddresses: z.optional(upTo(1200)),
  allowInvoiceEdit: z.optional(z.boolean()),
  autoPay: z.optional(z.boolean()),
  batch: z.optional(z.string()),
  billCycleDay: integer(0, 31),
  billToContact: newOrderAccountContactInput,
  communicationProfileId: z.optional(z.string()),
  creditCard: z.optional(creditCardInput),
  creditMemoTemplateId: z.optional(z.string()),
  crmId: z.optional(upTo(100)),
  currency: z.string(),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  customerServiceRepName: z.optional(upTo(50)),
  debitMemoTemplateId: z.optional(z.string()),
  hpmCreditCardPaymentMethodId: z.optional(z.string()),
  invoiceDeliveryPrefsEmail: z.optional(z.boolean()),
  invoiceDeliveryPrefsPrint: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  name: upTo(255),
  notes: z.optional(upTo(65535)),
  organizationLabel: z.optional(z.string()),
  parentId: z.optional(z.string()),
  partnerAccount: z.optional(z.boolean()),
  paymentGateway: z.optional(upTo(40)),
  paymentMethod: z.optional(newPaymentMethodRequestInput),
  paymentTerm: z.optional(z.string()),
  purchaseOrderNumber: z.optional(upTo(100)),
  salesRep: z.optional(upTo(50)),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContact: z.optional(newOrderAccountContactInput),
  shipToSameAsBillTo: z.optional(z.boolean()),
  soldToContact: z.optional(newOrderAccountContactInput),
  soldToSameAsBillTo: z.optional(z.boolean()),
  taxInfo: z.optional(signUpTaxInfoInput),
});

/** `CreateOrderOrderLineItem` of the definition. */
export interface CreateOrderOrderLineItemInput {
  UOM?: string;
  accountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  amountPerUnit?: DecimalString;
  billTargetDate?: IsoDate;
  billTo?: string;
  /** Default `TriggerWithoutFulfillment`. */
  billingRule?: 'TriggerWithoutFulfillment' | 'TriggerAsFulfillmentOccurs';
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  currency?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  inlineDiscountPerUnit?: DecimalString;
  inlineDiscountType?: 'Percentage' | 'FixedAmount' | 'None';
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  /** Default `Sales`. */
  itemCategory?: 'Sales' | 'Return';
  itemName?: string;
  itemNumber?: string;
  itemState?: 'Executing' | 'Booked' | 'SentToBilling' | 'Complete' | 'Cancelled';
  itemType?: 'Product' | 'Fee' | 'Services';
  listPricePerUnit?: DecimalString;
  originalOrderLineItemNumber?: string;
  originalOrderNumber?: NumberOf<'order'>;
  ownerAccountNumber?: NumberOf<'account'>;
  productCode?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  purchaseOrderNumber?: string;
  quantity?: DecimalString;
  recognizedRevenueAccountingCode?: string;
  relatedSubscriptionNumber?: NumberOf<'subscription'>;
  revenueRecognitionRule?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  revenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  sequenceSetId?: string;
  paymentTerm?: string;
  invoiceTemplateId?: string;
  shipTo?: string;
  soldTo?: unknown;
  taxCode?: string;
  taxMode?: 'TaxInclusive' | 'TaxExclusive';
  transactionEndDate?: IsoDate;
  transactionStartDate?: IsoDate;
  unbilledReceivablesAccountingCode?: string;
}

export const createOrderOrderLineItemInput: Schema<CreateOrderOrderLineItemInput> = /* @__PURE__ */ strict({
  UOM: z.optional(z.string()),
  accountingCode: z.optional(z.string()),
  adjustmentLiabilityAccountingCode: z.optional(z.string()),
  adjustmentRevenueAccountingCode: z.optional(z.string()),
  amountPerUnit: z.optional(decimal),
  billTargetDate: z.optional(date),
  billTo: z.optional(z.string()),
  billingRule: z.optional(z.enum(['TriggerWithoutFulfillment', 'TriggerAsFulfillmentOccurs'])),
  contractAssetAccountingCode: z.optional(z.string()),
  contractLiabilityAccountingCode: z.optional(z.string()),
  contractRecognizedRevenueAccountingCode: z.optional(z.string()),
  currency: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: z.optional(z.string()),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  inlineDiscountPerUnit: z.optional(decimal),
  inlineDiscountType: z.optional(z.enum(['Percentage', 'FixedAmount', 'None'])),
  isAllocationEligible: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  itemCategory: z.optional(z.enum(['Sales', 'Return'])),
  itemName: z.optional(z.string()),
  itemNumber: z.optional(z.string()),
  itemState: z.optional(z.enum(['Executing', 'Booked', 'SentToBilling', 'Complete', 'Cancelled'])),
  itemType: z.optional(z.enum(['Product', 'Fee', 'Services'])),
  listPricePerUnit: z.optional(decimal),
  originalOrderLineItemNumber: z.optional(z.string()),
  originalOrderNumber: z.optional(z.string()),
  ownerAccountNumber: z.optional(z.string()),
  productCode: z.optional(z.string()),
  productRatePlanChargeId: z.optional(z.string()),
  purchaseOrderNumber: z.optional(z.string()),
  quantity: z.optional(decimal),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  relatedSubscriptionNumber: z.optional(z.string()),
  revenueRecognitionRule: z.optional(z.string()),
  revenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  sequenceSetId: z.optional(z.string()),
  paymentTerm: z.optional(z.string()),
  invoiceTemplateId: z.optional(z.string()),
  shipTo: z.optional(z.string()),
  soldTo: z.optional(z.unknown()),
  taxCode: z.optional(z.string()),
  taxMode: z.optional(z.enum(['TaxInclusive', 'TaxExclusive'])),
  transactionEndDate: z.optional(date),
  transactionStartDate: z.optional(date),
  unbilledReceivablesAccountingCode: z.optional(z.string()),
});

/** `processingOptionsOrdersWithDelayedCapturePayment.billingOptions` and `processingOptionsOrdersAsync.billingOptions` of the definition. */
export interface OrderBillingOptionsInput {
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  generateDraftInvoice?: boolean;
  targetDate?: IsoDate;
  chargeTypeToExclude?: ('OneTime' | 'Recurring' | 'Usage')[];
}

export const orderBillingOptionsInput: Schema<OrderBillingOptionsInput> = /* @__PURE__ */ strict({
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  generateDraftInvoice: z.optional(z.boolean()),
  targetDate: z.optional(date),
  chargeTypeToExclude: z.optional(z.array(z.enum(['OneTime', 'Recurring', 'Usage']))),
});

/** `processingOptionsOrdersWithDelayedCapturePayment.electronicPaymentOptions` of the definition. */
export interface ProcessingOptionsOrdersWithDelayedCapturePaymentInputElectronicPaymentOptions {
  /** At most 50 characters. */
  authTransactionId?: string;
  /** At most 50 characters. */
  gatewayOrderId?: Id<'order'>;
  paymentGatewayId?: string;
  paymentMethodId?: Id<'payment method'>;
  gatewayOptions?: Record<string, unknown>;
  mitTransactionSource?: 'C_Unscheduled' | 'M_Recurring' | 'M_Unscheduled';
}

export const processingOptionsOrdersWithDelayedCapturePaymentInputElectronicPaymentOptions: Schema<ProcessingOptionsOrdersWithDelayedCapturePaymentInputElectronicPaymentOptions> =
  /* @__PURE__ */ strict({
    authTransactionId: z.optional(upTo(50)),
    gatewayOrderId: z.optional(upTo(50)),
    paymentGatewayId: z.optional(z.string()),
    paymentMethodId: z.optional(z.string()),
    gatewayOptions: z.optional(z.record(z.string(), z.unknown())),
    mitTransactionSource: z.optional(z.enum(['C_Unscheduled', 'M_Recurring', 'M_Unscheduled'])),
  });

/** `processingOptionsOrdersWithDelayedCapturePayment.writeOffBehavior` and `processingOptionsOrders.writeOffBehavior` of the definition. */
export interface WriteOffBehaviorInput {
  financeInformation?: WriteOffFinanceInformationInput;
}

export const writeOffBehaviorInput: Schema<WriteOffBehaviorInput> = /* @__PURE__ */ strict({
  financeInformation: z.optional(writeOffFinanceInformationInput),
});

/** `processingOptionsOrdersWithDelayedCapturePayment` of the definition. */
export interface ProcessingOptionsOrdersWithDelayedCapturePaymentInput {
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  billingOptions?: OrderBillingOptionsInput;
  collectPayment?: boolean;
  electronicPaymentOptions?: ProcessingOptionsOrdersWithDelayedCapturePaymentInputElectronicPaymentOptions;
  refund?: boolean;
  refundAmount?: DecimalString;
  refundReasonCode?: string;
  runBilling?: boolean;
  writeOff?: boolean;
  writeOffBehavior?: WriteOffBehaviorInput;
}

export const processingOptionsOrdersWithDelayedCapturePaymentInput: Schema<ProcessingOptionsOrdersWithDelayedCapturePaymentInput> =
  /* @__PURE__ */ strict({
    applicationOrder: z.optional(z.array(z.string())),
    applyCredit: z.optional(z.boolean()),
    applyCreditBalance: z.optional(z.boolean()),
    billingOptions: z.optional(orderBillingOptionsInput),
    collectPayment: z.optional(z.boolean()),
    electronicPaymentOptions: z.optional(processingOptionsOrdersWithDelayedCapturePaymentInputElectronicPaymentOptions),
    refund: z.optional(z.boolean()),
    refundAmount: z.optional(decimal),
    refundReasonCode: z.optional(z.string()),
    runBilling: z.optional(z.boolean()),
    writeOff: z.optional(z.boolean()),
    writeOffBehavior: z.optional(writeOffBehaviorInput),
  });

/** `POSTOrderRequestType.schedulingOptions` and `PUTOrderRequestType.schedulingOptions` of the definition. */
export interface OrderSchedulingOptionsInput {
  scheduledDate?: IsoDate;
  scheduledDatePolicy?: 'SpecificDate';
}

export const orderSchedulingOptionsInput: Schema<OrderSchedulingOptionsInput> = /* @__PURE__ */ strict({
  scheduledDate: z.optional(date),
  scheduledDatePolicy: z.optional(z.enum(['SpecificDate'])),
});

/** `CreateOrderChargeOverride.billing` and 3 equal schemas of the definition. */
export interface ChargeBillingOverrideInput {
  /** From 0 to 31. */
  billCycleDay?: number;
  billCycleType?: 'DefaultFromCustomer' | 'SpecificDayofMonth' | 'SubscriptionStartDay' | 'ChargeTriggerDay' | 'SpecificDayofWeek';
  billingPeriod?:
    | 'Month'
    | 'Quarter'
    | 'Semi_Annual'
    | 'Annual'
    | 'Eighteen_Months'
    | 'Two_Years'
    | 'Three_Years'
    | 'Five_Years'
    | 'Specific_Months'
    | 'Subscription_Term'
    | 'Week'
    | 'Specific_Weeks'
    | 'Specific_Days';
  billingPeriodAlignment?: 'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart';
  billingTiming?: 'IN_ADVANCE' | 'IN_ARREARS';
  specificBillingPeriod?: number;
  weeklyBillCycleDay?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
}

export const chargeBillingOverrideInput: Schema<ChargeBillingOverrideInput> = /* @__PURE__ */ strict({
  billCycleDay: z.optional(integer(0, 31)),
  billCycleType: z.optional(
    z.enum(['DefaultFromCustomer', 'SpecificDayofMonth', 'SubscriptionStartDay', 'ChargeTriggerDay', 'SpecificDayofWeek']),
  ),
  billingPeriod: z.optional(
    z.enum([
      'Month',
      'Quarter',
      'Semi_Annual',
      'Annual',
      'Eighteen_Months',
      'Two_Years',
      'Three_Years',
      'Five_Years',
      'Specific_Months',
      'Subscription_Term',
      'Week',
      'Specific_Weeks',
      'Specific_Days',
    ]),
  ),
  billingPeriodAlignment: z.optional(z.enum(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart'])),
  billingTiming: z.optional(z.enum(['IN_ADVANCE', 'IN_ARREARS'])),
  specificBillingPeriod: z.optional(z.int()),
  weeklyBillCycleDay: z.optional(z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])),
});

/** `EndConditions` of the definition. */
export interface EndConditionsInput {
  endDateCondition?: 'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date';
  endDatePolicy?: 'AlignToApplyToCharge' | 'SpecificEndDate' | 'FixedPeriod';
  specificEndDate?: IsoDate;
  upToPeriods?: number;
  upToPeriodsType?: 'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years';
}

export const endConditionsInput: Schema<EndConditionsInput> = /* @__PURE__ */ strict({
  endDateCondition: z.optional(z.enum(['Subscription_End', 'Fixed_Period', 'Specific_End_Date'])),
  endDatePolicy: z.optional(z.enum(['AlignToApplyToCharge', 'SpecificEndDate', 'FixedPeriod'])),
  specificEndDate: z.optional(date),
  upToPeriods: z.optional(z.int()),
  upToPeriodsType: z.optional(z.enum(['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'])),
});

/** `NegotiatedItems` of the definition. */
export interface NegotiatedItemsInput {
  items?: Record<string, unknown>;
}

export const negotiatedItemsInput: Schema<NegotiatedItemsInput> = /* @__PURE__ */ strict({
  items: z.optional(z.record(z.string(), z.unknown())),
});

/** `ChargeTier` of the definition. */
export interface ChargeTierInput {
  endingUnit?: DecimalString;
  originalListPrice?: DecimalString;
  price: DecimalString;
  priceFormat: 'FlatFee' | 'PerUnit';
  startingUnit: DecimalString;
  /** At least 1. */
  tier: number;
}

export const chargeTierInput: Schema<ChargeTierInput> = /* @__PURE__ */ strict({
  endingUnit: z.optional(decimal),
  originalListPrice: z.optional(decimal),
  price: decimal,
  priceFormat: z.enum(['FlatFee', 'PerUnit']),
  startingUnit: decimal,
  tier: integer(1),
});

/** `ChargeModelDataOverride` of the definition. */
export interface ChargeModelDataOverrideInput {
  chargeModelConfiguration?: ChargeModelConfigurationInput;
  /** At least 0. */
  quantity?: DecimalString;
  tiers?: ChargeTierInput[];
}

export const chargeModelDataOverrideInput: Schema<ChargeModelDataOverrideInput> = /* @__PURE__ */ strict({
  chargeModelConfiguration: z.optional(chargeModelConfigurationInput),
  quantity: z.optional(decimal),
  tiers: z.optional(z.array(chargeTierInput)),
});

/** `DiscountApplyDetail` of the definition. */
export interface DiscountApplyDetailInput {
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanId: Id<'product rate plan'>;
}

export const discountApplyDetailInput: Schema<DiscountApplyDetailInput> = /* @__PURE__ */ strict({
  productRatePlanChargeId: z.string(),
  productRatePlanId: z.string(),
});

/** `DiscountPricingOverride` of the definition. */
export interface DiscountPricingOverrideInput {
  applyDiscountTo?: 'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE';
  applyToBillingPeriodPartially?: boolean;
  discountAmount?: DecimalString;
  discountApplyDetails?: DiscountApplyDetailInput[];
  discountClass?: string;
  discountLevel?: 'rateplan' | 'subscription' | 'account';
  discountPercentage?: DecimalString;
  originalDiscountAmount?: DecimalString;
  originalDiscountPercentage?: DecimalString;
  originalListDiscountAmount?: DecimalString;
  originalListDiscountPercentage?: DecimalString;
  priceChangeOption?: 'NoChange' | 'UseLatestProductCatalogPricing';
}

export const discountPricingOverrideInput: Schema<DiscountPricingOverrideInput> = /* @__PURE__ */ strict({
  applyDiscountTo: z.optional(
    z.enum(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  applyToBillingPeriodPartially: z.optional(z.boolean()),
  discountAmount: z.optional(decimal),
  discountApplyDetails: z.optional(z.array(discountApplyDetailInput)),
  discountClass: z.optional(z.string()),
  discountLevel: z.optional(z.enum(['rateplan', 'subscription', 'account'])),
  discountPercentage: z.optional(decimal),
  originalDiscountAmount: z.optional(decimal),
  originalDiscountPercentage: z.optional(decimal),
  originalListDiscountAmount: z.optional(decimal),
  originalListDiscountPercentage: z.optional(decimal),
  priceChangeOption: z.optional(z.enum(['NoChange', 'UseLatestProductCatalogPricing'])),
});

/** `OneTimeFlatFeePricingOverride` of the definition. */
export interface OneTimeFlatFeePricingOverrideInput {
  listPrice: DecimalString;
  originalListPrice?: DecimalString;
}

export const oneTimeFlatFeePricingOverrideInput: Schema<OneTimeFlatFeePricingOverrideInput> = /* @__PURE__ */ strict({
  listPrice: decimal,
  originalListPrice: z.optional(decimal),
});

/** `OneTimePerUnitPricingOverride` of the definition. */
export interface OneTimePerUnitPricingOverrideInput {
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  /** At least 0. */
  quantity?: DecimalString;
  uom?: string;
}

export const oneTimePerUnitPricingOverrideInput: Schema<OneTimePerUnitPricingOverrideInput> = /* @__PURE__ */ strict({
  listPrice: z.optional(decimal),
  originalListPrice: z.optional(decimal),
  quantity: z.optional(decimal),
  uom: z.optional(z.string()),
});

/** `OneTimeTieredPricingOverride` and `OneTimeVolumePricingOverride` of the definition. */
export interface OneTimeTiersOverrideInput {
  /** At least 0. */
  quantity?: DecimalString;
  tiers?: ChargeTierInput[];
  uom?: string;
}

export const oneTimeTiersOverrideInput: Schema<OneTimeTiersOverrideInput> = /* @__PURE__ */ strict({
  quantity: z.optional(decimal),
  tiers: z.optional(z.array(chargeTierInput)),
  uom: z.optional(z.string()),
});

/** `RecurringCalculatedPricingOverride` of the definition. */
export interface RecurringCalculatedPricingOverrideInput {
  clearingExistingMinimumAmount?: boolean;
  clearingExistingMaximumAmount?: boolean;
  eligibleAccountConditions?: Record<string, unknown>;
  eligibleChargeConditions?: Record<string, unknown>;
  minimumAmount?: DecimalString;
  maximumAmount?: DecimalString;
  percentage: DecimalString;
}

export const recurringCalculatedPricingOverrideInput: Schema<RecurringCalculatedPricingOverrideInput> = /* @__PURE__ */ strict({
  clearingExistingMinimumAmount: z.optional(z.boolean()),
  clearingExistingMaximumAmount: z.optional(z.boolean()),
  eligibleAccountConditions: z.optional(z.record(z.string(), z.unknown())),
  eligibleChargeConditions: z.optional(z.record(z.string(), z.unknown())),
  minimumAmount: z.optional(decimal),
  maximumAmount: z.optional(decimal),
  percentage: decimal,
});

/** `DeliveryScheduleParams` of the definition. */
export interface DeliveryScheduleParamsInput {
  frequency?: 'Weekly';
  friday?: boolean;
  monday?: boolean;
  saturday?: boolean;
  sunday?: boolean;
  thursday?: boolean;
  tuesday?: boolean;
  wednesday?: boolean;
}

export const deliveryScheduleParamsInput: Schema<DeliveryScheduleParamsInput> = /* @__PURE__ */ strict({
  frequency: z.optional(z.enum(['Weekly'])),
  friday: z.optional(z.boolean()),
  monday: z.optional(z.boolean()),
  saturday: z.optional(z.boolean()),
  sunday: z.optional(z.boolean()),
  thursday: z.optional(z.boolean()),
  tuesday: z.optional(z.boolean()),
  wednesday: z.optional(z.boolean()),
});

/** `RecurringDeliveryPricingOverride` and `RecurringDeliveryPricingUpdate` of the definition. */
export interface RecurringDeliveryPricingInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  deliverySchedule?: DeliveryScheduleParamsInput;
  listPrice?: DecimalString;
}

export const recurringDeliveryPricingInput: Schema<RecurringDeliveryPricingInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  deliverySchedule: z.optional(deliveryScheduleParamsInput),
  listPrice: z.optional(decimal),
});

/** `RecurringFlatFeePricingOverride` of the definition. */
export interface RecurringFlatFeePricingOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  listPriceBase?: 'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months';
  originalListPrice?: DecimalString;
  /** From 1 to 200. */
  specificListPriceBase?: number;
}

export const recurringFlatFeePricingOverrideInput: Schema<RecurringFlatFeePricingOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPrice: z.optional(decimal),
  listPriceBase: z.optional(z.enum(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  originalListPrice: z.optional(decimal),
  specificListPriceBase: z.optional(integer(1, 200)),
});

/** `RecurringPerUnitPricingOverride` of the definition. */
export interface RecurringPerUnitPricingOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  listPriceBase?: 'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months';
  originalListPrice?: DecimalString;
  /** At least 0. */
  quantity?: DecimalString;
  /** From 1 to 200. */
  specificListPriceBase?: number;
  uom?: string;
}

export const recurringPerUnitPricingOverrideInput: Schema<RecurringPerUnitPricingOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPrice: z.optional(decimal),
  listPriceBase: z.optional(z.enum(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  originalListPrice: z.optional(decimal),
  quantity: z.optional(decimal),
  specificListPriceBase: z.optional(integer(1, 200)),
  uom: z.optional(z.string()),
});

/** `RecurringTieredPricingOverride` and `RecurringVolumePricingOverride` of the definition. */
export interface RecurringTiersOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPriceBase?: 'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months';
  /** At least 0. */
  quantity?: DecimalString;
  /** From 1 to 200. */
  specificListPriceBase?: number;
  tiers?: ChargeTierInput[];
  uom?: string;
}

export const recurringTiersOverrideInput: Schema<RecurringTiersOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPriceBase: z.optional(z.enum(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  quantity: z.optional(decimal),
  specificListPriceBase: z.optional(integer(1, 200)),
  tiers: z.optional(z.array(chargeTierInput)),
  uom: z.optional(z.string()),
});

/** `UsageFlatFeePricingOverride` and 3 equal schemas of the definition. */
export interface ListPriceChangeInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
}

export const listPriceChangeInput: Schema<ListPriceChangeInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPrice: z.optional(decimal),
  originalListPrice: z.optional(decimal),
});

/** `UsageOveragePricingOverride` of the definition. */
export interface UsageOveragePricingOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  /** At least 0. */
  includedUnits?: DecimalString;
  /** At least 1. */
  numberOfPeriods?: number;
  originalListPrice?: DecimalString;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: 'NoCredit' | 'CreditBySpecificRate';
  unusedUnitsCreditRates?: DecimalString;
}

export const usageOveragePricingOverrideInput: Schema<UsageOveragePricingOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  includedUnits: z.optional(decimal),
  numberOfPeriods: z.optional(integer(1)),
  originalListPrice: z.optional(decimal),
  overagePrice: z.optional(decimal),
  overageUnusedUnitsCreditOption: z.optional(z.enum(['NoCredit', 'CreditBySpecificRate'])),
  unusedUnitsCreditRates: z.optional(decimal),
});

/** `UsagePerUnitPricingOverride` of the definition. */
export interface UsagePerUnitPricingOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  ratingGroup?: 'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload';
  uom?: string;
}

export const usagePerUnitPricingOverrideInput: Schema<UsagePerUnitPricingOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPrice: z.optional(decimal),
  originalListPrice: z.optional(decimal),
  ratingGroup: z.optional(z.enum(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload'])),
  uom: z.optional(z.string()),
});

/** `UsageTieredPricingOverride` and `UsageVolumePricingOverride` of the definition. */
export interface UsageTiersOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  ratingGroup?: 'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload';
  tiers?: ChargeTierInput[];
  uom?: string;
}

export const usageTiersOverrideInput: Schema<UsageTiersOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  ratingGroup: z.optional(z.enum(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload'])),
  tiers: z.optional(z.array(chargeTierInput)),
  uom: z.optional(z.string()),
});

/** `UsageTieredWithOveragePricingOverride` of the definition. */
export interface UsageTieredWithOveragePricingOverrideInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  /** At least 1. */
  numberOfPeriods?: number;
  originalListPrice?: DecimalString;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: 'NoCredit' | 'CreditBySpecificRate';
  tiers?: ChargeTierInput[];
  unusedUnitsCreditRates?: DecimalString;
}

export const usageTieredWithOveragePricingOverrideInput: Schema<UsageTieredWithOveragePricingOverrideInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  numberOfPeriods: z.optional(integer(1)),
  originalListPrice: z.optional(decimal),
  overagePrice: z.optional(decimal),
  overageUnusedUnitsCreditOption: z.optional(z.enum(['NoCredit', 'CreditBySpecificRate'])),
  tiers: z.optional(z.array(chargeTierInput)),
  unusedUnitsCreditRates: z.optional(decimal),
});

/** `CreateOrderChargeOverride.pricing` and `ChangePlanChargeOverride.pricing` of the definition. */
export interface ChargePricingOverrideInput {
  chargeModelData?: ChargeModelDataOverrideInput;
  discount?: DiscountPricingOverrideInput;
  oneTimeFlatFee?: OneTimeFlatFeePricingOverrideInput;
  oneTimePerUnit?: OneTimePerUnitPricingOverrideInput;
  oneTimeTiered?: OneTimeTiersOverrideInput;
  oneTimeVolume?: OneTimeTiersOverrideInput;
  recurringCalculated?: RecurringCalculatedPricingOverrideInput;
  recurringDeliveryBased?: RecurringDeliveryPricingInput;
  recurringFlatFee?: RecurringFlatFeePricingOverrideInput;
  recurringPerUnit?: RecurringPerUnitPricingOverrideInput;
  recurringTiered?: RecurringTiersOverrideInput;
  recurringVolume?: RecurringTiersOverrideInput;
  usageFlatFee?: ListPriceChangeInput;
  usageOverage?: UsageOveragePricingOverrideInput;
  usagePerUnit?: UsagePerUnitPricingOverrideInput;
  usageTiered?: UsageTiersOverrideInput;
  usageTieredWithOverage?: UsageTieredWithOveragePricingOverrideInput;
  usageVolume?: UsageTiersOverrideInput;
}

export const chargePricingOverrideInput: Schema<ChargePricingOverrideInput> = /* @__PURE__ */ strict({
  chargeModelData: z.optional(chargeModelDataOverrideInput),
  discount: z.optional(discountPricingOverrideInput),
  oneTimeFlatFee: z.optional(oneTimeFlatFeePricingOverrideInput),
  oneTimePerUnit: z.optional(oneTimePerUnitPricingOverrideInput),
  oneTimeTiered: z.optional(oneTimeTiersOverrideInput),
  oneTimeVolume: z.optional(oneTimeTiersOverrideInput),
  recurringCalculated: z.optional(recurringCalculatedPricingOverrideInput),
  recurringDeliveryBased: z.optional(recurringDeliveryPricingInput),
  recurringFlatFee: z.optional(recurringFlatFeePricingOverrideInput),
  recurringPerUnit: z.optional(recurringPerUnitPricingOverrideInput),
  recurringTiered: z.optional(recurringTiersOverrideInput),
  recurringVolume: z.optional(recurringTiersOverrideInput),
  usageFlatFee: z.optional(listPriceChangeInput),
  usageOverage: z.optional(usageOveragePricingOverrideInput),
  usagePerUnit: z.optional(usagePerUnitPricingOverrideInput),
  usageTiered: z.optional(usageTiersOverrideInput),
  usageTieredWithOverage: z.optional(usageTieredWithOveragePricingOverrideInput),
  usageVolume: z.optional(usageTiersOverrideInput),
});

/** `CreateOrderChargeOverride.ratingPropertiesOverride` and 3 equal schemas of the definition. */
export interface RatingPropertiesOverrideInput {
  isProratePartialMonth?: boolean;
  prorationUnit?: 'ProrateByDay' | 'ProrateByMonthFirst';
  daysInMonth?: 'UseActualDays' | 'Assume30Days' | 'Assume30DaysStrict';
}

export const ratingPropertiesOverrideInput: Schema<RatingPropertiesOverrideInput> = /* @__PURE__ */ strict({
  isProratePartialMonth: z.optional(z.boolean()),
  prorationUnit: z.optional(z.enum(['ProrateByDay', 'ProrateByMonthFirst'])),
  daysInMonth: z.optional(z.enum(['UseActualDays', 'Assume30Days', 'Assume30DaysStrict'])),
});

/** `CreateOrderTriggerParams` of the definition. */
export interface CreateOrderTriggerParamsInput {
  periodsAfterChargeStart?: number;
  specificTriggerDate?: IsoDate;
  startDatePolicy?:
    'AlignToApplyToCharge' | 'SpecificDate' | 'EndOfLastInvoicePeriodOfApplyToCharge' | 'FixedPeriodAfterApplyToChargeStartDate';
  startPeriodsType?: 'Days' | 'Weeks' | 'Months' | 'Years';
  triggerEvent?: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance' | 'SpecificDate';
}

export const createOrderTriggerParamsInput: Schema<CreateOrderTriggerParamsInput> = /* @__PURE__ */ strict({
  periodsAfterChargeStart: z.optional(z.int()),
  specificTriggerDate: z.optional(date),
  startDatePolicy: z.optional(
    z.enum(['AlignToApplyToCharge', 'SpecificDate', 'EndOfLastInvoicePeriodOfApplyToCharge', 'FixedPeriodAfterApplyToChargeStartDate']),
  ),
  startPeriodsType: z.optional(z.enum(['Days', 'Weeks', 'Months', 'Years'])),
  triggerEvent: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
});

/** `CreateOrderChargeOverride` of the definition. */
export interface ChargeOverrideRequestInput {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverrideInput;
  chargeFunction?: 'CommitmentTrueUp' | 'CreditCommitment';
  commitmentType?: 'CURRENCY';
  creditOption?: 'TimeBased' | 'ConsumptionBased' | 'FullCreditBack';
  chargeModel?: string;
  /** At most 50 characters. */
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditionsInput;
  estimatedStartDate?: IsoDate;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  name?: string;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: ChargePricingOverrideInput;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  prorationOption?:
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides';
  ratingPropertiesOverride?: RatingPropertiesOverrideInput;
  recognizedRevenueAccountingCode?: string;
  /** At most 70 characters. */
  revRecCode?: string;
  revRecTriggerCondition?: 'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date';
  revenueRecognitionRuleName?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  revenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  rolloverApply?: 'ApplyFirst' | 'ApplyLast';
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: CreateOrderTriggerParamsInput;
  taxCode?: string;
  taxMode?: 'TaxExclusive' | 'TaxInclusive';
  taxable?: boolean;
  unBilledReceivablesAccountingCode?: string;
  /** At most 50 characters. */
  uniqueToken?: string;
  upsellOriginChargeNumber?: string;
  validityPeriodType?: 'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH';
}

export const chargeOverrideRequestInput: Schema<ChargeOverrideRequestInput> = /* @__PURE__ */ strict({
  accountReceivableAccountingCode: z.optional(z.string()),
  adjustmentLiabilityAccountingCode: z.optional(z.string()),
  adjustmentRevenueAccountingCode: z.optional(z.string()),
  billing: z.optional(chargeBillingOverrideInput),
  chargeFunction: z.optional(z.enum(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: z.optional(z.enum(['CURRENCY'])),
  creditOption: z.optional(z.enum(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: z.optional(z.string()),
  chargeNumber: z.optional(upTo(50)),
  chargeType: z.optional(z.string()),
  contractAssetAccountingCode: z.optional(z.string()),
  contractLiabilityAccountingCode: z.optional(z.string()),
  contractRecognizedRevenueAccountingCode: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: z.optional(z.string()),
  drawdownRate: z.optional(decimal),
  endDate: z.optional(endConditionsInput),
  estimatedStartDate: z.optional(date),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  isAllocationEligible: z.optional(z.boolean()),
  isRollover: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  name: z.optional(z.string()),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  pobPolicy: z.optional(z.string()),
  prepaidQuantity: z.optional(decimal),
  pricing: z.optional(chargePricingOverrideInput),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  productCategory: z.optional(z.string()),
  productClass: z.optional(z.string()),
  productFamily: z.optional(z.string()),
  productLine: z.optional(z.string()),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  prorationOption: z.optional(
    z.enum(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: z.optional(ratingPropertiesOverrideInput),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  revRecCode: z.optional(upTo(70)),
  revRecTriggerCondition: z.optional(z.enum(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: z.optional(z.string()),
  revenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: z.optional(z.enum(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: z.optional(z.int()),
  rolloverPeriods: z.optional(decimal),
  startDate: z.optional(createOrderTriggerParamsInput),
  taxCode: z.optional(z.string()),
  taxMode: z.optional(z.enum(['TaxExclusive', 'TaxInclusive'])),
  taxable: z.optional(z.boolean()),
  unBilledReceivablesAccountingCode: z.optional(z.string()),
  uniqueToken: z.optional(upTo(50)),
  upsellOriginChargeNumber: z.optional(z.string()),
  validityPeriodType: z.optional(z.enum(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
});

/** `CreateOrderRatePlanFeatureOverride` of the definition. */
export interface CreateOrderRatePlanFeatureOverrideInput {
  customFields?: Record<string, unknown>;
  featureId: string;
}

export const createOrderRatePlanFeatureOverrideInput: Schema<CreateOrderRatePlanFeatureOverrideInput> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  featureId: z.string(),
});

/** `CreateOrderRatePlanOverride` of the definition. */
export interface RatePlanOverrideInput {
  chargeOverrides?: ChargeOverrideRequestInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externalCatalogPlanId?: string;
  externallyManagedPlanId?: string;
  isAddingSubsetCharges?: boolean;
  isFromExternalCatalog?: boolean;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanName?: string;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  /** At most 50 characters. */
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  /** At most 50 characters. */
  uniqueToken?: string;
}

export const ratePlanOverrideInput: Schema<RatePlanOverrideInput> = /* @__PURE__ */ strict({
  chargeOverrides: z.optional(z.array(chargeOverrideRequestInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  externalCatalogPlanId: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  isAddingSubsetCharges: z.optional(z.boolean()),
  isFromExternalCatalog: z.optional(z.boolean()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanName: z.optional(z.string()),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  subscriptionRatePlanNumber: z.optional(upTo(50)),
  uniqueToken: z.optional(upTo(50)),
});

/** `CancelSubscription` of the definition. */
export interface CancelSubscriptionInput {
  cancellationEffectiveDate?: IsoDate;
  cancellationPolicy: 'EndOfCurrentTerm' | 'EndOfLastInvoicePeriod' | 'SpecificDate';
}

export const cancelSubscriptionInput: Schema<CancelSubscriptionInput> = /* @__PURE__ */ strict({
  cancellationEffectiveDate: z.optional(date),
  cancellationPolicy: z.enum(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
});

/** `ChangePlanChargeOverride` of the definition. */
export interface ChangePlanChargeOverrideInput {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverrideInput;
  chargeFunction?: 'CommitmentTrueUp' | 'CreditCommitment';
  commitmentType?: 'CURRENCY';
  creditOption?: 'TimeBased' | 'ConsumptionBased' | 'FullCreditBack';
  chargeModel?: string;
  /** At most 50 characters. */
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditionsInput;
  estimatedStartDate?: IsoDate;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  name?: string;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: ChargePricingOverrideInput;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  prorationOption?:
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides';
  ratingPropertiesOverride?: RatingPropertiesOverrideInput;
  recognizedRevenueAccountingCode?: string;
  /** At most 70 characters. */
  revRecCode?: string;
  revRecTriggerCondition?: 'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date';
  revenueRecognitionRuleName?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  revenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  rolloverApply?: 'ApplyFirst' | 'ApplyLast';
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: CreateOrderTriggerParamsInput;
  taxCode?: string;
  taxMode?: string;
  unBilledReceivablesAccountingCode?: string;
  /** At most 50 characters. */
  uniqueToken?: string;
  upsellOriginChargeNumber?: string;
  validityPeriodType?: 'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH';
}

export const changePlanChargeOverrideInput: Schema<ChangePlanChargeOverrideInput> = /* @__PURE__ */ strict({
  accountReceivableAccountingCode: z.optional(z.string()),
  adjustmentLiabilityAccountingCode: z.optional(z.string()),
  adjustmentRevenueAccountingCode: z.optional(z.string()),
  billing: z.optional(chargeBillingOverrideInput),
  chargeFunction: z.optional(z.enum(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: z.optional(z.enum(['CURRENCY'])),
  creditOption: z.optional(z.enum(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: z.optional(z.string()),
  chargeNumber: z.optional(upTo(50)),
  chargeType: z.optional(z.string()),
  contractAssetAccountingCode: z.optional(z.string()),
  contractLiabilityAccountingCode: z.optional(z.string()),
  contractRecognizedRevenueAccountingCode: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: z.optional(z.string()),
  drawdownRate: z.optional(decimal),
  endDate: z.optional(endConditionsInput),
  estimatedStartDate: z.optional(date),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  isAllocationEligible: z.optional(z.boolean()),
  isRollover: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  name: z.optional(z.string()),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  pobPolicy: z.optional(z.string()),
  prepaidQuantity: z.optional(decimal),
  pricing: z.optional(chargePricingOverrideInput),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  productCategory: z.optional(z.string()),
  productClass: z.optional(z.string()),
  productFamily: z.optional(z.string()),
  productLine: z.optional(z.string()),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  prorationOption: z.optional(
    z.enum(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: z.optional(ratingPropertiesOverrideInput),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  revRecCode: z.optional(upTo(70)),
  revRecTriggerCondition: z.optional(z.enum(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: z.optional(z.string()),
  revenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: z.optional(z.enum(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: z.optional(z.int()),
  rolloverPeriods: z.optional(decimal),
  startDate: z.optional(createOrderTriggerParamsInput),
  taxCode: z.optional(z.string()),
  taxMode: z.optional(z.string()),
  unBilledReceivablesAccountingCode: z.optional(z.string()),
  uniqueToken: z.optional(upTo(50)),
  upsellOriginChargeNumber: z.optional(z.string()),
  validityPeriodType: z.optional(z.enum(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
});

/** `CreateOrderChangePlanRatePlanOverride` of the definition. */
export interface CreateOrderChangePlanRatePlanOverrideInput {
  chargeOverrides?: ChangePlanChargeOverrideInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externalCatalogPlanId?: string;
  externallyManagedPlanId?: string;
  /** At most 50 characters. */
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  isFromExternalCatalog?: boolean;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanName?: string;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  /** At most 50 characters. */
  uniqueToken?: string;
}

export const createOrderChangePlanRatePlanOverrideInput: Schema<CreateOrderChangePlanRatePlanOverrideInput> = /* @__PURE__ */ strict({
  chargeOverrides: z.optional(z.array(changePlanChargeOverrideInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  externalCatalogPlanId: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  subscriptionRatePlanNumber: z.optional(upTo(50)),
  isFromExternalCatalog: z.optional(z.boolean()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanName: z.optional(z.string()),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  uniqueToken: z.optional(upTo(50)),
});

/** `CreateChangePlan` of the definition. */
export interface CreateChangePlanInput {
  effectivePolicy?: 'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod' | 'SpecificDate';
  externalCatalogPlanId?: string;
  newProductRatePlan: CreateOrderChangePlanRatePlanOverrideInput;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  /** Default `false`. */
  resetBcd?: boolean;
  subType?: 'Upgrade' | 'Downgrade' | 'Crossgrade' | 'PlanChanged';
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const createChangePlanInput: Schema<CreateChangePlanInput> = /* @__PURE__ */ strict({
  effectivePolicy: z.optional(z.enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
  externalCatalogPlanId: z.optional(z.string()),
  newProductRatePlan: createOrderChangePlanRatePlanOverrideInput,
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  resetBcd: z.optional(z.boolean()),
  subType: z.optional(z.enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
  subscriptionRatePlanNumber: z.optional(z.string()),
});

/** `CreateOrderCreateSubscriptionNewSubscriptionOwnerAccount` of the definition. */
export interface CreateOrderCreateSubscriptionNewSubscriptionOwnerAccountInput extends CustomFieldValues {
  /** At most 70 characters. */
  accountNumber?: NumberOf<'account'>;
  /** At most 1200 characters. */
  additionalEmailAddresses?: string;
  allowInvoiceEdit?: boolean;
  autoPay?: boolean;
  batch?: string;
  /** From 0 to 31. */
  billCycleDay: number;
  billToContact: NewOrderAccountContactInput;
  communicationProfileId?: string;
  creditCard?: CreditCardInput;
  creditMemoTemplateId?: string;
  /** At most 100 characters. */
  crmId?: string;
  currency: string;
  customFields?: Record<string, unknown>;
  /** At most 50 characters. */
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  hpmCreditCardPaymentMethodId?: Id<'payment method'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  /** At most 255 characters. */
  name: string;
  /** At most 65535 characters. */
  notes?: string;
  parentId?: string;
  /** At most 40 characters. */
  paymentGateway?: string;
  paymentMethod?: NewPaymentMethodRequestInput;
  paymentTerm?: string;
  /** At most 100 characters. */
  purchaseOrderNumber?: string;
  /** At most 50 characters. */
  salesRep?: string;
  soldToContact?: NewOrderAccountContactInput;
  taxInfo?: SignUpTaxInfoInput;
}

export const createOrderCreateSubscriptionNewSubscriptionOwnerAccountInput: Schema<CreateOrderCreateSubscriptionNewSubscriptionOwnerAccountInput> =
  /* @__PURE__ */ customizable({
    accountNumber: z.optional(upTo(70)),
    additionalEmailAddresses: z.optional(upTo(1200)),
    allowInvoiceEdit: z.optional(z.boolean()),
    autoPay: z.optional(z.boolean()),
    batch: z.optional(z.string()),
    billCycleDay: integer(0, 31),
    billToContact: newOrderAccountContactInput,
    communicationProfileId: z.optional(z.string()),
    creditCard: z.optional(creditCardInput),
    creditMemoTemplateId: z.optional(z.string()),
    crmId: z.optional(upTo(100)),
    currency: z.string(),
    customFields: z.optional(z.record(z.string(), z.unknown())),
    customerServiceRepName: z.optional(upTo(50)),
    debitMemoTemplateId: z.optional(z.string()),
    hpmCreditCardPaymentMethodId: z.optional(z.string()),
    invoiceDeliveryPrefsEmail: z.optional(z.boolean()),
    invoiceDeliveryPrefsPrint: z.optional(z.boolean()),
    invoiceTemplateId: z.optional(z.string()),
    name: upTo(255),
    notes: z.optional(upTo(65535)),
    parentId: z.optional(z.string()),
    paymentGateway: z.optional(upTo(40)),
    paymentMethod: z.optional(newPaymentMethodRequestInput),
    paymentTerm: z.optional(z.string()),
    purchaseOrderNumber: z.optional(upTo(100)),
    salesRep: z.optional(upTo(50)),
    soldToContact: z.optional(newOrderAccountContactInput),
    taxInfo: z.optional(signUpTaxInfoInput),
  });

/** `CreateOrderCreateSubscription.paymentProfile` and 2 equal schemas of the definition. */
export interface PaymentProfileInput {
  paymentGatewayId?: string;
  paymentMethodId?: Id<'payment method'>;
}

export const paymentProfileInput: Schema<PaymentProfileInput> = /* @__PURE__ */ strict({
  paymentGatewayId: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
});

/** `CreateOrderCreateSubscription.terms.initialTerm` and `PreviewOrderCreateSubscription.terms.initialTerm` of the definition. */
export interface InitialTermInput {
  period?: number;
  periodType?: 'Month' | 'Year' | 'Day' | 'Week';
  startDate?: IsoDate;
  endDate?: IsoDate;
  termType: 'TERMED' | 'EVERGREEN';
}

export const initialTermInput: Schema<InitialTermInput> = /* @__PURE__ */ strict({
  period: z.optional(z.int()),
  periodType: z.optional(z.enum(['Month', 'Year', 'Day', 'Week'])),
  startDate: z.optional(date),
  endDate: z.optional(date),
  termType: z.enum(['TERMED', 'EVERGREEN']),
});

/** `CreateOrderCreateSubscription.terms` and `PreviewOrderCreateSubscription.terms` of the definition. */
export interface SubscriptionTermsInput {
  autoRenew?: boolean;
  initialTerm: InitialTermInput;
  renewalSetting?: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
  renewalTerms?: RenewalTermInput[];
}

export const subscriptionTermsInput: Schema<SubscriptionTermsInput> = /* @__PURE__ */ strict({
  autoRenew: z.optional(z.boolean()),
  initialTerm: initialTermInput,
  renewalSetting: z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerms: z.optional(z.array(renewalTermInput)),
});

/** `CreateOrderCreateSubscription` of the definition. */
export interface CreateSubscriptionActionInput {
  billToContactId?: Id<'contact'>;
  /** At most 3 characters. */
  currency?: string;
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  newSubscriptionOwnerAccount?: CreateOrderCreateSubscriptionNewSubscriptionOwnerAccountInput;
  /** At most 500 characters. */
  notes?: string;
  paymentProfile?: PaymentProfileInput;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  subscribeToRatePlans?: RatePlanOverrideInput[];
  /** At most 100 characters. */
  subscriptionNumber?: NumberOf<'subscription'>;
  /** At most 70 characters. */
  subscriptionOwnerAccountNumber?: NumberOf<'account'>;
  /** At most 70 characters. */
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  terms?: SubscriptionTermsInput;
}

export const createSubscriptionActionInput: Schema<CreateSubscriptionActionInput> = /* @__PURE__ */ strict({
  billToContactId: z.optional(z.string()),
  currency: z.optional(upTo(3)),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  invoiceSeparately: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  newSubscriptionOwnerAccount: z.optional(createOrderCreateSubscriptionNewSubscriptionOwnerAccountInput),
  notes: z.optional(upTo(500)),
  paymentProfile: z.optional(paymentProfileInput),
  paymentTerm: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
  subscribeToRatePlans: z.optional(z.array(ratePlanOverrideInput)),
  subscriptionNumber: z.optional(upTo(100)),
  subscriptionOwnerAccountNumber: z.optional(upTo(70)),
  invoiceOwnerAccountNumber: z.optional(upTo(70)),
  terms: z.optional(subscriptionTermsInput),
});

/** `OwnerTransfer` of the definition. */
export interface OwnerTransferInput {
  billToContactId?: Id<'contact'>;
  /** Default `false`. */
  clearingExistingBillToContact?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceGroupNumber?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceTemplate?: boolean;
  /** Default `false`. */
  clearingExistingPaymentTerm?: boolean;
  /** Default `false`. */
  clearingExistingSequenceSet?: boolean;
  /** Default `false`. */
  clearingExistingShipToContact?: boolean;
  /** Default `false`. */
  clearingExistingSoldToContact?: boolean;
  destinationAccountNumber?: NumberOf<'account'>;
  destinationInvoiceAccountNumber?: NumberOf<'account'>;
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  invoiceTemplateId?: string;
  paymentProfile?: PaymentProfileInput;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const ownerTransferInput: Schema<OwnerTransferInput> = /* @__PURE__ */ strict({
  billToContactId: z.optional(z.string()),
  clearingExistingBillToContact: z.optional(z.boolean()),
  clearingExistingInvoiceGroupNumber: z.optional(z.boolean()),
  clearingExistingInvoiceTemplate: z.optional(z.boolean()),
  clearingExistingPaymentTerm: z.optional(z.boolean()),
  clearingExistingSequenceSet: z.optional(z.boolean()),
  clearingExistingShipToContact: z.optional(z.boolean()),
  clearingExistingSoldToContact: z.optional(z.boolean()),
  destinationAccountNumber: z.optional(z.string()),
  destinationInvoiceAccountNumber: z.optional(z.string()),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  invoiceTemplateId: z.optional(z.string()),
  paymentProfile: z.optional(paymentProfileInput),
  paymentTerm: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
});

/** `OrderActionRatePlanChargeRemove` of the definition. */
export interface OrderActionRatePlanChargeRemoveInput {
  chargeNumber?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  uniqueToken?: string;
  customFields?: Record<string, unknown>;
}

export const orderActionRatePlanChargeRemoveInput: Schema<OrderActionRatePlanChargeRemoveInput> = /* @__PURE__ */ strict({
  chargeNumber: z.optional(z.string()),
  productRatePlanChargeId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
});

/** `RemoveProduct` of the definition. */
export interface RemoveProductInput {
  externalCatalogPlanId?: string;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  uniqueToken?: string;
  customFields?: Record<string, unknown>;
  chargeUpdates?: OrderActionRatePlanChargeRemoveInput[];
}

export const removeProductInput: Schema<RemoveProductInput> = /* @__PURE__ */ strict({
  externalCatalogPlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  subscriptionRatePlanNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  chargeUpdates: z.optional(z.array(orderActionRatePlanChargeRemoveInput)),
});

/** `RenewSubscription` of the definition. */
export interface RenewSubscriptionInput {
  billToContactId?: Id<'contact'>;
  /** Default `false`. */
  clearingExistingBillToContact?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceGroupNumber?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceTemplate?: boolean;
  /** Default `false`. */
  clearingExistingPaymentTerm?: boolean;
  /** Default `false`. */
  clearingExistingSequenceSet?: boolean;
  /** Default `false`. */
  clearingExistingShipToContact?: boolean;
  /** Default `false`. */
  clearingExistingSoldToContact?: boolean;
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  invoiceTemplateId?: string | null;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const renewSubscriptionInput: Schema<RenewSubscriptionInput> = /* @__PURE__ */ strict({
  billToContactId: z.optional(z.string()),
  clearingExistingBillToContact: z.optional(z.boolean()),
  clearingExistingInvoiceGroupNumber: z.optional(z.boolean()),
  clearingExistingInvoiceTemplate: z.optional(z.boolean()),
  clearingExistingPaymentTerm: z.optional(z.boolean()),
  clearingExistingSequenceSet: z.optional(z.boolean()),
  clearingExistingShipToContact: z.optional(z.boolean()),
  clearingExistingSoldToContact: z.optional(z.boolean()),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  invoiceTemplateId: z.optional(z.nullable(z.string())),
  paymentTerm: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
});

/** `CreateOrderResume` of the definition. */
export interface CreateOrderResumeInput {
  extendsTerm?: boolean;
  resumePeriods?: number;
  resumePeriodsType?: 'Day' | 'Week' | 'Month' | 'Year';
  resumePolicy: 'Today' | 'FixedPeriodsFromSuspendDate' | 'FixedPeriodsFromToday' | 'SpecificDate' | 'SuspendDate';
  resumeSpecificDate?: IsoDate;
}

export const createOrderResumeInput: Schema<CreateOrderResumeInput> = /* @__PURE__ */ strict({
  extendsTerm: z.optional(z.boolean()),
  resumePeriods: z.optional(z.int()),
  resumePeriodsType: z.optional(z.enum(['Day', 'Week', 'Month', 'Year'])),
  resumePolicy: z.enum(['Today', 'FixedPeriodsFromSuspendDate', 'FixedPeriodsFromToday', 'SpecificDate', 'SuspendDate']),
  resumeSpecificDate: z.optional(date),
});

/** `CreateOrderSuspend` of the definition. */
export interface CreateOrderSuspendInput {
  suspendPeriods?: number;
  suspendPeriodsType?: 'Day' | 'Week' | 'Month' | 'Year';
  suspendPolicy: 'Today' | 'EndOfLastInvoicePeriod' | 'FixedPeriodsFromToday' | 'SpecificDate';
  suspendSpecificDate?: IsoDate;
}

export const createOrderSuspendInput: Schema<CreateOrderSuspendInput> = /* @__PURE__ */ strict({
  suspendPeriods: z.optional(z.int()),
  suspendPeriodsType: z.optional(z.enum(['Day', 'Week', 'Month', 'Year'])),
  suspendPolicy: z.enum(['Today', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday', 'SpecificDate']),
  suspendSpecificDate: z.optional(date),
});

/** `LastTerm` of the definition. */
export interface LastTermInput {
  /** At least 0. */
  period?: number;
  periodType?: 'Month' | 'Year' | 'Day' | 'Week';
  startDate?: IsoDate;
  endDate?: IsoDate;
  termType: 'TERMED' | 'EVERGREEN';
}

export const lastTermInput: Schema<LastTermInput> = /* @__PURE__ */ strict({
  period: z.optional(integer(0)),
  periodType: z.optional(z.enum(['Month', 'Year', 'Day', 'Week'])),
  startDate: z.optional(date),
  endDate: z.optional(date),
  termType: z.enum(['TERMED', 'EVERGREEN']),
});

/** `CreateOrderTermsAndConditions` of the definition. */
export interface CreateOrderTermsAndConditionsInput {
  autoRenew?: boolean;
  billToContactId?: Id<'contact'>;
  /** Default `false`. */
  clearingExistingBillToContact?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceGroupNumber?: boolean;
  /** Default `false`. */
  clearingExistingInvoiceTemplate?: boolean;
  /** Default `false`. */
  clearingExistingPaymentTerm?: boolean;
  /** Default `false`. */
  clearingExistingSequenceSet?: boolean;
  /** Default `false`. */
  clearingExistingShipToContact?: boolean;
  /** Default `false`. */
  clearingExistingSoldToContact?: boolean;
  communicationProfileId?: string;
  /** Default `false`. */
  clearingExistingCommunicationProfile?: boolean;
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  lastTerm?: LastTermInput;
  paymentProfile?: PaymentProfileInput;
  paymentTerm?: string;
  renewalSetting?: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
  renewalTerms?: RenewalTermInput[];
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  /** Default `false`. */
  clearingScheduledCancelDate?: boolean;
  /** Default `false`. */
  clearingScheduledSuspendDate?: boolean;
  /** Default `false`. */
  clearingScheduledResumeDate?: boolean;
  sequenceSetId?: string;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const createOrderTermsAndConditionsInput: Schema<CreateOrderTermsAndConditionsInput> = /* @__PURE__ */ strict({
  autoRenew: z.optional(z.boolean()),
  billToContactId: z.optional(z.string()),
  clearingExistingBillToContact: z.optional(z.boolean()),
  clearingExistingInvoiceGroupNumber: z.optional(z.boolean()),
  clearingExistingInvoiceTemplate: z.optional(z.boolean()),
  clearingExistingPaymentTerm: z.optional(z.boolean()),
  clearingExistingSequenceSet: z.optional(z.boolean()),
  clearingExistingShipToContact: z.optional(z.boolean()),
  clearingExistingSoldToContact: z.optional(z.boolean()),
  communicationProfileId: z.optional(z.string()),
  clearingExistingCommunicationProfile: z.optional(z.boolean()),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  invoiceSeparately: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  lastTerm: z.optional(lastTermInput),
  paymentProfile: z.optional(paymentProfileInput),
  paymentTerm: z.optional(z.string()),
  renewalSetting: z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerms: z.optional(z.array(renewalTermInput)),
  scheduledCancelDate: z.optional(date),
  scheduledSuspendDate: z.optional(date),
  scheduledResumeDate: z.optional(date),
  clearingScheduledCancelDate: z.optional(z.boolean()),
  clearingScheduledSuspendDate: z.optional(z.boolean()),
  clearingScheduledResumeDate: z.optional(z.boolean()),
  sequenceSetId: z.optional(z.string()),
  shipToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
});

/** `TriggerDate` of the definition. */
export interface TriggerDateInput {
  name?: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance';
  triggerDate?: IsoDate;
}

export const triggerDateInput: Schema<TriggerDateInput> = /* @__PURE__ */ strict({
  name: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'])),
  triggerDate: z.optional(date),
});

/** `BillingUpdate` of the definition. */
export interface BillingUpdateInput {
  billingPeriodAlignment?: 'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart';
}

export const billingUpdateInput: Schema<BillingUpdateInput> = /* @__PURE__ */ strict({
  billingPeriodAlignment: z.optional(z.enum(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart'])),
});

/** `CreateOrderUpdateProductTriggerParams` and `PreviewOrderTriggerParams` of the definition. */
export interface TriggerParamsInput {
  specificTriggerDate?: IsoDate;
  triggerEvent?: 'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance' | 'SpecificDate';
}

export const triggerParamsInput: Schema<TriggerParamsInput> = /* @__PURE__ */ strict({
  specificTriggerDate: z.optional(date),
  triggerEvent: z.optional(z.enum(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
});

/** `DiscountPricingUpdate` of the definition. */
export interface DiscountPricingUpdateInput {
  applyDiscountTo?: 'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE';
  discountLevel?: 'rateplan' | 'subscription' | 'account';
  discountPercentage?: DecimalString;
  originalListDiscountPercentage?: DecimalString;
  priceChangeOption?: 'NoChange' | 'UseLatestProductCatalogPricing';
}

export const discountPricingUpdateInput: Schema<DiscountPricingUpdateInput> = /* @__PURE__ */ strict({
  applyDiscountTo: z.optional(
    z.enum(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  discountLevel: z.optional(z.enum(['rateplan', 'subscription', 'account'])),
  discountPercentage: z.optional(decimal),
  originalListDiscountPercentage: z.optional(decimal),
  priceChangeOption: z.optional(z.enum(['NoChange', 'UseLatestProductCatalogPricing'])),
});

/** `RecurringCalculatedPricingUpdate` of the definition. */
export interface RecurringCalculatedPricingUpdateInput {
  clearingExistingMinimumAmount?: boolean;
  clearingExistingMaximumAmount?: boolean;
  minimumAmount?: DecimalString;
  maximumAmount?: DecimalString;
  percentage: DecimalString;
}

export const recurringCalculatedPricingUpdateInput: Schema<RecurringCalculatedPricingUpdateInput> = /* @__PURE__ */ strict({
  clearingExistingMinimumAmount: z.optional(z.boolean()),
  clearingExistingMaximumAmount: z.optional(z.boolean()),
  minimumAmount: z.optional(decimal),
  maximumAmount: z.optional(decimal),
  percentage: decimal,
});

/** `RecurringPerUnitPricingUpdate` of the definition. */
export interface RecurringPerUnitPricingUpdateInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  /** At least 0. */
  quantity?: DecimalString;
}

export const recurringPerUnitPricingUpdateInput: Schema<RecurringPerUnitPricingUpdateInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  listPrice: z.optional(decimal),
  originalListPrice: z.optional(decimal),
  quantity: z.optional(decimal),
});

/** `RecurringTieredPricingUpdate` and `RecurringVolumePricingUpdate` of the definition. */
export interface RecurringTiersUpdateInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  /** At least 0. */
  quantity?: DecimalString;
  tiers?: ChargeTierInput[];
}

export const recurringTiersUpdateInput: Schema<RecurringTiersUpdateInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  quantity: z.optional(decimal),
  tiers: z.optional(z.array(chargeTierInput)),
});

/** `UsageOveragePricingUpdate` of the definition. */
export interface UsageOveragePricingUpdateInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
}

export const usageOveragePricingUpdateInput: Schema<UsageOveragePricingUpdateInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  includedUnits: z.optional(decimal),
  overagePrice: z.optional(decimal),
});

/** `UsageTieredPricingUpdate` and `UsageVolumePricingUpdate` of the definition. */
export interface UsageTiersUpdateInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  tiers?: ChargeTierInput[];
}

export const usageTiersUpdateInput: Schema<UsageTiersUpdateInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  tiers: z.optional(z.array(chargeTierInput)),
});

/** `UsageTieredWithOveragePricingUpdate` of the definition. */
export interface UsageTieredWithOveragePricingUpdateInput {
  priceChangeOption?: 'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing';
  /** At least -100. */
  priceIncreasePercentage?: DecimalString;
  overagePrice?: DecimalString;
  tiers?: ChargeTierInput[];
}

export const usageTieredWithOveragePricingUpdateInput: Schema<UsageTieredWithOveragePricingUpdateInput> = /* @__PURE__ */ strict({
  priceChangeOption: z.optional(z.enum(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: z.optional(decimal),
  overagePrice: z.optional(decimal),
  tiers: z.optional(z.array(chargeTierInput)),
});

/** `CreateOrderPricingUpdate` of the definition. */
export interface CreateOrderPricingUpdateInput {
  chargeModelData?: ChargeModelDataOverrideInput;
  discount?: DiscountPricingUpdateInput;
  recurringCalculated?: RecurringCalculatedPricingUpdateInput;
  recurringDeliveryBased?: RecurringDeliveryPricingInput;
  recurringFlatFee?: ListPriceChangeInput;
  recurringPerUnit?: RecurringPerUnitPricingUpdateInput;
  recurringTiered?: RecurringTiersUpdateInput;
  recurringVolume?: RecurringTiersUpdateInput;
  usageFlatFee?: ListPriceChangeInput;
  usageOverage?: UsageOveragePricingUpdateInput;
  usagePerUnit?: ListPriceChangeInput;
  usageTiered?: UsageTiersUpdateInput;
  usageTieredWithOverage?: UsageTieredWithOveragePricingUpdateInput;
  usageVolume?: UsageTiersUpdateInput;
}

export const createOrderPricingUpdateInput: Schema<CreateOrderPricingUpdateInput> = /* @__PURE__ */ strict({
  chargeModelData: z.optional(chargeModelDataOverrideInput),
  discount: z.optional(discountPricingUpdateInput),
  recurringCalculated: z.optional(recurringCalculatedPricingUpdateInput),
  recurringDeliveryBased: z.optional(recurringDeliveryPricingInput),
  recurringFlatFee: z.optional(listPriceChangeInput),
  recurringPerUnit: z.optional(recurringPerUnitPricingUpdateInput),
  recurringTiered: z.optional(recurringTiersUpdateInput),
  recurringVolume: z.optional(recurringTiersUpdateInput),
  usageFlatFee: z.optional(listPriceChangeInput),
  usageOverage: z.optional(usageOveragePricingUpdateInput),
  usagePerUnit: z.optional(listPriceChangeInput),
  usageTiered: z.optional(usageTiersUpdateInput),
  usageTieredWithOverage: z.optional(usageTieredWithOveragePricingUpdateInput),
  usageVolume: z.optional(usageTiersUpdateInput),
});

/** `CreateOrderChargeUpdate` of the definition. */
export interface CreateOrderChargeUpdateInput {
  billing?: BillingUpdateInput;
  chargeNumber?: string;
  estimatedStartDate?: IsoDate;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  pricingAttributes?: Record<string, unknown>;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  customFields?: Record<string, unknown>;
  effectiveDate?: TriggerParamsInput;
  prepaidQuantity?: DecimalString;
  pricing?: CreateOrderPricingUpdateInput;
  uniqueToken?: string;
}

export const createOrderChargeUpdateInput: Schema<CreateOrderChargeUpdateInput> = /* @__PURE__ */ strict({
  billing: z.optional(billingUpdateInput),
  chargeNumber: z.optional(z.string()),
  estimatedStartDate: z.optional(date),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  productRatePlanChargeId: z.optional(z.string()),
  productRatePlanChargeNumber: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  effectiveDate: z.optional(triggerParamsInput),
  prepaidQuantity: z.optional(decimal),
  pricing: z.optional(createOrderPricingUpdateInput),
  uniqueToken: z.optional(z.string()),
});

/** `CreateOrderRatePlanUpdate` of the definition. */
export interface CreateOrderRatePlanUpdateInput {
  chargeUpdates?: CreateOrderChargeUpdateInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externalCatalogPlanId?: string;
  isAddingSubsetCharges?: boolean;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  specificUpdateDate?: IsoDate;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  uniqueToken?: string;
}

export const createOrderRatePlanUpdateInput: Schema<CreateOrderRatePlanUpdateInput> = /* @__PURE__ */ strict({
  chargeUpdates: z.optional(z.array(createOrderChargeUpdateInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  externalCatalogPlanId: z.optional(z.string()),
  isAddingSubsetCharges: z.optional(z.boolean()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  specificUpdateDate: z.optional(date),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  subscriptionRatePlanNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
});

/** `CreateOrderOrderAction` of the definition. */
export interface OrderActionRequestInput {
  addProduct?: RatePlanOverrideInput;
  cancelSubscription?: CancelSubscriptionInput;
  changePlan?: CreateChangePlanInput;
  /** At most 255 characters. */
  changeReason?: string;
  createSubscription?: CreateSubscriptionActionInput;
  customFields?: Record<string, unknown>;
  ownerTransfer?: OwnerTransferInput;
  removeProduct?: RemoveProductInput;
  renewSubscription?: RenewSubscriptionInput;
  resume?: CreateOrderResumeInput;
  suspend?: CreateOrderSuspendInput;
  termsAndConditions?: CreateOrderTermsAndConditionsInput;
  triggerDates?: TriggerDateInput[];
  type:
    | 'CreateSubscription'
    | 'TermsAndConditions'
    | 'AddProduct'
    | 'UpdateProduct'
    | 'RemoveProduct'
    | 'RenewSubscription'
    | 'CancelSubscription'
    | 'OwnerTransfer'
    | 'Suspend'
    | 'Resume'
    | 'ChangePlan';
  updateProduct?: CreateOrderRatePlanUpdateInput;
}

export const orderActionRequestInput: Schema<OrderActionRequestInput> = /* @__PURE__ */ strict({
  addProduct: z.optional(ratePlanOverrideInput),
  cancelSubscription: z.optional(cancelSubscriptionInput),
  changePlan: z.optional(createChangePlanInput),
  changeReason: z.optional(upTo(255)),
  createSubscription: z.optional(createSubscriptionActionInput),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  ownerTransfer: z.optional(ownerTransferInput),
  removeProduct: z.optional(removeProductInput),
  renewSubscription: z.optional(renewSubscriptionInput),
  resume: z.optional(createOrderResumeInput),
  suspend: z.optional(createOrderSuspendInput),
  termsAndConditions: z.optional(createOrderTermsAndConditionsInput),
  triggerDates: z.optional(z.array(triggerDateInput)),
  type: z.enum([
    'CreateSubscription',
    'TermsAndConditions',
    'AddProduct',
    'UpdateProduct',
    'RemoveProduct',
    'RenewSubscription',
    'CancelSubscription',
    'OwnerTransfer',
    'Suspend',
    'Resume',
    'ChangePlan',
  ]),
  updateProduct: z.optional(createOrderRatePlanUpdateInput),
});

/** `QuoteObjectFields` of the definition. */
export interface QuoteObjectFieldsInput {
  OpportunityCloseDate__QT?: string;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
}

export const quoteObjectFieldsInput: Schema<QuoteObjectFieldsInput> = /* @__PURE__ */ strict({
  OpportunityCloseDate__QT: z.optional(z.string()),
  OpportunityName__QT: z.optional(z.string()),
  QuoteBusinessType__QT: z.optional(z.string()),
  QuoteNumber__QT: z.optional(z.string()),
  QuoteType__QT: z.optional(z.string()),
});

/** `RampChargeRequest` of the definition. */
export interface RampChargeRequestInput {
  chargeNumber?: string;
  uniqueToken?: string;
}

export const rampChargeRequestInput: Schema<RampChargeRequestInput> = /* @__PURE__ */ strict({
  chargeNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
});

/** `RampIntervalRequest` of the definition. */
export interface RampIntervalRequestInput {
  endDate: IsoDate;
  name?: string;
  startDate: IsoDate;
}

export const rampIntervalRequestInput: Schema<RampIntervalRequestInput> = /* @__PURE__ */ strict({
  endDate: date,
  name: z.optional(z.string()),
  startDate: date,
});

/** `RampRequest` of the definition. */
export interface RampRequestInput {
  charges?: RampChargeRequestInput[];
  delete?: boolean;
  intervals?: RampIntervalRequestInput[];
  name?: string;
}

export const rampRequestInput: Schema<RampRequestInput> = /* @__PURE__ */ strict({
  charges: z.optional(z.array(rampChargeRequestInput)),
  delete: z.optional(z.boolean()),
  intervals: z.optional(z.array(rampIntervalRequestInput)),
  name: z.optional(z.string()),
});

/** `POSTOrderRequestType.subscriptions` and `POSTOrderAsyncRequestType.subscriptions` of the definition. */
export interface OrderSubscriptionInput {
  customFields?: Record<string, unknown>;
  /** At most 1000 characters. */
  notes?: string;
  orderActions?: OrderActionRequestInput[];
  quote?: QuoteObjectFieldsInput;
  ramp?: RampRequestInput;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const orderSubscriptionInput: Schema<OrderSubscriptionInput> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  notes: z.optional(upTo(1000)),
  orderActions: z.optional(z.array(orderActionRequestInput)),
  quote: z.optional(quoteObjectFieldsInput),
  ramp: z.optional(rampRequestInput),
  subscriptionNumber: z.optional(z.string()),
});

/** Input of `POST /v1/orders`. */
export interface CreateOrderRequest {
  /** Default `false`. */
  returnIds?: boolean;
  /** Default `NewSales`. */
  category?: 'NewSales' | 'Return';
  commitments?: UpsertCommitmentInputInput[];
  customFields?: Record<string, unknown>;
  existingAccountId?: Id<'account'>;
  /** At most 70 characters. */
  existingAccountNumber?: NumberOf<'account'>;
  newAccount?: CreateOrderNewAccountInput;
  orderDate: IsoDate;
  orderLineItems?: CreateOrderOrderLineItemInput[];
  /** At most 100 characters. */
  orderNumber?: NumberOf<'order'>;
  processingOptions?: ProcessingOptionsOrdersWithDelayedCapturePaymentInput;
  /** At most 255 characters. */
  reasonCode?: string;
  schedulingOptions?: OrderSchedulingOptionsInput;
  status?: 'Draft' | 'Pending' | 'Completed' | 'Scheduled' | 'Executing' | 'Failed';
  subscriptions?: OrderSubscriptionInput[];
}

export const createOrderRequest: Schema<CreateOrderRequest> = /* @__PURE__ */ strict({
  returnIds: z.optional(z.boolean()),
  category: z.optional(z.enum(['NewSales', 'Return'])),
  commitments: z.optional(z.array(upsertCommitmentInputInput)),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  existingAccountId: z.optional(z.string()),
  existingAccountNumber: z.optional(upTo(70)),
  newAccount: z.optional(createOrderNewAccountInput),
  orderDate: date,
  orderLineItems: z.optional(z.array(createOrderOrderLineItemInput)),
  orderNumber: z.optional(upTo(100)),
  processingOptions: z.optional(processingOptionsOrdersWithDelayedCapturePaymentInput),
  reasonCode: z.optional(upTo(255)),
  schedulingOptions: z.optional(orderSchedulingOptionsInput),
  status: z.optional(z.enum(['Draft', 'Pending', 'Completed', 'Scheduled', 'Executing', 'Failed'])),
  subscriptions: z.optional(z.array(orderSubscriptionInput)),
});

/** `PrepaymentDefinition` of the definition. */
export interface PrepaymentDefinition {
  prepaymentFrequency?: Open<
    | 'Month'
    | 'Quarter'
    | 'Semi_Annual'
    | 'Annual'
    | 'Eighteen_Months'
    | 'Two_Years'
    | 'Three_Years'
    | 'Five_Years'
    | 'Specific_Months'
    | 'Week'
    | 'Specific_Weeks'
    | 'Specific_Days'
  >;
  specificFrequency?: number;
  customFields?: Record<string, unknown>;
}

export const prepaymentDefinition: Schema<PrepaymentDefinition> = /* @__PURE__ */ z.looseObject({
  prepaymentFrequency: maybe(
    open([
      'Month',
      'Quarter',
      'Semi_Annual',
      'Annual',
      'Eighteen_Months',
      'Two_Years',
      'Three_Years',
      'Five_Years',
      'Specific_Months',
      'Week',
      'Specific_Weeks',
      'Specific_Days',
    ]),
  ),
  specificFrequency: maybe(wireInteger),
  customFields: maybe(z.record(z.string(), z.unknown())),
});

/** `CommitmentOutput.schedules` of the definition. */
export interface CommitmentOutputSchedule {
  id?: string;
  startDate?: string;
  endDate?: string;
  prepaymentDefinition?: PrepaymentDefinition;
  totalAmount?: DecimalString;
  status?: Open<'Active' | 'Evaluated' | 'Cancelled' | 'CancelledPendingEvaluation'>;
}

export const commitmentOutputSchedule: Schema<CommitmentOutputSchedule> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  startDate: maybe(wireText),
  endDate: maybe(wireText),
  prepaymentDefinition: maybe(prepaymentDefinition),
  totalAmount: maybe(decimal),
  status: maybe(open(['Active', 'Evaluated', 'Cancelled', 'CancelledPendingEvaluation'])),
});

/** `CommitmentOutput` of the definition. */
export interface CommitmentOutput {
  id?: string;
  commitmentNumber?: string;
  prepaymentType?: Open<'NotPrepaid' | 'FullyPrepaid'>;
  type?: Open<'MinCommitment' | 'MaxCommitment'>;
  startDate?: IsoDate;
  endDate?: IsoDate;
  status?: Open<'Cancel1ed' | 'Active' | 'Evaluated' | 'CancelledPendingEvaluation'>;
  totalAmount?: DecimalString;
  schedules?: CommitmentOutputSchedule[];
}

export const commitmentOutput: Schema<CommitmentOutput> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  commitmentNumber: maybe(wireText),
  prepaymentType: maybe(open(['NotPrepaid', 'FullyPrepaid'])),
  type: maybe(open(['MinCommitment', 'MaxCommitment'])),
  startDate: maybe(wireDate),
  endDate: maybe(wireDate),
  status: maybe(open(['Cancel1ed', 'Active', 'Evaluated', 'CancelledPendingEvaluation'])),
  totalAmount: maybe(decimal),
  schedules: maybe(z.array(commitmentOutputSchedule)),
});

/** `CreateOrderResult.orderLineItems` of the definition. */
export interface CreateOrderResultOrderLineItem {
  id?: string;
  itemNumber?: string;
}

export const createOrderResultOrderLineItem: Schema<CreateOrderResultOrderLineItem> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  itemNumber: maybe(wireText),
});

/** `CreateOrderResult.ramps` and `PutOrderResponseType.ramps` of the definition. */
export interface OrderRamp {
  rampNumber?: string;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const orderRamp: Schema<OrderRamp> = /* @__PURE__ */ z.looseObject({
  rampNumber: maybe(wireText),
  subscriptionNumber: maybe(wireText),
});

/** `CreateOrderResult.refunds` and `PutOrderResponseType.refunds` of the definition. */
export interface OrderRefund {
  number?: NumberOf<'refund'>;
  refundInvoiceNumbers?: string[];
  status?: Open<'Success' | 'Error'>;
}

export const orderRefund: Schema<OrderRefund> = /* @__PURE__ */ z.looseObject({
  number: maybe(wireText),
  refundInvoiceNumbers: maybe(z.array(wireText)),
  status: maybe(open(['Success', 'Error'])),
});

/** `CreateOrderResult.subscriptions` of the definition. */
export interface CreateOrderResultSubscription {
  status?: Open<'Active' | 'Pending Activation' | 'Pending Acceptance' | 'Cancelled' | 'Suspended'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber: NumberOf<'subscription'>;
  subscriptionOwnerId?: string;
  subscriptionOwnerNumber?: string;
}

export const createOrderResultSubscription: Schema<CreateOrderResultSubscription> = /* @__PURE__ */ z.looseObject({
  status: maybe(open(['Active', 'Pending Activation', 'Pending Acceptance', 'Cancelled', 'Suspended'])),
  subscriptionId: maybe(wireText),
  subscriptionNumber: wireText,
  subscriptionOwnerId: maybe(wireText),
  subscriptionOwnerNumber: maybe(wireText),
});

/** `CreateOrderResult.writeOff` and `PutOrderResponseType.writeOff` of the definition. */
export interface OrderWriteOff {
  amount?: DecimalString;
  failedReason?: string;
  invoiceNumber?: NumberOf<'invoice'>;
  status?: Open<'Success' | 'Failed'>;
  writeOffCreditMemoNumber?: NumberOf<'credit memo'>;
}

export const orderWriteOff: Schema<OrderWriteOff> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  failedReason: maybe(wireText),
  invoiceNumber: maybe(wireText),
  status: maybe(open(['Success', 'Failed'])),
  writeOffCreditMemoNumber: maybe(wireText),
});

/** `PostOrderResponseType` of the definition. */
export interface NewOrderResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  accountId?: Id<'account'>;
  accountNumber: NumberOf<'account'>;
  commitments?: CommitmentOutput[];
  creditMemoIds?: Id<'credit memo'>[];
  creditMemoNumbers?: string[];
  invoiceIds?: Id<'invoice'>[];
  invoiceNumbers?: string[];
  orderId?: Id<'order'>;
  orderLineItems?: CreateOrderResultOrderLineItem[];
  orderNumber: NumberOf<'order'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  paymentNumber?: NumberOf<'payment'>;
  ramps?: OrderRamp[];
  refunds?: OrderRefund[];
  status: Open<'Draft' | 'Pending' | 'Completed' | 'Scheduled'>;
  subscriptionIds?: Id<'subscription'>[];
  subscriptions?: CreateOrderResultSubscription[];
  writeOff?: OrderWriteOff[];
}

export const newOrderResponse: Schema<NewOrderResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  accountId: maybe(wireText),
  accountNumber: wireText,
  commitments: maybe(z.array(commitmentOutput)),
  creditMemoIds: maybe(z.array(wireText)),
  creditMemoNumbers: maybe(z.array(wireText)),
  invoiceIds: maybe(z.array(wireText)),
  invoiceNumbers: maybe(z.array(wireText)),
  orderId: maybe(wireText),
  orderLineItems: maybe(z.array(createOrderResultOrderLineItem)),
  orderNumber: wireText,
  paidAmount: maybe(decimalText),
  paymentId: maybe(wireText),
  paymentNumber: maybe(wireText),
  ramps: maybe(z.array(orderRamp)),
  refunds: maybe(z.array(orderRefund)),
  status: open(['Draft', 'Pending', 'Completed', 'Scheduled']),
  subscriptionIds: maybe(z.array(wireText)),
  subscriptions: maybe(z.array(createOrderResultSubscription)),
  writeOff: maybe(z.array(orderWriteOff)),
});

/** `PreviewContactInfo` of the definition. */
export interface PreviewContactInfoInput {
  /** At most 255 characters. */
  address1?: string;
  /** At most 255 characters. */
  address2?: string;
  /** At most 100 characters. */
  city?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 100 characters. */
  county?: string;
  /** At most 20 characters. */
  postalCode?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
}

export const previewContactInfoInput: Schema<PreviewContactInfoInput> = /* @__PURE__ */ strict({
  address1: z.optional(upTo(255)),
  address2: z.optional(upTo(255)),
  city: z.optional(upTo(100)),
  country: z.optional(upTo(64)),
  county: z.optional(upTo(100)),
  postalCode: z.optional(upTo(20)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
});

/** `PreviewAccountInfo` of the definition. */
export interface PreviewAccountInfoInput {
  /** From 0 to 31. */
  billCycleDay: number;
  /** At most 3 characters. */
  currency: string;
  customFields?: Record<string, unknown>;
  shipToContact?: PreviewContactInfoInput;
  soldToContact?: PreviewContactInfoInput;
  taxInfo?: SignUpTaxInfoInput;
}

export const previewAccountInfoInput: Schema<PreviewAccountInfoInput> = /* @__PURE__ */ strict({
  billCycleDay: integer(0, 31),
  currency: upTo(3),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  shipToContact: z.optional(previewContactInfoInput),
  soldToContact: z.optional(previewContactInfoInput),
  taxInfo: z.optional(signUpTaxInfoInput),
});

/** `PreviewOptions` of the definition. */
export interface PreviewOptionsInput {
  previewNumberOfPeriods?: number;
  previewThruType?: 'SpecificDate' | 'TermEnd' | 'NumberOfPeriods';
  previewTypes?: ('ChargeMetrics' | 'BillingDocs' | 'OrderDeltaMetrics' | 'OrderMetrics' | 'RampMetrics' | 'RampDeltaMetrics')[];
  /** Default `false`. */
  skipTax?: boolean;
  specificPreviewThruDate?: IsoDate;
  /** Default `true`. */
  validateScheduledOrders?: boolean;
  chargeTypeToExclude?: ('OneTime' | 'Recurring' | 'Usage')[];
}

export const previewOptionsInput: Schema<PreviewOptionsInput> = /* @__PURE__ */ strict({
  previewNumberOfPeriods: z.optional(z.int()),
  previewThruType: z.optional(z.enum(['SpecificDate', 'TermEnd', 'NumberOfPeriods'])),
  previewTypes: z.optional(
    z.array(z.enum(['ChargeMetrics', 'BillingDocs', 'OrderDeltaMetrics', 'OrderMetrics', 'RampMetrics', 'RampDeltaMetrics'])),
  ),
  skipTax: z.optional(z.boolean()),
  specificPreviewThruDate: z.optional(date),
  validateScheduledOrders: z.optional(z.boolean()),
  chargeTypeToExclude: z.optional(z.array(z.enum(['OneTime', 'Recurring', 'Usage']))),
});

/** `PreviewOrderChargeOverride.pricing` of the definition. */
export interface PreviewOrderChargeOverrideInputPricing {
  chargeModelData?: ChargeModelDataOverrideInput;
  discount?: DiscountPricingOverrideInput;
  oneTimeFlatFee?: OneTimeFlatFeePricingOverrideInput;
  oneTimePerUnit?: OneTimePerUnitPricingOverrideInput;
  oneTimeTiered?: OneTimeTiersOverrideInput;
  oneTimeVolume?: OneTimeTiersOverrideInput;
  recurringCalculated?: RecurringCalculatedPricingOverrideInput;
  recurringDeliveryBased?: RecurringDeliveryPricingInput;
  recurringFlatFee?: RecurringFlatFeePricingOverrideInput;
  recurringPerUnit?: RecurringPerUnitPricingOverrideInput;
  recurringTiered?: RecurringTiersOverrideInput;
  recurringVolume?: RecurringTiersOverrideInput;
}

export const previewOrderChargeOverrideInputPricing: Schema<PreviewOrderChargeOverrideInputPricing> = /* @__PURE__ */ strict({
  chargeModelData: z.optional(chargeModelDataOverrideInput),
  discount: z.optional(discountPricingOverrideInput),
  oneTimeFlatFee: z.optional(oneTimeFlatFeePricingOverrideInput),
  oneTimePerUnit: z.optional(oneTimePerUnitPricingOverrideInput),
  oneTimeTiered: z.optional(oneTimeTiersOverrideInput),
  oneTimeVolume: z.optional(oneTimeTiersOverrideInput),
  recurringCalculated: z.optional(recurringCalculatedPricingOverrideInput),
  recurringDeliveryBased: z.optional(recurringDeliveryPricingInput),
  recurringFlatFee: z.optional(recurringFlatFeePricingOverrideInput),
  recurringPerUnit: z.optional(recurringPerUnitPricingOverrideInput),
  recurringTiered: z.optional(recurringTiersOverrideInput),
  recurringVolume: z.optional(recurringTiersOverrideInput),
});

/** `PreviewOrderChargeOverride` of the definition. */
export interface PreviewOrderChargeOverrideInput {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverrideInput;
  chargeFunction?: 'CommitmentTrueUp' | 'CreditCommitment';
  commitmentType?: 'CURRENCY';
  creditOption?: 'TimeBased' | 'ConsumptionBased' | 'FullCreditBack';
  chargeModel?: string;
  /** At most 50 characters. */
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditionsInput;
  estimatedStartDate?: IsoDate;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  name?: string;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: PreviewOrderChargeOverrideInputPricing;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  prorationOption?:
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides';
  ratingPropertiesOverride?: RatingPropertiesOverrideInput;
  recognizedRevenueAccountingCode?: string;
  /** At most 70 characters. */
  revRecCode?: string;
  revRecTriggerCondition?: 'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date';
  revenueRecognitionRuleName?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  revenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  rolloverApply?: 'ApplyFirst' | 'ApplyLast';
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: TriggerParamsInput;
  unBilledReceivablesAccountingCode?: string;
  /** At most 50 characters. */
  uniqueToken?: string;
  upsellOriginChargeNumber?: string;
  validityPeriodType?: 'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH';
  taxCode?: string;
  taxMode?: 'TaxInclusive' | 'TaxExclusive';
  taxable?: boolean;
}

export const previewOrderChargeOverrideInput: Schema<PreviewOrderChargeOverrideInput> = /* @__PURE__ */ strict({
  accountReceivableAccountingCode: z.optional(z.string()),
  adjustmentLiabilityAccountingCode: z.optional(z.string()),
  adjustmentRevenueAccountingCode: z.optional(z.string()),
  billing: z.optional(chargeBillingOverrideInput),
  chargeFunction: z.optional(z.enum(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: z.optional(z.enum(['CURRENCY'])),
  creditOption: z.optional(z.enum(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: z.optional(z.string()),
  chargeNumber: z.optional(upTo(50)),
  chargeType: z.optional(z.string()),
  contractAssetAccountingCode: z.optional(z.string()),
  contractLiabilityAccountingCode: z.optional(z.string()),
  contractRecognizedRevenueAccountingCode: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: z.optional(z.string()),
  drawdownRate: z.optional(decimal),
  endDate: z.optional(endConditionsInput),
  estimatedStartDate: z.optional(date),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  isAllocationEligible: z.optional(z.boolean()),
  isRollover: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  name: z.optional(z.string()),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  pobPolicy: z.optional(z.string()),
  prepaidQuantity: z.optional(decimal),
  pricing: z.optional(previewOrderChargeOverrideInputPricing),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  productCategory: z.optional(z.string()),
  productClass: z.optional(z.string()),
  productFamily: z.optional(z.string()),
  productLine: z.optional(z.string()),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  prorationOption: z.optional(
    z.enum(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: z.optional(ratingPropertiesOverrideInput),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  revRecCode: z.optional(upTo(70)),
  revRecTriggerCondition: z.optional(z.enum(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: z.optional(z.string()),
  revenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: z.optional(z.enum(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: z.optional(z.int()),
  rolloverPeriods: z.optional(decimal),
  startDate: z.optional(triggerParamsInput),
  unBilledReceivablesAccountingCode: z.optional(z.string()),
  uniqueToken: z.optional(upTo(50)),
  upsellOriginChargeNumber: z.optional(z.string()),
  validityPeriodType: z.optional(z.enum(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
  taxCode: z.optional(z.string()),
  taxMode: z.optional(z.enum(['TaxInclusive', 'TaxExclusive'])),
  taxable: z.optional(z.boolean()),
});

/** `PreviewOrderRatePlanOverride` of the definition. */
export interface PreviewOrderRatePlanOverrideInput {
  chargeOverrides?: PreviewOrderChargeOverrideInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  isAddingSubsetCharges?: boolean;
  isFromExternalCatalog?: boolean;
  productRatePlanId: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanName?: string;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  /** At most 50 characters. */
  uniqueToken?: string;
  /** At most 50 characters. */
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const previewOrderRatePlanOverrideInput: Schema<PreviewOrderRatePlanOverrideInput> = /* @__PURE__ */ strict({
  chargeOverrides: z.optional(z.array(previewOrderChargeOverrideInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  isAddingSubsetCharges: z.optional(z.boolean()),
  isFromExternalCatalog: z.optional(z.boolean()),
  productRatePlanId: z.string(),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanName: z.optional(z.string()),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  uniqueToken: z.optional(upTo(50)),
  subscriptionRatePlanNumber: z.optional(upTo(50)),
});

/** `PreviewOrderChangePlanChargeOverride.pricing` of the definition. */
export interface PreviewOrderChangePlanChargeOverrideInputPricing {
  chargeModelData?: ChargeModelDataOverrideInput;
  discount?: DiscountPricingOverrideInput;
  oneTimeFlatFee?: OneTimeFlatFeePricingOverrideInput;
  oneTimePerUnit?: OneTimePerUnitPricingOverrideInput;
  oneTimeTiered?: OneTimeTiersOverrideInput;
  oneTimeVolume?: OneTimeTiersOverrideInput;
  recurringCalculated?: unknown;
  recurringDeliveryBased?: RecurringDeliveryPricingInput;
  recurringFlatFee?: RecurringFlatFeePricingOverrideInput;
  recurringPerUnit?: RecurringPerUnitPricingOverrideInput;
  recurringTiered?: RecurringTiersOverrideInput;
  recurringVolume?: RecurringTiersOverrideInput;
}

export const previewOrderChangePlanChargeOverrideInputPricing: Schema<PreviewOrderChangePlanChargeOverrideInputPricing> =
  /* @__PURE__ */ strict({
    chargeModelData: z.optional(chargeModelDataOverrideInput),
    discount: z.optional(discountPricingOverrideInput),
    oneTimeFlatFee: z.optional(oneTimeFlatFeePricingOverrideInput),
    oneTimePerUnit: z.optional(oneTimePerUnitPricingOverrideInput),
    oneTimeTiered: z.optional(oneTimeTiersOverrideInput),
    oneTimeVolume: z.optional(oneTimeTiersOverrideInput),
    recurringCalculated: z.optional(z.unknown()),
    recurringDeliveryBased: z.optional(recurringDeliveryPricingInput),
    recurringFlatFee: z.optional(recurringFlatFeePricingOverrideInput),
    recurringPerUnit: z.optional(recurringPerUnitPricingOverrideInput),
    recurringTiered: z.optional(recurringTiersOverrideInput),
    recurringVolume: z.optional(recurringTiersOverrideInput),
  });

/** `PreviewOrderChangePlanChargeOverride` of the definition. */
export interface PreviewOrderChangePlanChargeOverrideInput {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverrideInput;
  chargeFunction?: 'CommitmentTrueUp' | 'CreditCommitment';
  commitmentType?: 'CURRENCY';
  creditOption?: 'TimeBased' | 'ConsumptionBased' | 'FullCreditBack';
  chargeModel?: string;
  /** At most 50 characters. */
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditionsInput;
  estimatedStartDate?: IsoDate;
  /** Default `false`. */
  excludeItemBillingFromRevenueAccounting?: boolean;
  /** Default `false`. */
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  name?: string;
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: PreviewOrderChangePlanChargeOverrideInputPricing;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  prorationOption?:
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides';
  ratingPropertiesOverride?: RatingPropertiesOverrideInput;
  recognizedRevenueAccountingCode?: string;
  /** At most 70 characters. */
  revRecCode?: string;
  revRecTriggerCondition?: 'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date';
  revenueRecognitionRuleName?: string;
  /** At most 200 characters. */
  revenueRecognitionTiming?: 'Upon Billing Document Posting Date' | 'Upon Order Activation Date';
  /** At most 200 characters. */
  revenueAmortizationMethod?: 'Immediate' | 'Ratable Using Start And End Dates';
  rolloverApply?: 'ApplyFirst' | 'ApplyLast';
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: CreateOrderTriggerParamsInput;
  taxCode?: string;
  taxMode?: string;
  unBilledReceivablesAccountingCode?: string;
  /** At most 50 characters. */
  uniqueToken?: string;
  upsellOriginChargeNumber?: string;
  validityPeriodType?: 'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH';
}

export const previewOrderChangePlanChargeOverrideInput: Schema<PreviewOrderChangePlanChargeOverrideInput> = /* @__PURE__ */ strict({
  accountReceivableAccountingCode: z.optional(z.string()),
  adjustmentLiabilityAccountingCode: z.optional(z.string()),
  adjustmentRevenueAccountingCode: z.optional(z.string()),
  billing: z.optional(chargeBillingOverrideInput),
  chargeFunction: z.optional(z.enum(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: z.optional(z.enum(['CURRENCY'])),
  creditOption: z.optional(z.enum(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: z.optional(z.string()),
  chargeNumber: z.optional(upTo(50)),
  chargeType: z.optional(z.string()),
  contractAssetAccountingCode: z.optional(z.string()),
  contractLiabilityAccountingCode: z.optional(z.string()),
  contractRecognizedRevenueAccountingCode: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: z.optional(z.string()),
  drawdownRate: z.optional(decimal),
  endDate: z.optional(endConditionsInput),
  estimatedStartDate: z.optional(date),
  excludeItemBillingFromRevenueAccounting: z.optional(z.boolean()),
  excludeItemBookingFromRevenueAccounting: z.optional(z.boolean()),
  isAllocationEligible: z.optional(z.boolean()),
  isRollover: z.optional(z.boolean()),
  isUnbilled: z.optional(z.boolean()),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  name: z.optional(z.string()),
  pobPolicy: z.optional(z.string()),
  prepaidQuantity: z.optional(decimal),
  pricing: z.optional(previewOrderChangePlanChargeOverrideInputPricing),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  productCategory: z.optional(z.string()),
  productClass: z.optional(z.string()),
  productFamily: z.optional(z.string()),
  productLine: z.optional(z.string()),
  productRatePlanChargeId: z.string(),
  productRatePlanChargeNumber: z.optional(z.string()),
  prorationOption: z.optional(
    z.enum(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: z.optional(ratingPropertiesOverrideInput),
  recognizedRevenueAccountingCode: z.optional(z.string()),
  revRecCode: z.optional(upTo(70)),
  revRecTriggerCondition: z.optional(z.enum(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: z.optional(z.string()),
  revenueRecognitionTiming: z.optional(z.enum(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: z.optional(z.enum(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: z.optional(z.enum(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: z.optional(z.int()),
  rolloverPeriods: z.optional(decimal),
  startDate: z.optional(createOrderTriggerParamsInput),
  taxCode: z.optional(z.string()),
  taxMode: z.optional(z.string()),
  unBilledReceivablesAccountingCode: z.optional(z.string()),
  uniqueToken: z.optional(upTo(50)),
  upsellOriginChargeNumber: z.optional(z.string()),
  validityPeriodType: z.optional(z.enum(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
});

/** `PreviewOrderChangePlanRatePlanOverride` of the definition. */
export interface PreviewOrderChangePlanRatePlanOverrideInput {
  chargeOverrides?: PreviewOrderChangePlanChargeOverrideInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externalCatalogPlanId?: string;
  externallyManagedPlanId?: string;
  /** At most 50 characters. */
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  isFromExternalCatalog?: boolean;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanName?: string;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  /** At most 50 characters. */
  uniqueToken?: string;
}

export const previewOrderChangePlanRatePlanOverrideInput: Schema<PreviewOrderChangePlanRatePlanOverrideInput> = /* @__PURE__ */ strict({
  chargeOverrides: z.optional(z.array(previewOrderChangePlanChargeOverrideInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  externalCatalogPlanId: z.optional(z.string()),
  externallyManagedPlanId: z.optional(z.string()),
  subscriptionRatePlanNumber: z.optional(upTo(50)),
  isFromExternalCatalog: z.optional(z.boolean()),
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanName: z.optional(z.string()),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  uniqueToken: z.optional(upTo(50)),
});

/** `PreviewOrderCreateChangePlan` of the definition. */
export interface PreviewOrderCreateChangePlanInput {
  effectivePolicy?: 'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod' | 'SpecificDate';
  externalCatalogPlanId?: string;
  newProductRatePlan: PreviewOrderChangePlanRatePlanOverrideInput;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  /** Default `false`. */
  resetBcd?: boolean;
  subType?: 'Upgrade' | 'Downgrade' | 'Crossgrade' | 'PlanChanged';
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const previewOrderCreateChangePlanInput: Schema<PreviewOrderCreateChangePlanInput> = /* @__PURE__ */ strict({
  effectivePolicy: z.optional(z.enum(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
  externalCatalogPlanId: z.optional(z.string()),
  newProductRatePlan: previewOrderChangePlanRatePlanOverrideInput,
  productRatePlanId: z.optional(z.string()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  resetBcd: z.optional(z.boolean()),
  subType: z.optional(z.enum(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
  subscriptionRatePlanNumber: z.optional(z.string()),
});

/** `PreviewOrderCreateSubscription.newSubscriptionOwnerAccount` of the definition. */
export interface PreviewOrderCreateSubscriptionInputNewSubscriptionOwnerAccount {
  /** At most 70 characters. */
  accountNumber?: NumberOf<'account'>;
  /** At most 1200 characters. */
  additionalEmailAddresses?: string;
  allowInvoiceEdit?: boolean;
  autoPay?: boolean;
  batch?: string;
  /** From 0 to 31. */
  billCycleDay: number;
  billToContact: NewOrderAccountContactInput;
  communicationProfileId?: string;
  creditCard?: CreditCardInput;
  creditMemoTemplateId?: string;
  /** At most 100 characters. */
  crmId?: string;
  currency: string;
  customFields?: Record<string, unknown>;
  /** At most 50 characters. */
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  hpmCreditCardPaymentMethodId?: Id<'payment method'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  /** At most 255 characters. */
  name: string;
  /** At most 65535 characters. */
  notes?: string;
  parentId?: string;
  /** At most 40 characters. */
  paymentGateway?: string;
  paymentMethod?: NewPaymentMethodRequestInput;
  paymentTerm?: string;
  /** At most 100 characters. */
  purchaseOrderNumber?: string;
  /** At most 50 characters. */
  salesRep?: string;
  soldToContact?: NewOrderAccountContactInput;
  taxInfo?: SignUpTaxInfoInput;
}

export const previewOrderCreateSubscriptionInputNewSubscriptionOwnerAccount: Schema<PreviewOrderCreateSubscriptionInputNewSubscriptionOwnerAccount> =
  /* @__PURE__ */ strict({
    accountNumber: z.optional(upTo(70)),
    additionalEmailAddresses: z.optional(upTo(1200)),
    allowInvoiceEdit: z.optional(z.boolean()),
    autoPay: z.optional(z.boolean()),
    batch: z.optional(z.string()),
    billCycleDay: integer(0, 31),
    billToContact: newOrderAccountContactInput,
    communicationProfileId: z.optional(z.string()),
    creditCard: z.optional(creditCardInput),
    creditMemoTemplateId: z.optional(z.string()),
    crmId: z.optional(upTo(100)),
    currency: z.string(),
    customFields: z.optional(z.record(z.string(), z.unknown())),
    customerServiceRepName: z.optional(upTo(50)),
    debitMemoTemplateId: z.optional(z.string()),
    hpmCreditCardPaymentMethodId: z.optional(z.string()),
    invoiceDeliveryPrefsEmail: z.optional(z.boolean()),
    invoiceDeliveryPrefsPrint: z.optional(z.boolean()),
    invoiceTemplateId: z.optional(z.string()),
    name: upTo(255),
    notes: z.optional(upTo(65535)),
    parentId: z.optional(z.string()),
    paymentGateway: z.optional(upTo(40)),
    paymentMethod: z.optional(newPaymentMethodRequestInput),
    paymentTerm: z.optional(z.string()),
    purchaseOrderNumber: z.optional(upTo(100)),
    salesRep: z.optional(upTo(50)),
    soldToContact: z.optional(newOrderAccountContactInput),
    taxInfo: z.optional(signUpTaxInfoInput),
  });

/** `PreviewOrderCreateSubscription` of the definition. */
export interface PreviewOrderCreateSubscriptionInput {
  billToContactId?: Id<'contact'>;
  /** At most 3 characters. */
  currency?: string;
  /** At most 255 characters. */
  invoiceGroupNumber?: string | null;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  newSubscriptionOwnerAccount?: PreviewOrderCreateSubscriptionInputNewSubscriptionOwnerAccount;
  /** At most 500 characters. */
  notes?: string;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  subscribeToRatePlans?: PreviewOrderRatePlanOverrideInput[];
  /** At most 100 characters. */
  subscriptionNumber?: NumberOf<'subscription'>;
  /** At most 70 characters. */
  subscriptionOwnerAccountNumber?: NumberOf<'account'>;
  /** At most 70 characters. */
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  terms?: SubscriptionTermsInput;
}

export const previewOrderCreateSubscriptionInput: Schema<PreviewOrderCreateSubscriptionInput> = /* @__PURE__ */ strict({
  billToContactId: z.optional(z.string()),
  currency: z.optional(upTo(3)),
  invoiceGroupNumber: z.optional(z.nullable(upTo(255))),
  invoiceSeparately: z.optional(z.boolean()),
  invoiceTemplateId: z.optional(z.string()),
  newSubscriptionOwnerAccount: z.optional(previewOrderCreateSubscriptionInputNewSubscriptionOwnerAccount),
  notes: z.optional(upTo(500)),
  paymentTerm: z.optional(z.string()),
  sequenceSetId: z.optional(z.nullable(z.string())),
  shipToContactId: z.optional(z.string()),
  soldToContactId: z.optional(z.string()),
  subscribeToRatePlans: z.optional(z.array(previewOrderRatePlanOverrideInput)),
  subscriptionNumber: z.optional(upTo(100)),
  subscriptionOwnerAccountNumber: z.optional(upTo(70)),
  invoiceOwnerAccountNumber: z.optional(upTo(70)),
  terms: z.optional(subscriptionTermsInput),
});

/** `PreviewOrderPricingUpdate` of the definition. */
export interface PreviewOrderPricingUpdateInput {
  chargeModelData?: ChargeModelDataOverrideInput;
  discount?: DiscountPricingUpdateInput;
  recurringCalcualated?: RecurringCalculatedPricingUpdateInput;
  recurringFlatFee?: ListPriceChangeInput;
  recurringPerUnit?: RecurringPerUnitPricingUpdateInput;
  recurringTiered?: RecurringTiersUpdateInput;
  recurringVolume?: RecurringTiersUpdateInput;
}

export const previewOrderPricingUpdateInput: Schema<PreviewOrderPricingUpdateInput> = /* @__PURE__ */ strict({
  chargeModelData: z.optional(chargeModelDataOverrideInput),
  discount: z.optional(discountPricingUpdateInput),
  recurringCalcualated: z.optional(recurringCalculatedPricingUpdateInput),
  recurringFlatFee: z.optional(listPriceChangeInput),
  recurringPerUnit: z.optional(recurringPerUnitPricingUpdateInput),
  recurringTiered: z.optional(recurringTiersUpdateInput),
  recurringVolume: z.optional(recurringTiersUpdateInput),
});

/** `PreviewOrderChargeUpdate` of the definition. */
export interface PreviewOrderChargeUpdateInput {
  billing?: BillingUpdateInput;
  chargeNumber?: string;
  customFields?: Record<string, unknown>;
  effectiveDate?: TriggerParamsInput;
  estimatedStartDate?: IsoDate;
  negotiatedPriceTable?: NegotiatedItemsInput[];
  prepaidQuantity?: DecimalString;
  pricingAttributes?: Record<string, unknown>;
  pricing?: PreviewOrderPricingUpdateInput;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  uniqueToken?: string;
}

export const previewOrderChargeUpdateInput: Schema<PreviewOrderChargeUpdateInput> = /* @__PURE__ */ strict({
  billing: z.optional(billingUpdateInput),
  chargeNumber: z.optional(z.string()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  effectiveDate: z.optional(triggerParamsInput),
  estimatedStartDate: z.optional(date),
  negotiatedPriceTable: z.optional(z.array(negotiatedItemsInput)),
  prepaidQuantity: z.optional(decimal),
  pricingAttributes: z.optional(z.record(z.string(), z.unknown())),
  pricing: z.optional(previewOrderPricingUpdateInput),
  productRatePlanChargeId: z.optional(z.string()),
  productRatePlanChargeNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
});

/** `PreviewOrderRatePlanUpdate` of the definition. */
export interface PreviewOrderRatePlanUpdateInput {
  chargeUpdates?: PreviewOrderChargeUpdateInput[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  isAddingSubsetCharges?: boolean;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  specificUpdateDate?: IsoDate;
  subscriptionProductFeatures?: CreateOrderRatePlanFeatureOverrideInput[];
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  uniqueToken?: string;
}

export const previewOrderRatePlanUpdateInput: Schema<PreviewOrderRatePlanUpdateInput> = /* @__PURE__ */ strict({
  chargeUpdates: z.optional(z.array(previewOrderChargeUpdateInput)),
  clearingExistingFeatures: z.optional(z.boolean()),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  isAddingSubsetCharges: z.optional(z.boolean()),
  productRatePlanNumber: z.optional(z.string()),
  ratePlanId: z.optional(z.string()),
  specificUpdateDate: z.optional(date),
  subscriptionProductFeatures: z.optional(z.array(createOrderRatePlanFeatureOverrideInput)),
  subscriptionRatePlanNumber: z.optional(z.string()),
  uniqueToken: z.optional(z.string()),
});

/** `PreviewOrderOrderAction` of the definition. */
export interface PreviewOrderOrderActionInput {
  addProduct?: PreviewOrderRatePlanOverrideInput;
  cancelSubscription?: CancelSubscriptionInput;
  changePlan?: PreviewOrderCreateChangePlanInput;
  changeReason?: string;
  createSubscription?: PreviewOrderCreateSubscriptionInput;
  customFields?: Record<string, unknown>;
  ownerTransfer?: OwnerTransferInput;
  removeProduct?: RemoveProductInput;
  renewSubscription?: RenewSubscriptionInput;
  resume?: CreateOrderResumeInput;
  suspend?: CreateOrderSuspendInput;
  termsAndConditions?: CreateOrderTermsAndConditionsInput;
  triggerDates?: TriggerDateInput[];
  type:
    | 'CreateSubscription'
    | 'TermsAndConditions'
    | 'AddProduct'
    | 'UpdateProduct'
    | 'RemoveProduct'
    | 'RenewSubscription'
    | 'CancelSubscription'
    | 'OwnerTransfer'
    | 'Suspend'
    | 'Resume'
    | 'ChangePlan';
  updateProduct?: PreviewOrderRatePlanUpdateInput;
}

export const previewOrderOrderActionInput: Schema<PreviewOrderOrderActionInput> = /* @__PURE__ */ strict({
  addProduct: z.optional(previewOrderRatePlanOverrideInput),
  cancelSubscription: z.optional(cancelSubscriptionInput),
  changePlan: z.optional(previewOrderCreateChangePlanInput),
  changeReason: z.optional(z.string()),
  createSubscription: z.optional(previewOrderCreateSubscriptionInput),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  ownerTransfer: z.optional(ownerTransferInput),
  removeProduct: z.optional(removeProductInput),
  renewSubscription: z.optional(renewSubscriptionInput),
  resume: z.optional(createOrderResumeInput),
  suspend: z.optional(createOrderSuspendInput),
  termsAndConditions: z.optional(createOrderTermsAndConditionsInput),
  triggerDates: z.optional(z.array(triggerDateInput)),
  type: z.enum([
    'CreateSubscription',
    'TermsAndConditions',
    'AddProduct',
    'UpdateProduct',
    'RemoveProduct',
    'RenewSubscription',
    'CancelSubscription',
    'OwnerTransfer',
    'Suspend',
    'Resume',
    'ChangePlan',
  ]),
  updateProduct: z.optional(previewOrderRatePlanUpdateInput),
});

/** `POSTOrderPreviewRequestType.subscriptions` and `POSTOrderPreviewAsyncRequestType.subscriptions` of the definition. */
export interface PreviewOrderSubscriptionInput {
  customFields?: Record<string, unknown>;
  /** At most 1000 characters. */
  notes?: string;
  orderActions?: PreviewOrderOrderActionInput[];
  quote?: QuoteObjectFieldsInput;
  ramp?: RampRequestInput;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const previewOrderSubscriptionInput: Schema<PreviewOrderSubscriptionInput> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  notes: z.optional(upTo(1000)),
  orderActions: z.optional(z.array(previewOrderOrderActionInput)),
  quote: z.optional(quoteObjectFieldsInput),
  ramp: z.optional(rampRequestInput),
  subscriptionNumber: z.optional(z.string()),
});

/** Input of `POST /v1/orders/preview`. */
export interface PreviewOrderRequest {
  /** Default `false`. */
  summarizeInvoiceItem?: boolean;
  /** Default `NewSales`. */
  category?: 'NewSales' | 'Return';
  customFields?: Record<string, unknown>;
  existingAccountId?: Id<'account'>;
  /** At most 70 characters. */
  existingAccountNumber?: NumberOf<'account'>;
  orderDate: IsoDate;
  orderLineItems?: CreateOrderOrderLineItemInput[];
  /** At most 100 characters. */
  orderNumber?: NumberOf<'order'>;
  previewAccountInfo?: PreviewAccountInfoInput;
  previewOptions: PreviewOptionsInput;
  /** At most 255 characters. */
  reasonCode?: string;
  subscriptions?: PreviewOrderSubscriptionInput[];
}

export const previewOrderRequest: Schema<PreviewOrderRequest> = /* @__PURE__ */ strict({
  summarizeInvoiceItem: z.optional(z.boolean()),
  category: z.optional(z.enum(['NewSales', 'Return'])),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  existingAccountId: z.optional(z.string()),
  existingAccountNumber: z.optional(upTo(70)),
  orderDate: date,
  orderLineItems: z.optional(z.array(createOrderOrderLineItemInput)),
  orderNumber: z.optional(upTo(100)),
  previewAccountInfo: z.optional(previewAccountInfoInput),
  previewOptions: previewOptionsInput,
  reasonCode: z.optional(upTo(255)),
  subscriptions: z.optional(z.array(previewOrderSubscriptionInput)),
});

/** `ChargePreviewMetrics.cmrr` and 3 equal schemas of the definition. */
export interface ChargePreviewMetric {
  discount?: DecimalString;
  discountDelta?: DecimalString;
  regular?: DecimalString;
  regularDelta?: DecimalString;
}

export const chargePreviewMetric: Schema<ChargePreviewMetric> = /* @__PURE__ */ z.looseObject({
  discount: maybe(decimal),
  discountDelta: maybe(decimal),
  regular: maybe(decimal),
  regularDelta: maybe(decimal),
});

/** `ChargePreviewMetrics` of the definition. */
export interface ChargePreviewMetrics {
  chargeNumber?: string;
  cmrr?: ChargePreviewMetric;
  originRatePlanId?: Id<'rate plan'>;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanId?: Id<'product rate plan'>;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  tax?: ChargePreviewMetric;
  tcb?: ChargePreviewMetric;
  tcv?: ChargePreviewMetric;
}

export const chargePreviewMetrics: Schema<ChargePreviewMetrics> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  cmrr: maybe(chargePreviewMetric),
  originRatePlanId: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  productRatePlanId: maybe(wireText),
  subscriptionRatePlanNumber: maybe(wireText),
  tax: maybe(chargePreviewMetric),
  tcb: maybe(chargePreviewMetric),
  tcv: maybe(chargePreviewMetric),
});

/** `PreviewOrderResult.chargeMetrics` of the definition. */
export interface PreviewOrderResultChargeMetric {
  charges?: ChargePreviewMetrics[];
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const previewOrderResultChargeMetric: Schema<PreviewOrderResultChargeMetric> = /* @__PURE__ */ z.looseObject({
  charges: maybe(z.array(chargePreviewMetrics)),
  subscriptionNumber: maybe(wireText),
});

/** `InvoiceItemPreviewResult.additionalInfo` of the definition. */
export interface PreviewItemAdditionalInfo {
  numberOfDeliveries?: DecimalString;
  quantity?: DecimalString;
  unitOfMeasure?: string;
}

export const previewItemAdditionalInfo: Schema<PreviewItemAdditionalInfo> = /* @__PURE__ */ z.looseObject({
  numberOfDeliveries: maybe(decimal),
  quantity: maybe(decimal),
  unitOfMeasure: maybe(wireText),
});

/** `InvoiceItemPreviewResult.taxationItems` of the definition. */
export interface PreviewItemTaxationItem {
  exemptAmount?: DecimalString;
  id?: string;
  jurisdiction?: string;
  locationCode?: string;
  name?: string;
  taxAmount?: DecimalString;
  taxCode?: string;
  taxCodeDescription?: string;
  taxDate?: string;
  taxRate?: DecimalString;
  taxRateDescription?: string;
  taxRateType?: Open<'Percentage' | 'FlatFee'>;
}

export const previewItemTaxationItem: Schema<PreviewItemTaxationItem> = /* @__PURE__ */ z.looseObject({
  exemptAmount: maybe(decimal),
  id: maybe(wireText),
  jurisdiction: maybe(wireText),
  locationCode: maybe(wireText),
  name: maybe(wireText),
  taxAmount: maybe(decimal),
  taxCode: maybe(wireText),
  taxCodeDescription: maybe(wireText),
  taxDate: maybe(wireText),
  taxRate: maybe(decimal),
  taxRateDescription: maybe(wireText),
  taxRateType: maybe(open(['Percentage', 'FlatFee'])),
});

/** `InvoiceItemPreviewResult` of the definition. */
export interface PreviewItem {
  additionalInfo?: PreviewItemAdditionalInfo;
  amountWithoutTax: DecimalString;
  appliedToChargeNumber?: string;
  chargeDescription?: string;
  chargeName: string;
  chargeNumber?: string | null;
  orderLineItemNumber?: string | null;
  processingType?: Open<'Charge' | 'Discount' | 'Tax'>;
  productName?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  subscriptionNumber?: NumberOf<'subscription'> | null;
  taxAmount?: DecimalString;
  taxationItems?: PreviewItemTaxationItem[];
  unitPrice?: DecimalString;
}

export const previewItem: Schema<PreviewItem> = /* @__PURE__ */ z.looseObject({
  additionalInfo: maybe(previewItemAdditionalInfo),
  amountWithoutTax: decimal,
  appliedToChargeNumber: maybe(wireText),
  chargeDescription: maybe(wireText),
  chargeName: wireText,
  chargeNumber: maybeNull(wireText),
  orderLineItemNumber: maybeNull(wireText),
  processingType: maybe(open(['Charge', 'Discount', 'Tax'])),
  productName: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  subscriptionNumber: maybeNull(wireText),
  taxAmount: maybe(decimal),
  taxationItems: maybe(z.array(previewItemTaxationItem)),
  unitPrice: maybe(decimal),
});

/** `PreviewOrderResult.creditMemos` of the definition. */
export interface PreviewOrderResultCreditMemo {
  amount: DecimalString;
  amountWithoutTax: DecimalString;
  creditMemoItems: PreviewItem[];
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
}

export const previewOrderResultCreditMemo: Schema<PreviewOrderResultCreditMemo> = /* @__PURE__ */ z.looseObject({
  amount: decimal,
  amountWithoutTax: decimal,
  creditMemoItems: z.array(previewItem),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
});

/** `InvoiceItemSummary` of the definition. */
export interface InvoiceItemSummary {
  previewInvoiceSequence?: DecimalString;
  subTotal?: DecimalString;
  discountAmount?: DecimalString;
  taxAmount?: DecimalString;
  total?: DecimalString;
  servicePeriodStartDate?: IsoDate;
  servicePeriodEndDate?: IsoDate;
}

export const invoiceItemSummary: Schema<InvoiceItemSummary> = /* @__PURE__ */ z.looseObject({
  previewInvoiceSequence: maybe(decimal),
  subTotal: maybe(decimal),
  discountAmount: maybe(decimal),
  taxAmount: maybe(decimal),
  total: maybe(decimal),
  servicePeriodStartDate: maybe(wireDate),
  servicePeriodEndDate: maybe(wireDate),
});

/** `PreviewOrderResult.invoices` of the definition. */
export interface PreviewOrderResultInvoice {
  amount: DecimalString;
  amountWithoutTax: DecimalString;
  invoiceItems: PreviewItem[];
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  invoiceItemSummary?: InvoiceItemSummary[];
}

export const previewOrderResultInvoice: Schema<PreviewOrderResultInvoice> = /* @__PURE__ */ z.looseObject({
  amount: decimal,
  amountWithoutTax: decimal,
  invoiceItems: z.array(previewItem),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  invoiceItemSummary: maybe(z.array(invoiceItemSummary)),
});

/** `OrderDeltaMrr` of the definition. */
export interface OrderDeltaMrr {
  chargeNumber?: string;
  currency?: string;
  endDate?: IsoDate;
  grossAmount?: DecimalString;
  netAmount?: DecimalString;
  orderActionId?: string;
  orderActionSequence?: string;
  orderActionType?: string;
  orderLineItemNumber?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  ratePlanChargeId?: Id<'rate plan charge'>;
  startDate?: IsoDate;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const orderDeltaMrr: Schema<OrderDeltaMrr> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  currency: maybe(wireText),
  endDate: maybe(wireDate),
  grossAmount: maybe(decimal),
  netAmount: maybe(decimal),
  orderActionId: maybe(wireText),
  orderActionSequence: maybe(wireText),
  orderActionType: maybe(wireText),
  orderLineItemNumber: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  ratePlanChargeId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionNumber: maybe(wireText),
});

/** `OrderDeltaTcb` and `OrderDeltaTcv` of the definition. */
export interface OrderDeltaMetric {
  chargeNumber?: string;
  currency?: string;
  endDate?: IsoDate;
  grossAmount?: DecimalString;
  netAmount?: DecimalString;
  orderActionId?: string;
  orderActionSequence?: string;
  orderActionType?: string;
  orderLineItemNumber?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  ratePlanChargeId?: Id<'rate plan charge'>;
  startDate?: IsoDate;
  subscriptionNumber?: NumberOf<'subscription'>;
  orderLineItemId?: string;
}

export const orderDeltaMetric: Schema<OrderDeltaMetric> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  currency: maybe(wireText),
  endDate: maybe(wireDate),
  grossAmount: maybe(decimal),
  netAmount: maybe(decimal),
  orderActionId: maybe(wireText),
  orderActionSequence: maybe(wireText),
  orderActionType: maybe(wireText),
  orderLineItemNumber: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  ratePlanChargeId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionNumber: maybe(wireText),
  orderLineItemId: maybe(wireText),
});

/** `PreviewOrderResult.orderDeltaMetrics` of the definition. */
export interface PreviewOrderResultOrderDeltaMetrics {
  orderDeltaMrr?: OrderDeltaMrr[];
  orderDeltaTcb?: OrderDeltaMetric[];
  orderDeltaTcv?: OrderDeltaMetric[];
}

export const previewOrderResultOrderDeltaMetrics: Schema<PreviewOrderResultOrderDeltaMetrics> = /* @__PURE__ */ z.looseObject({
  orderDeltaMrr: maybe(z.array(orderDeltaMrr)),
  orderDeltaTcb: maybe(z.array(orderDeltaMetric)),
  orderDeltaTcv: maybe(z.array(orderDeltaMetric)),
});

/** `OrderItem` of the definition. */
export interface OrderItem {
  endDate?: IsoDate;
  id?: string;
  orderActionId?: string;
  quantity?: DecimalString;
  scId?: string;
  startDate?: IsoDate;
}

export const orderItem: Schema<OrderItem> = /* @__PURE__ */ z.looseObject({
  endDate: maybe(wireDate),
  id: maybe(wireText),
  orderActionId: maybe(wireText),
  quantity: maybe(decimal),
  scId: maybe(wireText),
  startDate: maybe(wireDate),
});

/** `TimeSlicedElpNetMetrics` of the definition. */
export interface TimeSlicedElpNetMetrics {
  amount?: DecimalString;
  endDate?: IsoDate;
  generatedReason?: Open<'IncreaseQuantity' | 'DecreaseQuantity' | 'ChangePrice' | 'Extension' | 'Contraction'>;
  invoiceOwner?: string;
  orderItemId?: string;
  startDate?: IsoDate;
  subscriptionOwner?: string;
  tax?: DecimalString;
  termNumber?: number;
  type?: Open<'Regular' | 'Discount'>;
}

export const timeSlicedElpNetMetrics: Schema<TimeSlicedElpNetMetrics> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  endDate: maybe(wireDate),
  generatedReason: maybe(open(['IncreaseQuantity', 'DecreaseQuantity', 'ChangePrice', 'Extension', 'Contraction'])),
  invoiceOwner: maybe(wireText),
  orderItemId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionOwner: maybe(wireText),
  tax: maybe(decimal),
  termNumber: maybe(wireInteger),
  type: maybe(open(['Regular', 'Discount'])),
});

/** `TimeSlicedNetMetrics` of the definition. */
export interface TimeSlicedNetMetrics {
  amount?: DecimalString;
  discountChargeNumber?: string;
  endDate?: IsoDate;
  generatedReason?: Open<'IncreaseQuantity' | 'DecreaseQuantity' | 'ChangePrice' | 'Extension' | 'Contraction'>;
  invoiceOwner?: string;
  orderItemId?: string;
  startDate?: IsoDate;
  subscriptionOwner?: string;
  termNumber?: number;
  type?: Open<'Regular' | 'Discount'>;
}

export const timeSlicedNetMetrics: Schema<TimeSlicedNetMetrics> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  discountChargeNumber: maybe(wireText),
  endDate: maybe(wireDate),
  generatedReason: maybe(open(['IncreaseQuantity', 'DecreaseQuantity', 'ChangePrice', 'Extension', 'Contraction'])),
  invoiceOwner: maybe(wireText),
  orderItemId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionOwner: maybe(wireText),
  termNumber: maybe(wireInteger),
  type: maybe(open(['Regular', 'Discount'])),
});

/** `TimeSlicedMetrics` of the definition. */
export interface TimeSlicedMetrics {
  amount?: DecimalString;
  endDate?: IsoDate;
  generatedReason?: Open<'IncreaseQuantity' | 'DecreaseQuantity' | 'ChangePrice' | 'Extension' | 'Contraction'>;
  invoiceOwner?: string;
  orderItemId?: string;
  startDate?: IsoDate;
  subscriptionOwner?: string;
  termNumber?: number;
}

export const timeSlicedMetrics: Schema<TimeSlicedMetrics> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  endDate: maybe(wireDate),
  generatedReason: maybe(open(['IncreaseQuantity', 'DecreaseQuantity', 'ChangePrice', 'Extension', 'Contraction'])),
  invoiceOwner: maybe(wireText),
  orderItemId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionOwner: maybe(wireText),
  termNumber: maybe(wireInteger),
});

/** `TimeSlicedTcbNetMetrics` of the definition. */
export interface TimeSlicedTcbNetMetrics {
  amount?: DecimalString;
  discountChargeNumber?: string;
  endDate?: IsoDate;
  generatedReason?: Open<'IncreaseQuantity' | 'DecreaseQuantity' | 'ChangePrice' | 'Extension' | 'Contraction'>;
  invoiceOwner?: string;
  orderItemId?: string;
  startDate?: IsoDate;
  subscriptionOwner?: string;
  tax?: DecimalString;
  termNumber?: number;
  type?: Open<'Regular' | 'Discount'>;
}

export const timeSlicedTcbNetMetrics: Schema<TimeSlicedTcbNetMetrics> = /* @__PURE__ */ z.looseObject({
  amount: maybe(decimal),
  discountChargeNumber: maybe(wireText),
  endDate: maybe(wireDate),
  generatedReason: maybe(open(['IncreaseQuantity', 'DecreaseQuantity', 'ChangePrice', 'Extension', 'Contraction'])),
  invoiceOwner: maybe(wireText),
  orderItemId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionOwner: maybe(wireText),
  tax: maybe(decimal),
  termNumber: maybe(wireInteger),
  type: maybe(open(['Regular', 'Discount'])),
});

/** `orderMetric` of the definition. */
export interface OrderMetric {
  chargeNumber?: string;
  elp?: TimeSlicedElpNetMetrics[];
  mrr?: TimeSlicedNetMetrics[];
  originRatePlanId?: Id<'rate plan'>;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanId?: Id<'product rate plan'>;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  quantity?: TimeSlicedMetrics[];
  tcb?: TimeSlicedTcbNetMetrics[];
  tcv?: TimeSlicedNetMetrics[];
}

export const orderMetric: Schema<OrderMetric> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  elp: maybe(z.array(timeSlicedElpNetMetrics)),
  mrr: maybe(z.array(timeSlicedNetMetrics)),
  originRatePlanId: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  productRatePlanId: maybe(wireText),
  subscriptionRatePlanNumber: maybe(wireText),
  quantity: maybe(z.array(timeSlicedMetrics)),
  tcb: maybe(z.array(timeSlicedTcbNetMetrics)),
  tcv: maybe(z.array(timeSlicedNetMetrics)),
});

/** `PreviewOrderResult.orderMetrics.orderActions` of the definition. */
export interface PreviewOrderResultOrderMetricOrderAction {
  orderItems?: OrderItem[];
  orderMetrics?: OrderMetric[];
  sequence?: string;
  type?: string;
}

export const previewOrderResultOrderMetricOrderAction: Schema<PreviewOrderResultOrderMetricOrderAction> = /* @__PURE__ */ z.looseObject({
  orderItems: maybe(z.array(orderItem)),
  orderMetrics: maybe(z.array(orderMetric)),
  sequence: maybe(wireText),
  type: maybe(wireText),
});

/** `PreviewOrderResult.orderMetrics` of the definition. */
export interface PreviewOrderResultOrderMetric {
  orderActions?: PreviewOrderResultOrderMetricOrderAction[];
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const previewOrderResultOrderMetric: Schema<PreviewOrderResultOrderMetric> = /* @__PURE__ */ z.looseObject({
  orderActions: maybe(z.array(previewOrderResultOrderMetricOrderAction)),
  subscriptionNumber: maybe(wireText),
});

/** `RampIntervalChargeDeltaMetrics.deltaMrr` and `RampIntervalChargeMetrics.mrr` of the definition. */
export interface RampIntervalMrr {
  discount?: DecimalString;
  endDate?: IsoDate;
  gross?: DecimalString;
  net?: DecimalString;
  startDate?: IsoDate;
}

export const rampIntervalMrr: Schema<RampIntervalMrr> = /* @__PURE__ */ z.looseObject({
  discount: maybe(decimal),
  endDate: maybe(wireDate),
  gross: maybe(decimal),
  net: maybe(decimal),
  startDate: maybe(wireDate),
});

/** `RampIntervalChargeDeltaMetrics.deltaQuantity` of the definition. */
export interface RampIntervalChargeDeltaMetricsDeltaQuantityEntry {
  amount?: DecimalString;
  endDate?: IsoDate;
  startDate?: IsoDate;
}

export const rampIntervalChargeDeltaMetricsDeltaQuantityEntry: Schema<RampIntervalChargeDeltaMetricsDeltaQuantityEntry> =
  /* @__PURE__ */ z.looseObject({
    amount: maybe(decimal),
    endDate: maybe(wireDate),
    startDate: maybe(wireDate),
  });

/** `RampIntervalChargeDeltaMetrics` of the definition. */
export interface RampIntervalChargeDeltaMetrics {
  chargeNumber?: string;
  deltaDiscountTcb?: DecimalString;
  deltaDiscountTcv?: DecimalString;
  deltaGrossTcb?: DecimalString;
  deltaGrossTcv?: DecimalString;
  deltaMrr?: RampIntervalMrr[];
  deltaNetTcb?: DecimalString;
  deltaNetTcv?: DecimalString;
  deltaQuantity?: RampIntervalChargeDeltaMetricsDeltaQuantityEntry[];
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const rampIntervalChargeDeltaMetrics: Schema<RampIntervalChargeDeltaMetrics> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  deltaDiscountTcb: maybe(decimal),
  deltaDiscountTcv: maybe(decimal),
  deltaGrossTcb: maybe(decimal),
  deltaGrossTcv: maybe(decimal),
  deltaMrr: maybe(z.array(rampIntervalMrr)),
  deltaNetTcb: maybe(decimal),
  deltaNetTcv: maybe(decimal),
  deltaQuantity: maybe(z.array(rampIntervalChargeDeltaMetricsDeltaQuantityEntry)),
  productRatePlanChargeId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
});

/** `RampIntervalChargeMetrics` of the definition. */
export interface RampIntervalChargeMetrics {
  chargeNumber?: string;
  discountTcb?: DecimalString;
  discountTcv?: DecimalString;
  endDate?: IsoDate;
  grossTcb?: DecimalString;
  grossTcv?: DecimalString;
  mrr?: RampIntervalMrr[];
  netTcb?: DecimalString;
  netTcv?: DecimalString;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  ratePlanChargeId?: Id<'rate plan charge'>;
  startDate?: IsoDate;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const rampIntervalChargeMetrics: Schema<RampIntervalChargeMetrics> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  discountTcb: maybe(decimal),
  discountTcv: maybe(decimal),
  endDate: maybe(wireDate),
  grossTcb: maybe(decimal),
  grossTcv: maybe(decimal),
  mrr: maybe(z.array(rampIntervalMrr)),
  netTcb: maybe(decimal),
  netTcv: maybe(decimal),
  productRatePlanChargeId: maybe(wireText),
  quantity: maybe(decimal),
  ratePlanChargeId: maybe(wireText),
  startDate: maybe(wireDate),
  subscriptionNumber: maybe(wireText),
});

/** `OrderRampIntervalMetrics` of the definition. */
export interface OrderRampIntervalMetrics {
  discountTcb?: DecimalString;
  discountTcv?: DecimalString;
  endDate?: IsoDate;
  grossTcb?: DecimalString;
  grossTcv?: DecimalString;
  intervalDeltaMetrics?: RampIntervalChargeDeltaMetrics[];
  intervalMetrics?: RampIntervalChargeMetrics[];
  name?: string;
  netTcb?: DecimalString;
  netTcv?: DecimalString;
  startDate?: IsoDate;
}

export const orderRampIntervalMetrics: Schema<OrderRampIntervalMetrics> = /* @__PURE__ */ z.looseObject({
  discountTcb: maybe(decimal),
  discountTcv: maybe(decimal),
  endDate: maybe(wireDate),
  grossTcb: maybe(decimal),
  grossTcv: maybe(decimal),
  intervalDeltaMetrics: maybe(z.array(rampIntervalChargeDeltaMetrics)),
  intervalMetrics: maybe(z.array(rampIntervalChargeMetrics)),
  name: maybe(wireText),
  netTcb: maybe(decimal),
  netTcv: maybe(decimal),
  startDate: maybe(wireDate),
});

/** `OrderRampMetrics` of the definition. */
export interface OrderRampMetrics {
  discountTcb?: DecimalString;
  discountTcv?: DecimalString;
  grossTcb?: DecimalString;
  grossTcv?: DecimalString;
  intervals?: OrderRampIntervalMetrics[];
  name?: string;
  netTcb?: DecimalString;
  netTcv?: DecimalString;
  number?: string;
}

export const orderRampMetrics: Schema<OrderRampMetrics> = /* @__PURE__ */ z.looseObject({
  discountTcb: maybe(decimal),
  discountTcv: maybe(decimal),
  grossTcb: maybe(decimal),
  grossTcv: maybe(decimal),
  intervals: maybe(z.array(orderRampIntervalMetrics)),
  name: maybe(wireText),
  netTcb: maybe(decimal),
  netTcv: maybe(decimal),
  number: maybe(wireText),
});

/** `PreviewOrderResult` of the definition. */
export interface PreviewOrderResult {
  chargeMetrics?: PreviewOrderResultChargeMetric[];
  creditMemos?: PreviewOrderResultCreditMemo[];
  invoices?: PreviewOrderResultInvoice[];
  orderDeltaMetrics?: PreviewOrderResultOrderDeltaMetrics;
  orderMetrics?: PreviewOrderResultOrderMetric[];
  rampMetrics?: OrderRampMetrics[];
}

export const previewOrderResult: Schema<PreviewOrderResult> = /* @__PURE__ */ z.looseObject({
  chargeMetrics: maybe(z.array(previewOrderResultChargeMetric)),
  creditMemos: maybe(z.array(previewOrderResultCreditMemo)),
  invoices: maybe(z.array(previewOrderResultInvoice)),
  orderDeltaMetrics: maybe(previewOrderResultOrderDeltaMetrics),
  orderMetrics: maybe(z.array(previewOrderResultOrderMetric)),
  rampMetrics: maybe(z.array(orderRampMetrics)),
});

/** Answer of `POST /v1/orders/preview`. */
export interface PreviewOrderResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  previewResult: PreviewOrderResult;
}

export const previewOrderResponse: Schema<PreviewOrderResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  previewResult: previewOrderResult,
});

/** `processingOptionsOrdersAsync.electronicPaymentOptions` and `processingOptionsOrders.electronicPaymentOptions` of the definition. */
export interface OrderElectronicPaymentOptionsInput {
  paymentGatewayId?: string;
  paymentMethodId?: Id<'payment method'>;
  gatewayOptions?: Record<string, unknown>;
}

export const orderElectronicPaymentOptionsInput: Schema<OrderElectronicPaymentOptionsInput> = /* @__PURE__ */ strict({
  paymentGatewayId: z.optional(z.string()),
  paymentMethodId: z.optional(z.string()),
  gatewayOptions: z.optional(z.record(z.string(), z.unknown())),
});

/** `processingOptionsOrdersAsync` of the definition. */
export interface ProcessingOptionsOrdersAsyncInput {
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  billingOptions?: OrderBillingOptionsInput;
  collectPayment?: boolean;
  electronicPaymentOptions?: OrderElectronicPaymentOptionsInput;
  runBilling?: boolean;
}

export const processingOptionsOrdersAsyncInput: Schema<ProcessingOptionsOrdersAsyncInput> = /* @__PURE__ */ strict({
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  billingOptions: z.optional(orderBillingOptionsInput),
  collectPayment: z.optional(z.boolean()),
  electronicPaymentOptions: z.optional(orderElectronicPaymentOptionsInput),
  runBilling: z.optional(z.boolean()),
});

/** Input of `POST /v1/async/orders`. */
export interface CreateOrderAsyncRequest {
  /** Default `false`. */
  returnIds?: boolean;
  /** Default `NewSales`. */
  category?: 'NewSales' | 'Return';
  customFields?: Record<string, unknown>;
  existingAccountId?: Id<'account'>;
  /** At most 70 characters. */
  existingAccountNumber?: NumberOf<'account'>;
  externallyManagedBy?: 'Amazon' | 'Apple' | 'Google' | 'Roku';
  newAccount?: CreateOrderNewAccountInput;
  orderDate: IsoDate;
  orderLineItems?: CreateOrderOrderLineItemInput[];
  /** At most 100 characters. */
  orderNumber?: NumberOf<'order'>;
  processingOptions?: ProcessingOptionsOrdersAsyncInput;
  /** At most 255 characters. */
  reasonCode?: string;
  subscriptions?: OrderSubscriptionInput[];
}

export const createOrderAsyncRequest: Schema<CreateOrderAsyncRequest> = /* @__PURE__ */ strict({
  returnIds: z.optional(z.boolean()),
  category: z.optional(z.enum(['NewSales', 'Return'])),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  existingAccountId: z.optional(z.string()),
  existingAccountNumber: z.optional(upTo(70)),
  externallyManagedBy: z.optional(z.enum(['Amazon', 'Apple', 'Google', 'Roku'])),
  newAccount: z.optional(createOrderNewAccountInput),
  orderDate: date,
  orderLineItems: z.optional(z.array(createOrderOrderLineItemInput)),
  orderNumber: z.optional(upTo(100)),
  processingOptions: z.optional(processingOptionsOrdersAsyncInput),
  reasonCode: z.optional(upTo(255)),
  subscriptions: z.optional(z.array(orderSubscriptionInput)),
});

/** Answer of `POST /v1/async/orders`. */
export interface CreateOrderAsyncResponse {
  jobId?: string;
  success?: boolean;
}

export const createOrderAsyncResponse: Schema<CreateOrderAsyncResponse> = /* @__PURE__ */ z.looseObject({
  jobId: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Answer of `POST /v1/async/orders/preview`. */
export interface PreviewOrderAsyncResponse {
  jobId?: string;
}

export const previewOrderAsyncResponse: Schema<PreviewOrderAsyncResponse> = /* @__PURE__ */ z.looseObject({
  jobId: maybe(wireText),
});

/** Input of `GET /v1/async-jobs/{jobId}`. */
export interface GetOrderJobRequest {
  jobId: string;
}

export const getOrderJobRequest: Schema<GetOrderJobRequest> = /* @__PURE__ */ strict({
  jobId: z.string(),
});

/** `GetAsyncCreateOrderJobResponse` of the definition. */
export interface AsyncCreateOrderJobResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  accountId?: Id<'account'>;
  accountNumber: NumberOf<'account'>;
  commitments?: CommitmentOutput[];
  creditMemoIds?: Id<'credit memo'>[];
  creditMemoNumbers?: string[];
  invoiceIds?: Id<'invoice'>[];
  invoiceNumbers?: string[];
  orderId?: Id<'order'>;
  orderLineItems?: CreateOrderResultOrderLineItem[];
  orderNumber: NumberOf<'order'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  paymentNumber?: NumberOf<'payment'>;
  ramps?: OrderRamp[];
  refunds?: OrderRefund[];
  status: Open<'Draft' | 'Pending' | 'Completed' | 'Scheduled'>;
  subscriptionIds?: Id<'subscription'>[];
  subscriptions?: CreateOrderResultSubscription[];
  writeOff?: OrderWriteOff[];
  jobType?: Open<'AsyncCreateOrder'>;
}

export const asyncCreateOrderJobResponse: Schema<AsyncCreateOrderJobResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  accountId: maybe(wireText),
  accountNumber: wireText,
  commitments: maybe(z.array(commitmentOutput)),
  creditMemoIds: maybe(z.array(wireText)),
  creditMemoNumbers: maybe(z.array(wireText)),
  invoiceIds: maybe(z.array(wireText)),
  invoiceNumbers: maybe(z.array(wireText)),
  orderId: maybe(wireText),
  orderLineItems: maybe(z.array(createOrderResultOrderLineItem)),
  orderNumber: wireText,
  paidAmount: maybe(decimalText),
  paymentId: maybe(wireText),
  paymentNumber: maybe(wireText),
  ramps: maybe(z.array(orderRamp)),
  refunds: maybe(z.array(orderRefund)),
  status: open(['Draft', 'Pending', 'Completed', 'Scheduled']),
  subscriptionIds: maybe(z.array(wireText)),
  subscriptions: maybe(z.array(createOrderResultSubscription)),
  writeOff: maybe(z.array(orderWriteOff)),
  jobType: maybe(open(['AsyncCreateOrder'])),
});

/** `GetAsyncPreviewOrderJobResponse` of the definition. */
export interface AsyncPreviewOrderJobResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  chargeMetrics?: PreviewOrderResultChargeMetric[];
  creditMemos?: PreviewOrderResultCreditMemo[];
  invoices?: PreviewOrderResultInvoice[];
  orderDeltaMetrics?: PreviewOrderResultOrderDeltaMetrics;
  orderMetrics?: PreviewOrderResultOrderMetric[];
  rampMetrics?: OrderRampMetrics[];
  jobType?: Open<'AsyncPreviewOrder'>;
}

export const asyncPreviewOrderJobResponse: Schema<AsyncPreviewOrderJobResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  chargeMetrics: maybe(z.array(previewOrderResultChargeMetric)),
  creditMemos: maybe(z.array(previewOrderResultCreditMemo)),
  invoices: maybe(z.array(previewOrderResultInvoice)),
  orderDeltaMetrics: maybe(previewOrderResultOrderDeltaMetrics),
  orderMetrics: maybe(z.array(previewOrderResultOrderMetric)),
  rampMetrics: maybe(z.array(orderRampMetrics)),
  jobType: maybe(open(['AsyncPreviewOrder'])),
});

/** `GetAsyncOrderJobResponseResult` of the definition. */
export type AsyncOrderJobResponseResult = AsyncCreateOrderJobResponse | AsyncPreviewOrderJobResponse;

export const asyncOrderJobResponseResult: Schema<AsyncOrderJobResponseResult> = /* @__PURE__ */ z.union([
  asyncCreateOrderJobResponse,
  asyncPreviewOrderJobResponse,
]);

/** Answer of `GET /v1/async-jobs/{jobId}`. */
export interface GetOrderJobResponse {
  errors?: string | null;
  result?: AsyncOrderJobResponseResult;
  status?: Open<'Processing' | 'Failed' | 'Completed'>;
  success?: boolean;
}

export const getOrderJobResponse: Schema<GetOrderJobResponse> = /* @__PURE__ */ z.looseObject({
  errors: maybeNull(wireText),
  result: maybe(asyncOrderJobResponseResult),
  status: maybe(open(['Processing', 'Failed', 'Completed'])),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/orders`. */
export interface ListOrdersRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  dateFilterOption?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  status?: 'all' | 'cancelled' | 'completed' | 'draft' | 'executing' | 'failed' | 'pending' | 'scheduled';
}

export const listOrdersRequest: Schema<ListOrdersRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  dateFilterOption: z.optional(z.string()),
  startDate: z.optional(date),
  endDate: z.optional(date),
  status: z.optional(z.enum(['all', 'cancelled', 'completed', 'draft', 'executing', 'failed', 'pending', 'scheduled'])),
});

/** `CommitmentBaseAttributesListOrders.schedules` of the definition. */
export interface CommitmentBaseAttributesListOrdersSchedule {
  id?: string;
  startDate?: string;
  endDate?: string;
  totalAmount?: DecimalString;
  action?: unknown;
  amountBase?: Open<'CommitmentPeriod'>;
  periodType?: Open<'Month' | 'Quarter' | 'SemiAnnual' | 'Year' | 'SpecificMonths' | 'SinglePeriod'>;
  prepaymentDefinition?: PrepaymentDefinition;
  specificPeriodLength?: number;
}

export const commitmentBaseAttributesListOrdersSchedule: Schema<CommitmentBaseAttributesListOrdersSchedule> = /* @__PURE__ */ z.looseObject(
  {
    id: maybe(wireText),
    startDate: maybe(wireText),
    endDate: maybe(wireText),
    totalAmount: maybe(decimal),
    action: z.optional(z.unknown()),
    amountBase: maybe(open(['CommitmentPeriod'])),
    periodType: maybe(open(['Month', 'Quarter', 'SemiAnnual', 'Year', 'SpecificMonths', 'SinglePeriod'])),
    prepaymentDefinition: maybe(prepaymentDefinition),
    specificPeriodLength: maybe(wireInteger),
  },
);

/** `EligibleAccountCondition` of the definition. */
export interface EligibleAccountCondition {
  field?: string;
  operator?: Open<'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'lk' | 'in' | 'nl' | 'nnl'>;
  value?: string;
  conditions?: EligibleAccountCondition[];
  relation?: Open<'and' | 'or'>;
}

export const eligibleAccountCondition: Schema<EligibleAccountCondition> = /* @__PURE__ */ z.looseObject({
  field: maybe(wireText),
  operator: maybe(open(['eq', 'neq', 'gt', 'lt', 'gte', 'lte', 'lk', 'in', 'nl', 'nnl'])),
  value: maybe(wireText),
  conditions: maybe(z.array(z.lazy(() => eligibleAccountCondition))),
  relation: maybe(open(['and', 'or'])),
});

/** `EligibleChargeCondition` of the definition. */
export interface EligibleChargeCondition {
  field?: string;
  operator?: Open<'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'lk' | 'in' | 'nl' | 'nnl'>;
  value?: string;
  conditions?: EligibleChargeCondition[];
  relation?: Open<'and' | 'or'>;
}

export const eligibleChargeCondition: Schema<EligibleChargeCondition> = /* @__PURE__ */ z.looseObject({
  field: maybe(wireText),
  operator: maybe(open(['eq', 'neq', 'gt', 'lt', 'gte', 'lte', 'lk', 'in', 'nl', 'nnl'])),
  value: maybe(wireText),
  conditions: maybe(z.array(z.lazy(() => eligibleChargeCondition))),
  relation: maybe(open(['and', 'or'])),
});

/** `CommitmentCancellationPolicy` of the definition. */
export interface CommitmentCancellationPolicy {
  settlementType?: Open<'NoSettlement' | 'FullMinimum' | 'CurrentPeriodOnly'>;
}

export const commitmentCancellationPolicy: Schema<CommitmentCancellationPolicy> = /* @__PURE__ */ z.looseObject({
  settlementType: maybe(open(['NoSettlement', 'FullMinimum', 'CurrentPeriodOnly'])),
});

/** `GetCommitmentOutputListOrders` of the definition. */
export interface CommitmentOutputListOrders {
  commitmentNumber?: string;
  id?: string;
  name?: string;
  type?: Open<'MinCommitment' | 'MaxCommitment'>;
  prepaymentType?: Open<'NotPrepaid' | 'FullyPrepaid'>;
  priority?: number;
  customFields?: Record<string, unknown>;
  specificPeriodAlignmentDate?: IsoDate;
  periodAlignmentOption?: Open<'CommitmentStartDate' | 'SpecificDate'>;
  schedules?: CommitmentBaseAttributesListOrdersSchedule[];
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  deferredRevenueAccountingCode?: string;
  excludeItemBillingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  recognizedRevenueAccountingCode?: string;
  revenueAmortizationMethod?: string;
  revenueRecognitionRule?: string;
  revenueRecognitionTiming?: string;
  unbilledReceivablesAccountingCode?: string;
  taxable?: boolean;
  taxCode?: string;
  taxMode?: Open<'TaxInclusive' | 'TaxExclusive'>;
  version?: number;
  currency?: string;
  excludeItemBookingFromRevenueAccounting?: boolean;
  eligibleAccountConditions?: EligibleAccountCondition;
  eligibleChargeConditions?: EligibleChargeCondition;
  cancellationEffectiveDate?: IsoDate;
  cancellationPolicyOverride?: CommitmentCancellationPolicy;
  status?: Open<'Cancel1ed' | 'Active' | 'Evaluated' | 'CancelledPendingEvaluation'>;
  action?: unknown;
}

export const commitmentOutputListOrders: Schema<CommitmentOutputListOrders> = /* @__PURE__ */ z.looseObject({
  commitmentNumber: maybe(wireText),
  id: maybe(wireText),
  name: maybe(wireText),
  type: maybe(open(['MinCommitment', 'MaxCommitment'])),
  prepaymentType: maybe(open(['NotPrepaid', 'FullyPrepaid'])),
  priority: maybe(wireInteger),
  customFields: maybe(z.record(z.string(), z.unknown())),
  specificPeriodAlignmentDate: maybe(wireDate),
  periodAlignmentOption: maybe(open(['CommitmentStartDate', 'SpecificDate'])),
  schedules: maybe(z.array(commitmentBaseAttributesListOrdersSchedule)),
  accountReceivableAccountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  contractAssetAccountingCode: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  deferredRevenueAccountingCode: maybe(wireText),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  isAllocationEligible: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  recognizedRevenueAccountingCode: maybe(wireText),
  revenueAmortizationMethod: maybe(wireText),
  revenueRecognitionRule: maybe(wireText),
  revenueRecognitionTiming: maybe(wireText),
  unbilledReceivablesAccountingCode: maybe(wireText),
  taxable: maybe(wireBoolean),
  taxCode: maybe(wireText),
  taxMode: maybe(open(['TaxInclusive', 'TaxExclusive'])),
  version: maybe(wireInteger),
  currency: maybe(wireText),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  eligibleAccountConditions: maybe(eligibleAccountCondition),
  eligibleChargeConditions: maybe(eligibleChargeCondition),
  cancellationEffectiveDate: maybe(wireDate),
  cancellationPolicyOverride: maybe(commitmentCancellationPolicy),
  status: maybe(open(['Cancel1ed', 'Active', 'Evaluated', 'CancelledPendingEvaluation'])),
  action: z.optional(z.unknown()),
});

/** `Order.existingAccountDetails` of the definition. */
export interface OrderExistingAccountDetails {
  basicInfo?: AccountBasicInfo;
  billToContact?: AccountContact;
}

export const orderExistingAccountDetails: Schema<OrderExistingAccountDetails> = /* @__PURE__ */ z.looseObject({
  basicInfo: maybe(accountBasicInfo),
  billToContact: maybe(accountContact),
});

/** `OrderLineItemRetrieveOrder` of the definition. */
export interface OrderLineItemRetrieveOrder {
  amendedByOrderOn?: string;
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  id?: string;
  invoiceGroupNumber?: string | null;
  sequenceSetId?: string;
  communicationProfileId?: string | null;
  paymentTerm?: string;
  invoiceTemplateId?: string;
  itemNumber?: string;
  originalOrderDate?: IsoDate;
  quantityFulfilled?: DecimalString;
  quantityPendingFulfillment?: DecimalString;
  UOM?: string;
  accountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  amountPerUnit?: DecimalString;
  billTargetDate?: IsoDate;
  billTo?: string;
  billToSnapshotId?: string;
  billingRule?: Open<'TriggerWithoutFulfillment' | 'TriggerAsFulfillmentOccurs'>;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  currency?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  discount?: DecimalString;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  inlineDiscountPerUnit?: DecimalString;
  inlineDiscountType?: Open<'Percentage' | 'FixedAmount' | 'None'>;
  invoiceOwnerAccountId?: Id<'account'>;
  invoiceOwnerAccountName?: string;
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  isAllocationEligible?: boolean;
  isUnbilled?: boolean;
  itemCategory?: Open<'Sales' | 'Return'>;
  itemName?: string;
  itemState?: Open<'Executing' | 'Booked' | 'SentToBilling' | 'Complete' | 'Cancelled'>;
  itemType?: Open<'Product' | 'Fee' | 'Services'>;
  listPrice?: DecimalString;
  listPricePerUnit?: DecimalString;
  originalOrderId?: Id<'order'>;
  originalOrderLineItemId?: string;
  originalOrderLineItemNumber?: string;
  originalOrderNumber?: NumberOf<'order'>;
  ownerAccountId?: Id<'account'>;
  ownerAccountName?: string;
  ownerAccountNumber?: NumberOf<'account'>;
  productCode?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  purchaseOrderNumber?: string;
  quantity?: DecimalString;
  quantityAvailableForReturn?: DecimalString;
  recognizedRevenueAccountingCode?: string;
  relatedSubscriptionNumber?: NumberOf<'subscription'>;
  requiresFulfillment?: boolean;
  revenueRecognitionRule?: string;
  revenueRecognitionTiming?: Open<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  revenueAmortizationMethod?: Open<'Immediate' | 'Ratable Using Start And End Dates'>;
  shipTo?: string;
  shipToSnapshotId?: string;
  soldTo?: string;
  soldToSnapshotId?: string;
  taxCode?: string;
  taxMode?: Open<'TaxInclusive' | 'TaxExclusive'>;
  transactionEndDate?: IsoDate;
  transactionStartDate?: IsoDate;
  unbilledReceivablesAccountingCode?: string;
}

export const orderLineItemRetrieveOrder: Schema<OrderLineItemRetrieveOrder> = /* @__PURE__ */ z.looseObject({
  amendedByOrderOn: maybe(wireText),
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  id: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  sequenceSetId: maybe(wireText),
  communicationProfileId: maybeNull(wireText),
  paymentTerm: maybe(wireText),
  invoiceTemplateId: maybe(wireText),
  itemNumber: maybe(wireText),
  originalOrderDate: maybe(wireDate),
  quantityFulfilled: maybe(decimal),
  quantityPendingFulfillment: maybe(decimal),
  UOM: maybe(wireText),
  accountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  amountPerUnit: maybe(decimal),
  billTargetDate: maybe(wireDate),
  billTo: maybe(wireText),
  billToSnapshotId: maybe(wireText),
  billingRule: maybe(open(['TriggerWithoutFulfillment', 'TriggerAsFulfillmentOccurs'])),
  contractAssetAccountingCode: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  currency: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: maybe(wireText),
  discount: maybe(decimal),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  inlineDiscountPerUnit: maybe(decimal),
  inlineDiscountType: maybe(open(['Percentage', 'FixedAmount', 'None'])),
  invoiceOwnerAccountId: maybe(wireText),
  invoiceOwnerAccountName: maybe(wireText),
  invoiceOwnerAccountNumber: maybe(wireText),
  isAllocationEligible: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  itemCategory: maybe(open(['Sales', 'Return'])),
  itemName: maybe(wireText),
  itemState: maybe(open(['Executing', 'Booked', 'SentToBilling', 'Complete', 'Cancelled'])),
  itemType: maybe(open(['Product', 'Fee', 'Services'])),
  listPrice: maybe(decimal),
  listPricePerUnit: maybe(decimal),
  originalOrderId: maybe(wireText),
  originalOrderLineItemId: maybe(wireText),
  originalOrderLineItemNumber: maybe(wireText),
  originalOrderNumber: maybe(wireText),
  ownerAccountId: maybe(wireText),
  ownerAccountName: maybe(wireText),
  ownerAccountNumber: maybe(wireText),
  productCode: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  purchaseOrderNumber: maybe(wireText),
  quantity: maybe(decimal),
  quantityAvailableForReturn: maybe(decimal),
  recognizedRevenueAccountingCode: maybe(wireText),
  relatedSubscriptionNumber: maybe(wireText),
  requiresFulfillment: maybe(wireBoolean),
  revenueRecognitionRule: maybe(wireText),
  revenueRecognitionTiming: maybe(open(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: maybe(open(['Immediate', 'Ratable Using Start And End Dates'])),
  shipTo: maybe(wireText),
  shipToSnapshotId: maybe(wireText),
  soldTo: maybe(wireText),
  soldToSnapshotId: maybe(wireText),
  taxCode: maybe(wireText),
  taxMode: maybe(open(['TaxInclusive', 'TaxExclusive'])),
  transactionEndDate: maybe(wireDate),
  transactionStartDate: maybe(wireDate),
  unbilledReceivablesAccountingCode: maybe(wireText),
});

/** `Order.schedulingOptions` of the definition. */
export interface OrderSchedulingOptions {
  scheduledDate?: IsoDate;
  scheduledDatePolicy?: Open<'SpecificDate'>;
}

export const orderSchedulingOptions: Schema<OrderSchedulingOptions> = /* @__PURE__ */ z.looseObject({
  scheduledDate: maybe(wireDate),
  scheduledDatePolicy: maybe(open(['SpecificDate'])),
});

/** `ChargeOverride.billing` and `ChangePlanChargeOverrideGetOrder.billing` of the definition. */
export interface ChargeBillingOverride {
  billCycleDay?: number;
  billCycleType?: Open<'DefaultFromCustomer' | 'SpecificDayofMonth' | 'SubscriptionStartDay' | 'ChargeTriggerDay' | 'SpecificDayofWeek'>;
  billingPeriod?: Open<
    | 'Month'
    | 'Quarter'
    | 'Semi_Annual'
    | 'Annual'
    | 'Eighteen_Months'
    | 'Two_Years'
    | 'Three_Years'
    | 'Five_Years'
    | 'Specific_Months'
    | 'Subscription_Term'
    | 'Week'
    | 'Specific_Weeks'
    | 'Specific_Days'
  >;
  billingPeriodAlignment?: Open<'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart'>;
  billingTiming?: Open<'IN_ADVANCE' | 'IN_ARREARS'>;
  specificBillingPeriod?: number;
  weeklyBillCycleDay?: Open<'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'>;
}

export const chargeBillingOverride: Schema<ChargeBillingOverride> = /* @__PURE__ */ z.looseObject({
  billCycleDay: maybe(wireInteger),
  billCycleType: maybe(
    open(['DefaultFromCustomer', 'SpecificDayofMonth', 'SubscriptionStartDay', 'ChargeTriggerDay', 'SpecificDayofWeek']),
  ),
  billingPeriod: maybe(
    open([
      'Month',
      'Quarter',
      'Semi_Annual',
      'Annual',
      'Eighteen_Months',
      'Two_Years',
      'Three_Years',
      'Five_Years',
      'Specific_Months',
      'Subscription_Term',
      'Week',
      'Specific_Weeks',
      'Specific_Days',
    ]),
  ),
  billingPeriodAlignment: maybe(open(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart'])),
  billingTiming: maybe(open(['IN_ADVANCE', 'IN_ARREARS'])),
  specificBillingPeriod: maybe(wireInteger),
  weeklyBillCycleDay: maybe(open(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])),
});

/** `EndConditions` of the definition. */
export interface EndConditions {
  endDateCondition?: Open<'Subscription_End' | 'Fixed_Period' | 'Specific_End_Date'>;
  endDatePolicy?: Open<'AlignToApplyToCharge' | 'SpecificEndDate' | 'FixedPeriod'>;
  specificEndDate?: IsoDate;
  upToPeriods?: number;
  upToPeriodsType?: Open<'Billing_Periods' | 'Days' | 'Weeks' | 'Months' | 'Years'>;
}

export const endConditions: Schema<EndConditions> = /* @__PURE__ */ z.looseObject({
  endDateCondition: maybe(open(['Subscription_End', 'Fixed_Period', 'Specific_End_Date'])),
  endDatePolicy: maybe(open(['AlignToApplyToCharge', 'SpecificEndDate', 'FixedPeriod'])),
  specificEndDate: maybe(wireDate),
  upToPeriods: maybe(wireInteger),
  upToPeriodsType: maybe(open(['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'])),
});

/** `NegotiatedItems` of the definition. */
export interface NegotiatedItems {
  items?: Record<string, unknown>;
}

export const negotiatedItems: Schema<NegotiatedItems> = /* @__PURE__ */ z.looseObject({
  items: maybe(z.record(z.string(), z.unknown())),
});

/** `ChargeTier` of the definition. */
export interface ChargeTier {
  endingUnit?: DecimalString;
  originalListPrice?: DecimalString;
  price: DecimalString;
  priceFormat: Open<'FlatFee' | 'PerUnit'>;
  startingUnit: DecimalString;
  tier: number;
}

export const chargeTier: Schema<ChargeTier> = /* @__PURE__ */ z.looseObject({
  endingUnit: maybe(decimal),
  originalListPrice: maybe(decimal),
  price: decimal,
  priceFormat: open(['FlatFee', 'PerUnit']),
  startingUnit: decimal,
  tier: wireInteger,
});

/** `ChargeModelDataOverride` of the definition. */
export interface ChargeModelDataOverride {
  chargeModelConfiguration?: ChargeModelConfiguration;
  quantity?: DecimalString;
  tiers?: ChargeTier[];
}

export const chargeModelDataOverride: Schema<ChargeModelDataOverride> = /* @__PURE__ */ z.looseObject({
  chargeModelConfiguration: maybe(chargeModelConfiguration),
  quantity: maybe(decimal),
  tiers: maybe(z.array(chargeTier)),
});

/** `DiscountApplyDetail` of the definition. */
export interface DiscountApplyDetail {
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanId: Id<'product rate plan'>;
}

export const discountApplyDetail: Schema<DiscountApplyDetail> = /* @__PURE__ */ z.looseObject({
  productRatePlanChargeId: wireText,
  productRatePlanId: wireText,
});

/** `DiscountPricingOverride` of the definition. */
export interface DiscountPricingOverride {
  applyDiscountTo?: Open<
    'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE'
  >;
  applyToBillingPeriodPartially?: boolean;
  discountAmount?: DecimalString;
  discountApplyDetails?: DiscountApplyDetail[];
  discountClass?: string;
  discountLevel?: Open<'rateplan' | 'subscription' | 'account'>;
  discountPercentage?: DecimalString;
  originalDiscountAmount?: DecimalString;
  originalDiscountPercentage?: DecimalString;
  originalListDiscountAmount?: DecimalString;
  originalListDiscountPercentage?: DecimalString;
  priceChangeOption?: Open<'NoChange' | 'UseLatestProductCatalogPricing'>;
}

export const discountPricingOverride: Schema<DiscountPricingOverride> = /* @__PURE__ */ z.looseObject({
  applyDiscountTo: maybe(
    open(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  applyToBillingPeriodPartially: maybe(wireBoolean),
  discountAmount: maybe(decimal),
  discountApplyDetails: maybe(z.array(discountApplyDetail)),
  discountClass: maybe(wireText),
  discountLevel: maybe(open(['rateplan', 'subscription', 'account'])),
  discountPercentage: maybe(decimal),
  originalDiscountAmount: maybe(decimal),
  originalDiscountPercentage: maybe(decimal),
  originalListDiscountAmount: maybe(decimal),
  originalListDiscountPercentage: maybe(decimal),
  priceChangeOption: maybe(open(['NoChange', 'UseLatestProductCatalogPricing'])),
});

/** `OneTimeFlatFeePricingOverride` of the definition. */
export interface OneTimeFlatFeePricingOverride {
  listPrice: DecimalString;
  originalListPrice?: DecimalString;
}

export const oneTimeFlatFeePricingOverride: Schema<OneTimeFlatFeePricingOverride> = /* @__PURE__ */ z.looseObject({
  listPrice: decimal,
  originalListPrice: maybe(decimal),
});

/** `OneTimePerUnitPricingOverride` of the definition. */
export interface OneTimePerUnitPricingOverride {
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  quantity?: DecimalString;
  uom?: string;
}

export const oneTimePerUnitPricingOverride: Schema<OneTimePerUnitPricingOverride> = /* @__PURE__ */ z.looseObject({
  listPrice: maybe(decimal),
  originalListPrice: maybe(decimal),
  quantity: maybe(decimal),
  uom: maybe(wireText),
});

/** `OneTimeTieredPricingOverride` and `OneTimeVolumePricingOverride` of the definition. */
export interface OneTimeTiersOverride {
  quantity?: DecimalString;
  tiers?: ChargeTier[];
  uom?: string;
}

export const oneTimeTiersOverride: Schema<OneTimeTiersOverride> = /* @__PURE__ */ z.looseObject({
  quantity: maybe(decimal),
  tiers: maybe(z.array(chargeTier)),
  uom: maybe(wireText),
});

/** `RecurringCalculatedPricingOverrideGetOrder` of the definition. */
export interface RecurringCalculatedPricingOverrideGetOrder {
  clearingExistingMinimumAmount?: boolean;
  clearingExistingMaximumAmount?: boolean;
  eligibleAccountConditions?: Record<string, unknown>;
  eligibleChargeConditions?: Record<string, unknown>;
  minimumAmount?: DecimalString;
  maximumAmount?: DecimalString;
  percentage: DecimalString;
}

export const recurringCalculatedPricingOverrideGetOrder: Schema<RecurringCalculatedPricingOverrideGetOrder> = /* @__PURE__ */ z.looseObject(
  {
    clearingExistingMinimumAmount: maybe(wireBoolean),
    clearingExistingMaximumAmount: maybe(wireBoolean),
    eligibleAccountConditions: maybe(z.record(z.string(), z.unknown())),
    eligibleChargeConditions: maybe(z.record(z.string(), z.unknown())),
    minimumAmount: maybe(decimal),
    maximumAmount: maybe(decimal),
    percentage: decimal,
  },
);

/** `RecurringDeliveryPricingOverride` and `RecurringDeliveryPricingUpdate` of the definition. */
export interface RecurringDeliveryPricing {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  deliverySchedule?: DeliverySchedule;
  listPrice?: DecimalString;
}

export const recurringDeliveryPricing: Schema<RecurringDeliveryPricing> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  deliverySchedule: maybe(deliverySchedule),
  listPrice: maybe(decimal),
});

/** `RecurringFlatFeePricingOverride` of the definition. */
export interface RecurringFlatFeePricingOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  listPriceBase?: Open<'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months'>;
  originalListPrice?: DecimalString;
  specificListPriceBase?: number;
}

export const recurringFlatFeePricingOverride: Schema<RecurringFlatFeePricingOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPrice: maybe(decimal),
  listPriceBase: maybe(open(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  originalListPrice: maybe(decimal),
  specificListPriceBase: maybe(wireInteger),
});

/** `RecurringPerUnitPricingOverride` of the definition. */
export interface RecurringPerUnitPricingOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  listPriceBase?: Open<'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months'>;
  originalListPrice?: DecimalString;
  quantity?: DecimalString;
  specificListPriceBase?: number;
  uom?: string;
}

export const recurringPerUnitPricingOverride: Schema<RecurringPerUnitPricingOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPrice: maybe(decimal),
  listPriceBase: maybe(open(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  originalListPrice: maybe(decimal),
  quantity: maybe(decimal),
  specificListPriceBase: maybe(wireInteger),
  uom: maybe(wireText),
});

/** `RecurringTieredPricingOverride` and `RecurringVolumePricingOverride` of the definition. */
export interface RecurringTiersOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPriceBase?: Open<'Per_Billing_Period' | 'Per_Month' | 'Per_Week' | 'Per_Year' | 'Per_Specific_Months'>;
  quantity?: DecimalString;
  specificListPriceBase?: number;
  tiers?: ChargeTier[];
  uom?: string;
}

export const recurringTiersOverride: Schema<RecurringTiersOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPriceBase: maybe(open(['Per_Billing_Period', 'Per_Month', 'Per_Week', 'Per_Year', 'Per_Specific_Months'])),
  quantity: maybe(decimal),
  specificListPriceBase: maybe(wireInteger),
  tiers: maybe(z.array(chargeTier)),
  uom: maybe(wireText),
});

/** `UsageFlatFeePricingOverride` and 3 equal schemas of the definition. */
export interface ListPriceChange {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
}

export const listPriceChange: Schema<ListPriceChange> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPrice: maybe(decimal),
  originalListPrice: maybe(decimal),
});

/** `UsageOveragePricingOverride` of the definition. */
export interface UsageOveragePricingOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  includedUnits?: DecimalString;
  numberOfPeriods?: number;
  originalListPrice?: DecimalString;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: Open<'NoCredit' | 'CreditBySpecificRate'>;
  unusedUnitsCreditRates?: DecimalString;
}

export const usageOveragePricingOverride: Schema<UsageOveragePricingOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  includedUnits: maybe(decimal),
  numberOfPeriods: maybe(wireInteger),
  originalListPrice: maybe(decimal),
  overagePrice: maybe(decimal),
  overageUnusedUnitsCreditOption: maybe(open(['NoCredit', 'CreditBySpecificRate'])),
  unusedUnitsCreditRates: maybe(decimal),
});

/** `UsagePerUnitPricingOverride` of the definition. */
export interface UsagePerUnitPricingOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  ratingGroup?: Open<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload'>;
  uom?: string;
}

export const usagePerUnitPricingOverride: Schema<UsagePerUnitPricingOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPrice: maybe(decimal),
  originalListPrice: maybe(decimal),
  ratingGroup: maybe(open(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload'])),
  uom: maybe(wireText),
});

/** `UsageTieredPricingOverride` and `UsageVolumePricingOverride` of the definition. */
export interface UsageTiersOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  ratingGroup?: Open<'ByBillingPeriod' | 'ByUsageStartDate' | 'ByUsageRecord' | 'ByUsageUpload'>;
  tiers?: ChargeTier[];
  uom?: string;
}

export const usageTiersOverride: Schema<UsageTiersOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  ratingGroup: maybe(open(['ByBillingPeriod', 'ByUsageStartDate', 'ByUsageRecord', 'ByUsageUpload'])),
  tiers: maybe(z.array(chargeTier)),
  uom: maybe(wireText),
});

/** `UsageTieredWithOveragePricingOverride` of the definition. */
export interface UsageTieredWithOveragePricingOverride {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  numberOfPeriods?: number;
  originalListPrice?: DecimalString;
  overagePrice?: DecimalString;
  overageUnusedUnitsCreditOption?: Open<'NoCredit' | 'CreditBySpecificRate'>;
  tiers?: ChargeTier[];
  unusedUnitsCreditRates?: DecimalString;
}

export const usageTieredWithOveragePricingOverride: Schema<UsageTieredWithOveragePricingOverride> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  numberOfPeriods: maybe(wireInteger),
  originalListPrice: maybe(decimal),
  overagePrice: maybe(decimal),
  overageUnusedUnitsCreditOption: maybe(open(['NoCredit', 'CreditBySpecificRate'])),
  tiers: maybe(z.array(chargeTier)),
  unusedUnitsCreditRates: maybe(decimal),
});

/** `ChargeOverride.pricing` of the definition. */
export interface ChargeOverridePricing {
  chargeModelData?: ChargeModelDataOverride;
  discount?: DiscountPricingOverride;
  oneTimeFlatFee?: OneTimeFlatFeePricingOverride;
  oneTimePerUnit?: OneTimePerUnitPricingOverride;
  oneTimeTiered?: OneTimeTiersOverride;
  oneTimeVolume?: OneTimeTiersOverride;
  recurringCalculated?: RecurringCalculatedPricingOverrideGetOrder;
  recurringDelivery?: RecurringDeliveryPricing;
  recurringFlatFee?: RecurringFlatFeePricingOverride;
  recurringPerUnit?: RecurringPerUnitPricingOverride;
  recurringTiered?: RecurringTiersOverride;
  recurringVolume?: RecurringTiersOverride;
  usageFlatFee?: ListPriceChange;
  usageOverage?: UsageOveragePricingOverride;
  usagePerUnit?: UsagePerUnitPricingOverride;
  usageTiered?: UsageTiersOverride;
  usageTieredWithOverage?: UsageTieredWithOveragePricingOverride;
  usageVolume?: UsageTiersOverride;
}

export const chargeOverridePricing: Schema<ChargeOverridePricing> = /* @__PURE__ */ z.looseObject({
  chargeModelData: maybe(chargeModelDataOverride),
  discount: maybe(discountPricingOverride),
  oneTimeFlatFee: maybe(oneTimeFlatFeePricingOverride),
  oneTimePerUnit: maybe(oneTimePerUnitPricingOverride),
  oneTimeTiered: maybe(oneTimeTiersOverride),
  oneTimeVolume: maybe(oneTimeTiersOverride),
  recurringCalculated: maybe(recurringCalculatedPricingOverrideGetOrder),
  recurringDelivery: maybe(recurringDeliveryPricing),
  recurringFlatFee: maybe(recurringFlatFeePricingOverride),
  recurringPerUnit: maybe(recurringPerUnitPricingOverride),
  recurringTiered: maybe(recurringTiersOverride),
  recurringVolume: maybe(recurringTiersOverride),
  usageFlatFee: maybe(listPriceChange),
  usageOverage: maybe(usageOveragePricingOverride),
  usagePerUnit: maybe(usagePerUnitPricingOverride),
  usageTiered: maybe(usageTiersOverride),
  usageTieredWithOverage: maybe(usageTieredWithOveragePricingOverride),
  usageVolume: maybe(usageTiersOverride),
});

/** `ChargeOverride.ratingPropertiesOverride` and `ChangePlanChargeOverrideGetOrder.ratingPropertiesOverride` of the definition. */
export interface RatingPropertiesOverride {
  isProratePartialMonth?: boolean;
  prorationUnit?: Open<'ProrateByDay' | 'ProrateByMonthFirst'>;
  daysInMonth?: Open<'UseActualDays' | 'Assume30Days' | 'Assume30DaysStrict'>;
}

export const ratingPropertiesOverride: Schema<RatingPropertiesOverride> = /* @__PURE__ */ z.looseObject({
  isProratePartialMonth: maybe(wireBoolean),
  prorationUnit: maybe(open(['ProrateByDay', 'ProrateByMonthFirst'])),
  daysInMonth: maybe(open(['UseActualDays', 'Assume30Days', 'Assume30DaysStrict'])),
});

/** `TriggerParams` and `CreateOrderTriggerParams` of the definition. */
export interface TriggerParams {
  periodsAfterChargeStart?: number;
  specificTriggerDate?: IsoDate;
  startDatePolicy?: Open<
    'AlignToApplyToCharge' | 'SpecificDate' | 'EndOfLastInvoicePeriodOfApplyToCharge' | 'FixedPeriodAfterApplyToChargeStartDate'
  >;
  startPeriodsType?: Open<'Days' | 'Weeks' | 'Months' | 'Years'>;
  triggerEvent?: Open<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance' | 'SpecificDate'>;
}

export const triggerParams: Schema<TriggerParams> = /* @__PURE__ */ z.looseObject({
  periodsAfterChargeStart: maybe(wireInteger),
  specificTriggerDate: maybe(wireDate),
  startDatePolicy: maybe(
    open(['AlignToApplyToCharge', 'SpecificDate', 'EndOfLastInvoicePeriodOfApplyToCharge', 'FixedPeriodAfterApplyToChargeStartDate']),
  ),
  startPeriodsType: maybe(open(['Days', 'Weeks', 'Months', 'Years'])),
  triggerEvent: maybe(open(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance', 'SpecificDate'])),
});

/** `ChargeOverride` of the definition. */
export interface ChargeOverride {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverride;
  chargeFunction?: Open<'CommitmentTrueUp' | 'CreditCommitment'>;
  commitmentType?: Open<'CURRENCY'>;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  chargeModel?: string;
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditions;
  estimatedStartDate?: IsoDate;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  name?: string;
  negotiatedPriceTable?: NegotiatedItems[];
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: ChargeOverridePricing;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  productRateplanChargeId: string;
  prorationOption?: Open<
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides'
  >;
  ratingPropertiesOverride?: RatingPropertiesOverride;
  recognizedRevenueAccountingCode?: string;
  revRecCode?: string;
  revRecTriggerCondition?: Open<'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date'>;
  revenueRecognitionRuleName?: string;
  revenueRecognitionTiming?: Open<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  revenueAmortizationMethod?: Open<'Immediate' | 'Ratable Using Start And End Dates'>;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: TriggerParams;
  taxCode?: string;
  taxMode?: Open<'TaxExclusive' | 'TaxInclusive'>;
  taxable?: boolean;
  unBilledReceivablesAccountingCode?: string;
  uniqueToken?: string;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
}

export const chargeOverride: Schema<ChargeOverride> = /* @__PURE__ */ z.looseObject({
  accountReceivableAccountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  billing: maybe(chargeBillingOverride),
  chargeFunction: maybe(open(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: maybe(open(['CURRENCY'])),
  creditOption: maybe(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: maybe(wireText),
  chargeNumber: maybe(wireText),
  chargeType: maybe(wireText),
  contractAssetAccountingCode: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: maybe(wireText),
  drawdownRate: maybe(decimal),
  endDate: maybe(endConditions),
  estimatedStartDate: maybe(wireDate),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  isAllocationEligible: maybe(wireBoolean),
  isRollover: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  name: maybe(wireText),
  negotiatedPriceTable: maybe(z.array(negotiatedItems)),
  pobPolicy: maybe(wireText),
  prepaidQuantity: maybe(decimal),
  pricing: maybe(chargeOverridePricing),
  pricingAttributes: maybe(z.record(z.string(), z.unknown())),
  productCategory: maybe(wireText),
  productClass: maybe(wireText),
  productFamily: maybe(wireText),
  productLine: maybe(wireText),
  productRatePlanChargeNumber: maybe(wireText),
  productRateplanChargeId: wireText,
  prorationOption: maybe(
    open(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: maybe(ratingPropertiesOverride),
  recognizedRevenueAccountingCode: maybe(wireText),
  revRecCode: maybe(wireText),
  revRecTriggerCondition: maybe(open(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: maybe(wireText),
  revenueRecognitionTiming: maybe(open(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: maybe(open(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(decimal),
  startDate: maybe(triggerParams),
  taxCode: maybe(wireText),
  taxMode: maybe(open(['TaxExclusive', 'TaxInclusive'])),
  taxable: maybe(wireBoolean),
  unBilledReceivablesAccountingCode: maybe(wireText),
  uniqueToken: maybe(wireText),
  validityPeriodType: maybe(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
});

/** `RatePlanFeatureOverride` of the definition. */
export interface RatePlanFeatureOverride {
  customFields?: Record<string, unknown>;
  featureId?: string;
  id?: string;
}

export const ratePlanFeatureOverride: Schema<RatePlanFeatureOverride> = /* @__PURE__ */ z.looseObject({
  customFields: maybe(z.record(z.string(), z.unknown())),
  featureId: maybe(wireText),
  id: maybe(wireText),
});

/** `RatePlanOverride` of the definition. */
export interface RatePlanOverride {
  chargeOverrides?: ChargeOverride[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externallyManagedPlanId?: string;
  isFromExternalCatalog?: boolean;
  newRatePlanId?: Id<'rate plan'>;
  productRatePlanId: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanName?: string;
  subscriptionProductFeatures?: RatePlanFeatureOverride[];
  uniqueToken?: string;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const ratePlanOverride: Schema<RatePlanOverride> = /* @__PURE__ */ z.looseObject({
  chargeOverrides: maybe(z.array(chargeOverride)),
  clearingExistingFeatures: maybe(wireBoolean),
  customFields: maybe(z.record(z.string(), z.unknown())),
  externallyManagedPlanId: maybe(wireText),
  isFromExternalCatalog: maybe(wireBoolean),
  newRatePlanId: maybe(wireText),
  productRatePlanId: wireText,
  productRatePlanNumber: maybe(wireText),
  ratePlanName: maybe(wireText),
  subscriptionProductFeatures: maybe(z.array(ratePlanFeatureOverride)),
  uniqueToken: maybe(wireText),
  subscriptionRatePlanNumber: maybe(wireText),
});

/** `CancelSubscription` of the definition. */
export interface CancelSubscription {
  cancellationEffectiveDate?: IsoDate;
  cancellationPolicy: Open<'EndOfCurrentTerm' | 'EndOfLastInvoicePeriod' | 'SpecificDate'>;
}

export const cancelSubscription: Schema<CancelSubscription> = /* @__PURE__ */ z.looseObject({
  cancellationEffectiveDate: maybe(wireDate),
  cancellationPolicy: open(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
});

/** `ChangePlanChargeOverrideGetOrder.pricing` of the definition. */
export interface ChangePlanChargeOverrideGetOrderPricing {
  chargeModelData?: ChargeModelDataOverride;
  discount?: DiscountPricingOverride;
  oneTimeFlatFee?: OneTimeFlatFeePricingOverride;
  oneTimePerUnit?: OneTimePerUnitPricingOverride;
  oneTimeTiered?: OneTimeTiersOverride;
  oneTimeVolume?: OneTimeTiersOverride;
  recurringCalculated?: RecurringCalculatedPricingOverrideGetOrder;
  recurringDeliveryBased?: RecurringDeliveryPricing;
  recurringFlatFee?: RecurringFlatFeePricingOverride;
  recurringPerUnit?: RecurringPerUnitPricingOverride;
  recurringTiered?: RecurringTiersOverride;
  recurringVolume?: RecurringTiersOverride;
  usageFlatFee?: ListPriceChange;
  usageOverage?: UsageOveragePricingOverride;
  usagePerUnit?: UsagePerUnitPricingOverride;
  usageTiered?: UsageTiersOverride;
  usageTieredWithOverage?: UsageTieredWithOveragePricingOverride;
  usageVolume?: UsageTiersOverride;
}

export const changePlanChargeOverrideGetOrderPricing: Schema<ChangePlanChargeOverrideGetOrderPricing> = /* @__PURE__ */ z.looseObject({
  chargeModelData: maybe(chargeModelDataOverride),
  discount: maybe(discountPricingOverride),
  oneTimeFlatFee: maybe(oneTimeFlatFeePricingOverride),
  oneTimePerUnit: maybe(oneTimePerUnitPricingOverride),
  oneTimeTiered: maybe(oneTimeTiersOverride),
  oneTimeVolume: maybe(oneTimeTiersOverride),
  recurringCalculated: maybe(recurringCalculatedPricingOverrideGetOrder),
  recurringDeliveryBased: maybe(recurringDeliveryPricing),
  recurringFlatFee: maybe(recurringFlatFeePricingOverride),
  recurringPerUnit: maybe(recurringPerUnitPricingOverride),
  recurringTiered: maybe(recurringTiersOverride),
  recurringVolume: maybe(recurringTiersOverride),
  usageFlatFee: maybe(listPriceChange),
  usageOverage: maybe(usageOveragePricingOverride),
  usagePerUnit: maybe(usagePerUnitPricingOverride),
  usageTiered: maybe(usageTiersOverride),
  usageTieredWithOverage: maybe(usageTieredWithOveragePricingOverride),
  usageVolume: maybe(usageTiersOverride),
});

/** `ChangePlanChargeOverrideGetOrder` of the definition. */
export interface ChangePlanChargeOverrideGetOrder {
  accountReceivableAccountingCode?: string;
  adjustmentLiabilityAccountingCode?: string;
  adjustmentRevenueAccountingCode?: string;
  billing?: ChargeBillingOverride;
  chargeFunction?: Open<'CommitmentTrueUp' | 'CreditCommitment'>;
  commitmentType?: Open<'CURRENCY'>;
  creditOption?: Open<'TimeBased' | 'ConsumptionBased' | 'FullCreditBack'>;
  chargeModel?: string;
  chargeNumber?: string;
  chargeType?: string;
  contractAssetAccountingCode?: string;
  contractLiabilityAccountingCode?: string;
  contractRecognizedRevenueAccountingCode?: string;
  customFields?: Record<string, unknown>;
  deferredRevenueAccountingCode?: string;
  drawdownRate?: DecimalString;
  endDate?: EndConditions;
  estimatedStartDate?: IsoDate;
  excludeItemBillingFromRevenueAccounting?: boolean;
  excludeItemBookingFromRevenueAccounting?: boolean;
  isAllocationEligible?: boolean;
  isRollover?: boolean;
  isUnbilled?: boolean;
  name?: string;
  negotiatedPriceTable?: NegotiatedItems[];
  pobPolicy?: string;
  prepaidQuantity?: DecimalString;
  pricing?: ChangePlanChargeOverrideGetOrderPricing;
  pricingAttributes?: Record<string, unknown>;
  productCategory?: string;
  productClass?: string;
  productFamily?: string;
  productLine?: string;
  productRatePlanChargeId: Id<'product rate plan charge'>;
  productRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  prorationOption?: Open<
    'NoProration' | 'TimeBasedProration' | 'DefaultFromTenantSetting' | 'ChargeFullPeriod' | 'CustomizeProrationOptionOverrides'
  >;
  ratingPropertiesOverride?: RatingPropertiesOverride;
  recognizedRevenueAccountingCode?: string;
  revRecCode?: string;
  revRecTriggerCondition?: Open<'Contract Effective Date' | 'Service Activation Date' | 'Customer Acceptance Date'>;
  revenueRecognitionRuleName?: string;
  revenueRecognitionTiming?: Open<'Upon Billing Document Posting Date' | 'Upon Order Activation Date'>;
  revenueAmortizationMethod?: Open<'Immediate' | 'Ratable Using Start And End Dates'>;
  rolloverApply?: Open<'ApplyFirst' | 'ApplyLast'>;
  rolloverPeriodLength?: number;
  rolloverPeriods?: DecimalString;
  startDate?: TriggerParams;
  taxCode?: string;
  taxMode?: string;
  unBilledReceivablesAccountingCode?: string;
  uniqueToken?: string;
  upsellOriginChargeNumber?: string;
  validityPeriodType?: Open<'SUBSCRIPTION_TERM' | 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTER' | 'MONTH'>;
}

export const changePlanChargeOverrideGetOrder: Schema<ChangePlanChargeOverrideGetOrder> = /* @__PURE__ */ z.looseObject({
  accountReceivableAccountingCode: maybe(wireText),
  adjustmentLiabilityAccountingCode: maybe(wireText),
  adjustmentRevenueAccountingCode: maybe(wireText),
  billing: maybe(chargeBillingOverride),
  chargeFunction: maybe(open(['CommitmentTrueUp', 'CreditCommitment'])),
  commitmentType: maybe(open(['CURRENCY'])),
  creditOption: maybe(open(['TimeBased', 'ConsumptionBased', 'FullCreditBack'])),
  chargeModel: maybe(wireText),
  chargeNumber: maybe(wireText),
  chargeType: maybe(wireText),
  contractAssetAccountingCode: maybe(wireText),
  contractLiabilityAccountingCode: maybe(wireText),
  contractRecognizedRevenueAccountingCode: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  deferredRevenueAccountingCode: maybe(wireText),
  drawdownRate: maybe(decimal),
  endDate: maybe(endConditions),
  estimatedStartDate: maybe(wireDate),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  excludeItemBookingFromRevenueAccounting: maybe(wireBoolean),
  isAllocationEligible: maybe(wireBoolean),
  isRollover: maybe(wireBoolean),
  isUnbilled: maybe(wireBoolean),
  name: maybe(wireText),
  negotiatedPriceTable: maybe(z.array(negotiatedItems)),
  pobPolicy: maybe(wireText),
  prepaidQuantity: maybe(decimal),
  pricing: maybe(changePlanChargeOverrideGetOrderPricing),
  pricingAttributes: maybe(z.record(z.string(), z.unknown())),
  productCategory: maybe(wireText),
  productClass: maybe(wireText),
  productFamily: maybe(wireText),
  productLine: maybe(wireText),
  productRatePlanChargeId: wireText,
  productRatePlanChargeNumber: maybe(wireText),
  prorationOption: maybe(
    open(['NoProration', 'TimeBasedProration', 'DefaultFromTenantSetting', 'ChargeFullPeriod', 'CustomizeProrationOptionOverrides']),
  ),
  ratingPropertiesOverride: maybe(ratingPropertiesOverride),
  recognizedRevenueAccountingCode: maybe(wireText),
  revRecCode: maybe(wireText),
  revRecTriggerCondition: maybe(open(['Contract Effective Date', 'Service Activation Date', 'Customer Acceptance Date'])),
  revenueRecognitionRuleName: maybe(wireText),
  revenueRecognitionTiming: maybe(open(['Upon Billing Document Posting Date', 'Upon Order Activation Date'])),
  revenueAmortizationMethod: maybe(open(['Immediate', 'Ratable Using Start And End Dates'])),
  rolloverApply: maybe(open(['ApplyFirst', 'ApplyLast'])),
  rolloverPeriodLength: maybe(wireInteger),
  rolloverPeriods: maybe(decimal),
  startDate: maybe(triggerParams),
  taxCode: maybe(wireText),
  taxMode: maybe(wireText),
  unBilledReceivablesAccountingCode: maybe(wireText),
  uniqueToken: maybe(wireText),
  upsellOriginChargeNumber: maybe(wireText),
  validityPeriodType: maybe(open(['SUBSCRIPTION_TERM', 'ANNUAL', 'SEMI_ANNUAL', 'QUARTER', 'MONTH'])),
});

/** `ChangePlanRatePlanOverride` of the definition. */
export interface ChangePlanRatePlanOverride {
  chargeOverrides?: ChangePlanChargeOverrideGetOrder[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externallyManagedPlanId?: string;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  subscriptionProductFeatures?: RatePlanFeatureOverride[];
  uniqueToken?: string;
}

export const changePlanRatePlanOverride: Schema<ChangePlanRatePlanOverride> = /* @__PURE__ */ z.looseObject({
  chargeOverrides: maybe(z.array(changePlanChargeOverrideGetOrder)),
  clearingExistingFeatures: maybe(wireBoolean),
  customFields: maybe(z.record(z.string(), z.unknown())),
  externallyManagedPlanId: maybe(wireText),
  productRatePlanId: maybe(wireText),
  productRatePlanNumber: maybe(wireText),
  subscriptionProductFeatures: maybe(z.array(ratePlanFeatureOverride)),
  uniqueToken: maybe(wireText),
});

/** `ChangePlan` of the definition. */
export interface ChangePlan {
  effectivePolicy?: Open<'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod' | 'SpecificDate'>;
  newProductRatePlan?: ChangePlanRatePlanOverride;
  productRatePlanId?: Id<'product rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  subType?: Open<'Upgrade' | 'Downgrade' | 'Crossgrade' | 'PlanChanged'>;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
}

export const changePlan: Schema<ChangePlan> = /* @__PURE__ */ z.looseObject({
  effectivePolicy: maybe(open(['EffectiveImmediately', 'EffectiveEndOfBillingPeriod', 'SpecificDate'])),
  newProductRatePlan: maybe(changePlanRatePlanOverride),
  productRatePlanId: maybe(wireText),
  productRatePlanNumber: maybe(wireText),
  ratePlanId: maybe(wireText),
  subType: maybe(open(['Upgrade', 'Downgrade', 'Crossgrade', 'PlanChanged'])),
  subscriptionRatePlanNumber: maybe(wireText),
});

/** `BillToContact` of the definition. */
export interface BillToContact extends CustomFieldValues {
  address1?: string;
  address2?: string;
  city?: string;
  country?: string;
  county?: string;
  fax?: string;
  firstName: string;
  homePhone?: string;
  lastName: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: Open<'Work' | 'Mobile' | 'Home' | 'Other'>;
  personalEmail?: string;
  postalCode?: string;
  state?: string;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
}

export const billToContact: Schema<BillToContact> = /* @__PURE__ */ z.looseObject({
  address1: maybe(wireText),
  address2: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  county: maybe(wireText),
  fax: maybe(wireText),
  firstName: wireText,
  homePhone: maybe(wireText),
  lastName: wireText,
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybe(wireText),
  otherPhoneType: maybe(open(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: maybe(wireText),
  postalCode: maybe(wireText),
  state: maybe(wireText),
  taxRegion: maybe(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
});

/** `AccountCreditCardHolder` of the definition. */
export interface AccountCreditCardHolder {
  addressLine1?: string;
  addressLine2?: string;
  cardHolderName?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const accountCreditCardHolder: Schema<AccountCreditCardHolder> = /* @__PURE__ */ z.looseObject({
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  cardHolderName: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `creditCard` of the definition. */
export interface CreditCard {
  cardHolderInfo?: AccountCreditCardHolder;
  cardNumber?: string;
  cardType?: Open<
    | 'Visa'
    | 'MasterCard'
    | 'AmericanExpress'
    | 'Discover'
    | 'JCB'
    | 'Diners'
    | 'CUP'
    | 'Maestro'
    | 'Electron'
    | 'AppleVisa'
    | 'AppleMasterCard'
    | 'AppleAmericanExpress'
    | 'AppleDiscover'
    | 'AppleJCB'
    | 'Elo'
    | 'Hipercard'
    | 'Naranja'
    | 'Nativa'
    | 'TarjetaShopping'
    | 'Cencosud'
    | 'Argencard'
    | 'Cabal'
  >;
  expirationMonth?: number;
  expirationYear?: number;
  securityCode?: string;
}

export const creditCard: Schema<CreditCard> = /* @__PURE__ */ z.looseObject({
  cardHolderInfo: maybe(accountCreditCardHolder),
  cardNumber: maybe(wireText),
  cardType: maybe(
    open([
      'Visa',
      'MasterCard',
      'AmericanExpress',
      'Discover',
      'JCB',
      'Diners',
      'CUP',
      'Maestro',
      'Electron',
      'AppleVisa',
      'AppleMasterCard',
      'AppleAmericanExpress',
      'AppleDiscover',
      'AppleJCB',
      'Elo',
      'Hipercard',
      'Naranja',
      'Nativa',
      'TarjetaShopping',
      'Cencosud',
      'Argencard',
      'Cabal',
    ]),
  ),
  expirationMonth: maybe(wireInteger),
  expirationYear: maybe(wireInteger),
  securityCode: maybe(wireText),
});

/** `CreatePaymentMethodCardholderInfo` of the definition. */
export interface CreatePaymentMethodCardholderInfo {
  addressLine1?: string;
  addressLine2?: string;
  cardHolderName: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const createPaymentMethodCardholderInfo: Schema<CreatePaymentMethodCardholderInfo> = /* @__PURE__ */ z.looseObject({
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  cardHolderName: wireText,
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `CreatePaymentMethodCreditCard.tokens` and 2 equal schemas of the definition. */
export interface PaymentMethodTokens {
  gatewayType: string;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const paymentMethodTokens: Schema<PaymentMethodTokens> = /* @__PURE__ */ z.looseObject({
  gatewayType: wireText,
  secondTokenId: maybe(wireText),
  thirdTokenId: maybe(wireText),
  tokenId: wireText,
});

/** `CreatePaymentMethodCreditCard.mandateInfo` and 9 equal schemas of the definition. */
export interface MandateInfo {
  mandateId?: string;
  mandateReason?: string;
  mandateStatus?: string;
}

export const mandateInfo: Schema<MandateInfo> = /* @__PURE__ */ z.looseObject({
  mandateId: maybe(wireText),
  mandateReason: maybe(wireText),
  mandateStatus: maybe(wireText),
});

/** `CreatePaymentMethodCreditCard.processingOptions` and 8 equal schemas of the definition. */
export interface PaymentMethodProcessingOptions {
  checkDuplicated?: boolean;
}

export const paymentMethodProcessingOptions: Schema<PaymentMethodProcessingOptions> = /* @__PURE__ */ z.looseObject({
  checkDuplicated: maybe(wireBoolean),
});

/** `CreatePaymentMethodCreditCard` of the definition. */
export interface CreatePaymentMethodCreditCard extends CustomFieldValues {
  type: Open<'CreditCard'>;
  cardHolderInfo: CreatePaymentMethodCardholderInfo;
  cardMaskNumber?: string;
  cardNumber: string;
  cardType: string;
  checkDuplicated?: boolean;
  expirationMonth: number;
  expirationYear: number;
  identityNumber?: string;
  mitConsentAgreementRef?: string;
  mitConsentAgreementSrc?: Open<'External'>;
  mitNetworkTransactionId?: string;
  mitProfileAction?: Open<'Activate' | 'Persist'>;
  mitProfileAgreedOn?: IsoDate;
  mitProfileType?: Open<'Recurring' | 'Unscheduled'>;
  screeningAmount?: DecimalString;
  securityCode?: string;
  tokens?: PaymentMethodTokens;
  tokenize?: boolean;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodCreditCard: Schema<CreatePaymentMethodCreditCard> = /* @__PURE__ */ z.looseObject({
  type: open(['CreditCard']),
  cardHolderInfo: createPaymentMethodCardholderInfo,
  cardMaskNumber: maybe(wireText),
  cardNumber: wireText,
  cardType: wireText,
  checkDuplicated: maybe(wireBoolean),
  expirationMonth: wireInteger,
  expirationYear: wireInteger,
  identityNumber: maybe(wireText),
  mitConsentAgreementRef: maybe(wireText),
  mitConsentAgreementSrc: maybe(open(['External'])),
  mitNetworkTransactionId: maybe(wireText),
  mitProfileAction: maybe(open(['Activate', 'Persist'])),
  mitProfileAgreedOn: maybe(wireDate),
  mitProfileType: maybe(open(['Recurring', 'Unscheduled'])),
  screeningAmount: maybe(decimal),
  securityCode: maybe(wireText),
  tokens: maybe(paymentMethodTokens),
  tokenize: maybe(wireBoolean),
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodCCReferenceTransaction` of the definition. */
export interface CreatePaymentMethodCCReferenceTransaction extends CustomFieldValues {
  type: Open<'CreditCardReferenceTransaction'>;
  creditCardMaskNumber?: string;
  secondTokenId?: string;
  tokenId: string;
  mandateInfo?: MandateInfo;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodCCReferenceTransaction: Schema<CreatePaymentMethodCCReferenceTransaction> = /* @__PURE__ */ z.looseObject({
  type: open(['CreditCardReferenceTransaction']),
  creditCardMaskNumber: maybe(wireText),
  secondTokenId: maybe(wireText),
  tokenId: wireText,
  mandateInfo: maybe(mandateInfo),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodACH` of the definition. */
export interface CreatePaymentMethodACH extends CustomFieldValues {
  type: Open<'ACH'>;
  addressLine1?: string;
  addressLine2?: string;
  bankABACode: string;
  bankAccountMaskNumber?: string;
  bankAccountName: string;
  bankAccountNumber: NumberOf<'account'>;
  bankAccountType: Open<'BusinessChecking' | 'Checking' | 'Saving'>;
  bankName: string;
  city?: string;
  country?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  tokens?: PaymentMethodTokens;
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodACH: Schema<CreatePaymentMethodACH> = /* @__PURE__ */ z.looseObject({
  type: open(['ACH']),
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  bankABACode: wireText,
  bankAccountMaskNumber: maybe(wireText),
  bankAccountName: wireText,
  bankAccountNumber: wireText,
  bankAccountType: open(['BusinessChecking', 'Checking', 'Saving']),
  bankName: wireText,
  city: maybe(wireText),
  country: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  tokens: maybe(paymentMethodTokens),
  tokenize: maybe(wireBoolean),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodSEPA.accountHolderInfo` of the definition. */
export interface CreatePaymentMethodSEPAAccountHolderInfo {
  accountHolderName: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const createPaymentMethodSEPAAccountHolderInfo: Schema<CreatePaymentMethodSEPAAccountHolderInfo> = /* @__PURE__ */ z.looseObject({
  accountHolderName: wireText,
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  firstName: maybe(wireText),
  lastName: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `CreatePaymentMethodSEPA.tokens` of the definition. */
export interface CreatePaymentMethodSEPATokens {
  gatewayType: Open<'Adyen' | 'Stripe'>;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId: string;
}

export const createPaymentMethodSEPATokens: Schema<CreatePaymentMethodSEPATokens> = /* @__PURE__ */ z.looseObject({
  gatewayType: open(['Adyen', 'Stripe']),
  secondTokenId: maybe(wireText),
  thirdTokenId: maybe(wireText),
  tokenId: wireText,
});

/** `CreatePaymentMethodSEPA` of the definition. */
export interface CreatePaymentMethodSEPA extends CustomFieldValues {
  type: Open<'SEPA'>;
  IBAN: string;
  accountHolderInfo: CreatePaymentMethodSEPAAccountHolderInfo;
  accountMaskNumber?: string;
  businessIdentificationCode?: string;
  mandateInfo?: MandateInfo;
  tokenize?: boolean;
  tokens?: CreatePaymentMethodSEPATokens;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodSEPA: Schema<CreatePaymentMethodSEPA> = /* @__PURE__ */ z.looseObject({
  type: open(['SEPA']),
  IBAN: wireText,
  accountHolderInfo: createPaymentMethodSEPAAccountHolderInfo,
  accountMaskNumber: maybe(wireText),
  businessIdentificationCode: maybe(wireText),
  mandateInfo: maybe(mandateInfo),
  tokenize: maybe(wireBoolean),
  tokens: maybe(createPaymentMethodSEPATokens),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodBetalingsservice.accountHolderInfo` and 5 equal schemas of the definition. */
export interface AccountHolderInfo {
  accountHolderName?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  country?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  state?: string;
  zipCode?: string;
}

export const accountHolderInfo: Schema<AccountHolderInfo> = /* @__PURE__ */ z.looseObject({
  accountHolderName: maybe(wireText),
  addressLine1: maybe(wireText),
  addressLine2: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  email: maybe(wireText),
  firstName: maybe(wireText),
  lastName: maybe(wireText),
  phone: maybe(wireText),
  state: maybe(wireText),
  zipCode: maybe(wireText),
});

/** `CreatePaymentMethodBetalingsservice` of the definition. */
export interface CreatePaymentMethodBetalingsservice extends CustomFieldValues {
  type: Open<'Betalingsservice'>;
  accountHolderInfo: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  identityNumber: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodBetalingsservice: Schema<CreatePaymentMethodBetalingsservice> = /* @__PURE__ */ z.looseObject({
  type: open(['Betalingsservice']),
  accountHolderInfo: accountHolderInfo,
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  bankCode: wireText,
  identityNumber: wireText,
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodAutogiro` of the definition. */
export interface CreatePaymentMethodAutogiro extends CustomFieldValues {
  type: Open<'Autogiro'>;
  accountHolderInfo: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  identityNumber: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodAutogiro: Schema<CreatePaymentMethodAutogiro> = /* @__PURE__ */ z.looseObject({
  type: open(['Autogiro']),
  accountHolderInfo: accountHolderInfo,
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  branchCode: wireText,
  identityNumber: wireText,
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodBacs.tokens` of the definition. */
export interface CreatePaymentMethodBacsTokens {
  gatewayType?: Open<'Stripe'>;
  secondTokenId?: string;
  thirdTokenId?: string;
  tokenId?: string;
}

export const createPaymentMethodBacsTokens: Schema<CreatePaymentMethodBacsTokens> = /* @__PURE__ */ z.looseObject({
  gatewayType: maybe(open(['Stripe'])),
  secondTokenId: maybe(wireText),
  thirdTokenId: maybe(wireText),
  tokenId: maybe(wireText),
});

/** `CreatePaymentMethodBacs` of the definition. */
export interface CreatePaymentMethodBacs extends CustomFieldValues {
  type: Open<'Bacs'>;
  accountHolderInfo: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  bankCode: string;
  mandateInfo?: MandateInfo;
  tokenize?: boolean;
  tokens?: CreatePaymentMethodBacsTokens;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodBacs: Schema<CreatePaymentMethodBacs> = /* @__PURE__ */ z.looseObject({
  type: open(['Bacs']),
  accountHolderInfo: accountHolderInfo,
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  bankCode: wireText,
  mandateInfo: maybe(mandateInfo),
  tokenize: maybe(wireBoolean),
  tokens: maybe(createPaymentMethodBacsTokens),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodBecs` of the definition. */
export interface CreatePaymentMethodBecs extends CustomFieldValues {
  type: Open<'Becs'>;
  accountHolderInfo?: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodBecs: Schema<CreatePaymentMethodBecs> = /* @__PURE__ */ z.looseObject({
  type: open(['Becs']),
  accountHolderInfo: maybe(accountHolderInfo),
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  branchCode: wireText,
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodBecsnz` of the definition. */
export interface CreatePaymentMethodBecsnz extends CustomFieldValues {
  type: Open<'Becsnz'>;
  accountHolderInfo: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodBecsnz: Schema<CreatePaymentMethodBecsnz> = /* @__PURE__ */ z.looseObject({
  type: open(['Becsnz']),
  accountHolderInfo: accountHolderInfo,
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  branchCode: wireText,
  bankCode: wireText,
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodPAD` of the definition. */
export interface CreatePaymentMethodPAD extends CustomFieldValues {
  type: Open<'PAD'>;
  accountHolderInfo: AccountHolderInfo;
  accountNumber: NumberOf<'account'>;
  accountMaskNumber?: string;
  branchCode: string;
  bankCode: string;
  mandateInfo?: MandateInfo;
  processingOptions?: PaymentMethodProcessingOptions;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodPAD: Schema<CreatePaymentMethodPAD> = /* @__PURE__ */ z.looseObject({
  type: open(['PAD']),
  accountHolderInfo: accountHolderInfo,
  accountNumber: wireText,
  accountMaskNumber: maybe(wireText),
  branchCode: wireText,
  bankCode: wireText,
  mandateInfo: maybe(mandateInfo),
  processingOptions: maybe(paymentMethodProcessingOptions),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePMPayPalNativeEC` of the definition. */
export interface CreatePMPayPalNativeEC extends CustomFieldValues {
  type: Open<'PayPalNativeEC'>;
  BAID: string;
  email?: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPMPayPalNativeEC: Schema<CreatePMPayPalNativeEC> = /* @__PURE__ */ z.looseObject({
  type: open(['PayPalNativeEC']),
  BAID: wireText,
  email: maybe(wireText),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePMPayPalCP` of the definition. */
export interface CreatePMPayPalCP extends CustomFieldValues {
  type: Open<'PayPalCP'>;
  BAID: string;
  email: string;
  tokens?: PaymentMethodTokens;
  tokenize?: boolean;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPMPayPalCP: Schema<CreatePMPayPalCP> = /* @__PURE__ */ z.looseObject({
  type: open(['PayPalCP']),
  BAID: wireText,
  email: wireText,
  tokens: maybe(paymentMethodTokens),
  tokenize: maybe(wireBoolean),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePMPayPalEC` of the definition. */
export interface CreatePMPayPalEC extends CustomFieldValues {
  type: Open<'PayPalEC'>;
  BAID: string;
  email: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPMPayPalEC: Schema<CreatePMPayPalEC> = /* @__PURE__ */ z.looseObject({
  type: open(['PayPalEC']),
  BAID: wireText,
  email: wireText,
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodPayPalAdaptive` of the definition. */
export interface CreatePaymentMethodPayPalAdaptive extends CustomFieldValues {
  type: Open<'PayPalAdaptive'>;
  preapprovalKey: string;
  email: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodPayPalAdaptive: Schema<CreatePaymentMethodPayPalAdaptive> = /* @__PURE__ */ z.looseObject({
  type: open(['PayPalAdaptive']),
  preapprovalKey: wireText,
  email: wireText,
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodApplePayAdyen` of the definition. */
export interface CreatePaymentMethodApplePayAdyen {
  type: Open<'AdyenApplePay'>;
  applePaymentData: string;
  email?: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodApplePayAdyen: Schema<CreatePaymentMethodApplePayAdyen> = /* @__PURE__ */ z.looseObject({
  type: open(['AdyenApplePay']),
  applePaymentData: wireText,
  email: maybe(wireText),
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodGooglePayChase` of the definition. */
export interface CreatePaymentMethodGooglePayChase {
  type: Open<'GooglePay'>;
  googlePaymentToken: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodGooglePayChase: Schema<CreatePaymentMethodGooglePayChase> = /* @__PURE__ */ z.looseObject({
  type: open(['GooglePay']),
  googlePaymentToken: wireText,
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `CreatePaymentMethodAmazonPay` of the definition. */
export interface CreatePaymentMethodAmazonPay {
  type: Open<'AmazonPay'>;
  amazonPayToken: string;
  accountKey?: KeyOf<'account'>;
  authGateway?: string;
  currencyCode?: string;
  gatewayOptions?: PaymentGatewayOption;
  ipAddress?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

export const createPaymentMethodAmazonPay: Schema<CreatePaymentMethodAmazonPay> = /* @__PURE__ */ z.looseObject({
  type: open(['AmazonPay']),
  amazonPayToken: wireText,
  accountKey: maybe(wireText),
  authGateway: maybe(wireText),
  currencyCode: maybe(wireText),
  gatewayOptions: maybe(paymentGatewayOption),
  ipAddress: maybe(wireText),
  makeDefault: maybe(wireBoolean),
  skipValidation: maybe(wireBoolean),
});

/** `POSTPaymentMethodRequest` of the definition. */
export type NewPaymentMethodRequest =
  | CreatePaymentMethodCreditCard
  | CreatePaymentMethodCCReferenceTransaction
  | CreatePaymentMethodACH
  | CreatePaymentMethodSEPA
  | CreatePaymentMethodBetalingsservice
  | CreatePaymentMethodAutogiro
  | CreatePaymentMethodBacs
  | CreatePaymentMethodBecs
  | CreatePaymentMethodBecsnz
  | CreatePaymentMethodPAD
  | CreatePMPayPalNativeEC
  | CreatePMPayPalCP
  | CreatePMPayPalEC
  | CreatePaymentMethodPayPalAdaptive
  | CreatePaymentMethodApplePayAdyen
  | CreatePaymentMethodGooglePayChase
  | CreatePaymentMethodAmazonPay;

export const newPaymentMethodRequest: Schema<NewPaymentMethodRequest> = /* @__PURE__ */ z.union([
  createPaymentMethodCreditCard,
  createPaymentMethodCCReferenceTransaction,
  createPaymentMethodACH,
  createPaymentMethodSEPA,
  createPaymentMethodBetalingsservice,
  createPaymentMethodAutogiro,
  createPaymentMethodBacs,
  createPaymentMethodBecs,
  createPaymentMethodBecsnz,
  createPaymentMethodPAD,
  createPMPayPalNativeEC,
  createPMPayPalCP,
  createPMPayPalEC,
  createPaymentMethodPayPalAdaptive,
  createPaymentMethodApplePayAdyen,
  createPaymentMethodGooglePayChase,
  createPaymentMethodAmazonPay,
]);

/** `SoldToContact` of the definition. */
export interface SoldToContact extends CustomFieldValues {
  address1?: string;
  address2?: string;
  city?: string;
  country?: string;
  county?: string;
  fax?: string;
  firstName: string;
  homePhone?: string;
  lastName: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: Open<'Work' | 'Mobile' | 'Home' | 'Other'>;
  personalEmail?: string;
  postalCode?: string;
  state?: string;
  taxRegion?: string | null;
  workEmail?: string;
  workPhone?: string;
}

export const soldToContact: Schema<SoldToContact> = /* @__PURE__ */ z.looseObject({
  address1: maybe(wireText),
  address2: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  county: maybe(wireText),
  fax: maybe(wireText),
  firstName: wireText,
  homePhone: maybe(wireText),
  lastName: wireText,
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybe(wireText),
  otherPhoneType: maybe(open(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: maybe(wireText),
  postalCode: maybe(wireText),
  state: maybe(wireText),
  taxRegion: maybeNull(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
});

/** `TaxInfo` of the definition. */
export interface TaxInfo {
  VATId?: string;
  companyCode?: string;
  exemptCertificateId?: string;
  exemptCertificateType?: string;
  exemptDescription?: string;
  exemptEffectiveDate?: IsoDate;
  exemptExpirationDate?: IsoDate;
  exemptIssuingJurisdiction?: string;
  exemptStatus?: Open<'No' | 'Yes' | 'PendingVerification'>;
}

export const taxInfo: Schema<TaxInfo> = /* @__PURE__ */ z.looseObject({
  VATId: maybe(wireText),
  companyCode: maybe(wireText),
  exemptCertificateId: maybe(wireText),
  exemptCertificateType: maybe(wireText),
  exemptDescription: maybe(wireText),
  exemptEffectiveDate: maybe(wireDate),
  exemptExpirationDate: maybe(wireDate),
  exemptIssuingJurisdiction: maybe(wireText),
  exemptStatus: maybe(open(['No', 'Yes', 'PendingVerification'])),
});

/** `CreateSubscription.newSubscriptionOwnerAccount` of the definition. */
export interface CreateSubscriptionNewSubscriptionOwnerAccount {
  accountNumber?: NumberOf<'account'>;
  autoPay?: boolean;
  batch?: string;
  billCycleDay: number;
  billToContact: BillToContact;
  communicationProfileId?: string;
  creditCard?: CreditCard;
  crmId?: string;
  currency: string;
  customFields?: Record<string, unknown>;
  hpmCreditCardPaymentMethodId?: Id<'payment method'>;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  name: string;
  notes?: string;
  parentId?: string;
  paymentGateway?: string;
  paymentMethod?: NewPaymentMethodRequest;
  paymentTerm?: string;
  soldToContact?: SoldToContact;
  taxInfo?: TaxInfo;
}

export const createSubscriptionNewSubscriptionOwnerAccount: Schema<CreateSubscriptionNewSubscriptionOwnerAccount> =
  /* @__PURE__ */ z.looseObject({
    accountNumber: maybe(wireText),
    autoPay: maybe(wireBoolean),
    batch: maybe(wireText),
    billCycleDay: wireInteger,
    billToContact: billToContact,
    communicationProfileId: maybe(wireText),
    creditCard: maybe(creditCard),
    crmId: maybe(wireText),
    currency: wireText,
    customFields: maybe(z.record(z.string(), z.unknown())),
    hpmCreditCardPaymentMethodId: maybe(wireText),
    invoiceDeliveryPrefsEmail: maybe(wireBoolean),
    invoiceDeliveryPrefsPrint: maybe(wireBoolean),
    invoiceTemplateId: maybe(wireText),
    name: wireText,
    notes: maybe(wireText),
    parentId: maybe(wireText),
    paymentGateway: maybe(wireText),
    paymentMethod: maybe(newPaymentMethodRequest),
    paymentTerm: maybe(wireText),
    soldToContact: maybe(soldToContact),
    taxInfo: maybe(taxInfo),
  });

/** `CreateSubscription.terms.initialTerm` of the definition. */
export interface CreateSubscriptionTermsInitialTerm {
  period?: number;
  periodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  startDate?: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
}

export const createSubscriptionTermsInitialTerm: Schema<CreateSubscriptionTermsInitialTerm> = /* @__PURE__ */ z.looseObject({
  period: maybe(wireInteger),
  periodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  startDate: maybe(wireDate),
  termType: open(['TERMED', 'EVERGREEN']),
});

/** `RenewalTerm` of the definition. */
export interface RenewalTerm {
  period?: number;
  periodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
}

export const renewalTerm: Schema<RenewalTerm> = /* @__PURE__ */ z.looseObject({
  period: maybe(wireInteger),
  periodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
});

/** `CreateSubscription.terms` of the definition. */
export interface CreateSubscriptionTerms {
  autoRenew?: boolean;
  initialTerm: CreateSubscriptionTermsInitialTerm;
  renewalSetting?: Open<'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN'>;
  renewalTerms: RenewalTerm[];
}

export const createSubscriptionTerms: Schema<CreateSubscriptionTerms> = /* @__PURE__ */ z.looseObject({
  autoRenew: maybe(wireBoolean),
  initialTerm: createSubscriptionTermsInitialTerm,
  renewalSetting: maybe(open(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerms: z.array(renewalTerm),
});

/** `CreateSubscription` of the definition. */
export interface CreateSubscription {
  billToContactId?: Id<'contact'>;
  currency?: string;
  invoiceGroupNumber?: string | null;
  invoiceSeparately?: boolean;
  invoiceTemplateId?: string;
  newSubscriptionOwnerAccount?: CreateSubscriptionNewSubscriptionOwnerAccount;
  notes?: string;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  subscribeToRatePlans?: RatePlanOverride[];
  subscriptionNumber?: NumberOf<'subscription'>;
  subscriptionOwnerAccountNumber?: NumberOf<'account'>;
  invoiceOwnerAccountNumber?: NumberOf<'account'>;
  terms?: CreateSubscriptionTerms;
}

export const createSubscription: Schema<CreateSubscription> = /* @__PURE__ */ z.looseObject({
  billToContactId: maybe(wireText),
  currency: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceSeparately: maybe(wireBoolean),
  invoiceTemplateId: maybe(wireText),
  newSubscriptionOwnerAccount: maybe(createSubscriptionNewSubscriptionOwnerAccount),
  notes: maybe(wireText),
  paymentTerm: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
  subscribeToRatePlans: maybe(z.array(ratePlanOverride)),
  subscriptionNumber: maybe(wireText),
  subscriptionOwnerAccountNumber: maybe(wireText),
  invoiceOwnerAccountNumber: maybe(wireText),
  terms: maybe(createSubscriptionTerms),
});

/** `OwnerTransfer.paymentProfile` of the definition. */
export interface OwnerTransferPaymentProfile {
  paymentGatewayId?: string;
  paymentMethodId?: Id<'payment method'>;
}

export const ownerTransferPaymentProfile: Schema<OwnerTransferPaymentProfile> = /* @__PURE__ */ z.looseObject({
  paymentGatewayId: maybe(wireText),
  paymentMethodId: maybe(wireText),
});

/** `OwnerTransfer` of the definition. */
export interface OwnerTransfer {
  billToContactId?: Id<'contact'>;
  clearingExistingBillToContact?: boolean;
  clearingExistingInvoiceGroupNumber?: boolean;
  clearingExistingInvoiceTemplate?: boolean;
  clearingExistingPaymentTerm?: boolean;
  clearingExistingSequenceSet?: boolean;
  clearingExistingShipToContact?: boolean;
  clearingExistingSoldToContact?: boolean;
  destinationAccountNumber?: NumberOf<'account'>;
  destinationInvoiceAccountNumber?: NumberOf<'account'>;
  invoiceGroupNumber?: string | null;
  invoiceTemplateId?: string;
  paymentProfile?: OwnerTransferPaymentProfile;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const ownerTransfer: Schema<OwnerTransfer> = /* @__PURE__ */ z.looseObject({
  billToContactId: maybe(wireText),
  clearingExistingBillToContact: maybe(wireBoolean),
  clearingExistingInvoiceGroupNumber: maybe(wireBoolean),
  clearingExistingInvoiceTemplate: maybe(wireBoolean),
  clearingExistingPaymentTerm: maybe(wireBoolean),
  clearingExistingSequenceSet: maybe(wireBoolean),
  clearingExistingShipToContact: maybe(wireBoolean),
  clearingExistingSoldToContact: maybe(wireBoolean),
  destinationAccountNumber: maybe(wireText),
  destinationInvoiceAccountNumber: maybe(wireText),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceTemplateId: maybe(wireText),
  paymentProfile: maybe(ownerTransferPaymentProfile),
  paymentTerm: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
});

/** `OrderActionRatePlanChargeRemove` of the definition. */
export interface OrderActionRatePlanChargeRemove {
  chargeNumber?: string;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  uniqueToken?: string;
  customFields?: Record<string, unknown>;
}

export const orderActionRatePlanChargeRemove: Schema<OrderActionRatePlanChargeRemove> = /* @__PURE__ */ z.looseObject({
  chargeNumber: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  productRatePlanNumber: maybe(wireText),
  uniqueToken: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
});

/** `RemoveProduct` of the definition. */
export interface RemoveProduct {
  externalCatalogPlanId?: string;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  uniqueToken?: string;
  customFields?: Record<string, unknown>;
  chargeUpdates?: OrderActionRatePlanChargeRemove[];
}

export const removeProduct: Schema<RemoveProduct> = /* @__PURE__ */ z.looseObject({
  externalCatalogPlanId: maybe(wireText),
  productRatePlanNumber: maybe(wireText),
  ratePlanId: maybe(wireText),
  subscriptionRatePlanNumber: maybe(wireText),
  uniqueToken: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  chargeUpdates: maybe(z.array(orderActionRatePlanChargeRemove)),
});

/** `RenewSubscription` of the definition. */
export interface RenewSubscription {
  billToContactId?: Id<'contact'>;
  clearingExistingBillToContact?: boolean;
  clearingExistingInvoiceGroupNumber?: boolean;
  clearingExistingInvoiceTemplate?: boolean;
  clearingExistingPaymentTerm?: boolean;
  clearingExistingSequenceSet?: boolean;
  clearingExistingShipToContact?: boolean;
  clearingExistingSoldToContact?: boolean;
  invoiceGroupNumber?: string | null;
  invoiceTemplateId?: string | null;
  paymentTerm?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const renewSubscription: Schema<RenewSubscription> = /* @__PURE__ */ z.looseObject({
  billToContactId: maybe(wireText),
  clearingExistingBillToContact: maybe(wireBoolean),
  clearingExistingInvoiceGroupNumber: maybe(wireBoolean),
  clearingExistingInvoiceTemplate: maybe(wireBoolean),
  clearingExistingPaymentTerm: maybe(wireBoolean),
  clearingExistingSequenceSet: maybe(wireBoolean),
  clearingExistingShipToContact: maybe(wireBoolean),
  clearingExistingSoldToContact: maybe(wireBoolean),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceTemplateId: maybeNull(wireText),
  paymentTerm: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
});

/** `GetOrderResume` of the definition. */
export interface OrderResume {
  extendsTerm?: boolean;
  resumeDate?: IsoDate;
  resumePeriods?: number;
  resumePeriodsType?: Open<'Day' | 'Week' | 'Month' | 'Year'>;
  resumePolicy?: Open<'Today' | 'FixedPeriodsFromSuspendDate' | 'FixedPeriodsFromToday' | 'SpecificDate' | 'SuspendDate'>;
  resumeSpecificDate?: IsoDate | null;
}

export const orderResume: Schema<OrderResume> = /* @__PURE__ */ z.looseObject({
  extendsTerm: maybe(wireBoolean),
  resumeDate: maybe(wireDate),
  resumePeriods: maybe(wireInteger),
  resumePeriodsType: maybe(open(['Day', 'Week', 'Month', 'Year'])),
  resumePolicy: maybe(open(['Today', 'FixedPeriodsFromSuspendDate', 'FixedPeriodsFromToday', 'SpecificDate', 'SuspendDate'])),
  resumeSpecificDate: maybeNull(wireDate),
});

/** `GetOrderSuspend` of the definition. */
export interface OrderSuspend {
  suspendDate?: IsoDate;
  suspendPeriods?: number | null;
  suspendPeriodsType?: Open<'Day' | 'Week' | 'Month' | 'Year'> | null;
  suspendPolicy?: Open<'Today' | 'EndOfLastInvoicePeriod' | 'FixedPeriodsFromToday' | 'SpecificDate'> | null;
  suspendSpecificDate?: IsoDate | null;
}

export const orderSuspend: Schema<OrderSuspend> = /* @__PURE__ */ z.looseObject({
  suspendDate: maybe(wireDate),
  suspendPeriods: maybeNull(wireInteger),
  suspendPeriodsType: maybeNull(open(['Day', 'Week', 'Month', 'Year'])),
  suspendPolicy: maybeNull(open(['Today', 'EndOfLastInvoicePeriod', 'FixedPeriodsFromToday', 'SpecificDate'])),
  suspendSpecificDate: maybeNull(wireDate),
});

/** `InitialTerm` of the definition. */
export interface InitialTerm {
  period?: number;
  periodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  startDate?: IsoDate;
  endDate?: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
}

export const initialTerm: Schema<InitialTerm> = /* @__PURE__ */ z.looseObject({
  period: maybe(wireInteger),
  periodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  startDate: maybe(wireDate),
  endDate: maybe(wireDate),
  termType: open(['TERMED', 'EVERGREEN']),
});

/** `TermsAndConditions` of the definition. */
export interface TermsAndConditions {
  autoRenew?: boolean;
  billToContactId?: Id<'contact'>;
  clearingExistingBillToContact?: boolean;
  clearingExistingInvoiceGroupNumber?: boolean;
  clearingExistingInvoiceTemplate?: boolean;
  clearingExistingPaymentTerm?: boolean;
  clearingExistingSequenceSet?: boolean;
  clearingExistingShipToContact?: boolean;
  clearingExistingSoldToContact?: boolean;
  initialTerm?: InitialTerm;
  communicationProfileId?: string | null;
  clearingExistingCommunicationProfile?: boolean;
  invoiceGroupNumber?: string | null;
  invoiceTemplateId?: string | null;
  paymentTerm?: string;
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  clearingScheduledCancelDate?: boolean;
  clearingScheduledSuspendDate?: boolean;
  clearingScheduledResumeDate?: boolean;
  renewalSetting?: Open<'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN'>;
  renewalTerms?: RenewalTerm[];
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
}

export const termsAndConditions: Schema<TermsAndConditions> = /* @__PURE__ */ z.looseObject({
  autoRenew: maybe(wireBoolean),
  billToContactId: maybe(wireText),
  clearingExistingBillToContact: maybe(wireBoolean),
  clearingExistingInvoiceGroupNumber: maybe(wireBoolean),
  clearingExistingInvoiceTemplate: maybe(wireBoolean),
  clearingExistingPaymentTerm: maybe(wireBoolean),
  clearingExistingSequenceSet: maybe(wireBoolean),
  clearingExistingShipToContact: maybe(wireBoolean),
  clearingExistingSoldToContact: maybe(wireBoolean),
  initialTerm: maybe(initialTerm),
  communicationProfileId: maybeNull(wireText),
  clearingExistingCommunicationProfile: maybe(wireBoolean),
  invoiceGroupNumber: maybeNull(wireText),
  invoiceTemplateId: maybeNull(wireText),
  paymentTerm: maybe(wireText),
  scheduledCancelDate: maybe(wireDate),
  scheduledSuspendDate: maybe(wireDate),
  scheduledResumeDate: maybe(wireDate),
  clearingScheduledCancelDate: maybe(wireBoolean),
  clearingScheduledSuspendDate: maybe(wireBoolean),
  clearingScheduledResumeDate: maybe(wireBoolean),
  renewalSetting: maybe(open(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerms: maybe(z.array(renewalTerm)),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
});

/** `TriggerDate` of the definition. */
export interface TriggerDate {
  name?: Open<'ContractEffective' | 'ServiceActivation' | 'CustomerAcceptance'>;
  triggerDate?: IsoDate;
}

export const triggerDate: Schema<TriggerDate> = /* @__PURE__ */ z.looseObject({
  name: maybe(open(['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'])),
  triggerDate: maybe(wireDate),
});

/** `BillingUpdate` of the definition. */
export interface BillingUpdate {
  billingPeriodAlignment?: Open<'AlignToCharge' | 'AlignToSubscriptionStart' | 'AlignToTermStart'>;
}

export const billingUpdate: Schema<BillingUpdate> = /* @__PURE__ */ z.looseObject({
  billingPeriodAlignment: maybe(open(['AlignToCharge', 'AlignToSubscriptionStart', 'AlignToTermStart'])),
});

/** `DiscountPricingUpdate` of the definition. */
export interface DiscountPricingUpdate {
  applyDiscountTo?: Open<
    'ONETIME' | 'RECURRING' | 'USAGE' | 'ONETIMERECURRING' | 'ONETIMEUSAGE' | 'RECURRINGUSAGE' | 'ONETIMERECURRINGUSAGE'
  >;
  discountLevel?: Open<'rateplan' | 'subscription' | 'account'>;
  discountPercentage?: DecimalString;
  originalListDiscountPercentage?: DecimalString;
  priceChangeOption?: Open<'NoChange' | 'UseLatestProductCatalogPricing'>;
}

export const discountPricingUpdate: Schema<DiscountPricingUpdate> = /* @__PURE__ */ z.looseObject({
  applyDiscountTo: maybe(
    open(['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE']),
  ),
  discountLevel: maybe(open(['rateplan', 'subscription', 'account'])),
  discountPercentage: maybe(decimal),
  originalListDiscountPercentage: maybe(decimal),
  priceChangeOption: maybe(open(['NoChange', 'UseLatestProductCatalogPricing'])),
});

/** `RecurringCalculatedPricingUpdateGetOrder` of the definition. */
export interface RecurringCalculatedPricingUpdateGetOrder {
  minimumAmount?: DecimalString;
  maximumAmount?: DecimalString;
  percentage: DecimalString;
}

export const recurringCalculatedPricingUpdateGetOrder: Schema<RecurringCalculatedPricingUpdateGetOrder> = /* @__PURE__ */ z.looseObject({
  minimumAmount: maybe(decimal),
  maximumAmount: maybe(decimal),
  percentage: decimal,
});

/** `RecurringPerUnitPricingUpdate` of the definition. */
export interface RecurringPerUnitPricingUpdate {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  listPrice?: DecimalString;
  originalListPrice?: DecimalString;
  quantity?: DecimalString;
}

export const recurringPerUnitPricingUpdate: Schema<RecurringPerUnitPricingUpdate> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  listPrice: maybe(decimal),
  originalListPrice: maybe(decimal),
  quantity: maybe(decimal),
});

/** `RecurringTieredPricingUpdate` and `RecurringVolumePricingUpdate` of the definition. */
export interface RecurringTiersUpdate {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  quantity?: DecimalString;
  tiers?: ChargeTier[];
}

export const recurringTiersUpdate: Schema<RecurringTiersUpdate> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  quantity: maybe(decimal),
  tiers: maybe(z.array(chargeTier)),
});

/** `UsageOveragePricingUpdate` of the definition. */
export interface UsageOveragePricingUpdate {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  includedUnits?: DecimalString;
  overagePrice?: DecimalString;
}

export const usageOveragePricingUpdate: Schema<UsageOveragePricingUpdate> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  includedUnits: maybe(decimal),
  overagePrice: maybe(decimal),
});

/** `UsageTieredPricingUpdate` and `UsageVolumePricingUpdate` of the definition. */
export interface UsageTiersUpdate {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  tiers?: ChargeTier[];
}

export const usageTiersUpdate: Schema<UsageTiersUpdate> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  tiers: maybe(z.array(chargeTier)),
});

/** `UsageTieredWithOveragePricingUpdate` of the definition. */
export interface UsageTieredWithOveragePricingUpdate {
  priceChangeOption?: Open<'NoChange' | 'SpecificPercentageValue' | 'UseLatestProductCatalogPricing'>;
  priceIncreasePercentage?: DecimalString;
  overagePrice?: DecimalString;
  tiers?: ChargeTier[];
}

export const usageTieredWithOveragePricingUpdate: Schema<UsageTieredWithOveragePricingUpdate> = /* @__PURE__ */ z.looseObject({
  priceChangeOption: maybe(open(['NoChange', 'SpecificPercentageValue', 'UseLatestProductCatalogPricing'])),
  priceIncreasePercentage: maybe(decimal),
  overagePrice: maybe(decimal),
  tiers: maybe(z.array(chargeTier)),
});

/** `PricingUpdate` of the definition. */
export interface PricingUpdate {
  chargeModelData?: ChargeModelDataOverride;
  discountdiscount?: DiscountPricingUpdate;
  recurringCalculated?: RecurringCalculatedPricingUpdateGetOrder;
  recurringDelivery?: RecurringDeliveryPricing;
  recurringFlatFee?: ListPriceChange;
  recurringPerUnit?: RecurringPerUnitPricingUpdate;
  recurringTiered?: RecurringTiersUpdate;
  recurringVolume?: RecurringTiersUpdate;
  usageFlatFee?: ListPriceChange;
  usageOverage?: UsageOveragePricingUpdate;
  usagePerUnit?: ListPriceChange;
  usageTiered?: UsageTiersUpdate;
  usageTieredWithOverage?: UsageTieredWithOveragePricingUpdate;
  usageVolume?: UsageTiersUpdate;
}

export const pricingUpdate: Schema<PricingUpdate> = /* @__PURE__ */ z.looseObject({
  chargeModelData: maybe(chargeModelDataOverride),
  discountdiscount: maybe(discountPricingUpdate),
  recurringCalculated: maybe(recurringCalculatedPricingUpdateGetOrder),
  recurringDelivery: maybe(recurringDeliveryPricing),
  recurringFlatFee: maybe(listPriceChange),
  recurringPerUnit: maybe(recurringPerUnitPricingUpdate),
  recurringTiered: maybe(recurringTiersUpdate),
  recurringVolume: maybe(recurringTiersUpdate),
  usageFlatFee: maybe(listPriceChange),
  usageOverage: maybe(usageOveragePricingUpdate),
  usagePerUnit: maybe(listPriceChange),
  usageTiered: maybe(usageTiersUpdate),
  usageTieredWithOverage: maybe(usageTieredWithOveragePricingUpdate),
  usageVolume: maybe(usageTiersUpdate),
});

/** `ChargeUpdate` of the definition. */
export interface ChargeUpdate {
  billing?: BillingUpdate;
  chargeNumber?: string;
  customFields?: Record<string, unknown>;
  effectiveDate?: TriggerParams;
  estimatedStartDate?: IsoDate;
  pricing?: PricingUpdate;
  uniqueToken?: string;
}

export const chargeUpdate: Schema<ChargeUpdate> = /* @__PURE__ */ z.looseObject({
  billing: maybe(billingUpdate),
  chargeNumber: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  effectiveDate: maybe(triggerParams),
  estimatedStartDate: maybe(wireDate),
  pricing: maybe(pricingUpdate),
  uniqueToken: maybe(wireText),
});

/** `RatePlanUpdate` of the definition. */
export interface RatePlanUpdate {
  chargeUpdates?: ChargeUpdate[];
  clearingExistingFeatures?: boolean;
  customFields?: Record<string, unknown>;
  externallyManagedPlanId?: string;
  newRatePlanId?: Id<'rate plan'>;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  ratePlanId?: Id<'rate plan'>;
  specificUpdateDate?: IsoDate;
  subscriptionProductFeatures?: RatePlanFeatureOverride[];
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  uniqueToken?: string;
}

export const ratePlanUpdate: Schema<RatePlanUpdate> = /* @__PURE__ */ z.looseObject({
  chargeUpdates: maybe(z.array(chargeUpdate)),
  clearingExistingFeatures: maybe(wireBoolean),
  customFields: maybe(z.record(z.string(), z.unknown())),
  externallyManagedPlanId: maybe(wireText),
  newRatePlanId: maybe(wireText),
  productRatePlanNumber: maybe(wireText),
  ratePlanId: maybe(wireText),
  specificUpdateDate: maybe(wireDate),
  subscriptionProductFeatures: maybe(z.array(ratePlanFeatureOverride)),
  subscriptionRatePlanNumber: maybe(wireText),
  uniqueToken: maybe(wireText),
});

/** `OrderAction` of the definition. */
export interface OrderAction {
  addProduct?: RatePlanOverride;
  cancelSubscription?: CancelSubscription;
  changePlan?: ChangePlan;
  changeReason?: string;
  createSubscription?: CreateSubscription;
  customFields?: Record<string, unknown>;
  id?: string;
  orderItems?: OrderItem[];
  orderMetrics?: OrderMetric[];
  ownerTransfer?: OwnerTransfer;
  removeProduct?: RemoveProduct;
  renewSubscription?: RenewSubscription;
  resume?: OrderResume;
  sequence?: number;
  suspend?: OrderSuspend;
  termsAndConditions?: TermsAndConditions;
  triggerDates?: TriggerDate[];
  type?: Open<
    | 'CreateSubscription'
    | 'TermsAndConditions'
    | 'AddProduct'
    | 'UpdateProduct'
    | 'RemoveProduct'
    | 'RenewSubscription'
    | 'CancelSubscription'
    | 'OwnerTransfer'
    | 'Suspend'
    | 'Resume'
    | 'ChangePlan'
  >;
  updateProduct?: RatePlanUpdate;
}

export const orderAction: Schema<OrderAction> = /* @__PURE__ */ z.looseObject({
  addProduct: maybe(ratePlanOverride),
  cancelSubscription: maybe(cancelSubscription),
  changePlan: maybe(changePlan),
  changeReason: maybe(wireText),
  createSubscription: maybe(createSubscription),
  customFields: maybe(z.record(z.string(), z.unknown())),
  id: maybe(wireText),
  orderItems: maybe(z.array(orderItem)),
  orderMetrics: maybe(z.array(orderMetric)),
  ownerTransfer: maybe(ownerTransfer),
  removeProduct: maybe(removeProduct),
  renewSubscription: maybe(renewSubscription),
  resume: maybe(orderResume),
  sequence: maybe(wireInteger),
  suspend: maybe(orderSuspend),
  termsAndConditions: maybe(termsAndConditions),
  triggerDates: maybe(z.array(triggerDate)),
  type: maybe(
    open([
      'CreateSubscription',
      'TermsAndConditions',
      'AddProduct',
      'UpdateProduct',
      'RemoveProduct',
      'RenewSubscription',
      'CancelSubscription',
      'OwnerTransfer',
      'Suspend',
      'Resume',
      'ChangePlan',
    ]),
  ),
  updateProduct: maybe(ratePlanUpdate),
});

/** `QuoteObjectFields` of the definition. */
export interface QuoteObjectFields {
  OpportunityCloseDate__QT?: string;
  OpportunityName__QT?: string;
  QuoteBusinessType__QT?: string;
  QuoteNumber__QT?: string;
  QuoteType__QT?: string;
}

export const quoteObjectFields: Schema<QuoteObjectFields> = /* @__PURE__ */ z.looseObject({
  OpportunityCloseDate__QT: maybe(wireText),
  OpportunityName__QT: maybe(wireText),
  QuoteBusinessType__QT: maybe(wireText),
  QuoteNumber__QT: maybe(wireText),
  QuoteType__QT: maybe(wireText),
});

/** `RampResponse` of the definition. */
export interface RampResponse {
  charges?: RampCharge[];
  id?: string;
  intervals?: RampInterval[];
  name?: string;
  number?: string;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const rampResponse: Schema<RampResponse> = /* @__PURE__ */ z.looseObject({
  charges: maybe(z.array(rampCharge)),
  id: maybe(wireText),
  intervals: maybe(z.array(rampInterval)),
  name: maybe(wireText),
  number: maybe(wireText),
  subscriptionNumber: maybe(wireText),
});

/** `Order.subscriptions.subscriptionOwnerAccountDetails` of the definition. */
export interface OrderSubscriptionSubscriptionOwnerAccountDetails {
  basicInfo?: AccountBasicInfo;
  soldToContact?: AccountRelatedContact;
}

export const orderSubscriptionSubscriptionOwnerAccountDetails: Schema<OrderSubscriptionSubscriptionOwnerAccountDetails> =
  /* @__PURE__ */ z.looseObject({
    basicInfo: maybe(accountBasicInfo),
    soldToContact: maybe(accountRelatedContact),
  });

/** `Order.subscriptions` of the definition. */
export interface OrderSubscription {
  baseVersion?: number;
  customFields?: Record<string, unknown>;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'> | null;
  newVersion?: number;
  notes?: string;
  orderActions?: OrderAction[];
  quote?: QuoteObjectFields;
  ramp?: RampResponse;
  sequence?: number;
  subscriptionNumber: NumberOf<'subscription'>;
  subscriptionOwnerAccountNumber?: NumberOf<'account'>;
  subscriptionOwnerAccountDetails?: OrderSubscriptionSubscriptionOwnerAccountDetails;
}

export const orderSubscription: Schema<OrderSubscription> = /* @__PURE__ */ z.looseObject({
  baseVersion: maybe(wireInteger),
  customFields: maybe(z.record(z.string(), z.unknown())),
  externallyManagedBy: maybeNull(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  newVersion: maybe(wireInteger),
  notes: maybe(wireText),
  orderActions: maybe(z.array(orderAction)),
  quote: maybe(quoteObjectFields),
  ramp: maybe(rampResponse),
  sequence: maybe(wireInteger),
  subscriptionNumber: wireText,
  subscriptionOwnerAccountNumber: maybe(wireText),
  subscriptionOwnerAccountDetails: maybe(orderSubscriptionSubscriptionOwnerAccountDetails),
});

/** `Order` of the definition. */
export interface Order {
  category?: Open<'NewSales' | 'Return'>;
  commitments?: CommitmentOutputListOrders[];
  createdBy?: string;
  createdDate?: IsoDateTime;
  currency?: string;
  customFields?: Record<string, unknown>;
  existingAccountNumber?: NumberOf<'account'>;
  existingAccountDetails?: OrderExistingAccountDetails;
  invoiceScheduleId?: number;
  orderDate: IsoDate;
  orderLineItems?: OrderLineItemRetrieveOrder[];
  orderNumber: NumberOf<'order'>;
  organizationLabel?: string;
  reasonCode?: string;
  schedulingOptions?: OrderSchedulingOptions;
  scheduledOrderActivationResponse?: NewOrderResponse;
  status: Open<'Draft' | 'Pending' | 'Completed' | 'Cancelled' | 'Scheduled' | 'Executing' | 'Failed'>;
  subscriptions?: OrderSubscription[];
  updatedBy?: string;
  updatedDate?: IsoDateTime;
}

export const order: Schema<Order> = /* @__PURE__ */ z.looseObject({
  category: maybe(open(['NewSales', 'Return'])),
  commitments: maybe(z.array(commitmentOutputListOrders)),
  createdBy: maybe(wireText),
  createdDate: maybe(wireDateTime),
  currency: maybe(wireText),
  customFields: maybe(z.record(z.string(), z.unknown())),
  existingAccountNumber: maybe(wireText),
  existingAccountDetails: maybe(orderExistingAccountDetails),
  invoiceScheduleId: maybe(wireInteger),
  orderDate: wireDate,
  orderLineItems: maybe(z.array(orderLineItemRetrieveOrder)),
  orderNumber: wireText,
  organizationLabel: maybe(wireText),
  reasonCode: maybe(wireText),
  schedulingOptions: maybe(orderSchedulingOptions),
  scheduledOrderActivationResponse: maybe(newOrderResponse),
  status: open(['Draft', 'Pending', 'Completed', 'Cancelled', 'Scheduled', 'Executing', 'Failed']),
  subscriptions: maybe(z.array(orderSubscription)),
  updatedBy: maybe(wireText),
  updatedDate: maybe(wireDateTime),
});

/** Answer of `GET /v1/orders`. */
export interface ListOrdersResponse {
  nextPage?: string;
  orders?: Order[];
  success?: boolean;
}

export const listOrdersResponse: Schema<ListOrdersResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  orders: maybe(z.array(order)),
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/orders/{orderNumber}`. */
export interface GetOrderRequest {
  orderNumber: NumberOf<'order'>;
  getAccountDetails?: boolean;
}

export const getOrderRequest: Schema<GetOrderRequest> = /* @__PURE__ */ strict({
  orderNumber: z.string(),
  getAccountDetails: z.optional(z.boolean()),
});

/** Answer of `GET /v1/orders/{orderNumber}`. */
export interface GetOrderResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  order: Order;
}

export const getOrderResponse: Schema<GetOrderResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  order: order,
});

/** Input of `GET /v1/orders/subscription/{subscriptionNumber}`. */
export interface ListOrdersBySubscriptionRequest {
  subscriptionNumber: NumberOf<'subscription'>;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  dateFilterOption?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  status?: 'all' | 'cancelled' | 'completed' | 'draft' | 'executing' | 'failed' | 'pending' | 'scheduled';
}

export const listOrdersBySubscriptionRequest: Schema<ListOrdersBySubscriptionRequest> = /* @__PURE__ */ strict({
  subscriptionNumber: z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  dateFilterOption: z.optional(z.string()),
  startDate: z.optional(date),
  endDate: z.optional(date),
  status: z.optional(z.enum(['all', 'cancelled', 'completed', 'draft', 'executing', 'failed', 'pending', 'scheduled'])),
});

/** Answer of `GET /v1/orders/subscription/{subscriptionNumber}`. */
export interface ListOrdersBySubscriptionResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  nextPage?: string;
  orders: Order[];
}

export const listOrdersBySubscriptionResponse: Schema<ListOrdersBySubscriptionResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  nextPage: maybe(wireText),
  orders: z.array(order),
});

/** Input of `GET /v1/orders/subscriptionOwner/{accountNumber}`. */
export interface ListOrdersByOwnerRequest {
  accountNumber: NumberOf<'account'>;
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  dateFilterOption?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
}

export const listOrdersByOwnerRequest: Schema<ListOrdersByOwnerRequest> = /* @__PURE__ */ strict({
  accountNumber: z.string(),
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  dateFilterOption: z.optional(z.string()),
  startDate: z.optional(date),
  endDate: z.optional(date),
});

/** `processingOptionsOrders.billingOptions` of the definition. */
export interface ProcessingOptionsOrdersInputBillingOptions {
  creditMemoReasonCode?: string;
  documentDate?: IsoDate;
  generateDraftInvoice?: boolean;
  targetDate?: IsoDate;
}

export const processingOptionsOrdersInputBillingOptions: Schema<ProcessingOptionsOrdersInputBillingOptions> = /* @__PURE__ */ strict({
  creditMemoReasonCode: z.optional(z.string()),
  documentDate: z.optional(date),
  generateDraftInvoice: z.optional(z.boolean()),
  targetDate: z.optional(date),
});

/** `processingOptionsOrders` of the definition. */
export interface ProcessingOptionsOrdersInput {
  applicationOrder?: string[];
  applyCredit?: boolean;
  applyCreditBalance?: boolean;
  billingOptions?: ProcessingOptionsOrdersInputBillingOptions;
  collectPayment?: boolean;
  electronicPaymentOptions?: OrderElectronicPaymentOptionsInput;
  refund?: boolean;
  refundAmount?: DecimalString;
  refundReasonCode?: string;
  runBilling?: boolean;
  writeOff?: boolean;
  writeOffBehavior?: WriteOffBehaviorInput;
}

export const processingOptionsOrdersInput: Schema<ProcessingOptionsOrdersInput> = /* @__PURE__ */ strict({
  applicationOrder: z.optional(z.array(z.string())),
  applyCredit: z.optional(z.boolean()),
  applyCreditBalance: z.optional(z.boolean()),
  billingOptions: z.optional(processingOptionsOrdersInputBillingOptions),
  collectPayment: z.optional(z.boolean()),
  electronicPaymentOptions: z.optional(orderElectronicPaymentOptionsInput),
  refund: z.optional(z.boolean()),
  refundAmount: z.optional(decimal),
  refundReasonCode: z.optional(z.string()),
  runBilling: z.optional(z.boolean()),
  writeOff: z.optional(z.boolean()),
  writeOffBehavior: z.optional(writeOffBehaviorInput),
});

/** `PUTOrderRequestType.subscriptions` of the definition. */
export interface ChangedOrderRequestInputSubscription {
  customFields?: Record<string, unknown>;
  orderActions?: OrderActionRequestInput[];
  quote?: QuoteObjectFieldsInput;
  ramp?: RampRequestInput;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const changedOrderRequestInputSubscription: Schema<ChangedOrderRequestInputSubscription> = /* @__PURE__ */ strict({
  customFields: z.optional(z.record(z.string(), z.unknown())),
  orderActions: z.optional(z.array(orderActionRequestInput)),
  quote: z.optional(quoteObjectFieldsInput),
  ramp: z.optional(rampRequestInput),
  subscriptionNumber: z.optional(z.string()),
});

/** Input of `PUT /v1/orders/{orderNumber}`. */
export interface UpdateOrderRequest {
  orderNumber: NumberOf<'order'>;
  /** Default `NewSales`. */
  category?: 'NewSales' | 'Return';
  commitments?: UpsertCommitmentInputInput[];
  customFields?: Record<string, unknown>;
  existingAccountId?: Id<'account'>;
  /** At most 70 characters. */
  existingAccountNumber?: NumberOf<'account'>;
  orderDate: IsoDate;
  processingOptions?: ProcessingOptionsOrdersInput;
  /** At most 255 characters. */
  reasonCode?: string;
  schedulingOptions?: OrderSchedulingOptionsInput;
  status?: 'Draft' | 'Pending' | 'Completed' | 'Scheduled' | 'Executing' | 'Failed';
  subscriptions?: ChangedOrderRequestInputSubscription[];
}

export const updateOrderRequest: Schema<UpdateOrderRequest> = /* @__PURE__ */ strict({
  orderNumber: z.string(),
  category: z.optional(z.enum(['NewSales', 'Return'])),
  commitments: z.optional(z.array(upsertCommitmentInputInput)),
  customFields: z.optional(z.record(z.string(), z.unknown())),
  existingAccountId: z.optional(z.string()),
  existingAccountNumber: z.optional(upTo(70)),
  orderDate: date,
  processingOptions: z.optional(processingOptionsOrdersInput),
  reasonCode: z.optional(upTo(255)),
  schedulingOptions: z.optional(orderSchedulingOptionsInput),
  status: z.optional(z.enum(['Draft', 'Pending', 'Completed', 'Scheduled', 'Executing', 'Failed'])),
  subscriptions: z.optional(z.array(changedOrderRequestInputSubscription)),
});

/** `PutOrderResponseType.subscriptions` of the definition. */
export interface ChangedOrderResponseSubscription {
  status?: Open<'Active' | 'Pending Activation' | 'Pending Acceptance' | 'Cancelled' | 'Suspended'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const changedOrderResponseSubscription: Schema<ChangedOrderResponseSubscription> = /* @__PURE__ */ z.looseObject({
  status: maybe(open(['Active', 'Pending Activation', 'Pending Acceptance', 'Cancelled', 'Suspended'])),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
});

/** Answer of `PUT /v1/orders/{orderNumber}`. */
export interface UpdateOrderResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  creditMemoIds?: Id<'credit memo'>[];
  creditMemoNumbers?: string[];
  invoiceIds?: Id<'invoice'>[];
  invoiceNumbers?: string[];
  orderId?: Id<'order'>;
  orderNumber?: NumberOf<'order'>;
  paidAmount?: DecimalString;
  paymentId?: Id<'payment'>;
  paymentNumber?: NumberOf<'payment'>;
  ramps?: OrderRamp[];
  refunds?: OrderRefund[];
  status?: Open<'Draft' | 'Pending' | 'Completed' | 'Scheduled'>;
  subscriptionIds?: Id<'subscription'>[];
  subscriptionOwnerId?: string;
  subscriptionOwnerNumber?: string;
  subscriptions?: ChangedOrderResponseSubscription[];
  writeOff?: OrderWriteOff[];
  commitments?: CommitmentOutput;
}

export const updateOrderResponse: Schema<UpdateOrderResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  creditMemoIds: maybe(z.array(wireText)),
  creditMemoNumbers: maybe(z.array(wireText)),
  invoiceIds: maybe(z.array(wireText)),
  invoiceNumbers: maybe(z.array(wireText)),
  orderId: maybe(wireText),
  orderNumber: maybe(wireText),
  paidAmount: maybe(decimalText),
  paymentId: maybe(wireText),
  paymentNumber: maybe(wireText),
  ramps: maybe(z.array(orderRamp)),
  refunds: maybe(z.array(orderRefund)),
  status: maybe(open(['Draft', 'Pending', 'Completed', 'Scheduled'])),
  subscriptionIds: maybe(z.array(wireText)),
  subscriptionOwnerId: maybe(wireText),
  subscriptionOwnerNumber: maybe(wireText),
  subscriptions: maybe(z.array(changedOrderResponseSubscription)),
  writeOff: maybe(z.array(orderWriteOff)),
  commitments: maybe(commitmentOutput),
});

/** `activateOrder` and `deleteOrder` of the definition. */
export interface OrderNumberRequest {
  orderNumber: NumberOf<'order'>;
}

export const orderNumberRequest: Schema<OrderNumberRequest> = /* @__PURE__ */ strict({
  orderNumber: z.string(),
});

/** Input of `PUT /v1/orders/{orderNumber}/cancel`. */
export interface CancelOrderRequest {
  orderNumber: NumberOf<'order'>;
  cancelReason?: string;
}

export const cancelOrderRequest: Schema<CancelOrderRequest> = /* @__PURE__ */ strict({
  orderNumber: z.string(),
  cancelReason: z.optional(z.string()),
});

/** Answer of `PUT /v1/orders/{orderNumber}/cancel`. */
export interface CancelOrderResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  accountNumber?: NumberOf<'account'>;
  cancelReason?: string;
  orderNumber?: NumberOf<'order'>;
  status?: Open<'Cancelled'>;
}

export const cancelOrderResponse: Schema<CancelOrderResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  accountNumber: maybe(wireText),
  cancelReason: maybe(wireText),
  orderNumber: maybe(wireText),
  status: maybe(open(['Cancelled'])),
});

/** `PUTOrderActionTriggerDatesRequestType.subscriptions.orderActions.charges` of the definition. */
export interface ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionCharge {
  chargeNumber?: string;
  specificTriggerDate?: IsoDate;
}

export const changedOrderActionTriggerDatesRequestInputSubscriptionOrderActionCharge: Schema<ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionCharge> =
  /* @__PURE__ */ strict({
    chargeNumber: z.optional(z.string()),
    specificTriggerDate: z.optional(date),
  });

/** `PUTOrderActionTriggerDatesRequestType.subscriptions.orderActions.triggerDates` of the definition. */
export interface ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionTriggerDate {
  name?: 'ServiceActivation' | 'CustomerAcceptance';
  triggerDate?: IsoDate;
}

export const changedOrderActionTriggerDatesRequestInputSubscriptionOrderActionTriggerDate: Schema<ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionTriggerDate> =
  /* @__PURE__ */ strict({
    name: z.optional(z.enum(['ServiceActivation', 'CustomerAcceptance'])),
    triggerDate: z.optional(date),
  });

/** `PUTOrderActionTriggerDatesRequestType.subscriptions.orderActions` of the definition. */
export interface ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderAction {
  charges?: ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionCharge[];
  sequence: number;
  triggerDates?: ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderActionTriggerDate[];
}

export const changedOrderActionTriggerDatesRequestInputSubscriptionOrderAction: Schema<ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderAction> =
  /* @__PURE__ */ strict({
    charges: z.optional(z.array(changedOrderActionTriggerDatesRequestInputSubscriptionOrderActionCharge)),
    sequence: z.int(),
    triggerDates: z.optional(z.array(changedOrderActionTriggerDatesRequestInputSubscriptionOrderActionTriggerDate)),
  });

/** `PUTOrderActionTriggerDatesRequestType.subscriptions` of the definition. */
export interface ChangedOrderActionTriggerDatesRequestInputSubscription {
  orderActions?: ChangedOrderActionTriggerDatesRequestInputSubscriptionOrderAction[];
  /** At most 100 characters. */
  subscriptionNumber: NumberOf<'subscription'>;
}

export const changedOrderActionTriggerDatesRequestInputSubscription: Schema<ChangedOrderActionTriggerDatesRequestInputSubscription> =
  /* @__PURE__ */ strict({
    orderActions: z.optional(z.array(changedOrderActionTriggerDatesRequestInputSubscriptionOrderAction)),
    subscriptionNumber: upTo(100),
  });

/** Input of `PUT /v1/orders/{orderNumber}/triggerDates`. */
export interface UpdateOrderTriggerDatesRequest {
  orderNumber: NumberOf<'order'>;
  subscriptions?: ChangedOrderActionTriggerDatesRequestInputSubscription[];
}

export const updateOrderTriggerDatesRequest: Schema<UpdateOrderTriggerDatesRequest> = /* @__PURE__ */ strict({
  orderNumber: z.string(),
  subscriptions: z.optional(z.array(changedOrderActionTriggerDatesRequestInputSubscription)),
});

/** `PUTOrderTriggerDatesResponseType.subscriptions` of the definition. */
export interface ChangedOrderTriggerDatesResponseSubscription {
  status?: Open<'Active' | 'Pending Activation' | 'Pending Acceptance'>;
  subscriptionNumber?: NumberOf<'subscription'>;
}

export const changedOrderTriggerDatesResponseSubscription: Schema<ChangedOrderTriggerDatesResponseSubscription> =
  /* @__PURE__ */ z.looseObject({
    status: maybe(open(['Active', 'Pending Activation', 'Pending Acceptance'])),
    subscriptionNumber: maybe(wireText),
  });

/** Answer of `PUT /v1/orders/{orderNumber}/triggerDates`. */
export interface UpdateOrderTriggerDatesResponse {
  processId?: string;
  reasons?: ResponseReason[];
  requestId?: string;
  success?: boolean;
  accountNumber?: NumberOf<'account'>;
  orderNumber?: NumberOf<'order'>;
  status?: Open<'Completed' | 'Pending'>;
  subscriptions?: ChangedOrderTriggerDatesResponseSubscription[];
}

export const updateOrderTriggerDatesResponse: Schema<UpdateOrderTriggerDatesResponse> = /* @__PURE__ */ z.looseObject({
  processId: maybe(wireText),
  reasons: maybe(z.array(responseReason)),
  requestId: maybe(wireText),
  success: maybe(wireBoolean),
  accountNumber: maybe(wireText),
  orderNumber: maybe(wireText),
  status: maybe(open(['Completed', 'Pending'])),
  subscriptions: maybe(z.array(changedOrderTriggerDatesResponseSubscription)),
});

/** Answer of `POST /v1/orders`. */
export type CreateOrderResponse = NewOrderResponse;

/** Input of `POST /v1/async/orders/preview`. */
export type PreviewOrderAsyncRequest = PreviewOrderRequest;

/** Answer of `GET /v1/orders/subscriptionOwner/{accountNumber}`. */
export type ListOrdersByOwnerResponse = ListOrdersBySubscriptionResponse;

/** Input of `PUT /v1/orders/{orderNumber}/activate`. */
export type ActivateOrderRequest = OrderNumberRequest;

/** Answer of `PUT /v1/orders/{orderNumber}/activate`. */
export type ActivateOrderResponse = NewOrderResponse;

/** Input of `DELETE /v1/orders/{orderNumber}`. */
export type DeleteOrderRequest = OrderNumberRequest;

/** Answer of `DELETE /v1/orders/{orderNumber}`. */
export type DeleteOrderResponse = CommonResponse;
