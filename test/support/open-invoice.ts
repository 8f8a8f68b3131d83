import * as z from 'zod';
import type { Client } from '../../src/api/client.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { storeCard } from './cards.js';
import { newKey, shopper } from './purchase.js';
import type { Stack } from './stack.js';

/** Customer whose only invoice is open. */
export interface OpenInvoice {
  page: Client;
  accountNumber: string;
  invoiceNumber: string;
  amount: string;
  /** Stores a card in the payment form. */
  card(intentId: string, number: string): Promise<string>;
}

const payments = z.object({ payments: z.array(z.object({ number: z.string() })) });
const invoice = z.object({ id: z.string(), amount: z.number() });

/** Creates a customer with a purchase, and takes the payment off its invoice. */
export async function openInvoice(stack: Stack): Promise<OpenInvoice> {
  const { session, result } = await shopper(stack).buy();
  const { accountNumber } = result;
  const invoiceNumber = result.invoiceNumbers[0] ?? '';
  const { id: invoiceId, amount } = invoice.parse((await stack.sandbox.call(`/v1/invoices/${invoiceNumber}`)).body);
  const [{ number } = { number: '' }] = payments.parse(
    (await stack.sandbox.call(`/v1/payments?accountId=${accountNumber}&pageSize=40`)).body,
  ).payments;
  await stack.sandbox.call(`/v1/payments/${number}/unapply`, { method: 'PUT', json: { invoices: [{ invoiceId, amount }] } });
  const page = stack.client(session);
  return {
    page,
    accountNumber,
    invoiceNumber,
    amount: amount.toFixed(2),
    async card(intentId, card) {
      const { token } = await page.call(createPaymentSession, { intentId, currency: 'USD' }, { idempotencyKey: newKey() });
      return storeCard((request) => stack.sandbox.sandbox.form(request), token, card);
    },
  };
}
