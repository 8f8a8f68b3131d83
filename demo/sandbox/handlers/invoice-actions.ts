import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { ReverseInvoiceRequest } from '../../../src/generated/api/schemas/invoices.js';
import type { CallContext, WireBody } from '../context.js';
import { invoiceEmails } from '../database/schema.js';
import { lockInvoice } from '../engine/invoices.js';
import { reverseInvoice as reverse } from '../engine/credit-memos.js';
import { writeOff } from '../engine/write-off.js';
import { readBillToContact } from '../engine/contacts.js';
import { invalidValue, missingField } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { emailInput, writeOffInput, type EmailInput, type WriteOffInput } from '../supported/invoice-actions.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { pickStored } from '../supported/stored-fields.js';

/** `PUT /v1/invoices/{invoiceKey}/reverse`. The reversal is complete when the response is sent. */
async function reverseInvoice(input: ReverseInvoiceRequest, call: CallContext): Promise<WireBody> {
  const { applyEffectiveDate, invoiceKey, ...details } = input;
  const { invoice, memo } = await reverse(call, invoiceKey, { ...details, effectiveDate: applyEffectiveDate });
  return { success: true, id: invoice.id, jobStatus: 'Completed', creditMemo: { id: memo.id } };
}

/** `PUT /v1/invoices/{invoiceKey}/write-off`. */
async function writeOffInvoice(input: WriteOffInput, call: CallContext): Promise<WireBody> {
  const { invoiceKey, amount, comment, memoDate, reasonCode } = input;
  const items = input.items?.map(({ invoiceItemId, amountWithoutTax, taxationItems, serviceStartDate, serviceEndDate, ...item }, index) => {
    if (invoiceItemId === undefined) throw missingField('invoices', `items.${index}.invoiceItemId`);
    const taxes = taxationItems?.map((item, place) => {
      const field = `items.${index}.taxationItems.${place}`;
      if (item.taxationItemId === undefined) throw missingField('invoices', `${field}.taxationItemId`);
      if (item.amount === undefined) throw missingField('invoices', `${field}.amount`);
      return { id: item.taxationItemId, amount: item.amount };
    });
    const own = { ...omitUndefined({ serviceStartDate, serviceEndDate }), details: pickStored('creditMemoItem', item) };
    return { invoiceItemId, amountWithoutTax, taxes, own };
  });
  const memo = await writeOff(
    call,
    invoiceKey,
    { amount, items },
    { comment, memoDate, reasonCode, customFields: pickCustomFields(input) },
  );
  return { success: true, creditMemo: { id: memo.id } };
}

const ADDRESS = /^[^\s@,]{1,64}@[^\s@,]{1,190}$/;
const MOST_ADDRESSES = 20;

function readAddresses(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.length <= MOST_ADDRESSES && addresses.every((address) => ADDRESS.test(address))) return addresses;
  throw invalidValue('invoices', 'emailAddresses', `must be at most ${MOST_ADDRESSES} comma-separated addresses`);
}

/** `POST /v1/invoices/{invoiceKey}/emails`: records an email. The sandbox sends no emails. */
async function emailInvoice(input: EmailInput, call: CallContext): Promise<WireBody> {
  const { account, invoice } = await lockInvoice(call, input.invoiceKey);
  const billTo = await readBillToContact(call.tx, account);
  const known = billTo?.workEmail ?? billTo?.personalEmail;
  const addresses = input.emailAddresses === undefined ? [known] : readAddresses(input.emailAddresses);
  if (addresses.includes(undefined) || addresses.includes(null)) {
    throw missingField('invoices', 'emailAddresses', 'the bill-to contact has no email address');
  }
  await call.tx.insert(invoiceEmails).values({ invoiceId: invoice.id, addresses: addresses.join(','), sentDate: call.moment.now });
  return { success: true };
}

/** Endpoints by operation name. */
export const invoiceActionEndpoints = {
  reverseInvoice: endpoint(rows.reverseInvoice, 'invoices', reverseInvoice),
  writeOffInvoice: partialEndpoint(rows.writeOffInvoice, 'invoices', writeOffInput, writeOffInvoice),
  emailInvoice: partialEndpoint(rows.emailInvoice, 'invoices', emailInput, emailInvoice),
};
