import { eq, max } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { DeleteAccountObjectRequest, GetAccountObjectRequest } from '../../../src/generated/api/schemas/object-records.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, invoices } from '../database/schema.js';
import { changeAccount, closeAccount, findParentAccountId } from '../engine/account-changes.js';
import { checkCurrency, openAccount, type AccountRow } from '../engine/accounts.js';
import { checkPaymentTerm } from '../engine/payment-terms.js';
import { readAccountBalance } from '../engine/account-totals.js';
import { formatTimestamp } from '../engine/clock.js';
import { assignRoles, getContactRow } from '../engine/contacts.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { makeDefault, assignAsDefault, getUsableMethod } from '../engine/payment-methods/payment-methods.js';
import { jsonNumber } from '../engine/money.js';
import { billingError, notFound, invalidValue } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import {
  createAccountObjectInput,
  updateAccountObjectInput,
  type CreateAccountObjectInput,
  type UpdateAccountObjectInput,
} from '../supported/account-objects.js';
import { toClearedFields, mergeStoredFields, toObjectDetails } from './account-object-fields.js';
import { omitEmpty } from './omit-empty.js';
import { selectFields } from './select-fields.js';

/** Finds an account by id. Generic object operations do not accept account numbers. */
async function accountById(call: CallContext, id: string, lock: boolean): Promise<AccountRow> {
  const query = call.tx.select().from(accounts).where(eq(accounts.id, id));
  const [account] = await (lock ? query.for('update') : query);
  if (!account) throw notFound('account', id);
  return account;
}

async function wireAccount(account: AccountRow, call: CallContext): Promise<WireBody> {
  const balance = jsonNumber(await readAccountBalance(call.tx, account.id, account.currency));
  const [last] = await call.tx
    .select({ date: max(invoices.invoiceDate) })
    .from(invoices)
    .where(eq(invoices.accountId, account.id));
  return omitEmpty({
    ...toObjectDetails(account),
    Id: account.id,
    AccountNumber: account.number,
    Name: account.name,
    Status: account.status,
    Currency: account.currency,
    AutoPay: account.autoPay,
    BillCycleDay: account.billCycleDay,
    BcdSettingOption: account.billCycleDay === 0 ? 'AutoSet' : 'ManualSet',
    PaymentTerm: account.paymentTerm,
    Notes: account.notes,
    BillToId: account.billToId,
    SoldToId: account.soldToId,
    DefaultPaymentMethodId: account.defaultPaymentMethodId,
    Balance: balance,
    TotalInvoiceBalance: balance,
    LastInvoiceDate: last?.date,
    CreatedDate: formatTimestamp(call.settings.timeZone, account.createdDate),
    ...account.customFields,
  });
}

/** Creates an account without contacts and returns its id. The account is a draft until it has contacts. */
export async function addAccountObject(input: CreateAccountObjectInput, call: CallContext): Promise<string> {
  if (input.Status !== 'Draft') {
    throw billingError('accounts', 'rule', "'Status' must be Draft: an account becomes Active when 'BillToId' and 'SoldToId' are set.");
  }
  checkCurrency(call, input.Currency, 'Currency', 'accounts');
  checkPaymentTerm(input.PaymentTerm, 'PaymentTerm');
  const parent = input.ParentId === undefined ? {} : { parentId: await findParentAccountId(call.tx, input.ParentId) };
  const account = await openAccount(
    call,
    {
      status: 'Draft',
      name: input.Name,
      currency: input.Currency,
      accountNumber: input.AccountNumber,
      autoPay: input.AutoPay,
      billCycleDay: input.BillCycleDay,
      paymentTerm: input.PaymentTerm,
      notes: input.Notes,
      details: { ...mergeStoredFields({ ...input }), ...parent },
      customFields: pickCustomFields(input),
    },
    '',
  );
  if (input.DefaultPaymentMethodId !== undefined) {
    await assignAsDefault(call, account, await getUsableMethod(call, account, input.DefaultPaymentMethodId, 'DefaultPaymentMethodId'));
  }
  return account.id;
}

async function withContacts(call: CallContext, account: AccountRow, input: UpdateAccountObjectInput): Promise<AccountRow> {
  let changed = account;
  for (const [field, id, role] of [
    ['BillToId', input.BillToId, 'billTo'],
    ['SoldToId', input.SoldToId, 'soldTo'],
  ] as const) {
    if (id === undefined) continue;
    if ((await getContactRow(call.tx, id)).accountId !== account.id) {
      throw invalidValue('accounts', field, 'no contact of this account');
    }
    changed = await assignRoles(call.tx, changed, id, { [role]: true });
  }
  return changed;
}

function checkStatus(account: AccountRow, wanted: UpdateAccountObjectInput['Status']): void {
  if (wanted === undefined || wanted === account.status) return;
  if (account.status !== 'Draft')
    throw billingError('accounts', 'rule', `'Status' cannot become ${wanted}: the account is ${account.status}.`);
  if (account.billToId === null || account.soldToId === null) {
    throw billingError('accounts', 'rule', "'Status' cannot become Active before 'BillToId' and 'SoldToId' are set.");
  }
}

/** Updates an account. The fields in `emptied` are cleared. */
export async function writeAccountObject(input: UpdateAccountObjectInput, emptied: readonly string[], call: CallContext): Promise<void> {
  const account = await withContacts(call, await accountById(call, input.id, true), input);
  checkStatus(account, input.Status);
  checkPaymentTerm(input.PaymentTerm, 'PaymentTerm');
  const { notes, kept, parentId, customFields } = toClearedFields(emptied);
  const parent = input.ParentId === undefined ? {} : { parentId: await findParentAccountId(call.tx, input.ParentId, account) };
  await changeAccount(call, account, {
    name: input.Name,
    autoPay: input.AutoPay,
    billCycleDay: input.BillCycleDay,
    paymentTerm: input.PaymentTerm,
    notes: notes === null ? null : input.Notes,
    ...(input.Status === 'Active' && { status: 'Active' }),
    details: { ...mergeStoredFields({ ...input, ...kept }, account), ...parent, ...(parentId === null && { parentId }) },
    customFields: { ...pickCustomFields(input), ...customFields },
  });
  if (input.DefaultPaymentMethodId !== undefined) {
    await makeDefault(call, account, await getUsableMethod(call, account, input.DefaultPaymentMethodId, 'DefaultPaymentMethodId'));
  }
}

/** Deletes an account, like `DELETE /v1/accounts/{account-key}`. */
export async function removeAccountObject(id: string, call: CallContext): Promise<void> {
  await closeAccount(call, await accountById(call, id, true));
}

/** `POST /v1/object/account`. */
async function createAccountObject(input: CreateAccountObjectInput, call: CallContext): Promise<WireBody> {
  return { Success: true, Id: await addAccountObject(input, call) };
}

/** `GET /v1/object/account/{id}`. */
async function getAccountObject(input: GetAccountObjectRequest, call: CallContext): Promise<WireBody> {
  return selectFields(await wireAccount(await accountById(call, input.id, false), call), input.fields);
}

/** `PUT /v1/object/account/{id}`. */
async function updateAccountObject(input: UpdateAccountObjectInput, call: CallContext): Promise<WireBody> {
  await writeAccountObject(input, [], call);
  return { Success: true, Id: input.id };
}

/** `DELETE /v1/object/account/{id}`. */
async function deleteAccountObject(input: DeleteAccountObjectRequest, call: CallContext): Promise<WireBody> {
  await removeAccountObject(input.id, call);
  return { success: true, id: input.id };
}

/** Endpoints by operation name. */
export const accountObjectEndpoints = {
  createAccountObject: partialEndpoint(rows.createAccountObject, 'accounts', createAccountObjectInput, createAccountObject),
  getAccountObject: endpoint(rows.getAccountObject, 'accounts', getAccountObject),
  updateAccountObject: partialEndpoint(rows.updateAccountObject, 'accounts', updateAccountObjectInput, updateAccountObject),
  deleteAccountObject: endpoint(rows.deleteAccountObject, 'accounts', deleteAccountObject),
};
