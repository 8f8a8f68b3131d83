import { getAccount } from '../../generated/api/operations/accounts.js';
import { addDays } from '../../api/plain-date/plain-date.js';
import type { InvoicePaymentTerms, InvoicingRefusal, QuoteInvoicing } from '../../api/schemas/storefront/invoicing.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { Quote } from '../../api/schemas/storefront/quote.js';
import type { CountryCode, CurrencyCode, DecimalString, IsoDate } from '../../api/schemas/values.js';
import { toAccountInfo } from '../billing/accounts.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add, isPositive, subtract, toMoney } from '../money.js';
import { daysOfTerm, type InvoicingOffer } from '../offers/invoicing-offer.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { invalidFields, type Refusal } from '../refusal.js';
import { shortenText } from '../shorten.js';
import { companyOf } from '../views/account.js';
import { bankAccountView } from '../views/bank-account.js';
import { firstPaidBill, hasCosts } from './costs.js';
import type { Purchase } from './purchase.js';

/** Maximum length of the tenant's explanation, in UTF-16 code units. */
const MAX_REASON_LENGTH = 500;

/** Company of a purchase, as far as the rules need it. */
export interface InvoiceBuyer {
  /** Undefined for a private individual. */
  company?: string | undefined;
  country?: CountryCode | undefined;
  taxId?: string | undefined;
}

/** Buyer with what the platform records about the account. */
interface KnownBuyer extends InvoiceBuyer {
  /** Undefined for a new account. */
  account?: AccountInfo;
  openBalance: DecimalString;
}

/** Reads the company and the open balance of an account. Never uses a cached account, because the balance limits the purchase. */
async function readAccountBuyer({ billing }: GatewayContext, { number }: AccountInfo): Promise<KnownBuyer> {
  const account = await billing.call(getAccount, { 'account-key': number });
  const { metrics, billToContact, taxInfo } = account;
  return {
    account: toAccountInfo(account),
    company: companyOf(account),
    country: billToContact?.country ?? undefined,
    taxId: taxInfo?.VATId ?? undefined,
    openBalance: metrics.totalInvoiceBalance ?? metrics.balance,
  };
}

/** Returns the payment term for a buyer, or the rule of the offers file that refuses. */
function findTerm(
  { terms }: InvoicingOffer,
  { account, company, country, taxId }: KnownBuyer,
): { paymentTerm: string; refusal?: undefined } | { refusal: InvoicingRefusal } {
  if (company === undefined) return { refusal: 'invoice-companies-only' };
  const inCountry = terms.filter(({ countries }) => countries === undefined || (country !== undefined && countries.includes(country)));
  const [first] = inCountry;
  if (!first) return { refusal: 'invoice-country' };
  const term = inCountry.find(({ taxIdRequired }) => taxIdRequired !== true || (taxId ?? '') !== '');
  if (!term) return { refusal: 'invoice-tax-id-required' };
  if (!account) return { paymentTerm: term.paymentTerm };
  // The platform bills all subscriptions of an account with the account's own term, so a purchase cannot change it.
  return account.invoiceTerm === undefined ? { refusal: 'invoice-account-terms' } : { paymentTerm: account.invoiceTerm };
}

/** True if an account may not owe this amount. Without an entry for the currency, a forgotten limit would be unlimited credit. */
function exceedsLimit({ limits }: InvoicingOffer, currency: CurrencyCode, owed: DecimalString): boolean {
  if (limits === undefined) return false;
  const limit = limits.find((each) => each.currency === currency);
  return limit === undefined || isPositive(subtract(owed, limit.amount));
}

interface InvoicingCase {
  sellableCatalog: SellableCatalog;
  purchase: Purchase;
  buyer: InvoiceBuyer;
  quote: Pick<Quote, 'dueNow' | 'upcoming'>;
  locale: string | undefined;
}

/** Asks the tenant. Undefined if the purchase is approved. */
async function askTenant(
  { approveInvoice, report }: GatewayContext,
  { purchase: { plans, coupon, currency }, locale }: InvoicingCase,
  { account, company = '', country = '', taxId, openBalance }: KnownBuyer,
  { paymentTerm, amount }: { paymentTerm: string; amount: DecimalString },
): Promise<Pick<QuoteInvoicing, 'refusal' | 'reason'> | undefined> {
  if (!approveInvoice) return undefined;
  try {
    // The hook may be plain JavaScript and return other values. Only `true` is an approval.
    const answer: { approved: unknown; reason?: unknown } = await approveInvoice({
      account: {
        ...(account ? { accountNumber: account.number } : {}),
        ...{ company, country, openBalance: toMoney(openBalance, currency) },
        ...(taxId === undefined ? {} : { taxId }),
      },
      order: {
        plans: plans.map(({ plan, quantity }) => ({ productRatePlanId: plan.id, quantity })),
        ...(coupon ? { coupon: coupon.offer.code } : {}),
        paymentTerm,
      },
      amount: toMoney(amount, currency),
      ...(locale === undefined ? {} : { locale }),
    });
    if (answer.approved === true) return undefined;
    const { reason } = answer;
    return { refusal: 'invoice-not-approved', ...(typeof reason === 'string' ? { reason: shortenText(reason, MAX_REASON_LENGTH) } : {}) };
  } catch (error) {
    report(error);
    return { refusal: 'invoice-not-approved' };
  }
}

/**
 * Judges whether a buyer may pay on invoice: by the offers file, by what the platform records of the account, and by the tenant's approval. The
 * quote and the order use the same check.
 * @returns undefined if the tenant does not offer it, or if nothing is to be paid
 */
export async function judgeInvoicing(context: GatewayContext, given: InvoicingCase): Promise<QuoteInvoicing | undefined> {
  const { sellableCatalog, purchase, buyer, quote } = given;
  const { invoicing } = sellableCatalog;
  if (!invoicing || !hasCosts(purchase, quote)) return undefined;
  const { currency, account, orderDate } = purchase;
  const known = account ? await readAccountBuyer(context, account) : { ...buyer, openBalance: '0' };
  const term = findTerm(invoicing, known);
  if (term.refusal !== undefined) return { refusal: term.refusal };
  const { paymentTerm } = term;
  const bill = firstPaidBill(quote);
  const amount = bill?.total.amount ?? '0';
  if (exceedsLimit(invoicing, currency, add(known.openBalance, amount))) return { refusal: 'invoice-limit' };
  const refused = await askTenant(context, given, known, { paymentTerm, amount });
  return refused ?? { paymentTerm, dueDate: dueDateOf(bill?.date ?? orderDate, paymentTerm) };
}

const dueDateOf = (date: IsoDate, paymentTerm: string): IsoDate => addDays(date, daysOfTerm(paymentTerm) ?? 0);

const REFUSALS: Readonly<Record<InvoicingRefusal, string>> = {
  'invoice-country': 'is not offered in the country of the buyer',
  'invoice-companies-only': 'is offered to companies only',
  'invoice-tax-id-required': 'is offered to companies with a tax ID only',
  'invoice-account-terms': 'is not possible for this account, because the platform bills it with other payment terms',
  'invoice-limit': 'would exceed the limit for open invoices',
  'invoice-not-approved': 'was not approved by the tenant',
};
const isKnownRefusal = (code: string): code is InvoicingRefusal => code in REFUSALS;

/** Refusal of an order on invoice. Undefined if the payment term is the one that the rules give. */
export function invoicingRefusal(
  { paymentTerm, paymentMethodId }: Pick<OrderRequest, 'paymentTerm' | 'paymentMethodId'>,
  offered: QuoteInvoicing | undefined,
): Refusal | undefined {
  const refuse = (field: string, code: string, message: string): Refusal =>
    invalidFields([{ field, code, message }], offered?.reason === undefined ? {} : { data: { reason: offered.reason } });
  if (paymentTerm === undefined) return undefined;
  if (paymentMethodId !== undefined) return refuse('paymentMethodId', 'not-asked-for', 'must be left out of a purchase on invoice');
  const pay = 'pay with a payment method instead';
  if (offered === undefined)
    return refuse('paymentTerm', 'invoice-not-offered', `must be left out, because nothing is paid on invoice; ${pay}`);
  const { refusal } = offered;
  if (refusal === undefined) return undefined;
  return refuse('paymentTerm', refusal, `${isKnownRefusal(refusal) ? REFUSALS[refusal] : 'is not possible'}; ${pay}`);
}

/** How a confirmed purchase on invoice must be paid. Undefined if it has no bill with an amount yet, except for usage. */
export function toPaymentTerms(
  { invoicing }: Pick<SellableCatalog, 'invoicing'>,
  { currency, invoicing: offered, ...bills }: Pick<Quote, 'currency' | 'invoicing' | 'dueNow' | 'upcoming'>,
  { purchaseOrderNumber, locale }: { purchaseOrderNumber?: string | undefined; locale: string | undefined },
): InvoicePaymentTerms | undefined {
  const bill = firstPaidBill(bills);
  if (!bill || offered?.paymentTerm === undefined || offered.dueDate === undefined) return undefined;
  const bankAccount = bankAccountView(invoicing, currency, locale);
  return {
    amount: bill.total,
    dueDate: offered.dueDate,
    paymentTerm: offered.paymentTerm,
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    ...(bankAccount ? { bankAccount } : {}),
  };
}
