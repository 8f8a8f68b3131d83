// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDate, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  date,
  integer,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  wireBoolean,
  wireDate,
  wireDateTime,
  wireInteger,
  wireText,
} from '../../../api/schemas/wire.js';
import {
  organizationLabel,
  type OrganizationLabel,
  organizationLabelInput,
  type OrganizationLabelInput,
  type CommonResponse,
  type PageRequest,
} from './shared.js';

/** `GETAccountingPeriodWithoutSuccessType.fileIds` of the definition. */
export interface AccountingPeriodWithoutSuccessFileIds {
  accountsReceivableAccountAgingDetailExportFileId?: Id<'file'>;
  accountsReceivableInvoiceAgingDetailExportFileId?: Id<'file'>;
  arRollForwardDetailExportFileId?: Id<'file'>;
  fxRealizedGainAndLossDetailExportFileId?: Id<'file'>;
  fxUnrealizedGainAndLossDetailExportFileId?: Id<'file'>;
  revenueDetailCsvFileId?: Id<'file'>;
  revenueDetailExcelFileId?: Id<'file'>;
  unprocessedChargesFileId?: Id<'file'>;
}

export const accountingPeriodWithoutSuccessFileIds: Schema<AccountingPeriodWithoutSuccessFileIds> = /* @__PURE__ */ z.looseObject({
  accountsReceivableAccountAgingDetailExportFileId: maybe(wireText),
  accountsReceivableInvoiceAgingDetailExportFileId: maybe(wireText),
  arRollForwardDetailExportFileId: maybe(wireText),
  fxRealizedGainAndLossDetailExportFileId: maybe(wireText),
  fxUnrealizedGainAndLossDetailExportFileId: maybe(wireText),
  revenueDetailCsvFileId: maybe(wireText),
  revenueDetailExcelFileId: maybe(wireText),
  unprocessedChargesFileId: maybe(wireText),
});

/** `GETAccountingPeriodWithoutSuccessType` of the definition. */
export interface AccountingPeriodWithoutSuccess extends CustomFieldValues {
  createdBy?: string;
  createdOn?: IsoDateTime;
  endDate: IsoDate;
  fileIds?: AccountingPeriodWithoutSuccessFileIds;
  fiscalYear?: number;
  fiscalQuarter?: number;
  id: Id<'accounting period'>;
  name: string;
  notes?: string;
  organizationLabels?: OrganizationLabel[];
  runTrialBalanceEnd?: IsoDateTime;
  runTrialBalanceErrorMessage?: string;
  runTrialBalanceStart?: IsoDateTime;
  runTrialBalanceStatus?: string;
  startDate: IsoDate;
  status: Open<'Open' | 'PendingClose' | 'Closed'>;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
}

export const accountingPeriodWithoutSuccess: Schema<AccountingPeriodWithoutSuccess> = /* @__PURE__ */ z.looseObject({
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  endDate: wireDate,
  fileIds: maybe(accountingPeriodWithoutSuccessFileIds),
  fiscalYear: maybe(wireInteger),
  fiscalQuarter: maybe(wireInteger),
  id: wireText,
  name: wireText,
  notes: maybe(wireText),
  organizationLabels: maybe(z.array(organizationLabel)),
  runTrialBalanceEnd: maybe(wireDateTime),
  runTrialBalanceErrorMessage: maybe(wireText),
  runTrialBalanceStart: maybe(wireDateTime),
  runTrialBalanceStatus: maybe(wireText),
  startDate: wireDate,
  status: open(['Open', 'PendingClose', 'Closed']),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
});

/** Answer of `GET /v1/accounting-periods`. */
export interface ListAccountingPeriodsResponse {
  accountingPeriods: AccountingPeriodWithoutSuccess[];
  nextPage?: string;
  success?: boolean;
}

export const listAccountingPeriodsResponse: Schema<ListAccountingPeriodsResponse> = /* @__PURE__ */ z.looseObject({
  accountingPeriods: z.array(accountingPeriodWithoutSuccess),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/accounting-periods`. */
export interface CreateAccountingPeriodRequest extends CustomFieldValues {
  endDate: IsoDate;
  fiscalYear: number;
  /** From 1 to 4. */
  fiscalQuarter?: number;
  name: string;
  notes?: string;
  organizationLabels?: OrganizationLabelInput[];
  startDate: IsoDate;
}

export const createAccountingPeriodRequest: Schema<CreateAccountingPeriodRequest> = /* @__PURE__ */ customizable({
  endDate: date,
  fiscalYear: z.int(),
  fiscalQuarter: z.optional(integer(1, 4)),
  name: z.string(),
  notes: z.optional(z.string()),
  organizationLabels: z.optional(z.array(organizationLabelInput)),
  startDate: date,
});

/** Answer of `POST /v1/accounting-periods`. */
export interface CreateAccountingPeriodResponse {
  id: Id<'accounting period'>;
  success?: boolean;
}

export const createAccountingPeriodResponse: Schema<CreateAccountingPeriodResponse> = /* @__PURE__ */ z.looseObject({
  id: wireText,
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/accounting-periods/{ap-id}`. */
export interface GetAccountingPeriodRequest {
  'ap-id': string;
}

export const getAccountingPeriodRequest: Schema<GetAccountingPeriodRequest> = /* @__PURE__ */ strict({
  'ap-id': z.string(),
});

/** `GETAccountingPeriodType.fileIds` of the definition. */
export interface AccountingPeriodFileIds {
  accountsReceivableAccountAgingDetailExportFileId?: Id<'file'>;
  accountsReceivableInvoiceAgingDetailExportFileId?: Id<'file'>;
  accountsReceivableDebitMemoAgingDetailExportFileId?: Id<'file'>;
  arRollForwardDetailExportFileId?: Id<'file'>;
  fxRealizedGainAndLossDetailExportFileId?: Id<'file'>;
  fxUnrealizedGainAndLossDetailExportFileId?: Id<'file'>;
  revenueDetailCsvFileId?: Id<'file'>;
  revenueDetailExcelFileId?: Id<'file'>;
  unprocessedChargesFileId?: Id<'file'>;
}

export const accountingPeriodFileIds: Schema<AccountingPeriodFileIds> = /* @__PURE__ */ z.looseObject({
  accountsReceivableAccountAgingDetailExportFileId: maybe(wireText),
  accountsReceivableInvoiceAgingDetailExportFileId: maybe(wireText),
  accountsReceivableDebitMemoAgingDetailExportFileId: maybe(wireText),
  arRollForwardDetailExportFileId: maybe(wireText),
  fxRealizedGainAndLossDetailExportFileId: maybe(wireText),
  fxUnrealizedGainAndLossDetailExportFileId: maybe(wireText),
  revenueDetailCsvFileId: maybe(wireText),
  revenueDetailExcelFileId: maybe(wireText),
  unprocessedChargesFileId: maybe(wireText),
});

/** Answer of `GET /v1/accounting-periods/{ap-id}`. */
export interface GetAccountingPeriodResponse extends CustomFieldValues {
  createdBy?: string;
  createdOn?: IsoDateTime;
  endDate: IsoDate;
  fileIds?: AccountingPeriodFileIds;
  fiscalYear?: number;
  fiscalQuarter?: number;
  id: Id<'accounting period'>;
  name: string;
  notes?: string;
  organizationLabels?: OrganizationLabel[];
  runTrialBalanceEnd?: IsoDateTime;
  runTrialBalanceErrorMessage?: string;
  runTrialBalanceStart?: IsoDateTime;
  runTrialBalanceStatus?: string;
  startDate: IsoDate;
  status: Open<'Open' | 'PendingClose' | 'Closed'>;
  success?: boolean;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
}

export const getAccountingPeriodResponse: Schema<GetAccountingPeriodResponse> = /* @__PURE__ */ z.looseObject({
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  endDate: wireDate,
  fileIds: maybe(accountingPeriodFileIds),
  fiscalYear: maybe(wireInteger),
  fiscalQuarter: maybe(wireInteger),
  id: wireText,
  name: wireText,
  notes: maybe(wireText),
  organizationLabels: maybe(z.array(organizationLabel)),
  runTrialBalanceEnd: maybe(wireDateTime),
  runTrialBalanceErrorMessage: maybe(wireText),
  runTrialBalanceStart: maybe(wireDateTime),
  runTrialBalanceStatus: maybe(wireText),
  startDate: wireDate,
  status: open(['Open', 'PendingClose', 'Closed']),
  success: maybe(wireBoolean),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
});

/** Input of `PUT /v1/accounting-periods/{ap-id}`. */
export interface UpdateAccountingPeriodRequest extends CustomFieldValues {
  'ap-id': string;
  endDate?: IsoDate;
  fiscalYear?: number;
  /** From 1 to 4. */
  fiscalQuarter?: number;
  name?: string;
  notes?: string;
  startDate?: IsoDate;
}

export const updateAccountingPeriodRequest: Schema<UpdateAccountingPeriodRequest> = /* @__PURE__ */ customizable({
  'ap-id': z.string(),
  endDate: z.optional(date),
  fiscalYear: z.optional(z.int()),
  fiscalQuarter: z.optional(integer(1, 4)),
  name: z.optional(z.string()),
  notes: z.optional(z.string()),
  startDate: z.optional(date),
});

/** Input of `GET /v1/accounting-periods`. */
export type ListAccountingPeriodsRequest = PageRequest;

/** Answer of `PUT /v1/accounting-periods/{ap-id}`. */
export type UpdateAccountingPeriodResponse = CommonResponse;

/** Input of `DELETE /v1/accounting-periods/{ap-id}`. */
export type DeleteAccountingPeriodRequest = GetAccountingPeriodRequest;

/** Answer of `DELETE /v1/accounting-periods/{ap-id}`. */
export type DeleteAccountingPeriodResponse = CommonResponse;

/** Input of `PUT /v1/accounting-periods/{ap-id}/close`. */
export type CloseAccountingPeriodRequest = GetAccountingPeriodRequest;

/** Answer of `PUT /v1/accounting-periods/{ap-id}/close`. */
export type CloseAccountingPeriodResponse = CommonResponse;

/** Input of `PUT /v1/accounting-periods/{ap-id}/pending-close`. */
export type MarkAccountingPeriodPendingCloseRequest = GetAccountingPeriodRequest;

/** Answer of `PUT /v1/accounting-periods/{ap-id}/pending-close`. */
export type MarkAccountingPeriodPendingCloseResponse = CommonResponse;

/** Input of `PUT /v1/accounting-periods/{ap-id}/reopen`. */
export type ReopenAccountingPeriodRequest = GetAccountingPeriodRequest;

/** Answer of `PUT /v1/accounting-periods/{ap-id}/reopen`. */
export type ReopenAccountingPeriodResponse = CommonResponse;

/** Input of `PUT /v1/accounting-periods/{ap-id}/run-trial-balance`. */
export type RunTrialBalanceRequest = GetAccountingPeriodRequest;

/** Answer of `PUT /v1/accounting-periods/{ap-id}/run-trial-balance`. */
export type RunTrialBalanceResponse = CommonResponse;
