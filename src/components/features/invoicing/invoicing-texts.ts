import type { LitElement } from 'lit';
import type { InvoicePaymentTerms, QuoteInvoicing } from '../../../api/schemas/storefront/invoicing.js';
import { invoicingMessages, type InvoicingMessages } from '../../../generated/locales/invoicing.js';
import { FullLocalizer, type LocaleSettings } from '../../locales/full-localizer.js';

/** Row of a list of details. */
export interface InvoicingRow {
  readonly name: string;
  readonly value: string;
}

/** Message keys by the reason why a quote does not allow payment on invoice. Other reasons are not shown, because the buyer cannot change them. */
const REFUSALS = {
  'invoice-limit': 'limit',
  'invoice-not-approved': 'notApproved',
  'invoice-tax-id-required': 'taxIdRequired',
} as const;

const isShown = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

const BANK_DETAILS = ['accountHolder', 'iban', 'bic', 'accountNumber', 'routingNumber', 'bank', 'note'] as const;
const isBankDetail = (kind: string): kind is (typeof BANK_DETAILS)[number] => BANK_DETAILS.some((known) => known === kind);

/** Splits an IBAN into groups of four, as on paper. */
const readableIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Returns how to pay: amount due, due date, purchase order number and bank account. */
export function invoicingRows(
  { amount, dueDate, purchaseOrderNumber, bankAccount = [] }: InvoicePaymentTerms,
  l: FullLocalizer<InvoicingMessages>,
): InvoicingRow[] {
  const rows: [string, string | undefined][] = [
    [l.t('amount'), l.money(amount)],
    [l.t('dueDate'), l.date(dueDate)],
    [l.t('purchaseOrder'), purchaseOrderNumber],
    ...bankAccount.flatMap(({ kind, value }): [string, string][] =>
      isBankDetail(kind) ? [[l.t(kind), kind === 'iban' ? readableIban(value) : value]] : [],
    ),
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Texts about payment on invoice. They load when a shop offers it. */
export class InvoicingTexts extends FullLocalizer<InvoicingMessages> {
  constructor(host: LitElement, settings: () => LocaleSettings) {
    super(host, invoicingMessages, settings);
  }

  /** Returns the reason why the buyer cannot pay on invoice. Undefined if there is nothing to say. */
  explain({ refusal, reason }: QuoteInvoicing): string | undefined {
    if (refusal === undefined || !isShown(refusal)) return undefined;
    const text = this.t(REFUSALS[refusal]);
    return reason ? `${text} ${reason}` : text;
  }

  /** Summary of a purchase on invoice. */
  sentence({ amount, dueDate }: Pick<InvoicePaymentTerms, 'amount' | 'dueDate'>): string {
    return this.t('sentence', { amount: this.money(amount), date: this.date(dueDate) });
  }

  rows(terms: InvoicePaymentTerms): InvoicingRow[] {
    return invoicingRows(terms, this);
  }
}
