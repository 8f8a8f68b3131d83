import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { DeleteAccountRequest, GetAccountRequest } from '../../../src/generated/api/schemas/accounts.js';
import type { CallContext, WireBody } from '../context.js';
import { changeAccount, changeAccountContact, closeAccount, findParentAccountId } from '../engine/account-changes.js';
import { chooseContact, getAccountRow, lockAccount, openAccount } from '../engine/accounts.js';
import { readAccountBalance, readAccountMonthlyRevenue } from '../engine/account-totals.js';
import type { ContactInput, ContactRole } from '../engine/contacts.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { saveCompletedJob } from '../engine/order-jobs.js';
import { assignAsDefault, getUsableMethod } from '../engine/payment-methods/payment-methods.js';
import { billingError } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { createAccountInput, updateAccountInput, type CreateAccountInput, type UpdateAccountInput } from '../supported/accounts.js';
import type { ChangedContactFields } from '../supported/contacts.js';
import { pickStored } from '../supported/stored-fields.js';
import { accountDetails } from './account-details.js';
import { accountSummaryEndpoints } from './account-summary.js';
import { storeSentMethod } from './create-payment-method.js';
import { omitEmpty } from './omit-empty.js';
import { addSubscription } from './subscription-creation.js';
import { contactDetails, contactInput, wireContacts } from './contact-fields.js';
import { readUnappliedFunds } from '../engine/funds.js';

/** Billing options, which need a subscription. */
const BILLING = ['runBilling', 'collect', 'applyCredit', 'targetDate', 'documentDate', 'creditMemoReasonCode'] as const;

/** `POST /v1/accounts`. A subscription is also billed, and its payment is collected, unless the request says otherwise. */
async function createAccount(input: CreateAccountInput, call: CallContext): Promise<WireBody> {
  const { name, currency, accountNumber, autoPay, billCycleDay = 0, notes, paymentTerm, subscription } = input;
  const { soldToContact, shipToContact } = input;
  const unfit = subscription ? undefined : BILLING.find((option) => input[option] !== undefined && input[option] !== false);
  if (unfit !== undefined) throw billingError('accounts', 'rule', `'${unfit}' needs 'subscription'.`);
  const methodId = await storeSentMethod(input, '', call);
  const account = await openAccount(
    call,
    {
      name,
      currency,
      accountNumber,
      autoPay,
      billCycleDay,
      notes,
      paymentTerm,
      details: {
        ...pickStored('account', input),
        ...(input.parentId !== undefined && { parentId: await findParentAccountId(call.tx, input.parentId) }),
      },
      customFields: pickCustomFields(input),
      billTo: contactInput(input.billToContact),
      soldTo: chooseContact(soldToContact && contactInput(soldToContact), input.soldToSameAsBillTo, 'soldTo'),
      shipTo: chooseContact(shipToContact && contactInput(shipToContact), input.shipToSameAsBillTo, 'shipTo'),
    },
    '',
  );
  if (methodId !== undefined)
    await assignAsDefault(call, account, await getUsableMethod(call, account, methodId, 'hpmCreditCardPaymentMethodId'));
  const bought = subscription && (await addSubscription(call, account, subscription, input, 'subscription.'));
  return omitEmpty({
    success: true,
    // In this response, amounts are text.
    ...Object.fromEntries(Object.entries(bought ?? {}).map(([field, value]) => [field, String(value)])),
    accountId: account.id,
    accountNumber: account.number,
    billToContactId: account.billToId,
    soldToContactId: account.soldToId,
    shipToContactId: account.shipToId,
    paymentMethodId: methodId,
  });
}

/** `GET /v1/accounts/{account-key}`. */
async function getAccount(input: GetAccountRequest, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const balance = await readAccountBalance(call.tx, account.id, account.currency);
  const unused = await readUnappliedFunds(call.tx, account.id, account.currency);
  return {
    success: true,
    basicInfo: omitEmpty({
      ...accountDetails(account, rows.getAccount, 'basicInfo'),
      id: account.id,
      accountNumber: account.number,
      name: account.name,
      status: account.status,
      notes: account.notes,
      ...account.customFields,
    }),
    billingAndPayment: omitEmpty({
      ...accountDetails(account, rows.getAccount, 'billingAndPayment'),
      currency: account.currency,
      autoPay: account.autoPay,
      billCycleDay: account.billCycleDay,
      bcdSettingOption: account.billCycleDay === 0 ? 'AutoSet' : 'ManualSet',
      defaultPaymentMethodId: account.defaultPaymentMethodId,
      paymentTerm: account.paymentTerm,
    }),
    metrics: {
      balance,
      totalInvoiceBalance: balance,
      unappliedPaymentAmount: unused.payments,
      unappliedCreditMemoAmount: unused.credit,
      contractedMrr: await readAccountMonthlyRevenue(call.tx, account.id, account.currency, call.moment.today),
    },
    ...(await wireContacts(account, call)),
    ...accountDetails(account, rows.getAccount),
  };
}

function contactChanges(fields: ChangedContactFields | undefined): Partial<ContactInput> | undefined {
  if (!fields) return undefined;
  const { firstName, lastName } = fields;
  return { ...contactDetails(fields), ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}

/** `PUT /v1/accounts/{account-key}`. Absent fields stay unchanged. */
async function updateAccount(input: UpdateAccountInput, call: CallContext): Promise<WireBody> {
  let account = await lockAccount(call.tx, input['account-key']);
  const { name, autoPay, billCycleDay, paymentTerm, notes, defaultPaymentMethodId } = input;
  const parent = input.parentId === undefined ? {} : { parentId: await findParentAccountId(call.tx, input.parentId, account) };
  await changeAccount(call, account, {
    name,
    autoPay,
    billCycleDay,
    paymentTerm,
    notes,
    defaultPaymentMethodId,
    details: { ...pickStored('account', input), ...parent },
    customFields: pickCustomFields(input),
  });
  const contacts: [ContactRole, string | undefined, ChangedContactFields | undefined][] = [
    ['billTo', input.billToContactId, input.billToContact],
    ['soldTo', input.soldToContactId, input.soldToContact],
    ['shipTo', input.shipToContactId, input.shipToContact],
  ];
  for (const [role, id, fields] of contacts)
    account = await changeAccountContact(call, account, role, { id, changes: contactChanges(fields) });
  return { success: true };
}

/** `DELETE /v1/accounts/{account-key}`. As on the platform, the response names a job. In the sandbox, the job is already complete. */
async function deleteAccount(input: DeleteAccountRequest, call: CallContext): Promise<WireBody> {
  const account = await lockAccount(call.tx, input['account-key']);
  await closeAccount(call, account);
  return {
    success: true,
    id: account.id,
    jobId: await saveCompletedJob(call, 'DeleteAccount', { accountId: account.id }),
    jobStatus: 'Pending',
  };
}

/** Endpoints by operation name. */
export const accountEndpoints = {
  createAccount: partialEndpoint(rows.createAccount, 'accounts', createAccountInput, createAccount),
  getAccount: endpoint(rows.getAccount, 'accounts', getAccount),
  ...accountSummaryEndpoints,
  updateAccount: partialEndpoint(rows.updateAccount, 'accounts', updateAccountInput, updateAccount),
  deleteAccount: endpoint(rows.deleteAccount, 'accounts', deleteAccount),
};
