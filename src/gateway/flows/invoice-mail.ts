import { getAccount } from '../../generated/api/operations/accounts.js';
import { emailInvoice } from '../../generated/api/operations/invoices.js';
import type { InvoiceMail, InvoiceRequest } from '../../api/schemas/storefront/invoices.js';
import { orNotFound } from '../billing/problems.js';
import type { OperationHandler } from '../context.js';
import { ownInvoice } from '../invoices/own-invoice.js';
import { Refusal } from '../refusal.js';
import { ownAccount } from './account.js';

/** What the platform takes in its list of addresses, which is separated by commas. */
const ADDRESS = /^[^\s@,]{1,64}@[^\s@,]{1,190}$/;
/** Addresses of one mail. */
const MOST = 10;

/** `p•••@example.com`: enough to recognize one's own address, and none for anybody else. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Sends an invoice to the addresses that the account has for its invoices; none can be named. */
export const mailInvoice: OperationHandler<InvoiceRequest, InvoiceMail> = async (context, { input, principal, upstreamKey }) => {
  const account = await ownAccount(context, principal);
  const { invoiceNumber } = await ownInvoice(context, account, input.number);
  const { billToContact, billingAndPayment } = await orNotFound(context.billing.call(getAccount, { 'account-key': account.number }));
  const main = billToContact?.workEmail || billToContact?.personalEmail;
  const known = [main, ...(billingAndPayment.additionalEmailAddresses ?? [])];
  const addresses = [...new Set(known.filter((address) => typeof address === 'string' && ADDRESS.test(address)))].slice(0, MOST);
  if (addresses.length === 0) {
    const message = 'The account has no e-mail address. Let the person enter one in the profile.';
    throw new Refusal({ status: 422, type: 'invalid-request', code: 'no-address', message });
  }
  const mail = { invoiceKey: invoiceNumber, emailAddresses: addresses.join(',') };
  await context.billing.call(emailInvoice, mail, { idempotencyKey: upstreamKey });
  return { body: { to: addresses.flatMap((address) => (address === undefined ? [] : [masked(address)])) } };
};
