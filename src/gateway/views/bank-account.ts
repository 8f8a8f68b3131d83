import type { BankAccount } from '../../api/schemas/storefront/invoicing.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { InvoicingOffer } from '../offers/invoicing-offer.js';
import { localize } from '../offers/texts.js';
import { omitEmpty } from './omit-empty.js';

/** Bank account for payments in a currency. Undefined if the offers file has none. */
export function bankAccountView(
  invoicing: InvoicingOffer | undefined,
  currency: CurrencyCode,
  locale: string | undefined,
): BankAccount | undefined {
  const account = invoicing?.bankAccounts?.find(({ currencies }) => currencies === undefined || currencies.includes(currency));
  if (!account) return undefined;
  const { accountHolder, iban, bic, accountNumber, routingNumber, bank, texts } = account;
  const note = texts && localize(texts, locale).note;
  return { accountHolder, ...omitEmpty({ iban: iban?.replaceAll(' ', ''), bic, accountNumber, routingNumber, bank, note }) };
}
