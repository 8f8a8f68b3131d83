import * as z from 'zod';
import { amount } from '../../api/schemas/amount.js';
import { countryCode, currencyCode, type CountryCode, type CurrencyCode, type DecimalString } from '../../api/schemas/values.js';
import { exactObject } from '../option-problems.js';
import { displayText, localized, uniqueBy, type Localized } from './texts.js';

/** Payment on invoice, for companies. */
export interface InvoicingOffer {
  /** Payment terms. The first one for the buyer's country applies. */
  terms: InvoicingTerm[];
  /** Most that an account may owe on invoice, for each currency. Other currencies need a payment method. If missing, there is no limit. */
  limits?: InvoicingLimit[] | undefined;
  /** Bank accounts to pay to. The first one for the currency of the invoice is shown. */
  bankAccounts?: BankAccountOffer[] | undefined;
}

export interface InvoicingTerm {
  /** Payment term of the billing platform: `Net` and a number of days. */
  paymentTerm: string;
  /** If missing, all countries. */
  countries?: CountryCode[] | undefined;
  /** If true, only companies with a tax ID. */
  taxIdRequired?: boolean | undefined;
}

interface InvoicingLimit {
  currency: CurrencyCode;
  /** Most that the open invoices and the new purchase may amount to together. */
  amount: DecimalString;
}

export interface BankAccountOffer {
  /** If missing, all currencies. */
  currencies?: CurrencyCode[] | undefined;
  accountHolder: string;
  iban?: string | undefined;
  bic?: string | undefined;
  accountNumber?: string | undefined;
  routingNumber?: string | undefined;
  bank?: string | undefined;
  texts?: Localized<{ note: string }> | undefined;
}

const PAYMENT_TERM = /^Net ([1-9]\d{0,2})$/;

/** Number of days of a payment term such as `Net 30`. Undefined for other terms. */
export function daysOfTerm(paymentTerm: string | undefined): number | undefined {
  const days = PAYMENT_TERM.exec(paymentTerm ?? '')?.[1];
  return days === undefined ? undefined : Number(days);
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** True if the check digits of an IBAN are correct (ISO 13616). */
function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => parseInt(letter, 36).toString());
  return BigInt(digits) % 97n === 1n;
}

const country = z.string().refine((code) => countryCode.safeParse(code).success, { error: 'must be an ISO 3166-1 alpha-2 code' });
const currency = z.string().refine((code) => currencyCode.safeParse(code).success, { error: 'must be an ISO 4217 code' });
const numberText = z.string().regex(/^[A-Z0-9-]{2,34}$/, { error: 'must have 2 to 34 capital letters, digits and hyphens' });

const bankAccount = exactObject({
  currencies: z.array(currency).min(1).optional().describe('Default: all currencies.'),
  accountHolder: displayText,
  iban: z
    .string()
    .refine((text) => isIban(text.replaceAll(' ', '')), { error: 'must be an IBAN with correct check digits' })
    .optional(),
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, { error: 'must be a BIC of 8 or 11 characters' })
    .optional(),
  accountNumber: numberText.optional(),
  routingNumber: numberText.optional(),
  bank: displayText.optional(),
  texts: localized(exactObject({ note: displayText })).optional(),
}).refine(({ iban, accountNumber }) => (iban === undefined) !== (accountNumber === undefined), {
  error: 'must be set, or accountNumber, but not both',
  path: ['iban'],
});

export const invoicingOffer = exactObject({
  terms: z
    .array(
      exactObject({
        paymentTerm: z
          .string()
          .regex(PAYMENT_TERM, { error: 'must be a payment term of the billing platform, such as Net 30' })
          .describe('Payment term of the billing platform: Net and a number of days.'),
        countries: z.array(country).min(1).optional().describe('Default: all countries.'),
        taxIdRequired: z.boolean().optional().describe('True: only companies with a tax ID.'),
      }),
    )
    .min(1)
    .describe('The first term for the country of the buyer applies.'),
  limits: z
    .array(
      exactObject({
        currency,
        amount: z.string().refine((text) => amount.safeParse(text).success, { error: 'must be an amount such as "5000.00"' }),
      }),
    )
    .pipe(uniqueBy((limit) => limit.currency, 'must not contain the same currency twice'))
    .optional()
    .describe(
      'Most that an account may owe, for each currency: open invoices and the new purchase. Other currencies need a payment method.',
    ),
  bankAccounts: z.array(bankAccount).min(1).optional().describe('The first one for the currency of the invoice is shown.'),
});
