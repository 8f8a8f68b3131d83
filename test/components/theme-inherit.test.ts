import { expect, nextFrame } from '@open-wc/testing';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { mountStyled as mountWithoutWaiting, styleIn, until, type StyledElement } from './support/styled-element.js';
import { expectAccessible } from './support/expect-accessible.js';

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** Returns a CSS color as red, green and blue. */
function rgb(value: string): string {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join();
}

/** Turns off transitions, so that colors change at once. */
async function mountStyled(settings?: Partial<StorefrontProvider>): Promise<{ provider: StorefrontProvider; inside: StyledElement }> {
  const { provider, inside } = await mountWithoutWaiting(settings);
  inside.style.setProperty('--_motion', '0s');
  return { provider, inside };
}

/** Renders a page with styles of its own, and a provider that inherits them. Replaces the previous page. */
async function hostPage(
  css: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<{ provider: StorefrontProvider; inside: StyledElement }> {
  // New each time, because WebKit keeps the old rules if a style sheet is replaced while no document uses it.
  const page = new CSSStyleSheet();
  page.replaceSync(css);
  document.adoptedStyleSheets = [page];
  document.querySelector('.host-page')?.remove();
  const host = document.createElement('main');
  host.className = 'host-page';
  const heading = document.createElement('h2');
  const text = document.createElement('p');
  const link = document.createElement('a');
  const other = document.createElement('button');
  const own = document.createElement('button');
  link.href = '#top';
  for (const [element, words] of [
    [heading, 'Our plans'],
    [link, 'terms'],
    [other, 'Menu'],
    [own, 'Start'],
  ] as const)
    element.append(words);
  other.className = 'quiet';
  own.className = 'main';
  text.append('See the ', link);
  host.append(heading, text, other, own);
  document.body.append(host);
  const { provider, inside } = await mountStyled();
  for (const [name, value] of Object.entries(attributes)) provider.setAttribute(name, value);
  const place = document.createElement('section');
  host.append(place);
  place.append(provider);
  provider.theme = 'inherit';
  await until(() => provider.style.getPropertyValue('--_page-scheme') !== '', 'the page is read');
  return { provider, inside };
}

const PAGE = `
  .host-page { background: rgb(250, 240, 220); color: rgb(40, 20, 10); font: 18px monospace; }
  .host-page h2 { font: italic 300 30px fantasy; letter-spacing: 3px; }
  .host-page a { color: rgb(120, 0, 90); }
  .host-page button { border: 0; border-radius: 11px; padding: 8px 31px; font: 800 15px cursive; text-transform: uppercase; }
  .host-page .quiet { background: transparent; color: inherit; }
  .host-page .main { background: rgb(120, 0, 90); color: #fff; }
`;

describe('theme="inherit"', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.querySelector('.host-page')?.remove();
    document.documentElement.removeAttribute('class');
  });

  it("uses the page's font, colors, corners and button", async () => {
    const { inside } = await hostPage(PAGE);
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '250,240,220', 'the background');
    expect(rgb(styleIn(inside, '.base').color)).to.equal('40,20,10');
    expect(styleIn(inside, '.base').fontFamily).to.equal('monospace');
    expect(styleIn(inside, '.base').fontSize).to.equal('18px');
    const button = styleIn(inside, '.primary');
    expect(rgb(button.backgroundColor)).to.equal('120,0,90');
    expect(button).to.include({ borderTopLeftRadius: '11px', textTransform: 'uppercase', fontFamily: 'cursive', fontWeight: '800' });
    expect(button.paddingLeft).to.equal('31px');
    expect(styleIn(inside, 'h2')).to.include({ fontFamily: 'fantasy', fontStyle: 'italic', fontWeight: '300' });
    expect(rgb(styleIn(inside, 'a').color)).to.equal('120,0,90');
    await expectAccessible(inside);
  });

  it('blends semi-transparent backgrounds', async () => {
    const { inside } = await hostPage(`${PAGE} .host-page section { background: rgb(0 0 0 / 50%); color: #fff; }`);
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '125,120,110', 'black at one half over the page');
    await expectAccessible(inside);
  });

  it('corrects colors without enough contrast', async () => {
    const { inside } = await hostPage(`${PAGE} .host-page { color: rgb(240, 225, 200); } .host-page a { color: rgb(255, 230, 120); }`);
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '250,240,220', 'the background');
    await expectAccessible(inside);
  });

  it('reads again when the page changes its class', async () => {
    const { inside } = await hostPage(`${PAGE} .night .host-page { background: rgb(10, 20, 30); color: rgb(230, 240, 250); }`);
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '250,240,220', 'by day');
    document.documentElement.className = 'night';
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '10,20,30', 'by night');
    expect(getComputedStyle(inside).colorScheme).to.equal('dark');
    await expectAccessible(inside);
    document.documentElement.className = '';
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '250,240,220', 'by day again');
  });

  it('reads again after the page fades to another scheme', async () => {
    const { inside } = await hostPage(
      `${PAGE} .host-page { transition: background-color 150ms; } .night .host-page { background: rgb(10, 20, 30); color: #fff; }`,
    );
    document.documentElement.className = 'night';
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '10,20,30', 'faded');
  });

  it('uses the button that the page selects', async () => {
    const { provider, inside } = await hostPage(`${PAGE} .host-page .quiet { background: rgb(0, 70, 60); border-radius: 3px; }`, {
      'theme-button': '.host-page .quiet',
    });
    await until(() => rgb(styleIn(inside, '.primary').backgroundColor) === '0,70,60', 'the named one');
    expect(styleIn(inside, '.primary').borderTopLeftRadius).to.equal('3px');
    provider.setAttribute('theme-button', '.host-page .main');
    await until(() => rgb(styleIn(inside, '.primary').backgroundColor) === '120,0,90', 'another one');
  });

  it('lets variables of the page win, wherever they are set', async () => {
    const { inside } = await hostPage(`${PAGE} :root { --storefront-color-primary: rgb(0, 0, 90); --storefront-border-radius: 1px; }`);
    await until(() => rgb(styleIn(inside, '.primary').backgroundColor) === '0,0,90', 'the variable');
    expect(styleIn(inside, '.primary').borderTopLeftRadius).to.equal('1px');
  });

  it('removes its styles when it is turned off', async () => {
    const { provider, inside } = await hostPage(PAGE);
    provider.theme = undefined;
    await until(() => rgb(styleIn(inside, '.base').backgroundColor) === '255,255,255', 'the default look');
    expect(provider.style).to.have.length(0);
  });
});

describe('a preset', () => {
  const looks = new Map<string, string>();
  for (const theme of ['ledger', 'poster', 'soft'] as const) {
    for (const scheme of ['light', 'dark']) {
      it(`${theme} is readable in ${scheme} and differs from the others`, async () => {
        const { provider, inside } = await mountStyled();
        const plain = fingerprint(inside);
        inside.style.colorScheme = scheme;
        provider.theme = theme;
        await until(() => fingerprint(inside) !== plain, 'another look');
        await expectAccessible(inside);
        const print = fingerprint(inside);
        for (const [other, seen] of looks) if (!other.startsWith(theme)) expect(seen).not.to.equal(print);
        looks.set(`${theme} ${scheme}`, print);
        provider.theme = undefined;
        await until(() => fingerprint(inside) === plain, 'the default look again');
      });
    }
  }

  it('applies to elements that are added later, and not to one that moves away', async () => {
    const { provider, inside } = await mountStyled({ theme: 'poster' });
    await until(() => styleIn(inside, 'h2').fontWeight === '800', 'the first one');
    const later = document.createElement('test-styled');
    provider.append(later);
    await nextFrame();
    await until(() => styleIn(later, 'h2').fontWeight === '800', 'the later one');
    const { provider: other } = await mountStyled({ theme: 'ledger' });
    await until(() => other.shadowRoot !== null, 'another provider');
    other.append(later);
    await until(() => styleIn(later, 'h2').fontWeight === '600', 'its look');
  });

  it('lets variables of the page win', async () => {
    const { provider, inside } = await mountStyled({ theme: 'soft' });
    await until(() => styleIn(inside, '.primary').borderTopLeftRadius === '99px', 'a pill');
    provider.parentElement!.style.setProperty('--storefront-color-primary', 'rgb(0, 0, 90)');
    expect(rgb(styleIn(inside, '.primary').backgroundColor)).to.equal('0,0,90');
  });

  /** Returns the styles of a theme other than colors. */
  function fingerprint(inside: StyledElement): string {
    const card = styleIn(inside, '.card');
    const button = styleIn(inside, '.primary');
    return [
      styleIn(inside, 'h2').fontWeight,
      styleIn(inside, '.amount').letterSpacing,
      styleIn(inside, '.base').fontFamily,
      card.boxShadow,
      card.borderTopWidth,
      card.borderTopLeftRadius,
      button.borderTopLeftRadius,
      button.paddingLeft,
      button.minHeight,
    ].join('|');
  }
});

describe('density', () => {
  it('compact reduces distances, and so does a number on any element', async () => {
    const { provider, inside } = await mountStyled();
    const padding = (): string => styleIn(inside, '.primary').paddingLeft;
    expect(padding()).to.equal('16px');
    provider.density = 'compact';
    await until(() => padding() === '12px', 'three quarters');
    provider.density = undefined;
    await until(() => padding() === '16px', 'as before');
    inside.style.setProperty('--storefront-density', '0.5');
    expect(padding()).to.equal('8px');
  });
});
