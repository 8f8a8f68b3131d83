import { getAccountSummary, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import { listRefunds } from '../../generated/api/operations/refunds.js';
import { eq, oneOf, select } from '../../api/query/index.js';
import type { GetInvoiceResponse as BillingInvoice } from '../../generated/api/schemas/invoices.js';
import type { InvoicePayment } from '../../api/schemas/storefront/invoices.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readAllPages } from '../flows/account.js';
import { isPositive, isZero, subtract, toMoney } from '../money.js';
import { allMethods, methodSummary } from '../views/payment-method.js';
import { omitEmpty } from '../views/omit-empty.js';

/** Maximum number of payments to read for one invoice. A query accepts 200 conditions. */
const MAX_PAYMENTS = 100;

interface PaymentPart {
  paymentId: string;
  amount: DecimalString;
}

/**
 * Reads the payments that were applied to an invoice. If the platform does not support this object type, uses the account summary, which
 * contains only the newest payments.
 */
async function readPaymentParts({ billing }: GatewayContext, { number }: AccountInfo, { id }: BillingInvoice): Promise<PaymentPart[]> {
  try {
    const { records } = await firstRecords(
      billing,
      select('InvoicePayment', ['PaymentId', 'Amount']).where(eq('InvoiceId', id)),
      MAX_PAYMENTS,
    );
    return records.flatMap(({ PaymentId: paymentId, Amount: amount }) =>
      paymentId && amount !== undefined ? [{ paymentId, amount }] : [],
    );
  } catch (error) {
    if (!isRejected(error)) throw error;
    const { payments } = await billing.call(getAccountSummary, { 'account-key': number });
    return payments.flatMap(({ id: paymentId, paidInvoices }) =>
      (paidInvoices ?? []).flatMap(({ invoiceId, appliedPaymentAmount: amount }) => (invoiceId === id ? [{ paymentId, amount }] : [])),
    );
  }
}

/** Payment methods of an account by id, including inactive ones. */
export async function readMethodsById({ billing }: GatewayContext, { number }: AccountInfo): Promise<Map<string, PaymentMethodSummary>> {
  const response = await billing.call(listAccountPaymentMethods, { 'account-key': number });
  return new Map(allMethods(response).map((method) => [method.id, methodSummary(method)]));
}

async function readPaymentRecords({ billing }: GatewayContext, account: AccountInfo, parts: readonly PaymentPart[]) {
  const ids = parts.map(({ paymentId }) => paymentId);
  const fields = ['Id', 'AccountId', 'PaymentNumber', 'Status', 'Amount', 'EffectiveDate', 'PaymentMethodId'] as const;
  const { records } = await firstRecords(billing, select('Payment', fields).where(oneOf('Id', ids)));
  return new Map(records.flatMap((record) => (record.AccountId === account.id && record.Id ? [[record.Id, record]] : [])));
}

/** Refunds of payments that paid only this invoice. Refunds of other payments cannot be attributed to an invoice. */
async function readRefunds({ billing }: GatewayContext, account: AccountInfo, paymentIds: readonly string[]) {
  const lists = await Promise.all(
    paymentIds.map((paymentId) =>
      readAllPages(billing.pages(listRefunds, { accountId: account.id, paymentId, pageSize: 40 }), ({ refunds = [] }) => refunds),
    ),
  );
  return lists.flat().filter(({ accountId, status }) => accountId === account.id && status !== 'Canceled');
}

/** Entry for applied credit. The platform reports only its total. */
function toCreditEntries({ creditMemoAmount = '0', currency }: BillingInvoice): InvoicePayment[] {
  return isZero(creditMemoAmount) ? [] : [{ kind: 'credit', amount: toMoney(creditMemoAmount, currency) }];
}

/** Reads payments, refunds and credit of an invoice, newest first. */
export async function readInvoicePayments(
  context: GatewayContext,
  account: AccountInfo,
  invoice: BillingInvoice,
): Promise<InvoicePayment[]> {
  const { currency, paymentAmount = '1' } = invoice;
  const parts = isPositive(paymentAmount) ? (await readPaymentParts(context, account, invoice)).slice(0, MAX_PAYMENTS) : [];
  if (parts.length === 0) return toCreditEntries(invoice);
  const [records, methods] = await Promise.all([readPaymentRecords(context, account, parts), readMethodsById(context, account)]);
  const singleInvoicePaymentIds = parts.flatMap(({ paymentId, amount }) => {
    const fullAmount = records.get(paymentId)?.Amount;
    return fullAmount !== undefined && isZero(subtract(fullAmount, amount)) ? [paymentId] : [];
  });
  const refunds = await readRefunds(context, account, singleInvoicePaymentIds);
  const paymentEntries = parts.flatMap(({ paymentId, amount }): InvoicePayment[] => {
    const record = records.get(paymentId);
    if (!record) return [];
    const { PaymentNumber: number, EffectiveDate: date, Status: status, PaymentMethodId } = record;
    const method = methods.get(PaymentMethodId ?? '');
    return [{ kind: 'payment', amount: toMoney(amount, currency), ...omitEmpty({ date, number, status, method }) }];
  });
  const refundEntries = refunds.map(({ number, refundDate: date, amount = '0', status, paymentMethodId }): InvoicePayment => {
    const method = methods.get(paymentMethodId ?? '');
    return { kind: 'refund', amount: toMoney(amount, currency), ...omitEmpty({ date, number, status, method }) };
  });
  const byDate = (a: InvoicePayment, b: InvoicePayment): number => ((a.date ?? '') < (b.date ?? '') ? 1 : -1);
  return [...[...refundEntries, ...paymentEntries].sort(byDate), ...toCreditEntries(invoice)];
}
