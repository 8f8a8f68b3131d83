import { getInvoice } from '../../generated/api/operations/invoices.js';
import type { GetInvoiceResponse as BillingInvoice } from '../../generated/api/schemas/invoices.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { notFound } from '../refusal.js';

/**
 * Reads a posted invoice of an account.
 * @throws {Refusal} 404 if the invoice does not exist or belongs to another account
 */
export async function requireInvoice({ billing }: GatewayContext, account: AccountInfo, number: string): Promise<BillingInvoice> {
  const invoice = await orNotFound(billing.call(getInvoice, { invoiceKey: number }));
  const own = invoice.accountId === account.id && invoice.invoiceNumber === number && invoice.status === 'Posted';
  if (!own) throw notFound();
  return invoice;
}
