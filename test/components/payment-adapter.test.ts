import { expect, fixture, html } from '@open-wc/testing';
import { StorefrontBuyButton } from '../../src/components/features/buy-button/buy-button.js';
import { StorefrontPaymentMethods } from '../../src/components/features/payment-methods/payment-methods.js';
import { StorefrontPayment } from '../../src/components/features/payment/payment.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { ScriptedForm } from './support/purchases.js';
import { scriptedClient } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();
StorefrontPayment.define();
StorefrontPaymentMethods.define();
StorefrontBuyButton.define();

const client = () =>
  scriptedClient({
    '/storefront/session': { accountNumber: 'A1', scopes: ['payment-methods:read', 'payment-methods:write'] },
    '/storefront/payment-sessions': { token: 'session-token' },
    '/storefront/payment-methods': { paymentMethods: [] },
  }).client;

const payment = (own?: ScriptedForm) =>
  html`<storefront-payment intent-id=${'a'.repeat(32)} currency="USD" .paymentAdapter=${own}></storefront-payment>`;
const isOpened = (form: ScriptedForm) => waitUntil(() => form.places.length > 0, 'the form was not opened');

describe('paymentAdapter', () => {
  it('is inherited from the provider', async () => {
    const form = new ScriptedForm();
    await fixture(html`<storefront-provider .client=${client()} .paymentAdapter=${form}>${payment()}</storefront-provider>`);
    await isOpened(form);
  });

  it('reaches a payment form inside another element', async () => {
    const form = new ScriptedForm();
    await fixture(
      html`<storefront-provider
        currency="USD"
        .client=${client()}
        .fetchSession=${() => Promise.resolve(undefined)}
        .paymentAdapter=${form}
      >
        <storefront-payment-methods flow="add" .client=${client()}></storefront-payment-methods>
      </storefront-provider>`,
    );
    await isOpened(form);
  });

  it('comes from the closest provider', async () => {
    const [outer, inner] = [new ScriptedForm(), new ScriptedForm()];
    await fixture(
      html`<storefront-provider .client=${client()} .paymentAdapter=${outer}>
        <storefront-provider .client=${client()} .paymentAdapter=${inner}>${payment()}</storefront-provider>
      </storefront-provider>`,
    );
    await isOpened(inner);
    expect(outer.places).to.have.length(0);
  });

  it('of the element itself wins over the provider', async () => {
    const [shared, own] = [new ScriptedForm(), new ScriptedForm()];
    await fixture(html`<storefront-provider .client=${client()} .paymentAdapter=${shared}>${payment(own)}</storefront-provider>`);
    await isOpened(own);
    expect(shared.places).to.have.length(0);
  });

  it('is replaced when the provider gets another one', async () => {
    const [before, after] = [new ScriptedForm(), new ScriptedForm()];
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider .client=${client()} .paymentAdapter=${before}>${payment()}</storefront-provider>`,
    );
    await isOpened(before);
    provider.paymentAdapter = after;
    await isOpened(after);
    expect(before.destroyed).to.equal(1);
  });

  it('is created for each element if the page passes a function', async () => {
    const forms: ScriptedForm[] = [];
    const make = (): ScriptedForm => {
      const form = new ScriptedForm();
      forms.push(form);
      return form;
    };
    await fixture(html`<storefront-provider .client=${client()} .paymentAdapter=${make}>${payment()}${payment()}</storefront-provider>`);
    await waitUntil(() => forms.length === 2 && forms.every(({ places }) => places.length === 1));
    expect(forms.map(({ destroyed }) => destroyed)).to.deep.equal([0, 0]);
  });
});
