import { expect } from '@open-wc/testing';
import type { Appearance } from '../../src/components/theme/appearance.js';
import { appearanceNames } from '../../src/components/theme/appearance-variables.js';
import { mountStyled, styleIn, until } from './support/styled-element.js';
import { expectAccessible } from './support/expect-accessible.js';

/** For each variable: a value, the element and CSS property that it must change, and the result. `focus` focuses the element first. */
const effects: Readonly<Record<string, readonly [value: string, selector: string, property: string, seen: string, pseudo?: string]>> = {
  colorPrimary: ['rgb(1, 2, 3)', '.primary', 'background-color', 'rgb(1, 2, 3)'],
  colorBackground: ['rgb(250, 251, 252)', '#name', 'background-color', 'rgb(250, 251, 252)'],
  colorText: ['rgb(10, 20, 30)', 'h2', 'color', 'rgb(10, 20, 30)'],
  colorTextSecondary: ['rgb(30, 40, 50)', '.field-hint', 'color', 'rgb(30, 40, 50)'],
  colorDanger: ['rgb(130, 0, 10)', '.danger', 'color', 'rgb(130, 0, 10)'],
  colorSuccess: ['rgb(0, 80, 10)', '.good', 'color', 'rgb(0, 80, 10)'],
  colorWarning: ['rgb(90, 60, 0)', '.doubtful', 'color', 'rgb(90, 60, 0)'],
  colorBorder: ['rgb(1, 200, 3)', 'td', 'border-block-end-color', 'rgb(1, 200, 3)'],
  borderRadius: ['13px', '.primary', 'border-top-left-radius', '13px'],
  fontFamily: ['monospace', '.base', 'font-family', 'monospace'],
  fontSizeBase: ['21px', '.base', 'font-size', '21px'],
  spacingUnit: ['10px', '.primary', 'padding-inline-start', '40px'],
  focusRing: ['7px dotted rgb(1, 2, 3)', '.primary:focus', 'outline-width', '7px'],
  focusOutline: ['6px dotted rgb(1, 2, 3)', '.primary:focus', 'outline-width', '6px'],
  focusBoxShadow: ['rgb(1, 2, 3) 0px 0px 0px 5px', '.primary:focus', 'box-shadow', 'rgb(1, 2, 3) 0px 0px 0px 5px'],
  accessibleColorOnColorPrimary: ['rgb(255, 255, 220)', '.primary', 'color', 'rgb(255, 255, 220)'],
  colorTextPlaceholder: ['rgb(60, 0, 60)', '#blank', 'color', 'rgb(60, 0, 60)'],
  iconColor: ['rgb(9, 8, 7)', '.icon', 'color', 'rgb(9, 8, 7)'],
  buttonColorBackground: ['rgb(7, 8, 9)', '.primary', 'background-color', 'rgb(7, 8, 9)'],
  buttonColorText: ['rgb(255, 220, 255)', '.primary', 'color', 'rgb(255, 220, 255)'],
  buttonPrimaryColorBorder: ['rgb(7, 8, 9)', '.primary', 'border-top-color', 'rgb(7, 8, 9)'],
  buttonSecondaryColorBackground: ['rgb(240, 240, 200)', '.button:not(.primary)', 'background-color', 'rgb(240, 240, 200)'],
  buttonSecondaryColorText: ['rgb(0, 50, 50)', '.button:not(.primary)', 'color', 'rgb(0, 50, 50)'],
  buttonSecondaryColorBorder: ['rgb(7, 8, 9)', '.button:not(.primary)', 'border-top-color', 'rgb(7, 8, 9)'],
  badgeNeutralColorBackground: ['rgb(220, 240, 200)', '.badge', 'background-color', 'rgb(220, 240, 200)'],
  badgeNeutralColorText: ['rgb(0, 50, 50)', '.badge', 'color', 'rgb(0, 50, 50)'],
  badgeNeutralColorBorder: ['rgb(7, 8, 9)', '.badge', 'outline-color', 'rgb(7, 8, 9)'],
  formBackgroundColor: ['rgb(240, 240, 200)', '#name', 'background-color', 'rgb(240, 240, 200)'],
  formHighlightColorBorder: ['rgb(7, 8, 9)', '#name:focus', 'border-top-color', 'rgb(7, 8, 9)'],
  formAccentColor: ['rgb(7, 8, 9)', '#tick', 'accent-color', 'rgb(7, 8, 9)'],
  offsetBackgroundColor: ['rgb(240, 240, 200)', '.notice', 'background-color', 'rgb(240, 240, 200)'],
  overlayBackdropColor: ['rgba(7, 8, 9, 0.5)', 'dialog', 'background-color', 'rgba(7, 8, 9, 0.5)', '::backdrop'],
  actionPrimaryColorText: ['rgb(0, 50, 50)', 'a', 'color', 'rgb(0, 50, 50)'],
  fontSizeSm: ['11px', '.field-hint', 'font-size', '11px'],
  fontSizeLg: ['31px', 'h3', 'font-size', '31px'],
  fontSizeXl: ['33px', '.larger', 'font-size', '33px'],
  fontWeightNormal: ['300', '.base', 'font-weight', '300'],
  fontWeightMedium: ['550', '.primary', 'font-weight', '550'],
  fontWeightBold: ['750', 'h2', 'font-weight', '750'],
  fontLineHeight: ['2', '.soft', 'line-height', '32px'],
  gridRowSpacing: ['17px', '.fields', 'row-gap', '17px'],
  gridColumnSpacing: ['18px', '.fields', 'column-gap', '18px'],
  tableRowPaddingY: ['19px', 'td', 'padding-block-start', '19px'],
  buttonBorderRadius: ['21px', '.primary', 'border-top-left-radius', '21px'],
  formBorderRadius: ['22px', '#name', 'border-top-left-radius', '22px'],
  badgeBorderRadius: ['23px', '.badge', 'border-top-left-radius', '23px'],
};

/** Alias for each of these variables. */
const aliases: Readonly<Record<string, string>> = {
  colorPrimaryText: 'accessibleColorOnColorPrimary',
  colorIcon: 'iconColor',
  spacingGridRow: 'gridRowSpacing',
  spacingGridColumn: 'gridColumnSpacing',
  buttonPrimaryColorBackground: 'buttonColorBackground',
  buttonPrimaryColorText: 'buttonColorText',
  buttonColorBorder: 'buttonPrimaryColorBorder',
  bodySmFontSize: 'fontSizeSm',
  bodyMdFontSize: 'fontSizeBase',
  headingMdFontSize: 'fontSizeLg',
  headingXlFontSize: 'fontSizeXl',
};

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** Normalizes a CSS color. */
function normalizeColor(value: string): string {
  if (!CSS.supports('color', value)) return value;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].join();
}

describe('an appearance', () => {
  for (const name of appearanceNames) {
    it(`${name} has a visible effect`, async () => {
      const effect = effects[name] ?? effects[aliases[name] ?? ''];
      if (!effect) throw new Error(`No test knows what ${name} does.`);
      const [value, selector, property, seen, pseudo] = effect;
      const { provider, inside } = await mountStyled();
      inside.style.colorScheme = 'light';
      const plain = selector.replace(':focus', '');
      if (selector !== plain) inside.shadowRoot?.querySelector<HTMLElement>(plain)?.focus({ preventScroll: true });
      const now = (): string => normalizeColor(styleIn(inside, plain, pseudo).getPropertyValue(property));
      const before = now();
      provider.appearance = { variables: { [name]: value } };
      await until(() => now() === normalizeColor(seen), `${property} of ${selector} becomes ${seen}`);
      provider.appearance = undefined;
      await until(() => now() === before, `${property} of ${selector} becomes ${before} again`);
    });
  }

  it('documents and tests every variable', () => {
    expect([...Object.keys(effects), ...Object.keys(aliases)].sort()).to.deep.equal([...appearanceNames].sort());
  });

  it('accepts an appearance as Stripe documents it, and ignores unknown names', async () => {
    const { provider, inside } = await mountStyled({
      appearance: JSON.parse(
        '{"theme":"night","labels":"floating","inputs":"condensed","variables":{"colorPrimary":"#85d996","blockLogoColor":"dark","logoColor":"light","p-spacing":"9px"},"rules":{".Input:focus":{"color":"red"}}}',
      ) as Appearance,
    });
    await until(() => normalizeColor(styleIn(inside, '.primary').backgroundColor) === normalizeColor('#85d996'), 'the primary color');
    await until(() => getComputedStyle(inside).colorScheme === 'dark', 'night is dark');
    expect([...provider.style]).to.deep.equal(['--storefront-color-primary']);
  });

  for (const [theme, scheme, primary] of [
    ['stripe', 'light', '#0570de'],
    ['night', 'dark', '#85d996'],
    ['flat', 'light', '#5167fc'],
  ] as const) {
    it(`theme ${theme} looks as at Stripe`, async () => {
      const { inside } = await mountStyled({ appearance: { theme } });
      await until(() => normalizeColor(styleIn(inside, '.primary').backgroundColor) === normalizeColor(primary), primary);
      expect(getComputedStyle(inside).colorScheme).to.equal(scheme);
      await expectAccessible(inside);
    });
  }

  it('ignores an unknown theme', async () => {
    const { provider, inside } = await mountStyled();
    const before = styleIn(inside, '.primary').backgroundColor;
    provider.appearance = { theme: 'constructor', variables: { borderRadius: '9px' } };
    await until(() => styleIn(inside, '.primary').borderTopLeftRadius === '9px', 'the radius');
    expect(styleIn(inside, '.primary').backgroundColor).to.equal(before);
  });

  for (const [name, value] of [
    ['colorPrimary', 'red; } :host { display: none'],
    ['colorPrimary', 'red/*'],
    ['colorPrimary', '{}'],
    ['colorPrimary', 'url(https://elsewhere.example/track)'],
    ['colorPrimary', 'var(--x, url(https://elsewhere.example/track))'],
    ['colorPrimary', '12px'],
    ['fontFamily', '</style><script>alert(1)</script>'],
    ['borderRadius', 'red'],
    ['spacingUnit', '\\75rl(x)'],
    ['focusBoxShadow', 'none; background: url(x)'],
    ['constructor', 'red'],
    ['__proto__', 'red'],
    ['colorPrimary ; x', 'red'],
  ] as const) {
    it(`ignores an invalid value: ${name}: ${value}`, async () => {
      const variables = Object.fromEntries([
        [name, value],
        ['colorDanger', 'rgb(1, 2, 3)'],
      ]);
      const { provider } = await mountStyled({ appearance: { variables } });
      await until(() => provider.style.length > 0, 'the valid value is applied');
      expect([...provider.style]).to.deep.equal(['--storefront-color-danger']);
    });
  }

  it('turns off animations', async () => {
    const { inside } = await mountStyled({ appearance: { disableAnimations: true } });
    await until(() => styleIn(inside, '.primary').transitionDuration === '0s', 'no transition');
  });

  it('corrects colors without enough contrast', async () => {
    const { inside } = await mountStyled({ appearance: { variables: { buttonColorBackground: '#fff', buttonColorText: '#eee' } } });
    await until(() => normalizeColor(styleIn(inside, '.primary').backgroundColor) === normalizeColor('#fff'), 'the background');
    await expectAccessible(inside);
  });
});
