// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDateTime } from '../../../api/schemas/values.js';
import {
  customizable,
  decimalText,
  instant,
  maybe,
  strict,
  type CustomFieldValues,
  type Id,
  type NumberOf,
  upTo,
  usageFile,
  wireBoolean,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import type { AccountPageRequest, CreateOrModifyResponse, DeleteResponse, InvoiceItemRequest } from './shared.js';

/** Input of `POST /v1/usage`. */
export interface UploadUsageRequest {
  /** CSV or zip of at most 4 MB; a `File` with a name of at most 50 characters, or a `Blob`. */
  file: Blob;
}

export const uploadUsageRequest: Schema<UploadUsageRequest> = /* @__PURE__ */ strict({
  file: usageFile,
});

/** Answer of `POST /v1/usage`. */
export interface UploadUsageResponse {
  checkImportStatus?: string;
  size?: number;
  success?: boolean;
}

export const uploadUsageResponse: Schema<UploadUsageResponse> = /* @__PURE__ */ z.looseObject({
  checkImportStatus: maybe(wireText),
  size: maybe(wireInteger),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/object/usage`. */
export interface CreateUsageRequest extends CustomFieldValues {
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  AccountId?: Id<'account'>;
  AccountNumber?: NumberOf<'account'>;
  ChargeId?: string;
  /** At most 50 characters. */
  ChargeNumber?: string;
  /** At most 200 characters. */
  Description?: string;
  EndDateTime?: IsoDateTime;
  ProductRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  Quantity: DecimalString;
  StartDateTime: IsoDateTime;
  /** At most 32 characters. */
  SubscriptionId?: Id<'subscription'>;
  /** At most 100 characters. */
  SubscriptionNumber?: NumberOf<'subscription'>;
  UOM: string;
  UniqueKey?: string;
}

export const createUsageRequest: Schema<CreateUsageRequest> = /* @__PURE__ */ customizable({
  rejectUnknownFields: z.optional(z.boolean()),
  AccountId: z.optional(z.string()),
  AccountNumber: z.optional(z.string()),
  ChargeId: z.optional(z.string()),
  ChargeNumber: z.optional(upTo(50)),
  Description: z.optional(upTo(200)),
  EndDateTime: z.optional(instant),
  ProductRatePlanChargeNumber: z.optional(z.string()),
  Quantity: decimal,
  StartDateTime: instant,
  SubscriptionId: z.optional(upTo(32)),
  SubscriptionNumber: z.optional(upTo(100)),
  UOM: z.string(),
  UniqueKey: z.optional(z.string()),
});

/** Input of `GET /v1/object/usage/{id}`. */
export interface GetUsageRequest {
  id: Id<'usage'>;
  fields?: string;
}

export const getUsageRequest: Schema<GetUsageRequest> = /* @__PURE__ */ strict({
  id: z.string(),
  fields: z.optional(z.string()),
});

/** Answer of `GET /v1/object/usage/{id}`. */
export interface GetUsageResponse extends CustomFieldValues {
  AccountId?: Id<'account'>;
  AccountNumber?: NumberOf<'account'>;
  ChargeId?: string;
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Description?: string;
  EndDateTime?: IsoDateTime;
  Id?: Id<'usage'>;
  ProductRatePlanChargeNumber?: NumberOf<'product rate plan charge'>;
  Quantity?: DecimalString;
  RbeStatus?: string;
  SourceType?: string;
  StartDateTime?: IsoDateTime;
  SubscriptionId?: Id<'subscription'>;
  SubscriptionNumber?: NumberOf<'subscription'>;
  UOM?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
}

export const getUsageResponse: Schema<GetUsageResponse> = /* @__PURE__ */ z.looseObject({
  AccountId: maybe(wireText),
  AccountNumber: maybe(wireText),
  ChargeId: maybe(wireText),
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  Description: maybe(wireText),
  EndDateTime: maybe(wireDateTime),
  Id: maybe(wireText),
  ProductRatePlanChargeNumber: maybe(wireText),
  Quantity: maybe(decimal),
  RbeStatus: maybe(wireText),
  SourceType: maybe(wireText),
  StartDateTime: maybe(wireDateTime),
  SubscriptionId: maybe(wireText),
  SubscriptionNumber: maybe(wireText),
  UOM: maybe(wireText),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
});

/** Input of `PUT /v1/object/usage/{id}`. */
export interface UpdateUsageRequest extends CustomFieldValues {
  id: string;
  /** Default `false`. */
  rejectUnknownFields?: boolean;
  EndDateTime?: IsoDateTime;
  Quantity?: DecimalString;
  RbeStatus?: string;
  StartDateTime?: IsoDateTime;
  UOM?: string;
}

export const updateUsageRequest: Schema<UpdateUsageRequest> = /* @__PURE__ */ customizable({
  id: z.string(),
  rejectUnknownFields: z.optional(z.boolean()),
  EndDateTime: z.optional(instant),
  Quantity: z.optional(decimal),
  RbeStatus: z.optional(z.string()),
  StartDateTime: z.optional(instant),
  UOM: z.optional(z.string()),
});

/** Input of `DELETE /v1/object/usage/{id}`. */
export interface DeleteUsageRequest {
  id: Id<'usage'>;
}

export const deleteUsageRequest: Schema<DeleteUsageRequest> = /* @__PURE__ */ strict({
  id: z.string(),
});

/** `Old_GETUsageType` of the definition. */
export interface OlderUsage extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountName?: string;
  accountNumber?: NumberOf<'account'>;
  chargeNumber?: string;
  id?: Id<'usage'>;
  quantity?: DecimalString;
  sourceName?: string;
  startDateTime?: IsoDateTime;
  status?: string;
  submissionDateTime?: IsoDateTime;
  subscriptionNumber?: NumberOf<'subscription'>;
  unitOfMeasure?: string;
}

export const olderUsage: Schema<OlderUsage> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountName: maybe(wireText),
  accountNumber: maybe(wireText),
  chargeNumber: maybe(wireText),
  id: maybe(wireText),
  quantity: maybe(decimalText),
  sourceName: maybe(wireText),
  startDateTime: maybe(wireDateTime),
  status: maybe(wireText),
  submissionDateTime: maybe(wireDateTime),
  subscriptionNumber: maybe(wireText),
  unitOfMeasure: maybe(wireText),
});

/** Answer of `GET /v1/usage/accounts/{account-key}`. */
export interface ListUsageByAccountResponse {
  nextPage?: string;
  success?: boolean;
  usage?: OlderUsage[];
}

export const listUsageByAccountResponse: Schema<ListUsageByAccountResponse> = /* @__PURE__ */ z.looseObject({
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
  usage: maybe(z.array(olderUsage)),
});

/** `GETUsageRateDetailWrapper.data` of the definition. */
export interface UsageRateDetailWrapperData {
  amountWithoutTax?: DecimalString;
  chargeNumber?: string;
  invoiceId?: Id<'invoice'>;
  invoiceItemId?: Id<'invoice item'>;
  invoiceNumber?: NumberOf<'invoice'>;
  listPrice?: string;
  quantity?: DecimalString;
  rateDetail?: string;
  servicePeriod?: string;
  uom?: string;
}

export const usageRateDetailWrapperData: Schema<UsageRateDetailWrapperData> = /* @__PURE__ */ z.looseObject({
  amountWithoutTax: maybe(decimal),
  chargeNumber: maybe(wireText),
  invoiceId: maybe(wireText),
  invoiceItemId: maybe(wireText),
  invoiceNumber: maybe(wireText),
  listPrice: maybe(wireText),
  quantity: maybe(decimal),
  rateDetail: maybe(wireText),
  servicePeriod: maybe(wireText),
  uom: maybe(wireText),
});

/** Answer of `GET /v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail`. */
export interface GetUsageRateDetailResponse {
  data?: UsageRateDetailWrapperData;
  success?: boolean;
}

export const getUsageRateDetailResponse: Schema<GetUsageRateDetailResponse> = /* @__PURE__ */ z.looseObject({
  data: maybe(usageRateDetailWrapperData),
  success: maybe(wireBoolean),
});

/** Answer of `POST /v1/object/usage`. */
export type CreateUsageResponse = CreateOrModifyResponse;

/** Answer of `PUT /v1/object/usage/{id}`. */
export type UpdateUsageResponse = CreateOrModifyResponse;

/** Answer of `DELETE /v1/object/usage/{id}`. */
export type DeleteUsageResponse = DeleteResponse;

/** Input of `GET /v1/usage/accounts/{account-key}`. */
export type ListUsageByAccountRequest = AccountPageRequest;

/** Input of `GET /v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail`. */
export type GetUsageRateDetailRequest = InvoiceItemRequest;
