import type { BankDetail } from '../../api/schemas/storefront/invoicing.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { InvoicingOffer } from '../offers/invoicing-offer.js';
import { localize } from '../offers/texts.js';

/** Bank account for payments in a currency. Undefined if the offers file has none. */
export function bankAccountView(
  invoicing: InvoicingOffer | undefined,
  currency: CurrencyCode,
  locale: string | undefined,
): BankDetail[] | undefined {
  const account = invoicing?.bankAccounts?.find(({ currencies }) => currencies === undefined || currencies.includes(currency));
  if (!account) return undefined;
  const { accountHolder, iban, bic, accountNumber, routingNumber, bank, texts } = account;
  const details: BankDetail[] = [{ kind: 'accountHolder', value: accountHolder }];
  const add = (kind: BankDetail['kind'], value: string | undefined): void => void (value === undefined || details.push({ kind, value }));
  add('iban', iban?.replaceAll(' ', ''));
  add('bic', bic);
  add('accountNumber', accountNumber);
  add('routingNumber', routingNumber);
  add('bank', bank);
  add('note', texts && localize(texts, locale).note);
  return details;
}
