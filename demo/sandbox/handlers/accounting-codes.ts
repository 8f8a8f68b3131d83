import { asc } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  ActivateAccountingCodeRequest,
  CreateAccountingCodeRequest,
  GetAccountingCodeRequest,
  ListAccountingCodesRequest,
  UpdateAccountingCodeRequest,
} from '../../../src/generated/api/schemas/accounting-codes.js';
import type { CallContext, WireBody } from '../context.js';
import { accountingCodes } from '../database/schema.js';
import { formatTimestamp } from '../engine/clock.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import {
  ACCOUNTING_CODE_CATEGORIES,
  addAccountingCode,
  removeAccountingCode,
  getAccountingCodeRow,
  setAccountingCodeStatus,
  changeAccountingCode,
  type AccountingCodeRow,
  type AccountingCodeType,
} from '../engine/ledger/accounting-codes.js';
import { endpoint } from '../http/endpoint.js';
import { omitEmpty } from './omit-empty.js';
import { LEDGER_USER, readLongPage } from './ledger-pages.js';
import { pageOf } from './paging.js';

const isType = (type: string): type is AccountingCodeType => Object.hasOwn(ACCOUNTING_CODE_CATEGORIES, type);

function wireCode(code: AccountingCodeRow, call: CallContext): WireBody {
  const { id, name, type, glAccountName, glAccountNumber, notes, segmentConstantValues, status } = code;
  const { timeZone } = call.settings;
  return omitEmpty({
    id,
    name,
    type,
    category: isType(type) ? ACCOUNTING_CODE_CATEGORIES[type] : undefined,
    glAccountName,
    glAccountNumber,
    notes,
    segmentConstantValues,
    status,
    createdBy: LEDGER_USER,
    createdOn: formatTimestamp(timeZone, code.createdDate),
    updatedBy: LEDGER_USER,
    updatedOn: formatTimestamp(timeZone, code.updatedDate),
    ...code.customFields,
  });
}

/** `GET /v1/accounting-codes`, sorted by name. */
async function listAccountingCodes(input: ListAccountingCodesRequest, call: CallContext): Promise<WireBody> {
  const page = readLongPage(input);
  const found = await call.tx
    .select()
    .from(accountingCodes)
    .orderBy(asc(accountingCodes.name))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return { success: true, accountingCodes: shown.map((code) => wireCode(code, call)), ...nextPage };
}

/** `GET /v1/accounting-codes/{ac-id}`. */
async function getAccountingCode(input: GetAccountingCodeRequest, call: CallContext): Promise<WireBody> {
  return { success: true, ...wireCode(await getAccountingCodeRow(call.tx, input['ac-id']), call) };
}

/** `POST /v1/accounting-codes`. New codes are active. */
async function createAccountingCode(input: CreateAccountingCodeRequest, call: CallContext): Promise<WireBody> {
  const { name, type, glAccountName, glAccountNumber, notes, segmentConstantValues } = input;
  const fields = omitUndefined({ glAccountName, glAccountNumber, notes, segmentConstantValues });
  const { id } = await addAccountingCode(call, { name, type, ...fields, customFields: pickCustomFields(input) });
  return { success: true, id };
}

/** `PUT /v1/accounting-codes/{ac-id}`. Absent fields stay unchanged. */
async function updateAccountingCode(input: UpdateAccountingCodeRequest, call: CallContext): Promise<WireBody> {
  const { name, type, glAccountName, glAccountNumber, notes, segmentConstantValues } = input;
  const fields = omitUndefined({ name, type, glAccountName, glAccountNumber, notes, segmentConstantValues });
  await changeAccountingCode(call, input['ac-id'], { ...fields, customFields: pickCustomFields(input) });
  return { success: true };
}

/** `PUT /v1/accounting-codes/{ac-id}/activate` and `/deactivate`. */
const setStatus =
  (status: AccountingCodeRow['status']) =>
  async (input: ActivateAccountingCodeRequest, call: CallContext): Promise<WireBody> => {
    await setAccountingCodeStatus(call, input['ac-id'], status);
    return { success: true };
  };

/** `DELETE /v1/accounting-codes/{ac-id}`. */
async function deleteAccountingCode(input: ActivateAccountingCodeRequest, call: CallContext): Promise<WireBody> {
  await removeAccountingCode(call, input['ac-id']);
  return { success: true };
}

/** Endpoints by operation name. */
export const accountingCodeEndpoints = {
  listAccountingCodes: endpoint(rows.listAccountingCodes, 'accounting-codes', listAccountingCodes),
  createAccountingCode: endpoint(rows.createAccountingCode, 'accounting-codes', createAccountingCode),
  getAccountingCode: endpoint(rows.getAccountingCode, 'accounting-codes', getAccountingCode),
  updateAccountingCode: endpoint(rows.updateAccountingCode, 'accounting-codes', updateAccountingCode),
  activateAccountingCode: endpoint(rows.activateAccountingCode, 'accounting-codes', setStatus('Active')),
  deactivateAccountingCode: endpoint(rows.deactivateAccountingCode, 'accounting-codes', setStatus('Inactive')),
  deleteAccountingCode: endpoint(rows.deleteAccountingCode, 'accounting-codes', deleteAccountingCode),
};
