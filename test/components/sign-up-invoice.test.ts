import { expect } from '@open-wc/testing';
import type { OrderRequest, OrderResult } from '../../src/api/schemas/storefront/purchase.js';
import type { QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import type { StorefrontSignUp } from '../../src/components/features/sign-up/sign-up.js';
import { billOf, quoteOf } from './support/purchases.js';
import { refusal } from './support/scripted-gateway.js';
import {
  accessible,
  button,
  completed,
  fillDetails,
  input,
  mainButton,
  notice,
  orders,
  ORDERS,
  QUOTES,
  root,
  start,
  textOf,
  type,
  waitForHeading,
  type SignUpUnderTest,
} from './support/sign-up.js';
import { waitUntil } from './support/wait-until.js';

const invoicing = { paymentTerm: 'Net 30', dueDate: '2026-12-21' };
const terms = {
  amount: { amount: '30.00', currency: 'USD' },
  dueDate: '2026-12-21',
  paymentTerm: 'Net 30',
  purchaseOrderNumber: 'PO 7',
  bankAccount: [
    { kind: 'accountHolder', value: 'Kestrel Maps' },
    { kind: 'iban', value: 'DE89370400440532013000' },
    { kind: 'later-kind', value: 'X' },
  ],
};
const onInvoice: OrderResult = {
  ...completed,
  paid: { amount: '0.00', currency: 'USD' },
  due: terms.amount,
  invoicing: terms,
  receipt: {
    orderNumber: 'SF-1',
    acceptedAt: '2026-11-21T09:00:00Z',
    consents: [],
    quote: quoteOf({ invoicing }),
    invoicing: terms,
    digest: 'check-sum',
  },
};

const radio = (element: StorefrontSignUp, value: string): HTMLInputElement | null =>
  root(element).querySelector<HTMLInputElement>(`[name="pay-by"][value="${value}"]`);
const form = (element: StorefrontSignUp): HTMLElement | null => root(element).querySelector<HTMLElement>('storefront-payment');
const main = (element: StorefrontSignUp): string => textOf(root(element).querySelector('.main'));

/** Opens the payment step as a company. */
async function companyAtPayment(answers: Parameters<typeof start>[0] = {}): Promise<SignUpUnderTest> {
  const signUp = await start({
    [QUOTES]: quoteOf({ invoicing }),
    [ORDERS]: onInvoice,
    ...answers,
  });
  const { element } = signUp;
  await fillDetails(element);
  root(element).querySelector<HTMLInputElement>('[name="buyer"][value="company"]')!.click();
  await waitUntil(() => input(element, 'company') !== null);
  type(element, 'company', 'Okafor GmbH');
  await element.updateComplete;
  button(element, /Continue to payment/).click();
  await waitForHeading(element, 'Payment');
  return signUp;
}

async function toInvoiceReview({ element }: SignUpUnderTest): Promise<void> {
  await waitUntil(() => radio(element, 'invoice') !== null, 'there is no choice');
  radio(element, 'invoice')!.click();
  await waitUntil(() => input(element, 'purchaseOrderNumber') !== null);
  type(element, 'purchaseOrderNumber', 'PO 7');
  await element.updateComplete;
  button(element, /Continue to review/).click();
  await waitForHeading(element, 'Review and pay');
  input(element, 'consent-terms').click();
  await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
}

describe('storefront-sign-up on invoice', () => {
  beforeEach(() => sessionStorage.clear());

  it('offers companies an invoice, orders without a payment method, and shows how to pay', async () => {
    const signUp = await companyAtPayment();
    const { element, requests } = signUp;
    await waitUntil(() => radio(element, 'card') !== null, 'there is no choice');
    expect(radio(element, 'card')!.checked).to.equal(true);
    expect(form(element)!.hidden).to.equal(false);
    await accessible(element);
    const quoted = await Promise.all(
      requests.filter(({ url }) => url.endsWith(QUOTES)).map((request) => request.clone().json() as Promise<QuoteRequest>),
    );
    expect(quoted.at(-1)!.company).to.deep.equal({ name: 'Okafor GmbH', country: 'DE' });
    await toInvoiceReview(signUp);
    expect(main(element)).to.contain('By invoice, due by December 21, 2026');
    expect(main(element)).to.contain('PO 7');
    expect(form(element)!.hidden).to.equal(true);
    const price = root(root(element).querySelector('storefront-quote')!);
    expect(textOf(price.querySelector('.sentence'))).to.equal('You get an invoice for $30.00, due by December 21, 2026.');
    expect(textOf(mainButton(element))).to.equal('Order and pay $30.00 by December 21, 2026');
    await accessible(element);
    mainButton(element).click();
    await waitForHeading(element, 'Your subscription has started');
    const order = (await orders(signUp)[0]!.json()) as OrderRequest;
    expect(order).to.include({ paymentTerm: 'Net 30' });
    expect(order.paymentMethodId).to.equal(undefined);
    expect(order.account).to.include({ company: 'Okafor GmbH', purchaseOrderNumber: 'PO 7' });
    const rows = textOf(root(element).querySelector('.done dl'));
    expect(rows).to.contain('Amount due $30.00').and.contain('Due by December 21, 2026').and.contain('DE89 3704 0044 0532 0130 00');
    expect(textOf(root(element).querySelector('.receipt'))).to.contain('You get an invoice for $30.00, due by December 21, 2026.');
    await accessible(element);
  });

  it('goes back to the card, and asks for it again', async () => {
    const signUp = await companyAtPayment();
    const { element } = signUp;
    await waitUntil(() => radio(element, 'invoice') !== null);
    radio(element, 'invoice')!.click();
    await waitUntil(() => form(element)!.hidden);
    radio(element, 'card')!.click();
    await waitUntil(() => !form(element)!.hidden);
    expect(input(element, 'purchaseOrderNumber')).to.equal(null);
    expect(button(element, /Continue to review/)).to.equal(undefined);
  });

  it('says why there is no invoice only if the buyer can do something about it', async () => {
    const limited = await companyAtPayment({ [QUOTES]: quoteOf({ invoicing: { refusal: 'invoice-limit' } }) });
    await waitUntil(() => notice(limited.element).includes('exceed your limit'));
    expect(radio(limited.element, 'invoice')).to.equal(null);
    sessionStorage.clear();
    const reason = 'Please call us.';
    const refused = await companyAtPayment({ [QUOTES]: quoteOf({ invoicing: { refusal: 'invoice-not-approved', reason } }) });
    await waitUntil(() => notice(refused.element) === `You can't pay by invoice for this order. ${reason}`);
    sessionStorage.clear();
    const abroad = await companyAtPayment({ [QUOTES]: quoteOf({ invoicing: { refusal: 'invoice-country' } }) });
    expect(radio(abroad.element, 'invoice')).to.equal(null);
    expect(main(abroad.element)).not.to.contain('invoice for');
  });

  it('asks for a card if the gateway refuses the invoice', async () => {
    const signUp = await companyAtPayment({ [ORDERS]: () => refusal(422, 'invalid-request', 'invoice-limit') });
    const { element } = signUp;
    await toInvoiceReview(signUp);
    mainButton(element).click();
    await waitForHeading(element, 'Payment');
    expect(main(element)).to.contain("You can't pay this order by invoice anymore.");
    expect(radio(element, 'card')!.checked).to.equal(true);
    expect(form(element)!.hidden).to.equal(false);
  });

  it('names the first bill after a trial', async () => {
    const trial = quoteOf({ invoicing, dueNow: billOf('2026-11-21', '0.00'), upcoming: [billOf('2026-12-05', '30.00')] });
    const signUp = await companyAtPayment({ [QUOTES]: trial });
    await toInvoiceReview(signUp);
    expect(textOf(mainButton(signUp.element))).to.equal('Order and pay $30.00 by December 21, 2026');
  });
});
