import { getAccountSummary, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import { listRefunds } from '../../generated/api/operations/refunds.js';
import { eq, oneOf, select } from '../../api/query/index.js';
import type { GetInvoiceResponse as BillingInvoice } from '../../generated/api/schemas/invoices.js';
import type { InvoicePayment } from '../../api/schemas/storefront/invoices.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import { firstRecords } from '../billing/records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { allPages } from '../flows/account.js';
import { isPositive, isZero, subtract, toMoney } from '../money.js';
import { keptMethods, methodSummary } from '../views/payment-method.js';
import { omitEmpty } from '../views/omit-empty.js';

/** Payments of one invoice that are looked at; a query takes 200 conditions. */
const MOST = 100;

interface Part {
  paymentId: string;
  amount: DecimalString;
}

/** Which payments paid an invoice. A platform that does not keep these parts as objects still names them for its newest payments. */
async function partsOf({ billing }: GatewayContext, { number }: AccountInfo, { id }: BillingInvoice): Promise<Part[]> {
  try {
    const { records } = await firstRecords(billing, select('InvoicePayment', ['PaymentId', 'Amount']).where(eq('InvoiceId', id)), MOST);
    return records.flatMap(({ PaymentId: paymentId, Amount: amount }) =>
      paymentId && amount !== undefined ? [{ paymentId, amount }] : [],
    );
  } catch (error) {
    if (!isDefinite(error)) throw error;
    const { payments } = await billing.call(getAccountSummary, { 'account-key': number });
    return payments.flatMap(({ id: paymentId, paidInvoices }) =>
      (paidInvoices ?? []).flatMap(({ invoiceId, appliedPaymentAmount: amount }) => (invoiceId === id ? [{ paymentId, amount }] : [])),
    );
  }
}

/** What the account pays with, by id; also what it does so no longer. */
export async function methodsById({ billing }: GatewayContext, { number }: AccountInfo): Promise<Map<string, PaymentMethodSummary>> {
  const answer = await billing.call(listAccountPaymentMethods, { 'account-key': number });
  return new Map(keptMethods(answer).map((method) => [method.id, methodSummary(method)]));
}

async function paymentRecords({ billing }: GatewayContext, account: AccountInfo, parts: readonly Part[]) {
  const ids = parts.map(({ paymentId }) => paymentId);
  const fields = ['Id', 'AccountId', 'PaymentNumber', 'Status', 'Amount', 'EffectiveDate', 'PaymentMethodId'] as const;
  const { records } = await firstRecords(billing, select('Payment', fields).where(oneOf('Id', ids)));
  return new Map(records.flatMap((record) => (record.AccountId === account.id && record.Id ? [[record.Id, record]] : [])));
}

/** What was given back of payments that paid this invoice alone: of others nobody can tell for which of their invoices it was. */
async function refundsOf({ billing }: GatewayContext, account: AccountInfo, paymentIds: readonly string[]) {
  const lists = await Promise.all(
    paymentIds.map((paymentId) =>
      allPages(billing.pages(listRefunds, { accountId: account.id, paymentId, pageSize: 40 }), ({ refunds = [] }) => refunds),
    ),
  );
  return lists.flat().filter(({ accountId, status }) => accountId === account.id && status !== 'Canceled');
}

/** The credit that was used, of which the platform says only how much. */
function creditOf({ creditMemoAmount = '0', currency }: BillingInvoice): InvoicePayment[] {
  return isZero(creditMemoAmount) ? [] : [{ kind: 'credit', amount: toMoney(creditMemoAmount, currency) }];
}

/** What paid an invoice of the account, the newest first, and what of it was given back. */
export async function paymentsOf(context: GatewayContext, account: AccountInfo, invoice: BillingInvoice): Promise<InvoicePayment[]> {
  const { currency, paymentAmount = '1' } = invoice;
  const parts = isPositive(paymentAmount) ? (await partsOf(context, account, invoice)).slice(0, MOST) : [];
  if (parts.length === 0) return creditOf(invoice);
  const [records, methods] = await Promise.all([paymentRecords(context, account, parts), methodsById(context, account)]);
  const whole = parts.flatMap(({ paymentId, amount }) => {
    const all = records.get(paymentId)?.Amount;
    return all !== undefined && isZero(subtract(all, amount)) ? [paymentId] : [];
  });
  const refunds = await refundsOf(context, account, whole);
  const paid = parts.flatMap(({ paymentId, amount }): InvoicePayment[] => {
    const record = records.get(paymentId);
    if (!record) return [];
    const { PaymentNumber: number, EffectiveDate: date, Status: status, PaymentMethodId } = record;
    const method = methods.get(PaymentMethodId ?? '');
    return [{ kind: 'payment', amount: toMoney(amount, currency), ...omitEmpty({ date, number, status, method }) }];
  });
  const returned = refunds.map(({ number, refundDate: date, amount = '0', status, paymentMethodId }): InvoicePayment => {
    const method = methods.get(paymentMethodId ?? '');
    return { kind: 'refund', amount: toMoney(amount, currency), ...omitEmpty({ date, number, status, method }) };
  });
  const byDate = (a: InvoicePayment, b: InvoicePayment): number => ((a.date ?? '') < (b.date ?? '') ? 1 : -1);
  return [...[...returned, ...paid].sort(byDate), ...creditOf(invoice)];
}
