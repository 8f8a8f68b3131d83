// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type NumberOf,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';

/** Input of `GET /object-query/accounts`. */
export interface QueryAccountsRequest {
  /** At least 1. Default `10`. */
  pageSize?: number;
  cursor?: string;
  'sort[]'?: string[];
  'expand[]'?: (
    | 'billto'
    | 'soldto'
    | 'shipto'
    | 'defaultpaymentmethod'
    | 'subscriptions'
    | 'payments'
    | 'refunds'
    | 'creditmemos'
    | 'debitmemos'
    | 'invoices'
    | 'usages'
    | 'paymentmethods'
    | 'subscriptions.rateplans'
    | 'subscriptions.rateplans.rateplancharges'
  )[];
  'filter[]'?: string[];
  'fields[]'?: string[];
  /** Default `false`. */
  includeNullFields?: boolean;
}

export const queryAccountsRequest: Schema<QueryAccountsRequest> = /* @__PURE__ */ strict({
  pageSize: z.optional(integer(1)),
  cursor: z.optional(z.string()),
  'sort[]': z.optional(z.array(z.string())),
  'expand[]': z.optional(
    z.array(
      z.enum([
        'billto',
        'soldto',
        'shipto',
        'defaultpaymentmethod',
        'subscriptions',
        'payments',
        'refunds',
        'creditmemos',
        'debitmemos',
        'invoices',
        'usages',
        'paymentmethods',
        'subscriptions.rateplans',
        'subscriptions.rateplans.rateplancharges',
      ]),
    ),
  ),
  'filter[]': z.optional(z.array(z.string())),
  'fields[]': z.optional(z.array(z.string())),
  includeNullFields: z.optional(z.boolean()),
});

/** `ExpandedContact` of the definition. */
export interface ExpandedContact extends CustomFieldValues {
  id?: Id<'contact'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  address1?: string;
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  city?: string;
  country?: string;
  county?: string;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: Open<'Work' | 'Mobile' | 'Home' | 'Other'>;
  personalEmail?: string;
  state?: string;
  postalCode?: string;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
}

export const expandedContact: Schema<ExpandedContact> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  address1: maybe(wireText),
  address2: maybe(wireText),
  asBillTo: maybe(wireBoolean),
  asShipTo: maybe(wireBoolean),
  asSoldTo: maybe(wireBoolean),
  city: maybe(wireText),
  country: maybe(wireText),
  county: maybe(wireText),
  fax: maybe(wireText),
  firstName: maybe(wireText),
  homePhone: maybe(wireText),
  lastName: maybe(wireText),
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybe(wireText),
  otherPhoneType: maybe(open(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: maybe(wireText),
  state: maybe(wireText),
  postalCode: maybe(wireText),
  taxRegion: maybe(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
});

/** `NestedPaymentMethodOnExpand` of the definition. */
export interface NestedPaymentMethodOnExpand extends CustomFieldValues {
  id?: Id<'payment method'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  achAbaCode?: string;
  achAccountName?: string;
  achAccountNumberMask?: string;
  achAccountType?: Open<'BusinessChecking' | 'Checking' | 'Saving'>;
  achAddress1?: string;
  achAddress2?: string;
  achBankName?: string;
  achCity?: string;
  achCountry?: string;
  achPostalCode?: string;
  achState?: string;
  active?: boolean;
  isSystem?: boolean;
  bankBranchCode?: string;
  bankCheckDigit?: string;
  bankCity?: string;
  bankCode?: string;
  bankIdentificationNumber?: string;
  bankName?: string;
  bankPostalCode?: string;
  bankStreetName?: string;
  bankStreetNumber?: string;
  bankTransferAccountName?: string;
  bankTransferAccountNumberMask?: string;
  bankTransferAccountType?: string;
  bankTransferType?: Open<
    | 'AutomatischIncasso'
    | 'LastschriftDE'
    | 'LastschriftAT'
    | 'DemandeDePrelevement'
    | 'DirectDebitUK'
    | 'Domicil'
    | 'LastschriftCH'
    | 'RID'
    | 'OrdenDeDomiciliacion'
    | 'Autogiro'
    | 'Betalingsservice'
  >;
  businessIdentificationCode?: string;
  city?: string;
  country?: string;
  creditCardAddress1?: string;
  creditCardAddress2?: string;
  creditCardCity?: string;
  creditCardCountry?: string;
  creditCardExpirationMonth?: number;
  creditCardExpirationYear?: number;
  creditCardHolderName?: string;
  creditCardMaskNumber?: string;
  creditCardPostalCode?: string;
  creditCardState?: string;
  creditCardType?: string;
  deviceSessionId?: string;
  existingMandate?: Open<'Yes' | 'No'>;
  email?: string;
  firstName?: string;
  iBAN?: string;
  iPAddress?: string;
  identityNumber?: string;
  companyName?: string;
  isCompany?: boolean;
  lastFailedSaleTransactionDate?: IsoDate;
  lastName?: string;
  lastTransactionDateTime?: IsoDateTime;
  lastTransactionStatus?: string;
  mandateCreationDate?: IsoDate;
  mandateId?: string;
  mandateReason?: string;
  mandateReceived?: Open<'Yes' | 'No'>;
  mandateStatus?: string;
  mandateUpdateDate?: IsoDate;
  maxConsecutivePaymentFailures?: number;
  name?: string;
  numConsecutiveFailures?: number;
  paymentMethodStatus?: Open<'Active' | 'Closed' | 'Scrubbed'>;
  paymentRetryWindow?: number;
  paypalBaid?: string;
  paypalEmail?: string;
  paypalPreapprovalKey?: string;
  paypalType?: string;
  phone?: string;
  postalCode?: string;
  secondTokenId?: string;
  state?: string;
  streetName?: string;
  streetNumber?: string;
  tokenId?: string;
  totalNumberOfErrorPayments?: number;
  totalNumberOfProcessedPayments?: number;
  type?: string;
  useDefaultRetryRule?: boolean;
  methodReferenceId?: string;
  userReferenceId?: string;
  subType?: string;
  methodSpecificData?: string;
  cardBrand?: string;
  cardClass?: Open<'ChargeCard' | 'Credit' | 'Debit' | 'DeferredDebit' | 'Prepaid'>;
  cardIssuingBank?: string;
  cardIssuingCountry?: string;
  cardProductType?: Open<'Commercial_or_Corporate_Card' | 'Consumer_Card'>;
  account?: Record<string, unknown>;
}

export const nestedPaymentMethodOnExpand: Schema<NestedPaymentMethodOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  achAbaCode: maybe(wireText),
  achAccountName: maybe(wireText),
  achAccountNumberMask: maybe(wireText),
  achAccountType: maybe(open(['BusinessChecking', 'Checking', 'Saving'])),
  achAddress1: maybe(wireText),
  achAddress2: maybe(wireText),
  achBankName: maybe(wireText),
  achCity: maybe(wireText),
  achCountry: maybe(wireText),
  achPostalCode: maybe(wireText),
  achState: maybe(wireText),
  active: maybe(wireBoolean),
  isSystem: maybe(wireBoolean),
  bankBranchCode: maybe(wireText),
  bankCheckDigit: maybe(wireText),
  bankCity: maybe(wireText),
  bankCode: maybe(wireText),
  bankIdentificationNumber: maybe(wireText),
  bankName: maybe(wireText),
  bankPostalCode: maybe(wireText),
  bankStreetName: maybe(wireText),
  bankStreetNumber: maybe(wireText),
  bankTransferAccountName: maybe(wireText),
  bankTransferAccountNumberMask: maybe(wireText),
  bankTransferAccountType: maybe(wireText),
  bankTransferType: maybe(
    open([
      'AutomatischIncasso',
      'LastschriftDE',
      'LastschriftAT',
      'DemandeDePrelevement',
      'DirectDebitUK',
      'Domicil',
      'LastschriftCH',
      'RID',
      'OrdenDeDomiciliacion',
      'Autogiro',
      'Betalingsservice',
    ]),
  ),
  businessIdentificationCode: maybe(wireText),
  city: maybe(wireText),
  country: maybe(wireText),
  creditCardAddress1: maybe(wireText),
  creditCardAddress2: maybe(wireText),
  creditCardCity: maybe(wireText),
  creditCardCountry: maybe(wireText),
  creditCardExpirationMonth: maybe(wireInteger),
  creditCardExpirationYear: maybe(wireInteger),
  creditCardHolderName: maybe(wireText),
  creditCardMaskNumber: maybe(wireText),
  creditCardPostalCode: maybe(wireText),
  creditCardState: maybe(wireText),
  creditCardType: maybe(wireText),
  deviceSessionId: maybe(wireText),
  existingMandate: maybe(open(['Yes', 'No'])),
  email: maybe(wireText),
  firstName: maybe(wireText),
  iBAN: maybe(wireText),
  iPAddress: maybe(wireText),
  identityNumber: maybe(wireText),
  companyName: maybe(wireText),
  isCompany: maybe(wireBoolean),
  lastFailedSaleTransactionDate: maybe(wireDate),
  lastName: maybe(wireText),
  lastTransactionDateTime: maybe(wireDateTime),
  lastTransactionStatus: maybe(wireText),
  mandateCreationDate: maybe(wireDate),
  mandateId: maybe(wireText),
  mandateReason: maybe(wireText),
  mandateReceived: maybe(open(['Yes', 'No'])),
  mandateStatus: maybe(wireText),
  mandateUpdateDate: maybe(wireDate),
  maxConsecutivePaymentFailures: maybe(wireInteger),
  name: maybe(wireText),
  numConsecutiveFailures: maybe(wireInteger),
  paymentMethodStatus: maybe(open(['Active', 'Closed', 'Scrubbed'])),
  paymentRetryWindow: maybe(wireInteger),
  paypalBaid: maybe(wireText),
  paypalEmail: maybe(wireText),
  paypalPreapprovalKey: maybe(wireText),
  paypalType: maybe(wireText),
  phone: maybe(wireText),
  postalCode: maybe(wireText),
  secondTokenId: maybe(wireText),
  state: maybe(wireText),
  streetName: maybe(wireText),
  streetNumber: maybe(wireText),
  tokenId: maybe(wireText),
  totalNumberOfErrorPayments: maybe(wireInteger),
  totalNumberOfProcessedPayments: maybe(wireInteger),
  type: maybe(wireText),
  useDefaultRetryRule: maybe(wireBoolean),
  methodReferenceId: maybe(wireText),
  userReferenceId: maybe(wireText),
  subType: maybe(wireText),
  methodSpecificData: maybe(wireText),
  cardBrand: maybe(wireText),
  cardClass: maybe(open(['ChargeCard', 'Credit', 'Debit', 'DeferredDebit', 'Prepaid'])),
  cardIssuingBank: maybe(wireText),
  cardIssuingCountry: maybe(wireText),
  cardProductType: maybe(open(['Commercial_or_Corporate_Card', 'Consumer_Card'])),
  account: maybe(z.record(z.string(), z.unknown())),
});

/** `NestedSubscriptionOnExpand` of the definition. */
export interface NestedSubscriptionOnExpand extends CustomFieldValues {
  id?: Id<'subscription'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  autoRenew?: boolean;
  cancelledDate?: IsoDate;
  contractAcceptanceDate?: IsoDate;
  contractEffectiveDate?: IsoDate;
  creatorAccountId?: Id<'account'>;
  creatorInvoiceOwnerId?: string;
  currentTerm?: number;
  currentTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  initialTerm?: number;
  initialTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  invoiceOwnerId?: string;
  isInvoiceSeparate?: boolean;
  name?: string;
  notes?: string;
  originalCreatedDate?: string;
  originalId?: string;
  previousSubscriptionId?: Id<'subscription'>;
  renewalSetting?: Open<'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN'>;
  renewalTerm?: number;
  renewalTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  revision?: string;
  serviceActivationDate?: IsoDate;
  status?: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Cancelled' | 'Suspended'>;
  isLatestVersion?: boolean;
  subscriptionEndDate?: IsoDate;
  subscriptionStartDate?: IsoDate;
  subscriptionVersionAmendmentId?: Id<'amendment'>;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: Open<'TERMED' | 'EVERGREEN'>;
  version?: number;
  cMRR?: DecimalString;
  billToContactSnapshotId?: string;
  billToContactId?: Id<'contact'>;
  invoiceTemplateId?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  shipToContactSnapshotId?: string;
  soldToContactId?: Id<'contact'>;
  soldToContactSnapshotId?: string;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'>;
  lastBookingDate?: IsoDate;
  invoiceScheduleId?: string;
  cancelReason?: string;
  prepayment?: boolean;
  currency?: string;
  orderId?: Id<'order'>;
  rampId?: string;
  paymentTerm?: string;
  quoteNumber__QT?: string;
  quoteType__QT?: string;
  quoteBusinessType__QT?: string;
  opportunityName__QT?: string;
  opportunityCloseDate__QT?: IsoDate;
  cpqBundleJsonId__QT?: string;
  account?: Record<string, unknown>;
  invoiceOwner?: Record<string, unknown>;
  billToContact?: Record<string, unknown>;
  invoiceItems?: Record<string, unknown>[];
  ratePlans?: Record<string, unknown>[];
}

export const nestedSubscriptionOnExpand: Schema<NestedSubscriptionOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  autoRenew: maybe(wireBoolean),
  cancelledDate: maybe(wireDate),
  contractAcceptanceDate: maybe(wireDate),
  contractEffectiveDate: maybe(wireDate),
  creatorAccountId: maybe(wireText),
  creatorInvoiceOwnerId: maybe(wireText),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  initialTerm: maybe(wireInteger),
  initialTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  invoiceOwnerId: maybe(wireText),
  isInvoiceSeparate: maybe(wireBoolean),
  name: maybe(wireText),
  notes: maybe(wireText),
  originalCreatedDate: maybe(wireText),
  originalId: maybe(wireText),
  previousSubscriptionId: maybe(wireText),
  renewalSetting: maybe(open(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  revision: maybe(wireText),
  serviceActivationDate: maybe(wireDate),
  status: maybe(open(['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Cancelled', 'Suspended'])),
  isLatestVersion: maybe(wireBoolean),
  subscriptionEndDate: maybe(wireDate),
  subscriptionStartDate: maybe(wireDate),
  subscriptionVersionAmendmentId: maybe(wireText),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: maybe(open(['TERMED', 'EVERGREEN'])),
  version: maybe(wireInteger),
  cMRR: maybe(decimal),
  billToContactSnapshotId: maybe(wireText),
  billToContactId: maybe(wireText),
  invoiceTemplateId: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  externallyManagedBy: maybe(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  lastBookingDate: maybe(wireDate),
  invoiceScheduleId: maybe(wireText),
  cancelReason: maybe(wireText),
  prepayment: maybe(wireBoolean),
  currency: maybe(wireText),
  orderId: maybe(wireText),
  rampId: maybe(wireText),
  paymentTerm: maybe(wireText),
  quoteNumber__QT: maybe(wireText),
  quoteType__QT: maybe(wireText),
  quoteBusinessType__QT: maybe(wireText),
  opportunityName__QT: maybe(wireText),
  opportunityCloseDate__QT: maybe(wireDate),
  cpqBundleJsonId__QT: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  invoiceOwner: maybe(z.record(z.string(), z.unknown())),
  billToContact: maybe(z.record(z.string(), z.unknown())),
  invoiceItems: maybe(z.array(z.record(z.string(), z.unknown()))),
  ratePlans: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedPaymentOnExpand` of the definition. */
export interface NestedPaymentOnExpand extends CustomFieldValues {
  id?: Id<'payment'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  accountingCode?: string;
  amount?: DecimalString;
  appliedAmount?: DecimalString;
  authTransactionId?: string;
  appliedCreditBalanceAmount?: DecimalString;
  bankIdentificationNumber?: string;
  cancelledOn?: IsoDateTime;
  comment?: string | null;
  currency?: string;
  effectiveDate?: IsoDate;
  gatewayOrderId?: Id<'order'>;
  gatewayReconciliationReason?: string;
  gatewayReconciliationStatus?: string;
  gatewayResponse?: string;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  gatewayTransactionState?: string;
  isStandalone?: boolean;
  markedForSubmissionOn?: IsoDateTime;
  paymentMethodId?: Id<'payment method'>;
  paymentMethodSnapshotId?: string;
  paymentOptionId?: string;
  paymentNumber?: NumberOf<'payment'>;
  payoutId?: string;
  prepayment?: boolean;
  referencedPaymentID?: string;
  referenceId?: string;
  refundAmount?: DecimalString;
  secondPaymentReferenceId?: string;
  settledOn?: IsoDateTime;
  softDescriptor?: string;
  softDescriptorPhone?: string;
  source?: Open<'PaymentRun' | 'Import' | 'Manually' | 'API'>;
  sourceName?: string;
  status?: Open<'Draft' | 'Processing' | 'Processed' | 'Error' | 'Canceled' | 'Posted'>;
  submittedOn?: IsoDateTime;
  type?: Open<'External' | 'Electronic'>;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  transactionSource?: Open<'C_Unscheduled' | 'M_Recurring' | 'M_Unscheduled' | 'M_MOTO'>;
  unappliedAmount?: DecimalString;
  lastEmailDateTime?: string;
  gateway?: string;
  account?: Record<string, unknown>;
  paymentMethod?: Record<string, unknown>;
  paymentApplications?: Record<string, unknown>[];
}

export const nestedPaymentOnExpand: Schema<NestedPaymentOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  accountingCode: maybe(wireText),
  amount: maybe(decimal),
  appliedAmount: maybe(decimal),
  authTransactionId: maybe(wireText),
  appliedCreditBalanceAmount: maybe(decimal),
  bankIdentificationNumber: maybe(wireText),
  cancelledOn: maybe(wireDateTime),
  comment: maybeNull(wireText),
  currency: maybe(wireText),
  effectiveDate: maybe(wireDate),
  gatewayOrderId: maybe(wireText),
  gatewayReconciliationReason: maybe(wireText),
  gatewayReconciliationStatus: maybe(wireText),
  gatewayResponse: maybe(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  gatewayTransactionState: maybe(wireText),
  isStandalone: maybe(wireBoolean),
  markedForSubmissionOn: maybe(wireDateTime),
  paymentMethodId: maybe(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  paymentOptionId: maybe(wireText),
  paymentNumber: maybe(wireText),
  payoutId: maybe(wireText),
  prepayment: maybe(wireBoolean),
  referencedPaymentID: maybe(wireText),
  referenceId: maybe(wireText),
  refundAmount: maybe(decimal),
  secondPaymentReferenceId: maybe(wireText),
  settledOn: maybe(wireDateTime),
  softDescriptor: maybe(wireText),
  softDescriptorPhone: maybe(wireText),
  source: maybe(open(['PaymentRun', 'Import', 'Manually', 'API'])),
  sourceName: maybe(wireText),
  status: maybe(open(['Draft', 'Processing', 'Processed', 'Error', 'Canceled', 'Posted'])),
  submittedOn: maybe(wireDateTime),
  type: maybe(open(['External', 'Electronic'])),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  transactionSource: maybe(open(['C_Unscheduled', 'M_Recurring', 'M_Unscheduled', 'M_MOTO'])),
  unappliedAmount: maybe(decimal),
  lastEmailDateTime: maybe(wireText),
  gateway: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  paymentMethod: maybe(z.record(z.string(), z.unknown())),
  paymentApplications: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedRefundOnExpand` of the definition. */
export interface NestedRefundOnExpand extends CustomFieldValues {
  id?: Id<'refund'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  amount?: DecimalString;
  cancelledOn?: IsoDateTime;
  comment?: string | null;
  paymentMethodSnapshotId?: string;
  accountingCode?: string;
  currency?: string;
  gatewayReconciliationReason?: string;
  gatewayReconciliationStatus?: string;
  gatewayResponse?: string;
  gatewayResponseCode?: string;
  gatewayState?: Open<'MarkedForSubmission' | 'Submitted' | 'Settled' | 'NotSubmitted' | 'FailedToSettle'>;
  markedForSubmissionOn?: IsoDateTime;
  methodType?: Open<
    | 'ACH'
    | 'Cash'
    | 'Check'
    | 'CreditCard'
    | 'PayPal'
    | 'WireTransfer'
    | 'DebitCard'
    | 'CreditCardReferenceTransaction'
    | 'BankTransfer'
    | 'Other'
  >;
  paymentMethodId?: Id<'payment method'>;
  payoutId?: string;
  reasonCode?: string;
  refundNumber?: NumberOf<'refund'>;
  referenceID?: string;
  refundDate?: IsoDate;
  refundTransactionTime?: IsoDateTime;
  sourceType?: Open<'Payment' | 'CreditBalance' | 'CreditMemo'>;
  secondRefundReferenceId?: string;
  settledOn?: IsoDateTime;
  softDescriptor?: string;
  softDescriptorPhone?: string;
  status?: Open<'Processed' | 'Canceled' | 'Error' | 'Processing'>;
  submittedOn?: IsoDateTime;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  type?: Open<'External' | 'Electronic'>;
  associatedTransactionNumber?: string;
  gateway?: string;
  account?: Record<string, unknown>;
  paymentMethod?: Record<string, unknown>;
  refundApplications?: Record<string, unknown>[];
}

export const nestedRefundOnExpand: Schema<NestedRefundOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  amount: maybe(decimal),
  cancelledOn: maybe(wireDateTime),
  comment: maybeNull(wireText),
  paymentMethodSnapshotId: maybe(wireText),
  accountingCode: maybe(wireText),
  currency: maybe(wireText),
  gatewayReconciliationReason: maybe(wireText),
  gatewayReconciliationStatus: maybe(wireText),
  gatewayResponse: maybe(wireText),
  gatewayResponseCode: maybe(wireText),
  gatewayState: maybe(open(['MarkedForSubmission', 'Submitted', 'Settled', 'NotSubmitted', 'FailedToSettle'])),
  markedForSubmissionOn: maybe(wireDateTime),
  methodType: maybe(
    open([
      'ACH',
      'Cash',
      'Check',
      'CreditCard',
      'PayPal',
      'WireTransfer',
      'DebitCard',
      'CreditCardReferenceTransaction',
      'BankTransfer',
      'Other',
    ]),
  ),
  paymentMethodId: maybe(wireText),
  payoutId: maybe(wireText),
  reasonCode: maybe(wireText),
  refundNumber: maybe(wireText),
  referenceID: maybe(wireText),
  refundDate: maybe(wireDate),
  refundTransactionTime: maybe(wireDateTime),
  sourceType: maybe(open(['Payment', 'CreditBalance', 'CreditMemo'])),
  secondRefundReferenceId: maybe(wireText),
  settledOn: maybe(wireDateTime),
  softDescriptor: maybe(wireText),
  softDescriptorPhone: maybe(wireText),
  status: maybe(open(['Processed', 'Canceled', 'Error', 'Processing'])),
  submittedOn: maybe(wireDateTime),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  type: maybe(open(['External', 'Electronic'])),
  associatedTransactionNumber: maybe(wireText),
  gateway: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  paymentMethod: maybe(z.record(z.string(), z.unknown())),
  refundApplications: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedCreditMemoOnExpand` of the definition. */
export interface NestedCreditMemoOnExpand extends CustomFieldValues {
  id?: Id<'credit memo'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  appliedAmount?: DecimalString;
  balance?: DecimalString;
  billToContactId?: Id<'contact'>;
  billToContactSnapshotId?: string;
  cancelledById?: string | null;
  cancelledOn?: IsoDateTime | null;
  comment?: string | null;
  currency?: string | null;
  discountAmount?: DecimalString;
  einvoiceErrorCode?: string;
  einvoiceErrorMessage?: string;
  einvoiceFileId?: Id<'file'>;
  einvoiceStatus?: Open<'Processing' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'>;
  excludeFromAutoApplyRules?: boolean;
  exchangeRateDate?: IsoDate;
  autoApplyUponPosting?: boolean;
  memoDate?: IsoDate;
  memoNumber?: string;
  postedById?: string;
  postedOn?: IsoDateTime;
  reasonCode?: string;
  refundAmount?: DecimalString;
  revenueImpacting?: Open<'Yes' | 'No'>;
  reversed?: boolean;
  sequenceSetId?: string | null;
  source?: Open<'BillRun' | 'API' | 'ApiSubscribe' | 'ApiAmend' | 'AdhocFromPrpc' | 'AdhocFromInvoice'>;
  sourceId?: string;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Invoice' | 'Order' | 'CreditMemo' | 'Consolidation'>;
  status?: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress'>;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  taxMessage?: string | null;
  taxStatus?: Open<
    | 'Complete'
    | 'Error'
    | 'UnknownError'
    | 'DuplicateDoc'
    | 'InvalidRequest'
    | 'InvalidResponse'
    | 'TaxEngineError'
    | 'ConcurrentModify'
    | 'InternalServerError'
    | 'TaxCodeTemplateError'
    | 'Voided'
  >;
  shipToContactSnapshotId?: string;
  soldToContactSnapshotId?: string;
  taxAutoCalculation?: boolean;
  totalAmount?: DecimalString;
  totalAmountWithoutTax?: DecimalString;
  totalTaxExemptAmount?: DecimalString;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  invoiceId?: Id<'invoice'>;
  accountId?: Id<'account'>;
  account?: Record<string, unknown>;
  billToContact?: Record<string, unknown>;
  creditMemoItems?: Record<string, unknown>[];
  creditMemoApplications?: Record<string, unknown>[];
}

export const nestedCreditMemoOnExpand: Schema<NestedCreditMemoOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  appliedAmount: maybe(decimal),
  balance: maybe(decimal),
  billToContactId: maybe(wireText),
  billToContactSnapshotId: maybe(wireText),
  cancelledById: maybeNull(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comment: maybeNull(wireText),
  currency: maybeNull(wireText),
  discountAmount: maybe(decimal),
  einvoiceErrorCode: maybe(wireText),
  einvoiceErrorMessage: maybe(wireText),
  einvoiceFileId: maybe(wireText),
  einvoiceStatus: maybe(open(['Processing', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected'])),
  excludeFromAutoApplyRules: maybe(wireBoolean),
  exchangeRateDate: maybe(wireDate),
  autoApplyUponPosting: maybe(wireBoolean),
  memoDate: maybe(wireDate),
  memoNumber: maybe(wireText),
  postedById: maybe(wireText),
  postedOn: maybe(wireDateTime),
  reasonCode: maybe(wireText),
  refundAmount: maybe(decimal),
  revenueImpacting: maybe(open(['Yes', 'No'])),
  reversed: maybe(wireBoolean),
  sequenceSetId: maybeNull(wireText),
  source: maybe(open(['BillRun', 'API', 'ApiSubscribe', 'ApiAmend', 'AdhocFromPrpc', 'AdhocFromInvoice'])),
  sourceId: maybe(wireText),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Invoice', 'Order', 'CreditMemo', 'Consolidation'])),
  status: maybe(open(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybe(
    open([
      'Complete',
      'Error',
      'UnknownError',
      'DuplicateDoc',
      'InvalidRequest',
      'InvalidResponse',
      'TaxEngineError',
      'ConcurrentModify',
      'InternalServerError',
      'TaxCodeTemplateError',
      'Voided',
    ]),
  ),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  taxAutoCalculation: maybe(wireBoolean),
  totalAmount: maybe(decimal),
  totalAmountWithoutTax: maybe(decimal),
  totalTaxExemptAmount: maybe(decimal),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  invoiceId: maybe(wireText),
  accountId: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  billToContact: maybe(z.record(z.string(), z.unknown())),
  creditMemoItems: maybe(z.array(z.record(z.string(), z.unknown()))),
  creditMemoApplications: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedDebitMemoOnExpand` of the definition. */
export interface NestedDebitMemoOnExpand extends CustomFieldValues {
  id?: Id<'debit memo'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  autoPay?: boolean;
  creditMemoId?: Id<'credit memo'> | null;
  balance?: DecimalString;
  billToContactId?: Id<'contact'>;
  billToContactSnapshotId?: string;
  cancelledById?: string | null;
  cancelledOn?: IsoDateTime | null;
  comments?: string;
  currency?: string | null;
  discountAmount?: DecimalString;
  dueDate?: IsoDate;
  einvoiceErrorCode?: string;
  einvoiceErrorMessage?: string;
  einvoiceFileId?: Id<'file'>;
  einvoiceStatus?: Open<'Processing' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'>;
  exchangeRateDate?: IsoDate;
  memoDate?: IsoDate;
  memoNumber?: string;
  postedById?: string;
  postedOn?: IsoDateTime;
  reasonCode?: string;
  sequenceSetId?: string | null;
  source?: Open<'BillRun' | 'API' | 'ApiSubscribe' | 'ApiAmend' | 'AdhocFromPrpc' | 'AdhocFromInvoice'>;
  sourceId?: string;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Order' | 'Consolidation' | 'Invoice' | 'CreditMemo'>;
  status?: Open<'Draft' | 'Posted' | 'Canceled' | 'Error' | 'PendingForTax' | 'Generating' | 'CancelInProgress'>;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  taxMessage?: string | null;
  taxStatus?: Open<
    | 'Complete'
    | 'Error'
    | 'UnknownError'
    | 'DuplicateDoc'
    | 'InvalidRequest'
    | 'InvalidResponse'
    | 'TaxEngineError'
    | 'ConcurrentModify'
    | 'InternalServerError'
    | 'TaxCodeTemplateError'
    | 'Voided'
  >;
  shipToContactSnapshotId?: string;
  soldToContactSnapshotId?: string;
  taxAutoCalculation?: boolean;
  totalAmount?: DecimalString;
  totalAmountWithoutTax?: DecimalString;
  totalTaxExemptAmount?: DecimalString;
  transferredToAccounting?: Open<'Processing' | 'Yes' | 'No' | 'Error' | 'Ignore'>;
  invoiceId?: Id<'invoice'>;
  accountId?: Id<'account'>;
  paymentTerm?: string;
  account?: Record<string, unknown>;
  billToContact?: Record<string, unknown>;
  debitMemoItems?: Record<string, unknown>[];
}

export const nestedDebitMemoOnExpand: Schema<NestedDebitMemoOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  autoPay: maybe(wireBoolean),
  creditMemoId: maybeNull(wireText),
  balance: maybe(decimal),
  billToContactId: maybe(wireText),
  billToContactSnapshotId: maybe(wireText),
  cancelledById: maybeNull(wireText),
  cancelledOn: maybeNull(wireDateTime),
  comments: maybe(wireText),
  currency: maybeNull(wireText),
  discountAmount: maybe(decimal),
  dueDate: maybe(wireDate),
  einvoiceErrorCode: maybe(wireText),
  einvoiceErrorMessage: maybe(wireText),
  einvoiceFileId: maybe(wireText),
  einvoiceStatus: maybe(open(['Processing', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected'])),
  exchangeRateDate: maybe(wireDate),
  memoDate: maybe(wireDate),
  memoNumber: maybe(wireText),
  postedById: maybe(wireText),
  postedOn: maybe(wireDateTime),
  reasonCode: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  source: maybe(open(['BillRun', 'API', 'ApiSubscribe', 'ApiAmend', 'AdhocFromPrpc', 'AdhocFromInvoice'])),
  sourceId: maybe(wireText),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Order', 'Consolidation', 'Invoice', 'CreditMemo'])),
  status: maybe(open(['Draft', 'Posted', 'Canceled', 'Error', 'PendingForTax', 'Generating', 'CancelInProgress'])),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybe(
    open([
      'Complete',
      'Error',
      'UnknownError',
      'DuplicateDoc',
      'InvalidRequest',
      'InvalidResponse',
      'TaxEngineError',
      'ConcurrentModify',
      'InternalServerError',
      'TaxCodeTemplateError',
      'Voided',
    ]),
  ),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  taxAutoCalculation: maybe(wireBoolean),
  totalAmount: maybe(decimal),
  totalAmountWithoutTax: maybe(decimal),
  totalTaxExemptAmount: maybe(decimal),
  transferredToAccounting: maybe(open(['Processing', 'Yes', 'No', 'Error', 'Ignore'])),
  invoiceId: maybe(wireText),
  accountId: maybe(wireText),
  paymentTerm: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  billToContact: maybe(z.record(z.string(), z.unknown())),
  debitMemoItems: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedInvoiceOnExpand` of the definition. */
export interface NestedInvoiceOnExpand extends CustomFieldValues {
  id?: Id<'invoice'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  adjustmentAmount?: DecimalString;
  amount?: DecimalString;
  amountWithoutTax?: DecimalString;
  autoPay?: boolean;
  balance?: DecimalString;
  billToContactId?: Id<'contact'>;
  billToContactSnapshotId?: string;
  comments?: string;
  creditBalanceAdjustmentAmount?: DecimalString;
  creditMemoAmount?: DecimalString;
  currency?: string | null;
  dueDate?: IsoDate;
  includesOneTime?: boolean;
  includesRecurring?: boolean;
  includesUsage?: boolean;
  invoiceDate?: IsoDate;
  invoiceNumber?: NumberOf<'invoice'>;
  lastEmailSentDate?: string;
  organizationId?: string;
  paymentAmount?: DecimalString;
  postedBy?: string;
  postedDate?: IsoDateTime;
  refundAmount?: DecimalString;
  sequenceSetId?: string;
  communicationProfileId?: string | null;
  shipToContactId?: Id<'contact'>;
  shipToContactSnapshotId?: string;
  soldToContactId?: Id<'contact'>;
  soldToContactSnapshotId?: string;
  source?: Open<'BillRun' | 'API' | 'ApiSubscribe' | 'ApiAmend'>;
  sourceId?: string;
  reversed?: boolean;
  sourceType?: Open<'Subscription' | 'Standalone' | 'Order' | 'Consolidation'>;
  status?: Open<'Draft' | 'Posted' | 'Split'>;
  targetDate?: IsoDate;
  taxAmount?: DecimalString;
  taxExemptAmount?: DecimalString;
  taxMessage?: string | null;
  taxStatus?: Open<
    | 'Complete'
    | 'Error'
    | 'UnknownError'
    | 'DuplicateDoc'
    | 'InvalidRequest'
    | 'InvalidResponse'
    | 'TaxEngineError'
    | 'ConcurrentModify'
    | 'InternalServerError'
    | 'TaxCodeTemplateError'
    | 'Voided'
  >;
  templateId?: string;
  transferredToAccounting?: Open<'Processing' | 'Error' | 'Ignore' | 'Yes' | 'No'>;
  eInvoiceStatus?: Open<
    'Processing' | 'RetrieveTimeOut' | 'Generated' | 'Success' | 'Failed' | 'ConditionalSuccess' | 'ApprovedByAuthority' | 'Rejected'
  >;
  eInvoiceFileId?: Id<'file'>;
  eInvoiceErrorCode?: string;
  eInvoiceErrorMessage?: string;
  paymentLink?: string;
  paymentTerm?: string;
  account?: Record<string, unknown>;
  billToContact?: Record<string, unknown>;
}

export const nestedInvoiceOnExpand: Schema<NestedInvoiceOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  adjustmentAmount: maybe(decimal),
  amount: maybe(decimal),
  amountWithoutTax: maybe(decimal),
  autoPay: maybe(wireBoolean),
  balance: maybe(decimal),
  billToContactId: maybe(wireText),
  billToContactSnapshotId: maybe(wireText),
  comments: maybe(wireText),
  creditBalanceAdjustmentAmount: maybe(decimal),
  creditMemoAmount: maybe(decimal),
  currency: maybeNull(wireText),
  dueDate: maybe(wireDate),
  includesOneTime: maybe(wireBoolean),
  includesRecurring: maybe(wireBoolean),
  includesUsage: maybe(wireBoolean),
  invoiceDate: maybe(wireDate),
  invoiceNumber: maybe(wireText),
  lastEmailSentDate: maybe(wireText),
  organizationId: maybe(wireText),
  paymentAmount: maybe(decimal),
  postedBy: maybe(wireText),
  postedDate: maybe(wireDateTime),
  refundAmount: maybe(decimal),
  sequenceSetId: maybe(wireText),
  communicationProfileId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  source: maybe(open(['BillRun', 'API', 'ApiSubscribe', 'ApiAmend'])),
  sourceId: maybe(wireText),
  reversed: maybe(wireBoolean),
  sourceType: maybe(open(['Subscription', 'Standalone', 'Order', 'Consolidation'])),
  status: maybe(open(['Draft', 'Posted', 'Split'])),
  targetDate: maybe(wireDate),
  taxAmount: maybe(decimal),
  taxExemptAmount: maybe(decimal),
  taxMessage: maybeNull(wireText),
  taxStatus: maybe(
    open([
      'Complete',
      'Error',
      'UnknownError',
      'DuplicateDoc',
      'InvalidRequest',
      'InvalidResponse',
      'TaxEngineError',
      'ConcurrentModify',
      'InternalServerError',
      'TaxCodeTemplateError',
      'Voided',
    ]),
  ),
  templateId: maybe(wireText),
  transferredToAccounting: maybe(open(['Processing', 'Error', 'Ignore', 'Yes', 'No'])),
  eInvoiceStatus: maybe(
    open(['Processing', 'RetrieveTimeOut', 'Generated', 'Success', 'Failed', 'ConditionalSuccess', 'ApprovedByAuthority', 'Rejected']),
  ),
  eInvoiceFileId: maybe(wireText),
  eInvoiceErrorCode: maybe(wireText),
  eInvoiceErrorMessage: maybe(wireText),
  paymentLink: maybe(wireText),
  paymentTerm: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
  billToContact: maybe(z.record(z.string(), z.unknown())),
});

/** `NestedUsageOnExpand` of the definition. */
export interface NestedUsageOnExpand extends CustomFieldValues {
  id?: Id<'usage'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  ratePlanChargeId?: Id<'rate plan charge'>;
  endDateTime?: IsoDateTime;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  quantity?: DecimalString;
  rbeStatus?: Open<'Importing' | 'Pending' | 'Processed'>;
  sourceType?: Open<'API' | 'Import'>;
  startDateTime?: IsoDateTime;
  subscriptionId?: Id<'subscription'>;
  submissionDateTime?: IsoDateTime;
  uOM?: string;
  importId?: string;
  uniqueKey?: string;
  fileId?: Id<'file'>;
  fileName?: string;
  account?: Record<string, unknown>;
}

export const nestedUsageOnExpand: Schema<NestedUsageOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  ratePlanChargeId: maybe(wireText),
  endDateTime: maybe(wireDateTime),
  productRatePlanChargeId: maybe(wireText),
  quantity: maybe(decimal),
  rbeStatus: maybe(open(['Importing', 'Pending', 'Processed'])),
  sourceType: maybe(open(['API', 'Import'])),
  startDateTime: maybe(wireDateTime),
  subscriptionId: maybe(wireText),
  submissionDateTime: maybe(wireDateTime),
  uOM: maybe(wireText),
  importId: maybe(wireText),
  uniqueKey: maybe(wireText),
  fileId: maybe(wireText),
  fileName: maybe(wireText),
  account: maybe(z.record(z.string(), z.unknown())),
});

/** `ExpandedAccount` of the definition. */
export interface ExpandedAccount extends CustomFieldValues {
  id?: Id<'account'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountNumber?: NumberOf<'account'>;
  additionalEmailAddresses?: string;
  allowInvoiceEdit?: boolean;
  autoPay?: boolean;
  balance?: DecimalString;
  batch?: string;
  bcdSettingOption?: Open<'ManualSet' | 'AutoSet'>;
  billCycleDay?: number;
  billToId?: string;
  communicationProfileId?: string;
  creditBalance?: DecimalString;
  crmId?: string;
  currency?: string;
  customerServiceRepName?: string;
  defaultPaymentMethodId?: Id<'payment method'>;
  eInvoiceProfileId?: string;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  lastInvoiceDate?: IsoDate;
  lastMetricsUpdate?: IsoDateTime;
  name?: string;
  notes?: string;
  organizationId?: string;
  parentId?: string;
  partnerAccount?: boolean;
  paymentMethodCascadingConsent?: boolean;
  purchaseOrderNumber?: string;
  salesRepName?: string;
  sequenceSetId?: string | null;
  shipToId?: string;
  soldToId?: string;
  status?: Open<'Active' | 'Draft' | 'Canceled'>;
  taxCompanyCode?: string;
  taxExemptCertificateID?: string;
  taxExemptCertificateType?: string;
  taxExemptDescription?: string;
  taxExemptEffectiveDate?: IsoDate;
  taxExemptEntityUseCode?: string;
  taxExemptExpirationDate?: IsoDate;
  taxExemptIssuingJurisdiction?: string;
  taxExemptStatus?: Open<'No' | 'Yes' | 'PendingVerification'>;
  totalInvoiceBalance?: DecimalString;
  unappliedBalance?: DecimalString;
  vATId?: string;
  mrr?: DecimalString;
  totalDebitMemoBalance?: DecimalString;
  unappliedCreditMemoAmount?: DecimalString;
  creditMemoTemplateId?: string;
  debitMemoTemplateId?: string;
  paymentGateway?: string;
  paymentTerm?: string;
  billTo?: ExpandedContact;
  shipTo?: ExpandedContact;
  soldTo?: ExpandedContact;
  defaultPaymentMethod?: NestedPaymentMethodOnExpand;
  subscriptions?: NestedSubscriptionOnExpand[];
  payments?: NestedPaymentOnExpand[];
  refunds?: NestedRefundOnExpand[];
  creditMemos?: NestedCreditMemoOnExpand[];
  debitMemos?: NestedDebitMemoOnExpand[];
  invoices?: NestedInvoiceOnExpand[];
  usages?: NestedUsageOnExpand[];
  paymentMethods?: NestedPaymentMethodOnExpand[];
}

export const expandedAccount: Schema<ExpandedAccount> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountNumber: maybe(wireText),
  additionalEmailAddresses: maybe(wireText),
  allowInvoiceEdit: maybe(wireBoolean),
  autoPay: maybe(wireBoolean),
  balance: maybe(decimal),
  batch: maybe(wireText),
  bcdSettingOption: maybe(open(['ManualSet', 'AutoSet'])),
  billCycleDay: maybe(wireInteger),
  billToId: maybe(wireText),
  communicationProfileId: maybe(wireText),
  creditBalance: maybe(decimal),
  crmId: maybe(wireText),
  currency: maybe(wireText),
  customerServiceRepName: maybe(wireText),
  defaultPaymentMethodId: maybe(wireText),
  eInvoiceProfileId: maybe(wireText),
  invoiceDeliveryPrefsEmail: maybe(wireBoolean),
  invoiceDeliveryPrefsPrint: maybe(wireBoolean),
  invoiceTemplateId: maybe(wireText),
  lastInvoiceDate: maybe(wireDate),
  lastMetricsUpdate: maybe(wireDateTime),
  name: maybe(wireText),
  notes: maybe(wireText),
  organizationId: maybe(wireText),
  parentId: maybe(wireText),
  partnerAccount: maybe(wireBoolean),
  paymentMethodCascadingConsent: maybe(wireBoolean),
  purchaseOrderNumber: maybe(wireText),
  salesRepName: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToId: maybe(wireText),
  soldToId: maybe(wireText),
  status: maybe(open(['Active', 'Draft', 'Canceled'])),
  taxCompanyCode: maybe(wireText),
  taxExemptCertificateID: maybe(wireText),
  taxExemptCertificateType: maybe(wireText),
  taxExemptDescription: maybe(wireText),
  taxExemptEffectiveDate: maybe(wireDate),
  taxExemptEntityUseCode: maybe(wireText),
  taxExemptExpirationDate: maybe(wireDate),
  taxExemptIssuingJurisdiction: maybe(wireText),
  taxExemptStatus: maybe(open(['No', 'Yes', 'PendingVerification'])),
  totalInvoiceBalance: maybe(decimal),
  unappliedBalance: maybe(decimal),
  vATId: maybe(wireText),
  mrr: maybe(decimal),
  totalDebitMemoBalance: maybe(decimal),
  unappliedCreditMemoAmount: maybe(decimal),
  creditMemoTemplateId: maybe(wireText),
  debitMemoTemplateId: maybe(wireText),
  paymentGateway: maybe(wireText),
  paymentTerm: maybe(wireText),
  billTo: maybe(expandedContact),
  shipTo: maybe(expandedContact),
  soldTo: maybe(expandedContact),
  defaultPaymentMethod: maybe(nestedPaymentMethodOnExpand),
  subscriptions: maybe(z.array(nestedSubscriptionOnExpand)),
  payments: maybe(z.array(nestedPaymentOnExpand)),
  refunds: maybe(z.array(nestedRefundOnExpand)),
  creditMemos: maybe(z.array(nestedCreditMemoOnExpand)),
  debitMemos: maybe(z.array(nestedDebitMemoOnExpand)),
  invoices: maybe(z.array(nestedInvoiceOnExpand)),
  usages: maybe(z.array(nestedUsageOnExpand)),
  paymentMethods: maybe(z.array(nestedPaymentMethodOnExpand)),
});

/** Answer of `GET /object-query/accounts`. */
export interface QueryAccountsResponse {
  nextPage?: string | null;
  data?: ExpandedAccount[];
}

export const queryAccountsResponse: Schema<QueryAccountsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybeNull(wireText),
  data: maybe(z.array(expandedAccount)),
});

/** Input of `GET /object-query/accounts/{key}`. */
export interface QueryAccountRequest {
  key: string;
  /** At least 1. Default `10`. */
  pageSize?: number;
  cursor?: string;
  'sort[]'?: string[];
  'expand[]'?: (
    | 'billto'
    | 'soldto'
    | 'shipto'
    | 'defaultpaymentmethod'
    | 'subscriptions'
    | 'payments'
    | 'refunds'
    | 'creditmemos'
    | 'debitmemos'
    | 'invoices'
    | 'usages'
    | 'paymentmethods'
    | 'subscriptions.rateplans'
    | 'subscriptions.rateplans.rateplancharges'
  )[];
  'filter[]'?: string[];
  'fields[]'?: string[];
  /** Default `false`. */
  includeNullFields?: boolean;
}

export const queryAccountRequest: Schema<QueryAccountRequest> = /* @__PURE__ */ strict({
  key: z.string(),
  pageSize: z.optional(integer(1)),
  cursor: z.optional(z.string()),
  'sort[]': z.optional(z.array(z.string())),
  'expand[]': z.optional(
    z.array(
      z.enum([
        'billto',
        'soldto',
        'shipto',
        'defaultpaymentmethod',
        'subscriptions',
        'payments',
        'refunds',
        'creditmemos',
        'debitmemos',
        'invoices',
        'usages',
        'paymentmethods',
        'subscriptions.rateplans',
        'subscriptions.rateplans.rateplancharges',
      ]),
    ),
  ),
  'filter[]': z.optional(z.array(z.string())),
  'fields[]': z.optional(z.array(z.string())),
  includeNullFields: z.optional(z.boolean()),
});

/** Input of `GET /object-query/subscriptions`. */
export interface QuerySubscriptionsRequest {
  /** At least 1. Default `10`. */
  pageSize?: number;
  cursor?: string;
  'sort[]'?: string[];
  'expand[]'?: (
    | 'account'
    | 'invoiceowner'
    | 'billtocontact'
    | 'soldtocontact'
    | 'invoiceitems'
    | 'rateplans'
    | 'rateplans.rateplancharges'
    | 'rateplans.rateplancharges.rateplanchargetiers'
    | 'account.billto'
    | 'account.soldto'
    | 'account.paymentmethods'
    | 'order'
  )[];
  'filter[]'?: string[];
  'fields[]'?: string[];
  /** Default `false`. */
  includeNullFields?: boolean;
}

export const querySubscriptionsRequest: Schema<QuerySubscriptionsRequest> = /* @__PURE__ */ strict({
  pageSize: z.optional(integer(1)),
  cursor: z.optional(z.string()),
  'sort[]': z.optional(z.array(z.string())),
  'expand[]': z.optional(
    z.array(
      z.enum([
        'account',
        'invoiceowner',
        'billtocontact',
        'soldtocontact',
        'invoiceitems',
        'rateplans',
        'rateplans.rateplancharges',
        'rateplans.rateplancharges.rateplanchargetiers',
        'account.billto',
        'account.soldto',
        'account.paymentmethods',
        'order',
      ]),
    ),
  ),
  'filter[]': z.optional(z.array(z.string())),
  'fields[]': z.optional(z.array(z.string())),
  includeNullFields: z.optional(z.boolean()),
});

/** `NestedAccountOnExpand` of the definition. */
export interface NestedAccountOnExpand extends CustomFieldValues {
  id?: Id<'account'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountNumber?: NumberOf<'account'>;
  additionalEmailAddresses?: string;
  allowInvoiceEdit?: boolean;
  autoPay?: boolean;
  balance?: DecimalString;
  batch?: string;
  bcdSettingOption?: Open<'ManualSet' | 'AutoSet'>;
  billCycleDay?: number;
  billToId?: string;
  communicationProfileId?: string;
  creditBalance?: DecimalString;
  crmId?: string;
  currency?: string;
  customerServiceRepName?: string;
  defaultPaymentMethodId?: Id<'payment method'>;
  eInvoiceProfileId?: string;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  lastInvoiceDate?: IsoDate;
  lastMetricsUpdate?: IsoDateTime;
  name?: string;
  notes?: string;
  organizationId?: string;
  parentId?: string;
  partnerAccount?: boolean;
  paymentMethodCascadingConsent?: boolean;
  purchaseOrderNumber?: string;
  salesRepName?: string;
  sequenceSetId?: string | null;
  shipToId?: string;
  soldToId?: string;
  status?: Open<'Active' | 'Draft' | 'Canceled'>;
  taxCompanyCode?: string;
  taxExemptCertificateID?: string;
  taxExemptCertificateType?: string;
  taxExemptDescription?: string;
  taxExemptEffectiveDate?: IsoDate;
  taxExemptEntityUseCode?: string;
  taxExemptExpirationDate?: IsoDate;
  taxExemptIssuingJurisdiction?: string;
  taxExemptStatus?: Open<'No' | 'Yes' | 'PendingVerification'>;
  totalInvoiceBalance?: DecimalString;
  unappliedBalance?: DecimalString;
  vATId?: string;
  mrr?: DecimalString;
  totalDebitMemoBalance?: DecimalString;
  unappliedCreditMemoAmount?: DecimalString;
  creditMemoTemplateId?: string;
  debitMemoTemplateId?: string;
  paymentGateway?: string;
  paymentTerm?: string;
  billTo?: Record<string, unknown>;
  shipTo?: Record<string, unknown>;
  soldTo?: Record<string, unknown>;
  defaultPaymentMethod?: Record<string, unknown>;
  subscriptions?: Record<string, unknown>[];
  payments?: Record<string, unknown>[];
  refunds?: Record<string, unknown>[];
  creditMemos?: Record<string, unknown>[];
  debitMemos?: Record<string, unknown>[];
  invoices?: Record<string, unknown>[];
  usages?: Record<string, unknown>[];
  paymentMethods?: Record<string, unknown>[];
}

export const nestedAccountOnExpand: Schema<NestedAccountOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountNumber: maybe(wireText),
  additionalEmailAddresses: maybe(wireText),
  allowInvoiceEdit: maybe(wireBoolean),
  autoPay: maybe(wireBoolean),
  balance: maybe(decimal),
  batch: maybe(wireText),
  bcdSettingOption: maybe(open(['ManualSet', 'AutoSet'])),
  billCycleDay: maybe(wireInteger),
  billToId: maybe(wireText),
  communicationProfileId: maybe(wireText),
  creditBalance: maybe(decimal),
  crmId: maybe(wireText),
  currency: maybe(wireText),
  customerServiceRepName: maybe(wireText),
  defaultPaymentMethodId: maybe(wireText),
  eInvoiceProfileId: maybe(wireText),
  invoiceDeliveryPrefsEmail: maybe(wireBoolean),
  invoiceDeliveryPrefsPrint: maybe(wireBoolean),
  invoiceTemplateId: maybe(wireText),
  lastInvoiceDate: maybe(wireDate),
  lastMetricsUpdate: maybe(wireDateTime),
  name: maybe(wireText),
  notes: maybe(wireText),
  organizationId: maybe(wireText),
  parentId: maybe(wireText),
  partnerAccount: maybe(wireBoolean),
  paymentMethodCascadingConsent: maybe(wireBoolean),
  purchaseOrderNumber: maybe(wireText),
  salesRepName: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToId: maybe(wireText),
  soldToId: maybe(wireText),
  status: maybe(open(['Active', 'Draft', 'Canceled'])),
  taxCompanyCode: maybe(wireText),
  taxExemptCertificateID: maybe(wireText),
  taxExemptCertificateType: maybe(wireText),
  taxExemptDescription: maybe(wireText),
  taxExemptEffectiveDate: maybe(wireDate),
  taxExemptEntityUseCode: maybe(wireText),
  taxExemptExpirationDate: maybe(wireDate),
  taxExemptIssuingJurisdiction: maybe(wireText),
  taxExemptStatus: maybe(open(['No', 'Yes', 'PendingVerification'])),
  totalInvoiceBalance: maybe(decimal),
  unappliedBalance: maybe(decimal),
  vATId: maybe(wireText),
  mrr: maybe(decimal),
  totalDebitMemoBalance: maybe(decimal),
  unappliedCreditMemoAmount: maybe(decimal),
  creditMemoTemplateId: maybe(wireText),
  debitMemoTemplateId: maybe(wireText),
  paymentGateway: maybe(wireText),
  paymentTerm: maybe(wireText),
  billTo: maybe(z.record(z.string(), z.unknown())),
  shipTo: maybe(z.record(z.string(), z.unknown())),
  soldTo: maybe(z.record(z.string(), z.unknown())),
  defaultPaymentMethod: maybe(z.record(z.string(), z.unknown())),
  subscriptions: maybe(z.array(z.record(z.string(), z.unknown()))),
  payments: maybe(z.array(z.record(z.string(), z.unknown()))),
  refunds: maybe(z.array(z.record(z.string(), z.unknown()))),
  creditMemos: maybe(z.array(z.record(z.string(), z.unknown()))),
  debitMemos: maybe(z.array(z.record(z.string(), z.unknown()))),
  invoices: maybe(z.array(z.record(z.string(), z.unknown()))),
  usages: maybe(z.array(z.record(z.string(), z.unknown()))),
  paymentMethods: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `NestedInvoiceItemOnExpand` of the definition. */
export interface NestedInvoiceItemOnExpand extends CustomFieldValues {
  id?: Id<'invoice item'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  invoiceId?: Id<'invoice'>;
  invoiceScheduleId?: string;
  invoiceScheduleItemId?: string;
  ratePlanChargeId?: Id<'rate plan charge'>;
  accountingCode?: string;
  appliedToInvoiceItemId?: Id<'invoice item'>;
  chargeAmount?: DecimalString;
  chargeDate?: IsoDateTime;
  chargeName?: string;
  chargeNumber?: string;
  commitmentChargeNumber?: string;
  commitmentChargeSegmentNumber?: string;
  discountAmount?: DecimalString;
  excludeItemBillingFromRevenueAccounting?: boolean;
  fulfillmentId?: string;
  itemShipToContactId?: Id<'contact'>;
  itemSoldToContactId?: Id<'contact'>;
  itemSoldToContactSnapshotId?: string;
  processingType?: Open<'0' | '1' | '2' | '3'>;
  quantity?: DecimalString;
  reflectDiscountInNetAmount?: boolean;
  revRecStartDate?: IsoDate;
  serviceEndDate?: IsoDate;
  serviceStartDate?: IsoDate;
  sKU?: string;
  sourceItemType?: Open<'SubscriptionComponent' | 'Rounding' | 'ProductRatePlanCharge' | 'None' | 'OrderLineItem'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionNumber?: NumberOf<'subscription'>;
  taxAmount?: DecimalString;
  taxCode?: string;
  taxExemptAmount?: DecimalString;
  taxMode?: Open<'TaxExclusive' | 'TaxInclusive'>;
  unitPrice?: DecimalString;
  uOM?: string;
  balance?: DecimalString;
  numberOfDeliveries?: DecimalString;
  accountReceivableAccountingCodeId?: Id<'accounting code'>;
  recognizedRevenueAccountingCodeId?: Id<'accounting code'>;
  deferredRevenueAccountingCodeId?: Id<'accounting code'>;
  contractAssetAccountingCodeId?: Id<'accounting code'>;
  contractLiabilityAccountingCodeId?: Id<'accounting code'>;
  contractRecognizedRevenueAccountingCodeId?: Id<'accounting code'>;
  unbilledReceivablesAccountingCodeId?: Id<'accounting code'>;
  adjustmentRevenueAccountingCodeId?: Id<'accounting code'>;
  adjustmentLiabilityAccountingCodeId?: Id<'accounting code'>;
  journalEntryId?: string;
  accountId?: Id<'account'>;
  billToContactSnapshotId?: string;
  shipToContactSnapshotId?: string;
  soldToContactSnapshotId?: string;
  parentAccountId?: Id<'account'>;
  billToContactId?: Id<'contact'>;
  shipToContactId?: Id<'contact'>;
  soldToContactId?: Id<'contact'>;
  defaultPaymentMethodId?: Id<'payment method'>;
  ratePlanId?: Id<'rate plan'>;
  amendmentId?: Id<'amendment'>;
  productRatePlanChargeId?: Id<'product rate plan charge'>;
  productRatePlanId?: Id<'product rate plan'>;
  productId?: Id<'product'>;
  bookingReference?: string;
  itemType?: string;
  purchaseOrderNumber?: string;
  revRecCode?: string;
  revRecTriggerCondition?: Open<'ContractEffectiveDate' | 'ServiceActivationDate' | 'CustomerAcceptanceDate'>;
  revenueRecognitionRuleName?: string;
  subscriptionOwnerId?: string;
  orderLineItemId?: string;
  invoice?: Record<string, unknown>;
  subscription?: Record<string, unknown>;
  ratePlanCharge?: Record<string, unknown>;
  orderLineItem?: Record<string, unknown>;
}

export const nestedInvoiceItemOnExpand: Schema<NestedInvoiceItemOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  invoiceId: maybe(wireText),
  invoiceScheduleId: maybe(wireText),
  invoiceScheduleItemId: maybe(wireText),
  ratePlanChargeId: maybe(wireText),
  accountingCode: maybe(wireText),
  appliedToInvoiceItemId: maybe(wireText),
  chargeAmount: maybe(decimal),
  chargeDate: maybe(wireDateTime),
  chargeName: maybe(wireText),
  chargeNumber: maybe(wireText),
  commitmentChargeNumber: maybe(wireText),
  commitmentChargeSegmentNumber: maybe(wireText),
  discountAmount: maybe(decimal),
  excludeItemBillingFromRevenueAccounting: maybe(wireBoolean),
  fulfillmentId: maybe(wireText),
  itemShipToContactId: maybe(wireText),
  itemSoldToContactId: maybe(wireText),
  itemSoldToContactSnapshotId: maybe(wireText),
  processingType: maybe(open(['0', '1', '2', '3'])),
  quantity: maybe(decimal),
  reflectDiscountInNetAmount: maybe(wireBoolean),
  revRecStartDate: maybe(wireDate),
  serviceEndDate: maybe(wireDate),
  serviceStartDate: maybe(wireDate),
  sKU: maybe(wireText),
  sourceItemType: maybe(open(['SubscriptionComponent', 'Rounding', 'ProductRatePlanCharge', 'None', 'OrderLineItem'])),
  subscriptionId: maybe(wireText),
  subscriptionNumber: maybe(wireText),
  taxAmount: maybe(decimal),
  taxCode: maybe(wireText),
  taxExemptAmount: maybe(decimal),
  taxMode: maybe(open(['TaxExclusive', 'TaxInclusive'])),
  unitPrice: maybe(decimal),
  uOM: maybe(wireText),
  balance: maybe(decimal),
  numberOfDeliveries: maybe(decimal),
  accountReceivableAccountingCodeId: maybe(wireText),
  recognizedRevenueAccountingCodeId: maybe(wireText),
  deferredRevenueAccountingCodeId: maybe(wireText),
  contractAssetAccountingCodeId: maybe(wireText),
  contractLiabilityAccountingCodeId: maybe(wireText),
  contractRecognizedRevenueAccountingCodeId: maybe(wireText),
  unbilledReceivablesAccountingCodeId: maybe(wireText),
  adjustmentRevenueAccountingCodeId: maybe(wireText),
  adjustmentLiabilityAccountingCodeId: maybe(wireText),
  journalEntryId: maybe(wireText),
  accountId: maybe(wireText),
  billToContactSnapshotId: maybe(wireText),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  parentAccountId: maybe(wireText),
  billToContactId: maybe(wireText),
  shipToContactId: maybe(wireText),
  soldToContactId: maybe(wireText),
  defaultPaymentMethodId: maybe(wireText),
  ratePlanId: maybe(wireText),
  amendmentId: maybe(wireText),
  productRatePlanChargeId: maybe(wireText),
  productRatePlanId: maybe(wireText),
  productId: maybe(wireText),
  bookingReference: maybe(wireText),
  itemType: maybe(wireText),
  purchaseOrderNumber: maybe(wireText),
  revRecCode: maybe(wireText),
  revRecTriggerCondition: maybe(open(['ContractEffectiveDate', 'ServiceActivationDate', 'CustomerAcceptanceDate'])),
  revenueRecognitionRuleName: maybe(wireText),
  subscriptionOwnerId: maybe(wireText),
  orderLineItemId: maybe(wireText),
  invoice: maybe(z.record(z.string(), z.unknown())),
  subscription: maybe(z.record(z.string(), z.unknown())),
  ratePlanCharge: maybe(z.record(z.string(), z.unknown())),
  orderLineItem: maybe(z.record(z.string(), z.unknown())),
});

/** `NestedRatePlanOnExpand` of the definition. */
export interface NestedRatePlanOnExpand extends CustomFieldValues {
  id?: Id<'rate plan'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  productId?: Id<'product'>;
  amendmentId?: Id<'amendment'>;
  amendmentType?: string;
  name?: string;
  productRatePlanId?: Id<'product rate plan'>;
  subscriptionId?: Id<'subscription'>;
  subscriptionOwnerId?: string;
  invoiceOwnerId?: string;
  externallyManagedPlanId?: string;
  originalRatePlanId?: Id<'rate plan'>;
  subscriptionOfferId?: string;
  subscriptionRatePlanNumber?: NumberOf<'rate plan'>;
  subscription?: Record<string, unknown>;
  productRatePlan?: Record<string, unknown>;
  reverted?: boolean;
  ratePlanCharges?: Record<string, unknown>[];
}

export const nestedRatePlanOnExpand: Schema<NestedRatePlanOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  productId: maybe(wireText),
  amendmentId: maybe(wireText),
  amendmentType: maybe(wireText),
  name: maybe(wireText),
  productRatePlanId: maybe(wireText),
  subscriptionId: maybe(wireText),
  subscriptionOwnerId: maybe(wireText),
  invoiceOwnerId: maybe(wireText),
  externallyManagedPlanId: maybe(wireText),
  originalRatePlanId: maybe(wireText),
  subscriptionOfferId: maybe(wireText),
  subscriptionRatePlanNumber: maybe(wireText),
  subscription: maybe(z.record(z.string(), z.unknown())),
  productRatePlan: maybe(z.record(z.string(), z.unknown())),
  reverted: maybe(wireBoolean),
  ratePlanCharges: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `ExpandedSubscription` of the definition. */
export interface ExpandedSubscription extends CustomFieldValues {
  id?: Id<'subscription'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  accountId?: Id<'account'>;
  autoRenew?: boolean;
  cancelledDate?: IsoDate;
  contractAcceptanceDate?: IsoDate;
  contractEffectiveDate?: IsoDate;
  creatorAccountId?: Id<'account'>;
  creatorInvoiceOwnerId?: string;
  currentTerm?: number;
  currentTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  initialTerm?: number;
  initialTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  invoiceOwnerId?: string;
  isInvoiceSeparate?: boolean;
  name?: string;
  notes?: string;
  originalCreatedDate?: string;
  originalId?: string;
  previousSubscriptionId?: Id<'subscription'>;
  renewalSetting?: Open<'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN'>;
  renewalTerm?: number;
  renewalTermPeriodType?: Open<'Month' | 'Year' | 'Day' | 'Week'>;
  revision?: string;
  serviceActivationDate?: IsoDate;
  status?: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Cancelled' | 'Suspended'>;
  isLatestVersion?: boolean;
  subscriptionEndDate?: IsoDate;
  subscriptionStartDate?: IsoDate;
  subscriptionVersionAmendmentId?: Id<'amendment'>;
  termEndDate?: IsoDate;
  termStartDate?: IsoDate;
  termType?: Open<'TERMED' | 'EVERGREEN'>;
  version?: number;
  cMRR?: DecimalString;
  billToContactSnapshotId?: string;
  billToContactId?: Id<'contact'>;
  invoiceTemplateId?: string;
  sequenceSetId?: string | null;
  shipToContactId?: Id<'contact'>;
  shipToContactSnapshotId?: string;
  soldToContactId?: Id<'contact'>;
  soldToContactSnapshotId?: string;
  externallyManagedBy?: Open<'Amazon' | 'Apple' | 'Google' | 'Roku'>;
  lastBookingDate?: IsoDate;
  invoiceScheduleId?: string;
  cancelReason?: string;
  prepayment?: boolean;
  currency?: string;
  orderId?: Id<'order'>;
  rampId?: string;
  paymentTerm?: string;
  quoteNumber__QT?: string;
  quoteType__QT?: string;
  quoteBusinessType__QT?: string;
  opportunityName__QT?: string;
  opportunityCloseDate__QT?: IsoDate;
  cpqBundleJsonId__QT?: string;
  account?: NestedAccountOnExpand;
  invoiceOwner?: NestedAccountOnExpand;
  billToContact?: ExpandedContact;
  soldToContact?: ExpandedContact;
  invoiceItems?: NestedInvoiceItemOnExpand[];
  ratePlans?: NestedRatePlanOnExpand[];
}

export const expandedSubscription: Schema<ExpandedSubscription> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  accountId: maybe(wireText),
  autoRenew: maybe(wireBoolean),
  cancelledDate: maybe(wireDate),
  contractAcceptanceDate: maybe(wireDate),
  contractEffectiveDate: maybe(wireDate),
  creatorAccountId: maybe(wireText),
  creatorInvoiceOwnerId: maybe(wireText),
  currentTerm: maybe(wireInteger),
  currentTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  initialTerm: maybe(wireInteger),
  initialTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  invoiceOwnerId: maybe(wireText),
  isInvoiceSeparate: maybe(wireBoolean),
  name: maybe(wireText),
  notes: maybe(wireText),
  originalCreatedDate: maybe(wireText),
  originalId: maybe(wireText),
  previousSubscriptionId: maybe(wireText),
  renewalSetting: maybe(open(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
  renewalTerm: maybe(wireInteger),
  renewalTermPeriodType: maybe(open(['Month', 'Year', 'Day', 'Week'])),
  revision: maybe(wireText),
  serviceActivationDate: maybe(wireDate),
  status: maybe(open(['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Cancelled', 'Suspended'])),
  isLatestVersion: maybe(wireBoolean),
  subscriptionEndDate: maybe(wireDate),
  subscriptionStartDate: maybe(wireDate),
  subscriptionVersionAmendmentId: maybe(wireText),
  termEndDate: maybe(wireDate),
  termStartDate: maybe(wireDate),
  termType: maybe(open(['TERMED', 'EVERGREEN'])),
  version: maybe(wireInteger),
  cMRR: maybe(decimal),
  billToContactSnapshotId: maybe(wireText),
  billToContactId: maybe(wireText),
  invoiceTemplateId: maybe(wireText),
  sequenceSetId: maybeNull(wireText),
  shipToContactId: maybe(wireText),
  shipToContactSnapshotId: maybe(wireText),
  soldToContactId: maybe(wireText),
  soldToContactSnapshotId: maybe(wireText),
  externallyManagedBy: maybe(open(['Amazon', 'Apple', 'Google', 'Roku'])),
  lastBookingDate: maybe(wireDate),
  invoiceScheduleId: maybe(wireText),
  cancelReason: maybe(wireText),
  prepayment: maybe(wireBoolean),
  currency: maybe(wireText),
  orderId: maybe(wireText),
  rampId: maybe(wireText),
  paymentTerm: maybe(wireText),
  quoteNumber__QT: maybe(wireText),
  quoteType__QT: maybe(wireText),
  quoteBusinessType__QT: maybe(wireText),
  opportunityName__QT: maybe(wireText),
  opportunityCloseDate__QT: maybe(wireDate),
  cpqBundleJsonId__QT: maybe(wireText),
  account: maybe(nestedAccountOnExpand),
  invoiceOwner: maybe(nestedAccountOnExpand),
  billToContact: maybe(expandedContact),
  soldToContact: maybe(expandedContact),
  invoiceItems: maybe(z.array(nestedInvoiceItemOnExpand)),
  ratePlans: maybe(z.array(nestedRatePlanOnExpand)),
});

/** Answer of `GET /object-query/subscriptions`. */
export interface QuerySubscriptionsResponse {
  nextPage?: string | null;
  data?: ExpandedSubscription[];
}

export const querySubscriptionsResponse: Schema<QuerySubscriptionsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybeNull(wireText),
  data: maybe(z.array(expandedSubscription)),
});

/** Input of `GET /object-query/products`. */
export interface QueryProductsRequest {
  /** At least 1. Default `10`. */
  pageSize?: number;
  cursor?: string;
  'sort[]'?: string[];
  'expand[]'?: (
    'productrateplans' | 'productrateplans.productrateplancharges' | 'productrateplans.productrateplancharges.productrateplanchargetiers'
  )[];
  'filter[]'?: string[];
  'fields[]'?: string[];
  /** Default `false`. */
  includeNullFields?: boolean;
}

export const queryProductsRequest: Schema<QueryProductsRequest> = /* @__PURE__ */ strict({
  pageSize: z.optional(integer(1)),
  cursor: z.optional(z.string()),
  'sort[]': z.optional(z.array(z.string())),
  'expand[]': z.optional(
    z.array(
      z.enum([
        'productrateplans',
        'productrateplans.productrateplancharges',
        'productrateplans.productrateplancharges.productrateplanchargetiers',
      ]),
    ),
  ),
  'filter[]': z.optional(z.array(z.string())),
  'fields[]': z.optional(z.array(z.string())),
  includeNullFields: z.optional(z.boolean()),
});

/** `NestedProductRatePlanOnExpand` of the definition. */
export interface NestedProductRatePlanOnExpand extends CustomFieldValues {
  id?: Id<'product rate plan'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  productId?: Id<'product'>;
  name?: string;
  effectiveStartDate?: IsoDate;
  effectiveEndDate?: IsoDate;
  grade?: number;
  productRatePlanNumber?: NumberOf<'product rate plan'>;
  product?: Record<string, unknown>;
  productRatePlanCharges?: Record<string, unknown>[];
}

export const nestedProductRatePlanOnExpand: Schema<NestedProductRatePlanOnExpand> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  productId: maybe(wireText),
  name: maybe(wireText),
  effectiveStartDate: maybe(wireDate),
  effectiveEndDate: maybe(wireDate),
  grade: maybe(wireInteger),
  productRatePlanNumber: maybe(wireText),
  product: maybe(z.record(z.string(), z.unknown())),
  productRatePlanCharges: maybe(z.array(z.record(z.string(), z.unknown()))),
});

/** `ExpandedProduct` of the definition. */
export interface ExpandedProduct extends CustomFieldValues {
  id?: Id<'product'>;
  createdById?: string;
  createdDate?: IsoDateTime;
  updatedById?: string;
  updatedDate?: IsoDateTime;
  allowFeatureChanges?: boolean;
  name?: string;
  effectiveEndDate?: IsoDate;
  effectiveStartDate?: IsoDate;
  sKU?: string;
  productNumber?: NumberOf<'product'>;
  category?: Open<'Base Products' | 'Add On Services' | 'Miscellaneous Products'>;
  productRatePlans?: NestedProductRatePlanOnExpand[];
}

export const expandedProduct: Schema<ExpandedProduct> = /* @__PURE__ */ z.looseObject({
  id: maybe(wireText),
  createdById: maybe(wireText),
  createdDate: maybe(wireDateTime),
  updatedById: maybe(wireText),
  updatedDate: maybe(wireDateTime),
  allowFeatureChanges: maybe(wireBoolean),
  name: maybe(wireText),
  effectiveEndDate: maybe(wireDate),
  effectiveStartDate: maybe(wireDate),
  sKU: maybe(wireText),
  productNumber: maybe(wireText),
  category: maybe(open(['Base Products', 'Add On Services', 'Miscellaneous Products'])),
  productRatePlans: maybe(z.array(nestedProductRatePlanOnExpand)),
});

/** Answer of `GET /object-query/products`. */
export interface QueryProductsResponse {
  nextPage?: string | null;
  data?: ExpandedProduct[];
}

export const queryProductsResponse: Schema<QueryProductsResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybeNull(wireText),
  data: maybe(z.array(expandedProduct)),
});

/** Answer of `GET /object-query/accounts/{key}`. */
export type QueryAccountResponse = ExpandedAccount;
