import type { Id } from '../wire.js';
import type { DecimalString, IsoDateTime } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Usage record, rated by usage charges. */
export interface Usage extends ExtraFields {
  Id?: Id<'usage'>;
  AccountId?: Id<'account'>;
  AccountNumber?: string;
  ChargeId?: Id<'ratePlanCharge'>;
  ChargeNumber?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  EndDateTime?: IsoDateTime;
  ProductRatePlanChargeNumber?: string;
  Quantity?: DecimalString;
  RbeStatus?: string;
  SourceType?: string;
  StartDateTime?: IsoDateTime;
  SubmissionDateTime?: IsoDateTime;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: string;
  UOM?: string;
  UniqueKey?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const usageFields: FieldKinds<Usage> = {
  Id: 'text',
  AccountId: 'text',
  AccountNumber: 'text',
  ChargeId: 'text',
  ChargeNumber: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  EndDateTime: 'instant',
  ProductRatePlanChargeNumber: 'text',
  Quantity: 'decimal',
  RbeStatus: 'text',
  SourceType: 'text',
  StartDateTime: 'instant',
  SubmissionDateTime: 'instant',
  SubscriptionId: 'text',
  SubscriptionNumber: 'text',
  UOM: 'text',
  UniqueKey: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
