import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import type { StorefrontContext } from '../../src/components/context/storefront-context.js';
import { FeatureElement } from '../../src/components/features/connection/feature-element.js';
import { StorefrontAccount } from '../../src/components/features/account/account.js';
import { StorefrontBuyButton } from '../../src/components/features/buy-button/buy-button.js';
import { StorefrontSignUp } from '../../src/components/features/sign-up/sign-up.js';
import { StorefrontPlans } from '../../src/components/features/plans/plans.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { loadElements } from '../../src/cdn/loader.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();
StorefrontPlans.define();
StorefrontAccount.define();
StorefrontSignUp.define();
StorefrontBuyButton.define();

const { warn } = console;
let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  console.warn = (text: string) => void warnings.push(text);
});
afterEach(() => {
  console.warn = warn;
});

/** Waits for a warning with all of the words, and returns it. */
async function warningWith(...words: string[]): Promise<string> {
  const found = (): string | undefined => warnings.find((text) => words.every((word) => text.includes(word)));
  await waitUntil(() => found() !== undefined);
  return found() ?? '';
}

const page = (gateway: string, key = 'pk_sandbox') => html`
  <storefront-provider gateway=${gateway} publishable-key=${key}><storefront-plans></storefront-plans></storefront-provider>
`;

describe('the console tells the page’s developer what to do about', () => {
  for (const [what, answer, words] of [
    ['a gateway that is down', () => Promise.reject(new TypeError('Failed to fetch')), 'Nothing answers at http://down.example/billing'],
    [
      'an origin that the gateway does not allow',
      ({ mode }: Request) => (mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))),
      `does not allow pages of ${location.origin}`,
    ],
  ] as const) {
    it(`${what}, once for all elements`, async () => {
      const gateway = `http://${what.includes('down') ? 'down' : 'refusing'}.example/billing`;
      const { fetch } = window;
      window.fetch = (input, init) => answer(new Request(input, init));
      try {
        await fixture(html`${page(gateway)}${page(gateway)}`);
        await warningWith(words, 'no-answer');
      } finally {
        window.fetch = fetch;
      }
      expect(warnings).to.have.length(1);
    });
  }

  it('a wrong publishable key', async () => {
    await fixture(page('/billing', 'pk_other'));
    await warningWith('"pk_other"', 'publishable-key', 'credential-invalid', 'request id');
  });

  it('a gateway address without a scheme', async () => {
    await fixture(page('shop.example/billing'));
    await warningWith('without a scheme', 'Write gateway="https://shop.example/billing"');
  });

  it('an address that is not a gateway, and a misspelled attribute', async () => {
    await fixture(html`
      <storefront-provider gateway="/elsewhere" publishable-key="pk_sandbox" curency="EUR"
        ><storefront-plans></storefront-plans
      ></storefront-provider>
    `);
    await warningWith('/elsewhere answers, but not like a gateway');
    await warningWith('no attribute "curency"', 'Did you mean "currency"?');
  });

  it('a missing provider', async () => {
    await fixture(html`<storefront-plans></storefront-plans>`);
    await warningWith('<storefront-plans> must be inside <storefront-provider>');
  });

  it('ids that are not on sale', async () => {
    await fixture(html`
      <storefront-provider gateway="/billing" publishable-key="pk_sandbox"
        ><storefront-plans plans="no-such-plan"></storefront-plans
      ></storefront-provider>
    `);
    await warningWith('not on sale: no-such-plan');
  });

  it('a currency that is not sold', async () => {
    await fixture(html`
      <storefront-provider gateway="/billing" publishable-key="pk_sandbox" currency="XTS"
        ><storefront-plans></storefront-plans
      ></storefront-provider>
    `);
    await warningWith('currency "XTS"', 'offers file');
  });

  const atGateway = (content: TemplateResult): TemplateResult =>
    html`<storefront-provider gateway="/billing" publishable-key="pk_sandbox">${content}</storefront-provider>`;

  it('attributes that do not exist, without any error', async () => {
    await fixture(html`
      <storefront-provider gateway="/billing" publishable-key="pk_sandbox" loacle="de" class="wide" data-test="1" id="provider"
        ><storefront-sign-up plna="x" aria-label="Sign up" account-href="/account"></storefront-sign-up
      ></storefront-provider>
    `);
    await warningWith('<storefront-sign-up> has no attribute "plna"', 'Did you mean "plan"?');
    await warningWith('<storefront-provider> has no attribute "loacle"', 'Did you mean "locale"?');
    expect(warnings).to.have.length(2);
  });

  it('an attribute of a plan table with details', async () => {
    await fixture(atGateway(html`<storefront-plans layout="comparison" prodcuts="x"></storefront-plans>`));
    await warningWith('<storefront-plans> has no attribute "prodcuts"', 'Did you mean "products"?');
  });

  it('the plan of a sign-up that is not on sale, once for all sign-ups', async () => {
    await fixture(
      atGateway(
        html`<storefront-sign-up plan="no-such-plan"></storefront-sign-up><storefront-sign-up plan="no-such-plan"></storefront-sign-up>`,
      ),
    );
    await warningWith('<storefront-sign-up> has plan="no-such-plan"', 'not on sale', 'offers list');
    await fixture(atGateway(html`<storefront-sign-up plan="another-plan"></storefront-sign-up>`));
    await warningWith('plan="another-plan"');
    expect(warnings).to.have.length(2);
  });

  it('the plan of a buy button that is not on sale, when it is opened', async () => {
    const provider = await fixture(atGateway(html`<storefront-buy-button plan="no-such-plan"></storefront-buy-button>`));
    await provider.querySelector('storefront-buy-button')?.open();
    await warningWith('<storefront-buy-button> has plan="no-such-plan"', 'not on sale');
    expect(warnings).to.have.length(1);
  });

  it('a tag that does not exist', async () => {
    await fixture(html`<storefront-plan></storefront-plan><storefront-objects></storefront-objects>`);
    await loadElements();
    await warningWith('There is no element <storefront-plan>', 'Did you mean <storefront-plans>?');
    await warningWith('<storefront-objects>', 'storefront.staff.js');
  });
});

describe('a session that was revoked', () => {
  class Inside extends FeatureElement {
    get storefront(): StorefrontContext | undefined {
      return this.connection.storefront;
    }
  }
  customElements.define('test-inside-revoked', Inside);

  for (const [how, next] of [
    ['fetchSession fails', (): Promise<never> => Promise.reject(new Error('401'))],
    ['fetchSession returns it again', undefined],
  ] as const) {
    it(`brings one warning and no more requests if ${how}`, async () => {
      const revoked = {
        token: `x.${btoa('{"sub":"A1"}')}.${crypto.randomUUID()}`,
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      };
      let asked = 0;
      const provider = document.createElement('storefront-provider');
      Object.assign(provider, { gateway: '/billing', publishableKey: 'pk_sandbox' });
      provider.fetchSession = () => ((asked += 1) > 1 && next ? next() : Promise.resolve(revoked));
      const inside = new Inside();
      provider.append(inside);
      await fixture(html`<div>${provider}</div>`);
      const { client } = inside.storefront!.store!;
      const codes: unknown[] = [];
      const read = (): Promise<unknown> =>
        client.call(getProfile, {}).catch((error: unknown) => codes.push((error as { code: string }).code));
      await Promise.all([read(), read()]);
      await waitUntil(() => inside.storefront?.session === 'expired');
      const { fetch } = window;
      let sent = 0;
      window.fetch = (...args) => ((sent += 1), fetch(...args));
      try {
        await Promise.all([read(), read(), read()]);
      } finally {
        window.fetch = fetch;
      }
      expect(sent).to.equal(0);
      expect(codes).to.deep.equal(Array.from({ length: 5 }, () => 'session-required'));
      await waitUntil(() => warnings.length > 0);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('fetchSession');
    });
  }
});
