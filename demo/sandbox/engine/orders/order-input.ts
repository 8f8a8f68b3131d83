import type { CurrencyCode, IsoDate } from '../../../../src/api/schemas/values.js';
import type { TermUnit } from '../calendar.js';
import type { ChargeOverrideInput, ChargeUpdateInput } from '../order-charge-input.js';
import type { ContactInput } from '../contacts.js';
import type { OrderLineItem } from './order-line-items.js';
import type { StoredFields } from '../../supported/stored-fields.js';
import type { TriggerEvent } from '../subscription-state.js';

/** Id of a catalog plan in another system. */
export interface ExternalPlanKey {
  externalCatalogPlanId?: string;
  externalIdSourceSystem?: string;
}

/** A rate plan to subscribe to. */
export interface RatePlanInput extends ExternalPlanKey, StoredFields<'ratePlan'> {
  productRatePlanId?: string;
  productRatePlanNumber?: string;
  chargeOverrides?: ChargeOverrideInput[];
  customFields?: Record<string, unknown>;
}

export interface TermInput {
  termType: 'TERMED' | 'EVERGREEN';
  period?: number;
  periodType?: TermUnit;
  startDate?: IsoDate;
}

export type RenewalSetting = 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
export type RenewalTermInput = { period?: number; periodType?: TermUnit };

export interface CreateSubscriptionInput extends StoredFields<'subscription'> {
  terms?: { autoRenew?: boolean; initialTerm: TermInput; renewalSetting?: RenewalSetting; renewalTerms?: RenewalTermInput[] };
  subscribeToRatePlans?: RatePlanInput[];
  subscriptionNumber?: string;
  invoiceSeparately?: boolean;
  paymentProfile?: { paymentMethodId?: string };
  notes?: string;
}

export interface TermsAndConditionsInput extends StoredFields<'subscription'> {
  autoRenew?: boolean;
  renewalSetting?: RenewalSetting;
  renewalTerms?: RenewalTermInput[];
  lastTerm?: TermInput;
  invoiceSeparately?: boolean;
  paymentProfile?: { paymentMethodId?: string };
  scheduledCancelDate?: IsoDate;
  scheduledSuspendDate?: IsoDate;
  scheduledResumeDate?: IsoDate;
  clearingScheduledCancelDate?: boolean;
  clearingScheduledSuspendDate?: boolean;
  clearingScheduledResumeDate?: boolean;
}

/** Key of a subscribed rate plan: its id in any version, its number, or the id of its catalog plan. */
export interface RatePlanKey {
  ratePlanId?: string;
  subscriptionRatePlanNumber?: string;
  productRatePlanId?: string;
}

export interface ChangePlanInput extends RatePlanKey {
  newProductRatePlan: RatePlanInput;
  effectivePolicy?: 'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod' | 'SpecificDate';
  subType?: 'Upgrade' | 'Downgrade' | 'Crossgrade' | 'PlanChanged';
  resetBcd?: boolean;
}

export interface CancelInput {
  cancellationPolicy: 'EndOfCurrentTerm' | 'EndOfLastInvoicePeriod' | 'SpecificDate';
  cancellationEffectiveDate?: IsoDate;
}

export interface SuspendInput {
  suspendPolicy: 'Today' | 'EndOfLastInvoicePeriod' | 'FixedPeriodsFromToday' | 'SpecificDate';
  suspendPeriods?: number;
  suspendPeriodsType?: TermUnit;
  suspendSpecificDate?: IsoDate;
}

export interface ResumeInput {
  resumePolicy: 'Today' | 'FixedPeriodsFromSuspendDate' | 'FixedPeriodsFromToday' | 'SpecificDate' | 'SuspendDate';
  resumePeriods?: number;
  resumePeriodsType?: TermUnit;
  resumeSpecificDate?: IsoDate;
  extendsTerm?: boolean;
}

export interface OwnerTransferInput {
  destinationAccountNumber?: string;
  destinationInvoiceAccountNumber?: string;
  paymentProfile?: { paymentMethodId?: string };
}

export type ActionType =
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

/** An action on a subscription. Its details are in the field for its type, such as `addProduct`. */
export interface OrderActionInput {
  type: ActionType;
  /** If an event has no date, the subscription stays pending until the date is set. */
  triggerDates?: { name?: TriggerEvent; triggerDate?: IsoDate }[];
  changeReason?: string;
  customFields?: Record<string, unknown>;
  createSubscription?: CreateSubscriptionInput;
  termsAndConditions?: TermsAndConditionsInput;
  addProduct?: RatePlanInput;
  updateProduct?: RatePlanKey & StoredFields<'ratePlan'> & { chargeUpdates?: ChargeUpdateInput[]; specificUpdateDate?: IsoDate };
  removeProduct?: RatePlanKey;
  renewSubscription?: Record<string, never>;
  cancelSubscription?: CancelInput;
  suspend?: SuspendInput;
  resume?: ResumeInput;
  ownerTransfer?: OwnerTransferInput;
  changePlan?: ChangePlanInput;
}

export interface OrderSubscriptionInput extends StoredFields<'subscription'> {
  subscriptionNumber?: string;
  orderActions?: OrderActionInput[];
  notes?: string;
  customFields?: Record<string, unknown>;
}

/** Tax information of a new account. */
export interface TaxInfoInput {
  VATId?: string;
  companyCode?: string;
  exemptCertificateId?: string;
  exemptCertificateType?: string;
  exemptDescription?: string;
  exemptEffectiveDate?: IsoDate;
  /** Last day of the exemption. */
  exemptExpirationDate?: IsoDate;
  exemptIssuingJurisdiction?: string;
  exemptStatus?: 'No' | 'Yes' | 'PendingVerification';
}

export interface NewAccountInput extends StoredFields<'account'> {
  name: string;
  currency: CurrencyCode;
  billCycleDay: number;
  billToContact: ContactInput;
  soldToContact?: ContactInput;
  shipToContact?: ContactInput;
  soldToSameAsBillTo?: boolean;
  shipToSameAsBillTo?: boolean;
  accountNumber?: string;
  autoPay?: boolean;
  paymentTerm?: string;
  hpmCreditCardPaymentMethodId?: string;
  notes?: string;
  /** Id or number of the parent account. */
  parentId?: string;
  customFields?: Record<string, unknown>;
}

export type CreditSource = 'CreditMemo' | 'UnappliedPayment';

export interface ProcessingInput {
  runBilling?: boolean;
  collectPayment?: boolean;
  /** Applies credit memos and unapplied payments to the invoices before anything is collected. */
  applyCredit?: boolean;
  /** Default: credit memos, then unapplied payments. */
  applicationOrder?: CreditSource[];
  /** The sandbox has no credit balances. */
  applyCreditBalance?: false;
  billingOptions?: { targetDate?: IsoDate; documentDate?: IsoDate; generateDraftInvoice?: boolean; creditMemoReasonCode?: string };
  electronicPaymentOptions?: { paymentMethodId?: string };
}

/** An order. */
export interface OrderInput {
  orderDate: IsoDate;
  orderNumber?: string;
  category?: 'NewSales';
  reasonCode?: string;
  existingAccountId?: string;
  existingAccountNumber?: string;
  newAccount?: NewAccountInput;
  orderLineItems?: OrderLineItem[];
  subscriptions?: OrderSubscriptionInput[];
  processingOptions?: ProcessingInput;
  status?: 'Draft' | 'Completed' | 'Scheduled' | 'Pending';
  schedulingOptions?: { scheduledDate?: IsoDate; scheduledDatePolicy?: 'SpecificDate' };
  customFields?: Record<string, unknown>;
}
