import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, css } from 'lit';
import { button } from '../../src/components/primitives/button.styles.js';
import { tokens } from '../../src/components/theme/tokens.js';
import { expectAccessible } from './support/expect-accessible.js';

/** Test element with a main button and some texts that use the theme. */
class Themed extends LitElement {
  static override styles = [
    tokens,
    button,
    css`
      .surface {
        background: var(--_surface);
      }
      .text {
        color: var(--_text);
      }
      .soft {
        color: var(--_text-soft);
      }
      .sunken {
        background: var(--_sunken);
      }
      .link {
        color: var(--_accent);
      }
      .danger {
        color: var(--_danger-text);
      }
      .line {
        border: 1px solid var(--_line-control);
      }
      .accent {
        border: 1px solid var(--_accent);
      }
      .button {
        transition: none;
      }
      .hovered {
        background: var(--_primary-hover);
      }
    `,
  ];

  protected override render(): unknown {
    return html`<div class="surface">
      <p class="text">text</p>
      <p class="soft">soft</p>
      <p class="danger">danger</p>
      <p class="line">line</p>
      <p class="accent">accent</p>
      <p class="link">link</p>
      <p class="sunken">sunken</p>
      <button class="button primary" type="button">Go on</button>
      <hr class="hovered" />
    </div>`;
  }
}
customElements.define('test-themed', Themed);

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** Returns the relative luminance of a CSS color. */
function luminance(color: string): number {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Pseudorandom colors, the same in each run. */
function randomColors(seed: number): (from?: number, to?: number) => string {
  let state = seed;
  const byte = (from: number, to: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return from + ((state >> 16) % (to - from + 1));
  };
  return (from = 0, to = 255) => `rgb(${byte(from, to)}, ${byte(from, to)}, ${byte(from, to)})`;
}

/** Sets public variables on an element. An empty value removes one. */
function give(element: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(`--storefront-${name}`, value);
}

const find = (element: Element, selector: string): CSSStyleDeclaration => getComputedStyle(element.shadowRoot!.querySelector(selector)!);

describe('the theme', () => {
  for (const primary of [
    '#000',
    '#fff',
    '#ff0',
    '#007d41',
    '#36d986',
    '#777',
    '#f00',
    '#00f',
    '#6366f1',
    '#1d7f45',
    '#2446c8',
    '#9db2ff',
    '#ff6b00',
    'oklch(0.6 0.2 300)',
  ]) {
    it(`keeps the text on a button in ${primary} readable`, async () => {
      const element = await fixture<HTMLElement>(html`<test-themed></test-themed>`);
      element.style.setProperty('--storefront-color-primary', primary);
      const { color, backgroundColor } = find(element, 'button');
      expect(contrast(color, backgroundColor), `${color} on ${backgroundColor}`).to.be.at.least(4.5);
      const hovered = find(element, '.hovered').backgroundColor;
      expect(contrast(color, hovered), `${color} on ${hovered}, under the pointer`).to.be.at.least(4.5);
      expect(luminance(hovered), 'is seen').not.to.be.closeTo(luminance(backgroundColor), 0.001);
    });
  }

  for (const scheme of ['light', 'dark']) {
    it(`has readable texts and visible lines in ${scheme}`, async () => {
      const element = await fixture<HTMLElement>(html`<test-themed></test-themed>`);
      element.style.colorScheme = scheme;
      const { backgroundColor } = find(element, '.surface');
      expect(luminance(backgroundColor)).to.satisfy((value: number) => (scheme === 'dark' ? value < 0.05 : value > 0.9));
      for (const [name, least] of [
        ['text', 7],
        ['soft', 4.5],
        ['danger', 4.5],
      ] as const) {
        expect(contrast(find(element, `.${name}`).color, backgroundColor), name).to.be.at.least(least);
      }
      for (const name of ['line', 'accent']) {
        expect(contrast(find(element, `.${name}`).borderTopColor, backgroundColor), name).to.be.at.least(3);
      }
      await expectAccessible(element);
    });
  }

  it('is readable with 240 primary colors, backgrounds and text colors', async () => {
    const element = await fixture<HTMLElement>(html`<test-themed></test-themed>`);
    const random = randomColors(11);
    for (let run = 0; run < 240; run += 1) {
      const [primary, background, text, secondary, danger] = [random(), random(), random(), random(), random()];
      element.style.colorScheme = run % 2 ? 'dark' : 'light';
      // Every third case keeps the theme's background, every second one its text color.
      give(element, {
        'color-primary': primary,
        'color-background': run % 3 ? background : '',
        'color-text': run % 2 ? text : '',
        'color-text-secondary': run % 5 ? '' : secondary,
        'color-danger': danger,
      });
      const what = `${run}: primary ${primary}, background ${background}, text ${text}`;
      const ground = find(element, '.surface').backgroundColor;
      for (const name of ['text', 'soft', 'danger', 'link']) {
        expect(contrast(find(element, `.${name}`).color, ground), `${name}, ${what}`).to.be.at.least(4.5);
      }
      for (const name of ['line', 'accent']) {
        expect(contrast(find(element, `.${name}`).borderTopColor, ground), `${name}, ${what}`).to.be.at.least(3);
      }
      const sunken = find(element, '.sunken').backgroundColor;
      for (const name of ['text', 'soft', 'danger', 'link']) {
        expect(contrast(find(element, `.${name}`).color, sunken), `${name} on sunken ground, ${what}`).to.be.at.least(4.5);
      }
      const button = find(element, 'button');
      expect(contrast(button.color, button.backgroundColor), `button, ${what}`).to.be.at.least(4.5);
      expect(contrast(button.color, find(element, '.hovered').backgroundColor), `button under the pointer, ${what}`).to.be.at.least(4.5);
    }
  });

  it('keeps text colors with enough contrast, with 7:1 for amounts, also on sunken backgrounds', async () => {
    const element = await fixture<HTMLElement>(html`<test-themed></test-themed>`);
    const random = randomColors(5);
    for (let run = 0; run < 120; run += 1) {
      const [light, dark] = [random(205), random(0, 50)];
      const [background, text] = run % 2 ? [dark, light] : [light, dark];
      give(element, { 'color-background': background, 'color-text': text, 'color-primary': random() });
      const what = `${text} on ${background}`;
      expect(contrast(find(element, '.text').color, background), what).to.be.closeTo(contrast(text, background), 0.3);
      const sunken = find(element, '.sunken').backgroundColor;
      expect(contrast(find(element, '.text').color, sunken), what).to.be.at.least(7);
      for (const name of ['soft', 'danger', 'link']) {
        expect(contrast(find(element, `.${name}`).color, sunken), `${name} on sunken ground, ${what}`).to.be.at.least(4.5);
      }
    }
  });

  it('derives missing variables from the ones set', async () => {
    const element = await fixture<HTMLElement>(html`<test-themed></test-themed>`);
    element.style.setProperty('--storefront-color-background', 'rgb(20, 30, 60)');
    element.style.setProperty('--storefront-color-text', 'rgb(250, 250, 240)');
    expect(contrast(find(element, '.soft').color, 'rgb(20, 30, 60)')).to.be.at.least(4.5);
    expect(find(element, '.surface').backgroundColor).to.equal('rgb(20, 30, 60)');
  });

  it('wraps its lines even if the page does not wrap its own', async () => {
    const parent = document.createElement('div');
    parent.style.cssText = 'inline-size: 60px; white-space: nowrap; text-indent: 40px; text-align: center';
    const element = await fixture<Themed>(html`<test-themed></test-themed>`, { parentNode: parent });
    const text = element.shadowRoot!.querySelector('.text')!;
    text.textContent = 'a text of several words';
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    expect(words.width).to.be.at.most(60);
    expect(words.left).to.equal(text.getBoundingClientRect().left);
  });

  it('uses the font of the page', async () => {
    const page = await fixture<HTMLElement>(html`<div><test-themed></test-themed></div>`);
    page.style.fontFamily = 'monospace';
    expect(find(page.firstElementChild!, '.text').fontFamily).to.equal('monospace');
  });
});
