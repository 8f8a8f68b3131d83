import { css, type CSSResult } from 'lit';

/** One name of an appearance. */
export interface LookVariable {
  readonly name: string;
  /** The custom property that carries the value. */
  readonly property: string;
  /** The CSS property whose values it takes. */
  readonly takes: string;
  /** What reads it, where it is not one of the public variables, which every element reads by itself. */
  readonly rule: string | undefined;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const open = (takes: string, names: readonly string[]): LookVariable[] =>
  names.map((name) => ({ name, property: `--storefront-${kebab(name)}`, takes, rule: undefined }));

const own = (takes: string, rules: Readonly<Record<string, CSSResult>>): LookVariable[] =>
  Object.entries(rules).map(([name, rule]) => ({ name, property: `--_look-${kebab(name)}`, takes, rule: rule.cssText }));

const variables: readonly LookVariable[] = [
  ...open('color', [
    'colorPrimary',
    'colorBackground',
    'colorText',
    'colorTextSecondary',
    'colorDanger',
    'colorSuccess',
    'colorWarning',
    'colorBorder',
  ]),
  ...open('border-radius', ['borderRadius']),
  ...open('font-family', ['fontFamily']),
  ...open('font-size', ['fontSizeBase']),
  ...open('margin-left', ['spacingUnit']),
  ...open('outline', ['focusRing']),

  ...own('color', {
    // Corrected to read on the color it stands on, as every text is.
    accessibleColorOnColorPrimary: css`
      :host {
        --_lum-primary: color(from var(--_primary) xyz 0 0 0 / y);
        --_on-primary: color(from color-mix(in xyz, var(--_look-accessible-color-on-color-primary), var(--_lum-primary)) var(--_fit));
      }
    `,
    colorTextPlaceholder: css`
      :placeholder-shown {
        color: color(from color-mix(in xyz, var(--_look-color-text-placeholder), var(--_lum)) var(--_fit));
      }
      ::placeholder {
        color: inherit !important;
      }
    `,
    iconColor: css`
      .icon {
        color: var(--_look-icon-color) !important;
      }
    `,
    buttonColorBackground: css`
      .button.primary:not([aria-disabled='true']) {
        --_primary: var(--_look-button-color-background);
        --_on-primary: color(from var(--_primary) xyz calc(0.9505 * var(--_lit)) var(--_lit) calc(1.089 * var(--_lit)));
        --_primary-hover: color(from var(--_primary) xyz calc(x + var(--_lift)) calc(y + var(--_lift)) calc(z + var(--_lift)));
      }
    `,
    buttonColorText: css`
      .button.primary:not([aria-disabled='true']) {
        --_lum-button: color(from var(--_primary) xyz 0 0 0 / y);
        color: color(from color-mix(in xyz, var(--_look-button-color-text), var(--_lum-button)) var(--_fit));
      }
    `,
    buttonPrimaryColorBorder: css`
      .button.primary {
        border-color: var(--_look-button-primary-color-border);
      }
    `,
    buttonSecondaryColorBackground: css`
      .button:not(.primary, .link, [aria-disabled='true']) {
        --_surface: var(--_look-button-secondary-color-background);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    buttonSecondaryColorText: css`
      .button:not(.primary, .link, [aria-disabled='true']) {
        color: color(from color-mix(in xyz, var(--_look-button-secondary-color-text), var(--_lum)) var(--_fit));
      }
    `,
    buttonSecondaryColorBorder: css`
      .button:not(.primary, .link) {
        border-color: var(--_look-button-secondary-color-border);
      }
    `,
    badgeNeutralColorBackground: css`
      [part~='badge'] {
        --_surface: var(--_look-badge-neutral-color-background);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    badgeNeutralColorText: css`
      [part~='badge'] {
        color: color(from color-mix(in xyz, var(--_look-badge-neutral-color-text), var(--_lum)) var(--_fit));
      }
    `,
    badgeNeutralColorBorder: css`
      [part~='badge'] {
        outline: 1px solid var(--_look-badge-neutral-color-border);
        outline-offset: -1px;
      }
    `,
    formBackgroundColor: css`
      :is(input, select, textarea):not([type='radio'], [type='checkbox'], [type='range']) {
        --_surface: var(--_look-form-background-color);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background-color: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    formHighlightColorBorder: css`
      :is(input, select, textarea):focus {
        border-color: var(--_look-form-highlight-color-border);
      }
    `,
    formAccentColor: css`
      input {
        accent-color: var(--_look-form-accent-color);
      }
    `,
    offsetBackgroundColor: css`
      :host {
        --_sunken: var(--_look-offset-background-color);
      }
    `,
    overlayBackdropColor: css`
      ::backdrop {
        background: var(--_look-overlay-backdrop-color) !important;
      }
    `,
    actionPrimaryColorText: css`
      a:not(.button),
      .button.link {
        color: color(from color-mix(in xyz, var(--_look-action-primary-color-text), var(--_lum)) var(--_fit));
      }
    `,
  }),
  ...own('outline', {
    focusOutline: css`
      :host {
        --_focus: var(--_look-focus-outline);
      }
    `,
  }),
  ...own('box-shadow', {
    focusBoxShadow: css`
      :focus-visible:not([tabindex='-1']),
      :focus-visible + span {
        box-shadow: var(--_look-focus-box-shadow);
      }
    `,
  }),
  ...own('font-size', {
    fontSizeSm: css`
      :host {
        --_size-small: var(--_look-font-size-sm);
      }
    `,
    fontSizeLg: css`
      :host {
        --_size-large: var(--_look-font-size-lg);
      }
    `,
    fontSizeXl: css`
      :host {
        --_size-larger: var(--_look-font-size-xl);
      }
    `,
  }),
  ...own('font-weight', {
    fontWeightNormal: css`
      :host {
        font-weight: var(--_look-font-weight-normal);
      }
    `,
    fontWeightMedium: css`
      .button:not(.link),
      label {
        font-weight: var(--_look-font-weight-medium);
      }
    `,
    fontWeightBold: css`
      :is(h1, h2, h3, .amount, .total) {
        font-weight: var(--_look-font-weight-bold);
      }
    `,
  }),
  ...own('line-height', {
    fontLineHeight: css`
      :host {
        line-height: var(--_look-font-line-height);
      }
    `,
  }),
  ...own('row-gap', {
    gridRowSpacing: css`
      .fields {
        row-gap: var(--_look-grid-row-spacing);
      }
    `,
    gridColumnSpacing: css`
      .fields {
        column-gap: var(--_look-grid-column-spacing);
      }
    `,
    tableRowPaddingY: css`
      .table :is(th, td) {
        padding-block: var(--_look-table-row-padding-y);
      }
    `,
  }),
  ...own('border-radius', {
    buttonBorderRadius: css`
      .button:not(.link) {
        border-radius: var(--_look-button-border-radius);
      }
    `,
    formBorderRadius: css`
      :is(input, select, textarea):not([type='radio'], [type='checkbox']) {
        border-radius: var(--_look-form-border-radius);
      }
    `,
    badgeBorderRadius: css`
      [part~='badge'] {
        border-radius: var(--_look-badge-border-radius);
      }
    `,
  }),
];

/** Names that Stripe has replaced by others, and those of Connect for the same thing. */
const renamed: Readonly<Record<string, string>> = {
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

const byName = new Map(variables.map((variable) => [variable.name, variable]));

/** What a name of an appearance stands for; undefined if it is not known. */
export function findVariable(name: string): LookVariable | undefined {
  return byName.get(Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name);
}

/** Every name that has an effect, newer and older ones. */
export const appearanceNames: readonly string[] = [...byName.keys(), ...Object.keys(renamed)];
