import { getAccount } from '../../generated/api/operations/accounts.js';
import type { InvoicePaymentTerms } from '../../api/schemas/storefront/invoicing.js';
import type { IsoDate, Money } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { bankAccountView } from '../views/bank-account.js';
import { omitEmpty } from '../views/omit-empty.js';

/**
 * Reads how an account that pays on invoice must pay an amount.
 * @param locale language of the note; default: the language of the account
 * @returns undefined if the account does not pay on invoice
 */
export async function readPaymentTerms(
  context: GatewayContext,
  { number, invoiceTerm, currency }: AccountInfo,
  { amount, dueDate }: { amount: Money; dueDate: IsoDate },
  locale?: string,
): Promise<InvoicePaymentTerms | undefined> {
  if (invoiceTerm === undefined) return undefined;
  const [{ basicInfo }, { invoicing }] = await Promise.all([
    context.billing.call(getAccount, { 'account-key': number }),
    context.sellableCatalog(),
  ]);
  const language = locale ?? basicInfo['StorefrontLanguage__c'];
  const bankAccount = bankAccountView(invoicing, currency, typeof language === 'string' ? language : undefined);
  return { amount, dueDate, paymentTerm: invoiceTerm, ...omitEmpty({ purchaseOrderNumber: basicInfo.purchaseOrderNumber, bankAccount }) };
}
