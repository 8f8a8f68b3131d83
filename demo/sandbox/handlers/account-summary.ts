import { desc, eq, inArray } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { accountSummaryInput, type AccountSummaryInput } from '../supported/accounts.js';
import type { CallContext, WireBody } from '../context.js';
import { invoices, paymentApplications, payments } from '../database/schema.js';
import { getAccountRow, type AccountRow } from '../engine/accounts.js';
import { readAccountBalance } from '../engine/account-totals.js';
import { readDefaultMethod, type PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { jsonNumber } from '../engine/money.js';
import { readNewestVersions, withRatePlans } from '../engine/subscriptions.js';
import { partialEndpoint } from '../http/endpoint.js';
import { accountDetails } from './account-details.js';
import { omitEmpty } from './omit-empty.js';
import { wireContacts } from './contact-fields.js';
import { maskedNumber } from './payment-method-fields.js';

/** Maximum number of entries per list in the summary. */
const SUMMARY_ROWS = 6;

/** Types of payment methods in the summary: all bank debits outside the United States have the same type. */
const WIRE_TYPES: Readonly<Record<string, string>> = { SEPA: 'BankTransfer', Bacs: 'BankTransfer' };

function wireDefaultMethod(method: PaymentMethodRow | undefined): WireBody {
  if (!method) return {};
  return {
    defaultPaymentMethod: omitEmpty({
      id: method.id,
      paymentMethodType: WIRE_TYPES[method.type] ?? method.type,
      ...(method.type === 'CreditCard' && {
        creditCardNumber: maskedNumber(method),
        creditCardType: method.cardType,
        creditCardExpirationMonth: method.expirationMonth?.toString(),
        creditCardExpirationYear: method.expirationYear?.toString(),
      }),
    }),
  };
}

async function summaryInvoices(account: AccountRow, call: CallContext) {
  return call.tx
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, account.id))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.number))
    .limit(SUMMARY_ROWS);
}

async function summaryPayments(
  account: AccountRow,
  call: CallContext,
): Promise<{ rows: (typeof payments.$inferSelect)[]; wire: WireBody[] }> {
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

async function summarySubscriptions(account: AccountRow, call: CallContext): Promise<WireBody[]> {
  const rows = await readNewestVersions(call.tx, account.id, { limit: SUMMARY_ROWS, offset: 0 });
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
async function getAccountSummary(input: AccountSummaryInput, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const newest = await summaryInvoices(account, call);
  const paid = await summaryPayments(account, call);
  const last = paid.rows.find((row) => row.status === 'Processed');
  return {
    success: true,
    basicInfo: omitEmpty({
      ...accountDetails(account, rows.getAccountSummary, 'basicInfo'),
      id: account.id,
      accountNumber: account.number,
      name: account.name,
      status: account.status,
      currency: account.currency,
      balance: await readAccountBalance(call.tx, account.id, account.currency),
      autoPay: account.autoPay,
      billCycleDay: String(account.billCycleDay),
      bcdSettingOption: account.billCycleDay === 0 ? 'AutoSet' : 'ManualSet',
      lastInvoiceDate: newest[0]?.invoiceDate,
      lastPaymentDate: last?.effectiveDate,
      lastPaymentAmount: last?.amount,
      ...wireDefaultMethod(await readDefaultMethod(call, account.id)),
      ...account.customFields,
    }),
    ...accountDetails(account, rows.getAccountSummary),
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

/** Endpoints by operation name. */
export const accountSummaryEndpoints = {
  getAccountSummary: partialEndpoint(rows.getAccountSummary, 'accounts', accountSummaryInput, getAccountSummary),
};
