import type { Id } from '../wire.js';
import type { IsoDate, IsoDateTime } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Version of a subscription. Its number (`Name`) stays the same, its id changes with every version. */
export interface Subscription extends ExtraFields {
  Id?: Id<'subscription'>;
  AccountId?: Id<'account'>;
  AncestorAccountId?: Id<'account'>;
  AutoRenew?: boolean;
  CancelledDate?: IsoDate;
  ContractAcceptanceDate?: IsoDate;
  ContractEffectiveDate?: IsoDate;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CreatorAccountId?: Id<'account'>;
  CreatorInvoiceOwnerId?: Id<'account'>;
  CurrentTerm?: number;
  CurrentTermPeriodType?: string;
  InitialTerm?: number;
  InitialTermPeriodType?: string;
  InvoiceOwnerId?: Id<'account'>;
  IsInvoiceSeparate?: boolean;
  IsLatestVersion?: boolean;
  Name?: string;
  Notes?: string;
  OriginalCreatedDate?: IsoDateTime;
  OriginalId?: string;
  PreviousSubscriptionId?: Id<'subscription'>;
  RenewalSetting?: string;
  RenewalTerm?: number;
  RenewalTermPeriodType?: string;
  Revision?: string;
  ServiceActivationDate?: IsoDate;
  Status?: string;
  SubscriptionEndDate?: IsoDate;
  SubscriptionStartDate?: IsoDate;
  TermEndDate?: IsoDate;
  TermStartDate?: IsoDate;
  TermType?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  Version?: number;
}

export const subscriptionFields: FieldKinds<Subscription> = {
  Id: 'text',
  AccountId: 'text',
  AncestorAccountId: 'text',
  AutoRenew: 'boolean',
  CancelledDate: 'date',
  ContractAcceptanceDate: 'date',
  ContractEffectiveDate: 'date',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CreatorAccountId: 'text',
  CreatorInvoiceOwnerId: 'text',
  CurrentTerm: 'integer',
  CurrentTermPeriodType: 'text',
  InitialTerm: 'integer',
  InitialTermPeriodType: 'text',
  InvoiceOwnerId: 'text',
  IsInvoiceSeparate: 'boolean',
  IsLatestVersion: 'boolean',
  Name: 'text',
  Notes: 'text',
  OriginalCreatedDate: 'instant',
  OriginalId: 'text',
  PreviousSubscriptionId: 'text',
  RenewalSetting: 'text',
  RenewalTerm: 'integer',
  RenewalTermPeriodType: 'text',
  Revision: 'text',
  ServiceActivationDate: 'date',
  Status: 'text',
  SubscriptionEndDate: 'date',
  SubscriptionStartDate: 'date',
  TermEndDate: 'date',
  TermStartDate: 'date',
  TermType: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
  Version: 'integer',
};

/** Feature of a subscribed rate plan. */
export interface SubscriptionProductFeature extends ExtraFields {
  Id?: Id<'subscriptionProductFeature'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  FeatureCode?: string;
  FeatureId?: Id<'feature'>;
  Name?: string;
  RatePlanId?: Id<'ratePlan'>;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const subscriptionProductFeatureFields: FieldKinds<SubscriptionProductFeature> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  FeatureCode: 'text',
  FeatureId: 'text',
  Name: 'text',
  RatePlanId: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Amendment of a subscription. */
export interface Amendment extends ExtraFields {
  Id?: Id<'amendment'>;
  AutoRenew?: boolean;
  Code?: string;
  ContractEffectiveDate?: IsoDate;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CurrentTerm?: number;
  CurrentTermPeriodType?: string;
  CustomerAcceptanceDate?: IsoDate;
  Description?: string;
  DestinationAccountId?: Id<'account'>;
  DestinationInvoiceOwnerId?: Id<'account'>;
  EffectiveDate?: IsoDate;
  Name?: string;
  RenewalSetting?: string;
  RenewalTerm?: number;
  RenewalTermPeriodType?: string;
  ResumeDate?: IsoDate;
  ServiceActivationDate?: IsoDate;
  SpecificUpdateDate?: IsoDate;
  Status?: string;
  SubscriptionId?: Id<'subscription'>;
  SuspendDate?: IsoDate;
  TermStartDate?: IsoDate;
  TermType?: string;
  Type?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const amendmentFields: FieldKinds<Amendment> = {
  Id: 'text',
  AutoRenew: 'boolean',
  Code: 'text',
  ContractEffectiveDate: 'date',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CurrentTerm: 'integer',
  CurrentTermPeriodType: 'text',
  CustomerAcceptanceDate: 'date',
  Description: 'text',
  DestinationAccountId: 'text',
  DestinationInvoiceOwnerId: 'text',
  EffectiveDate: 'date',
  Name: 'text',
  RenewalSetting: 'text',
  RenewalTerm: 'integer',
  RenewalTermPeriodType: 'text',
  ResumeDate: 'date',
  ServiceActivationDate: 'date',
  SpecificUpdateDate: 'date',
  Status: 'text',
  SubscriptionId: 'text',
  SuspendDate: 'date',
  TermStartDate: 'date',
  TermType: 'text',
  Type: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
