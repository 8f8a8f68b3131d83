import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { endpoint } from '../http/endpoint.js';
import { desc, eq, inArray } from 'drizzle-orm';
import type { AccountRequest, CreateAccountRequest } from '../../../src/api/schemas/billing/account.js';
import type { AccountContact } from '../../../src/api/schemas/billing/contact.js';
import type { Call, WireBody } from '../context.js';
import { contacts, invoices, paymentApplications, payments } from '../database/schema.js';
import { getAccountRow, openAccount, type AccountRow, type ContactInput, type ContactRow } from '../engine/accounts.js';
import { accountBalance, accountRevenue } from '../engine/balances.js';
import { defaultMethod, takeMethod, usableMethod, type MethodRow } from '../engine/methods.js';
import { jsonNumber } from '../engine/money.js';
import { newestVersions, withRatePlans } from '../engine/subscriptions.js';
import { maskedNumber } from './payment-methods.js';

/** How many of each the summary shows. */
const SUMMARY_ROWS = 6;

function contactInput(contact: AccountContact & { firstName: string; lastName: string }): ContactInput {
  const { id: _, zipCode, ...rest } = contact;
  return { ...rest, ...(zipCode !== undefined && { postalCode: zipCode }) };
}

function wireContact(contact: ContactRow | undefined): WireBody | null {
  if (!contact) return null;
  const { accountId: _account, createdDate: _created, postalCode, ...rest } = contact;
  return { ...rest, zipCode: postalCode };
}

async function wireContacts(account: AccountRow, call: Call): Promise<WireBody> {
  const ids = [account.billToId, account.soldToId].filter((id) => id !== null);
  const rows = await call.tx.select().from(contacts).where(inArray(contacts.id, ids));
  const find = (id: string | null) => wireContact(rows.find((row) => row.id === id));
  return { billToContact: find(account.billToId), soldToContact: find(account.soldToId) };
}

/** `POST /v1/accounts`. */
async function createAccount(input: CreateAccountRequest, call: Call): Promise<WireBody> {
  const { billToContact, soldToContact, hpmCreditCardPaymentMethodId: methodId, billCycleDay = 0, ...rest } = input;
  const contacts = { billTo: contactInput(billToContact), soldTo: soldToContact && contactInput(soldToContact) };
  const account = await openAccount(call, { ...rest, ...contacts, billCycleDay }, '');
  if (methodId !== undefined) await takeMethod(call, account, await usableMethod(call, account, methodId, 'hpmCreditCardPaymentMethodId'));
  return {
    success: true,
    accountId: account.id,
    accountNumber: account.number,
    billToContactId: account.billToId,
    soldToContactId: account.soldToId,
    ...(methodId !== undefined && { paymentMethodId: methodId }),
  };
}

/** `GET /v1/accounts/{account-key}`. */
async function getAccount(input: AccountRequest, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const balance = await accountBalance(call.tx, account.id, account.currency);
  return {
    success: true,
    basicInfo: {
      id: account.id,
      accountNumber: account.number,
      name: account.name,
      status: account.status,
      notes: account.notes,
      ...account.customFields,
    },
    billingAndPayment: {
      currency: account.currency,
      autoPay: account.autoPay,
      billCycleDay: account.billCycleDay,
      bcdSettingOption: account.billCycleDay === 0 ? 'AutoSet' : 'ManualSet',
      defaultPaymentMethodId: account.defaultPaymentMethodId,
      paymentTerm: account.paymentTerm,
    },
    metrics: {
      balance,
      totalInvoiceBalance: balance,
      contractedMrr: await accountRevenue(call.tx, account.id, account.currency),
    },
    ...(await wireContacts(account, call)),
  };
}

function wireDefaultMethod(method: MethodRow | undefined): WireBody {
  if (!method) return {};
  return {
    defaultPaymentMethod: {
      id: method.id,
      paymentMethodType: method.type,
      creditCardNumber: maskedNumber(method),
      creditCardType: method.cardType,
      creditCardExpirationMonth: String(method.expirationMonth),
      creditCardExpirationYear: String(method.expirationYear),
    },
  };
}

async function summaryInvoices(account: AccountRow, call: Call) {
  return call.tx
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, account.id))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.number))
    .limit(SUMMARY_ROWS);
}

async function summaryPayments(account: AccountRow, call: Call): Promise<{ rows: (typeof payments.$inferSelect)[]; wire: WireBody[] }> {
  const rows = await call.tx
    .select()
    .from(payments)
    .where(eq(payments.accountId, account.id))
    .orderBy(desc(payments.createdDate), desc(payments.number))
    .limit(SUMMARY_ROWS);
  const ids = rows.map((row) => row.id);
  const applied = await call.tx
    .select({ application: paymentApplications, invoiceNumber: invoices.number })
    .from(paymentApplications)
    .innerJoin(invoices, eq(invoices.id, paymentApplications.invoiceId))
    .where(inArray(paymentApplications.paymentId, ids));
  const wire = rows.map((row) => ({
    id: row.id,
    paymentNumber: row.number,
    paymentType: row.type,
    status: row.status,
    effectiveDate: row.effectiveDate,
    paidInvoices: applied
      .filter(({ application }) => application.paymentId === row.id)
      .map(({ application, invoiceNumber }) => ({
        invoiceId: application.invoiceId,
        invoiceNumber,
        appliedPaymentAmount: application.amount,
      })),
  }));
  return { rows, wire };
}

async function summarySubscriptions(account: AccountRow, call: Call): Promise<WireBody[]> {
  const rows = await newestVersions(call.tx, account.id, { limit: SUMMARY_ROWS, offset: 0 });
  return (await withRatePlans(call.tx, rows)).map((row) => ({
    id: row.id,
    subscriptionNumber: row.number,
    status: row.status,
    termType: row.termType,
    autoRenew: row.autoRenew,
    subscriptionStartDate: row.startDate,
    termStartDate: row.termStartDate,
    ...(row.termEndDate !== null && { termEndDate: row.termEndDate }),
    ...(row.initialTerm !== null && { initialTerm: `${row.initialTerm} ${row.initialTermPeriodType ?? ''}` }),
    ratePlans: row.ratePlans.map((plan) => ({
      productId: plan.productId,
      productName: plan.productName,
      productRatePlanId: plan.productRatePlanId,
      ratePlanName: plan.name,
    })),
  }));
}

/** `GET /v1/accounts/{account-key}/summary`. */
async function getAccountSummary(input: AccountRequest, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const newest = await summaryInvoices(account, call);
  const paid = await summaryPayments(account, call);
  const last = paid.rows.find((row) => row.status === 'Processed');
  return {
    success: true,
    basicInfo: {
      id: account.id,
      accountNumber: account.number,
      name: account.name,
      status: account.status,
      currency: account.currency,
      balance: await accountBalance(call.tx, account.id, account.currency),
      autoPay: account.autoPay,
      billCycleDay: String(account.billCycleDay),
      lastInvoiceDate: newest[0]?.invoiceDate ?? null,
      lastPaymentDate: last?.effectiveDate ?? null,
      lastPaymentAmount: last?.amount ?? null,
      ...wireDefaultMethod(await defaultMethod(call, account.id)),
    },
    ...(await wireContacts(account, call)),
    subscriptions: await summarySubscriptions(account, call),
    invoices: newest.map((row) => ({
      id: row.id,
      invoiceNumber: row.number,
      status: row.status,
      amount: jsonNumber(row.amount),
      balance: row.balance,
      invoiceDate: row.invoiceDate,
      dueDate: row.dueDate,
    })),
    payments: paid.wire,
  };
}

/** What is served here, by row. */
export const accountEndpoints = {
  createAccount: endpoint(rows.createAccount, 'accounts', createAccount),
  getAccount: endpoint(rows.getAccount, 'accounts', getAccount),
  getAccountSummary: endpoint(rows.getAccountSummary, 'accounts', getAccountSummary),
};
