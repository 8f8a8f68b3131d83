import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { MessageCatalog, MessageOverrides } from '../../src/components/locales/message-catalog.js';
import { Localizer } from '../../src/components/locales/localizer.js';
import { waitUntil } from './support/wait-until.js';

const german = { hello: 'Guten Tag', items: { one: '{count} Stück', other: '{count} Stücke' } };
const brazilian = { hello: 'Olá', items: { one: '{count} peça', many: '{count} de peças', other: '{count} peças' } };
const arabic = {
  hello: 'مرحبًا',
  items: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة',
  },
};
const english = { hello: 'Hello', items: { one: '{count} item', other: '{count} items' } };
const catalog: MessageCatalog<typeof english> = {
  name: 'greeting',
  en: english,
  translations: {
    ar: () => Promise.resolve({ messages: arabic }),
    de: () => Promise.resolve({ messages: german }),
    ja: () => Promise.reject(new Error('The network is down.')),
    pt: () => Promise.resolve({ messages: brazilian }),
  },
};

/** Element with a text, a price and a number. */
class Greeting extends LitElement {
  @property() locale: string | undefined;
  @property({ attribute: false }) messages: MessageOverrides | undefined;
  @property({ attribute: false }) count = 2;
  readonly l = new Localizer(this, catalog, () => ({ locale: this.locale, overrides: this.messages }));
  protected override render(): string {
    return [this.l.t('hello'), this.l.t('items', { count: this.count }), this.l.money({ amount: '1234.50', currency: 'EUR' })].join(' | ');
  }
}
customElements.define('test-greeting', Greeting);

/** Component of the page that renders an element in its own shadow root. */
class Shell extends LitElement {
  protected override render(): unknown {
    return html`<test-greeting></test-greeting>`;
  }
}
customElements.define('test-shell', Shell);

const textOf = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s/g, ' ').trim();
const ENGLISH = 'Hello | 2 items | €1,234.50';
const GERMAN = 'Guten Tag | 2 Stücke | 1.234,50 €';

async function greet(view = html`<test-greeting></test-greeting>`): Promise<Greeting> {
  const shown = await fixture(view);
  const element =
    shown instanceof Greeting ? shown : (shown.querySelector('test-greeting') ?? shown.shadowRoot?.querySelector('test-greeting'));
  if (!(element instanceof Greeting)) throw new Error('There is no greeting.');
  return element;
}

async function says(element: Greeting, words: string): Promise<void> {
  await waitUntil(() => textOf(element) === words, `It says: ${textOf(element)}`);
}

const root = document.documentElement;

describe('the language of an element', () => {
  const before = { lang: root.lang, dir: root.dir, languages: navigator.languages };
  const browserSpeaks = (...languages: string[]): void => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  };
  beforeEach(() => {
    root.lang = 'en';
    browserSpeaks('en');
  });
  afterEach(() => {
    root.lang = before.lang;
    root.dir = before.dir;
    browserSpeaks(...before.languages);
  });

  it('comes from the attribute, from the closest `lang`, or from the page', async () => {
    await says(await greet(), ENGLISH);
    root.lang = 'de';
    await says(await greet(), GERMAN);
    await says(
      await greet(
        html`<div lang="en">
          <p><test-greeting></test-greeting></p>
        </div>`,
      ),
      ENGLISH,
    );
    await says(await greet(html`<div lang="en"><test-greeting locale="de"></test-greeting></div>`), GERMAN);
    await says(await greet(html`<test-shell></test-shell>`), GERMAN);
  });

  it('is the first supported language of the browser if the page has none', async () => {
    root.removeAttribute('lang');
    browserSpeaks('it-IT', 'de-DE', 'en');
    await says(await greet(), GERMAN);
    browserSpeaks('it-IT', 'zh');
    await says(await greet(), ENGLISH);
  });

  it('uses one language for texts and formats: with the region of a supported language, or else English', async () => {
    await says(await greet(html`<test-greeting locale="de-AT"></test-greeting>`), 'Guten Tag | 2 Stücke | € 1.234,50');
    for (const unspoken of ['it-IT', 'zh-Hant-TW', 'not a language', '*', 'constructor']) {
      const element = await greet(html`<test-greeting locale=${unspoken}></test-greeting>`);
      await says(element, ENGLISH);
      expect(element.l.locale, unspoken).to.equal('en');
    }
  });

  it('uses the messages of one region for all regions of the language, with the formats of the requested region', async () => {
    const formats: [string, string][] = [
      ['pt-BR', 'Olá | 2 peças | € 1.234,50'],
      ['pt', 'Olá | 2 peças | € 1.234,50'],
      ['pt-PT', 'Olá | 2 peças | 1234,50 €'],
    ];
    for (const [locale, words] of formats) await says(await greet(html`<test-greeting locale=${locale}></test-greeting>`), words);
  });

  it('is English for everything if the messages cannot be loaded', async () => {
    const element = await greet(html`<test-greeting locale="ja-JP"></test-greeting>`);
    await waitUntil(() => !element.l.isLoading);
    await says(element, ENGLISH);
    expect(element.lang).to.equal('en');
    element.locale = 'de';
    await says(element, GERMAN);
  });

  it('follows changes of the attribute and of the page', async () => {
    const element = await greet(html`<test-greeting locale="ar"></test-greeting>`);
    await waitUntil(() => textOf(element).startsWith('مرحبًا'));
    element.locale = 'de';
    await says(element, GERMAN);
    element.locale = undefined;
    await says(element, ENGLISH);
    root.lang = 'de';
    element.requestUpdate();
    await says(element, GERMAN);
  });

  it('is set on the element, with its direction, if it differs from the page', async () => {
    const same = await greet();
    expect([same.hasAttribute('lang'), same.hasAttribute('dir')]).to.deep.equal([false, false]);

    const element = await greet(html`<test-greeting locale="ar-EG"></test-greeting>`);
    expect([element.lang, getComputedStyle(element).direction]).to.deep.equal(['ar-EG', 'rtl']);
    element.locale = 'de';
    await says(element, GERMAN);
    expect([element.lang, getComputedStyle(element).direction]).to.deep.equal(['de', 'ltr']);

    root.lang = 'he';
    root.dir = 'rtl';
    const unspoken = await greet();
    expect([unspoken.lang, getComputedStyle(unspoken).direction]).to.deep.equal(['en', 'ltr']);
    root.lang = 'ar';
    root.dir = '';
    expect(getComputedStyle(await greet()).direction).to.equal('rtl');
  });

  it('respects a dir attribute of the page author', async () => {
    const arabicFromLeft = await greet(html`<test-greeting locale="ar" dir="ltr"></test-greeting>`);
    expect([arabicFromLeft.lang, arabicFromLeft.getAttribute('dir')]).to.deep.equal(['ar', 'ltr']);
    arabicFromLeft.locale = 'de';
    await says(arabicFromLeft, GERMAN);
    expect([arabicFromLeft.lang, arabicFromLeft.getAttribute('dir')]).to.deep.equal(['de', 'ltr']);

    const german = await greet(html`<test-greeting locale="de" dir="rtl"></test-greeting>`);
    expect([german.lang, german.getAttribute('dir')]).to.deep.equal(['de', 'rtl']);

    const later = await greet(html`<test-greeting locale="ar"></test-greeting>`);
    expect(later.dir).to.equal('rtl');
    later.dir = 'auto';
    later.locale = 'de';
    await says(later, GERMAN);
    expect(later.dir).to.equal('auto');
  });

  it('sets no dir where the page already has the direction of the language', async () => {
    root.lang = 'ar';
    root.dir = 'rtl';
    const element = await greet();
    await waitUntil(() => textOf(element).startsWith('مرحبًا'));
    expect([element.hasAttribute('lang'), element.hasAttribute('dir')]).to.deep.equal([false, false]);
  });

  it('uses the plural forms and number formats of the language', async () => {
    const element = await greet(html`<test-greeting locale="ar-EG"></test-greeting>`);
    const forms: [number, string][] = [
      [0, 'لا قطع'],
      [1, 'قطعة واحدة'],
      [2, 'قطعتان'],
      [3, '٣ قطع'],
      [11, '١١ قطعة'],
      [1200, '١٬٢٠٠ قطعة'],
    ];
    for (const [count, words] of forms) {
      element.count = count;
      await waitUntil(() => textOf(element).split(' | ')[1] === words, `${count}: ${textOf(element)}`);
    }
    await says(await greet(html`<test-greeting .count=${12000}></test-greeting>`), 'Hello | 12,000 items | €1,234.50');
  });

  it('keeps letters and symbol of a currency in order in right-to-left text', async () => {
    const element = await greet(html`<test-greeting locale="ar"></test-greeting>`);
    expect(element.l.money({ amount: '56.00', currency: 'USD' })).to.contain('US$\u200e');
    expect((await greet()).l.money({ amount: '56.00', currency: 'USD' })).to.equal('$56.00');
  });

  it('accepts texts of the page, also with plural forms and in an unsupported language', async () => {
    const messages = { 'greeting.items': { one: 'a thing', other: '{count} things' } };
    const element = await greet(html`<test-greeting .messages=${messages} .count=${1}></test-greeting>`);
    await says(element, 'Hello | a thing | €1,234.50');
    element.count = 5;
    await says(element, 'Hello | 5 things | €1,234.50');

    const dutch = { language: 'nl', 'greeting.hello': 'Hallo', 'greeting.items': { one: '{count} stuk', other: '{count} stuks' } };
    root.lang = 'nl-NL';
    await says(await greet(html`<test-greeting .messages=${dutch} .count=${1200}></test-greeting>`), 'Hallo | 1.200 stuks | € 1.234,50');
  });
});
