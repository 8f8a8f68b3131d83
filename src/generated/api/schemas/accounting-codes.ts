// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  customizable,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type NumberOf,
  wireBoolean,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';
import type { CommonResponse, PageRequest } from './shared.js';

/** `GETAccountingCodeItemWithoutSuccessType` of the definition. */
export interface AccountingCodeItemWithoutSuccess extends CustomFieldValues {
  category?: Open<'Assets' | 'Liabilities' | 'Equity' | 'Revenue' | 'Expenses'>;
  createdBy?: string;
  createdOn?: IsoDateTime;
  glAccountName?: string;
  glAccountNumber?: NumberOf<'account'>;
  id: Id<'accounting code'>;
  name: string;
  notes?: string;
  status: Open<'Active' | 'Inactive'>;
  type: Open<
    | 'AccountsReceivable'
    | 'On-Account Receivable'
    | 'Cash'
    | 'OtherAssets'
    | 'CustomerCashOnAccount'
    | 'DeferredRevenue'
    | 'SalesTaxPayable'
    | 'OtherLiabilities'
    | 'SalesRevenue'
    | 'SalesDiscounts'
    | 'OtherRevenue'
    | 'OtherEquity'
    | 'BadDebt'
    | 'OtherExpenses'
  >;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
  segmentConstantValues?: Record<string, unknown>;
}

export const accountingCodeItemWithoutSuccess: Schema<AccountingCodeItemWithoutSuccess> = /* @__PURE__ */ z.looseObject({
  category: maybe(open(['Assets', 'Liabilities', 'Equity', 'Revenue', 'Expenses'])),
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  glAccountName: maybe(wireText),
  glAccountNumber: maybe(wireText),
  id: wireText,
  name: wireText,
  notes: maybe(wireText),
  status: open(['Active', 'Inactive']),
  type: open([
    'AccountsReceivable',
    'On-Account Receivable',
    'Cash',
    'OtherAssets',
    'CustomerCashOnAccount',
    'DeferredRevenue',
    'SalesTaxPayable',
    'OtherLiabilities',
    'SalesRevenue',
    'SalesDiscounts',
    'OtherRevenue',
    'OtherEquity',
    'BadDebt',
    'OtherExpenses',
  ]),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
  segmentConstantValues: maybe(z.record(z.string(), z.unknown())),
});

/** Answer of `GET /v1/accounting-codes`. */
export interface ListAccountingCodesResponse {
  accountingCodes: AccountingCodeItemWithoutSuccess[];
  nextPage?: string;
  success?: boolean;
}

export const listAccountingCodesResponse: Schema<ListAccountingCodesResponse> = /* @__PURE__ */ z.looseObject({
  accountingCodes: z.array(accountingCodeItemWithoutSuccess),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `POST /v1/accounting-codes`. */
export interface CreateAccountingCodeRequest extends CustomFieldValues {
  glAccountName?: string;
  glAccountNumber?: NumberOf<'account'>;
  name: string;
  notes?: string;
  type:
    | 'AccountsReceivable'
    | 'On-Account Receivable'
    | 'Cash'
    | 'OtherAssets'
    | 'CustomerCashOnAccount'
    | 'DeferredRevenue'
    | 'SalesTaxPayable'
    | 'OtherLiabilities'
    | 'SalesRevenue'
    | 'SalesDiscounts'
    | 'OtherRevenue'
    | 'OtherEquity'
    | 'BadDebt'
    | 'OtherExpenses';
  segmentConstantValues?: Record<string, unknown>;
}

export const createAccountingCodeRequest: Schema<CreateAccountingCodeRequest> = /* @__PURE__ */ customizable({
  glAccountName: z.optional(z.string()),
  glAccountNumber: z.optional(z.string()),
  name: z.string(),
  notes: z.optional(z.string()),
  type: z.enum([
    'AccountsReceivable',
    'On-Account Receivable',
    'Cash',
    'OtherAssets',
    'CustomerCashOnAccount',
    'DeferredRevenue',
    'SalesTaxPayable',
    'OtherLiabilities',
    'SalesRevenue',
    'SalesDiscounts',
    'OtherRevenue',
    'OtherEquity',
    'BadDebt',
    'OtherExpenses',
  ]),
  segmentConstantValues: z.optional(z.record(z.string(), z.unknown())),
});

/** Answer of `POST /v1/accounting-codes`. */
export interface CreateAccountingCodeResponse {
  id: Id<'accounting code'>;
  success?: boolean;
}

export const createAccountingCodeResponse: Schema<CreateAccountingCodeResponse> = /* @__PURE__ */ z.looseObject({
  id: wireText,
  success: maybe(wireBoolean),
});

/** Input of `GET /v1/accounting-codes/{ac-id}`. */
export interface GetAccountingCodeRequest {
  'ac-id': string;
}

export const getAccountingCodeRequest: Schema<GetAccountingCodeRequest> = /* @__PURE__ */ strict({
  'ac-id': z.string(),
});

/** Answer of `GET /v1/accounting-codes/{ac-id}`. */
export interface GetAccountingCodeResponse extends CustomFieldValues {
  category?: Open<'Assets' | 'Liabilities' | 'Equity' | 'Revenue' | 'Expenses'>;
  createdBy?: string;
  createdOn?: IsoDateTime;
  glAccountName?: string;
  glAccountNumber?: NumberOf<'account'>;
  id: Id<'accounting code'>;
  name: string;
  notes?: string;
  status: Open<'Active' | 'Inactive'>;
  success?: boolean;
  type: Open<
    | 'AccountsReceivable'
    | 'On-Account Receivable'
    | 'Cash'
    | 'OtherAssets'
    | 'CustomerCashOnAccount'
    | 'DeferredRevenue'
    | 'SalesTaxPayable'
    | 'OtherLiabilities'
    | 'SalesRevenue'
    | 'SalesDiscounts'
    | 'OtherRevenue'
    | 'OtherEquity'
    | 'BadDebt'
    | 'OtherExpenses'
  >;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
  segmentConstantValues?: Record<string, unknown>;
}

export const getAccountingCodeResponse: Schema<GetAccountingCodeResponse> = /* @__PURE__ */ z.looseObject({
  category: maybe(open(['Assets', 'Liabilities', 'Equity', 'Revenue', 'Expenses'])),
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  glAccountName: maybe(wireText),
  glAccountNumber: maybe(wireText),
  id: wireText,
  name: wireText,
  notes: maybe(wireText),
  status: open(['Active', 'Inactive']),
  success: maybe(wireBoolean),
  type: open([
    'AccountsReceivable',
    'On-Account Receivable',
    'Cash',
    'OtherAssets',
    'CustomerCashOnAccount',
    'DeferredRevenue',
    'SalesTaxPayable',
    'OtherLiabilities',
    'SalesRevenue',
    'SalesDiscounts',
    'OtherRevenue',
    'OtherEquity',
    'BadDebt',
    'OtherExpenses',
  ]),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
  segmentConstantValues: maybe(z.record(z.string(), z.unknown())),
});

/** Input of `PUT /v1/accounting-codes/{ac-id}`. */
export interface UpdateAccountingCodeRequest extends CustomFieldValues {
  'ac-id': string;
  glAccountName?: string;
  glAccountNumber?: NumberOf<'account'>;
  name?: string;
  notes?: string;
  type?:
    | 'AccountsReceivable'
    | 'On-Account Receivable'
    | 'Cash'
    | 'OtherAssets'
    | 'CustomerCashOnAccount'
    | 'DeferredRevenue'
    | 'SalesTaxPayable'
    | 'OtherLiabilities'
    | 'SalesRevenue'
    | 'SalesDiscounts'
    | 'OtherRevenue'
    | 'OtherEquity'
    | 'BadDebt'
    | 'OtherExpenses';
  segmentConstantValues?: Record<string, unknown>;
}

export const updateAccountingCodeRequest: Schema<UpdateAccountingCodeRequest> = /* @__PURE__ */ customizable({
  'ac-id': z.string(),
  glAccountName: z.optional(z.string()),
  glAccountNumber: z.optional(z.string()),
  name: z.optional(z.string()),
  notes: z.optional(z.string()),
  type: z.optional(
    z.enum([
      'AccountsReceivable',
      'On-Account Receivable',
      'Cash',
      'OtherAssets',
      'CustomerCashOnAccount',
      'DeferredRevenue',
      'SalesTaxPayable',
      'OtherLiabilities',
      'SalesRevenue',
      'SalesDiscounts',
      'OtherRevenue',
      'OtherEquity',
      'BadDebt',
      'OtherExpenses',
    ]),
  ),
  segmentConstantValues: z.optional(z.record(z.string(), z.unknown())),
});

/** Input of `GET /v1/accounting-codes`. */
export type ListAccountingCodesRequest = PageRequest;

/** Answer of `PUT /v1/accounting-codes/{ac-id}`. */
export type UpdateAccountingCodeResponse = CommonResponse;

/** Input of `PUT /v1/accounting-codes/{ac-id}/activate`. */
export type ActivateAccountingCodeRequest = GetAccountingCodeRequest;

/** Answer of `PUT /v1/accounting-codes/{ac-id}/activate`. */
export type ActivateAccountingCodeResponse = CommonResponse;

/** Input of `PUT /v1/accounting-codes/{ac-id}/deactivate`. */
export type DeactivateAccountingCodeRequest = GetAccountingCodeRequest;

/** Answer of `PUT /v1/accounting-codes/{ac-id}/deactivate`. */
export type DeactivateAccountingCodeResponse = CommonResponse;

/** Input of `DELETE /v1/accounting-codes/{ac-id}`. */
export type DeleteAccountingCodeRequest = GetAccountingCodeRequest;

/** Answer of `DELETE /v1/accounting-codes/{ac-id}`. */
export type DeleteAccountingCodeResponse = CommonResponse;
