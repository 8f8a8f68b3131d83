import { getAccount } from '../../generated/api/operations/accounts.js';
import { emailInvoice } from '../../generated/api/operations/invoices.js';
import type { InvoiceMail, InvoiceRequest } from '../../api/schemas/storefront/invoices.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { OperationHandler } from '../context.js';
import { requireInvoice } from '../invoices/account-invoice.js';
import { Refusal } from '../refusal.js';
import { sessionAccount } from './account.js';

/** Matches addresses that are safe to use in the platform's comma-separated list. */
const EMAIL_ADDRESS = /^[^\s@,]{1,64}@[^\s@,]{1,190}$/;
/** Maximum number of addresses per email. */
const MAX_ADDRESSES = 10;

/** Masks an address, such as `p•••@example.com`. The owner can recognize the address, but nobody else can use it. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Sends an invoice to the account's own email addresses. The request cannot name other addresses. */
export const sendInvoiceByEmail: OperationHandler<InvoiceRequest, InvoiceMail> = async (context, { input, principal, upstreamKey }) => {
  const account = await sessionAccount(context, principal);
  const { invoiceNumber } = await requireInvoice(context, account, input.number);
  const { billToContact, billingAndPayment } = await orNotFound(context.billing.call(getAccount, { 'account-key': account.number }));
  const main = billToContact?.workEmail || billToContact?.personalEmail;
  const candidates = [main, ...(billingAndPayment.additionalEmailAddresses ?? [])];
  const addresses = [...new Set(candidates.filter((address) => typeof address === 'string' && EMAIL_ADDRESS.test(address)))].slice(
    0,
    MAX_ADDRESSES,
  );
  if (addresses.length === 0) {
    const message = 'The account has no email address. Ask the customer to enter one in the profile.';
    throw new Refusal({ status: 422, type: 'invalid-request', code: 'no-address', message });
  }
  const mail = { invoiceKey: invoiceNumber, emailAddresses: addresses.join(',') };
  await context.billing.call(emailInvoice, mail, { idempotencyKey: upstreamKey });
  return { body: { to: addresses.flatMap((address) => (address === undefined ? [] : [maskAddress(address)])) } };
};
