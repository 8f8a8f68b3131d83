import { css, type CSSResult } from 'lit';

/** Variable of an appearance. */
export interface AppearanceVariable {
  readonly name: string;
  /** Custom property that holds the value. */
  readonly property: string;
  /** CSS property that accepts the same values. Used for validation. */
  readonly valueProperty: string;
  /** CSS rule that applies the variable. Undefined for public variables, which every element reads directly. */
  readonly rule: string | undefined;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const publicVariables = (valueProperty: string, names: readonly string[]): AppearanceVariable[] =>
  names.map((name) => ({ name, property: `--storefront-${kebab(name)}`, valueProperty, rule: undefined }));

const internalVariables = (valueProperty: string, rules: Readonly<Record<string, CSSResult>>): AppearanceVariable[] =>
  Object.entries(rules).map(([name, rule]) => ({ name, property: `--_appearance-${kebab(name)}`, valueProperty, rule: rule.cssText }));

const variables: readonly AppearanceVariable[] = [
  ...publicVariables('color', [
    'colorPrimary',
    'colorBackground',
    'colorText',
    'colorTextSecondary',
    'colorDanger',
    'colorSuccess',
    'colorWarning',
    'colorBorder',
  ]),
  ...publicVariables('border-radius', ['borderRadius']),
  ...publicVariables('font-family', ['fontFamily']),
  ...publicVariables('font-size', ['fontSizeBase']),
  ...publicVariables('margin-left', ['spacingUnit']),
  ...publicVariables('outline', ['focusRing']),

  ...internalVariables('color', {
    // Corrected for contrast, like every text color.
    accessibleColorOnColorPrimary: css`
      :host {
        --_lum-primary: color(from var(--_primary) xyz 0 0 0 / y);
        --_on-primary: color(from color-mix(in xyz, var(--_appearance-accessible-color-on-color-primary), var(--_lum-primary)) var(--_fit));
      }
    `,
    colorTextPlaceholder: css`
      :placeholder-shown {
        color: color(from color-mix(in xyz, var(--_appearance-color-text-placeholder), var(--_lum)) var(--_fit));
      }
      ::placeholder {
        color: inherit !important;
      }
    `,
    iconColor: css`
      .icon {
        color: var(--_appearance-icon-color) !important;
      }
    `,
    buttonColorBackground: css`
      .button.primary:not([aria-disabled='true']) {
        --_primary: var(--_appearance-button-color-background);
        --_on-primary: color(from var(--_primary) xyz calc(0.9505 * var(--_lit)) var(--_lit) calc(1.089 * var(--_lit)));
        --_primary-hover: color(from var(--_primary) xyz calc(x + var(--_lift)) calc(y + var(--_lift)) calc(z + var(--_lift)));
      }
    `,
    buttonColorText: css`
      .button.primary:not([aria-disabled='true']) {
        --_lum-button: color(from var(--_primary) xyz 0 0 0 / y);
        color: color(from color-mix(in xyz, var(--_appearance-button-color-text), var(--_lum-button)) var(--_fit));
      }
    `,
    buttonPrimaryColorBorder: css`
      .button.primary {
        border-color: var(--_appearance-button-primary-color-border);
      }
    `,
    buttonSecondaryColorBackground: css`
      .button:not(.primary, .link, [aria-disabled='true']) {
        --_surface: var(--_appearance-button-secondary-color-background);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    buttonSecondaryColorText: css`
      .button:not(.primary, .link, [aria-disabled='true']) {
        color: color(from color-mix(in xyz, var(--_appearance-button-secondary-color-text), var(--_lum)) var(--_fit));
      }
    `,
    buttonSecondaryColorBorder: css`
      .button:not(.primary, .link) {
        border-color: var(--_appearance-button-secondary-color-border);
      }
    `,
    badgeNeutralColorBackground: css`
      [part~='badge'] {
        --_surface: var(--_appearance-badge-neutral-color-background);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    badgeNeutralColorText: css`
      [part~='badge'] {
        color: color(from color-mix(in xyz, var(--_appearance-badge-neutral-color-text), var(--_lum)) var(--_fit));
      }
    `,
    badgeNeutralColorBorder: css`
      [part~='badge'] {
        outline: 1px solid var(--_appearance-badge-neutral-color-border);
        outline-offset: -1px;
      }
    `,
    formBackgroundColor: css`
      :is(input, select, textarea):not([type='radio'], [type='checkbox'], [type='range']) {
        --_surface: var(--_appearance-form-background-color);
        --_lum: color(from var(--_surface) xyz 0 0 0 / y);
        background-color: var(--_surface);
        color: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
      }
    `,
    formHighlightColorBorder: css`
      :is(input, select, textarea):focus {
        border-color: var(--_appearance-form-highlight-color-border);
      }
    `,
    formAccentColor: css`
      input {
        accent-color: var(--_appearance-form-accent-color);
      }
    `,
    offsetBackgroundColor: css`
      :host {
        --_sunken: var(--_appearance-offset-background-color);
      }
    `,
    overlayBackdropColor: css`
      ::backdrop {
        background: var(--_appearance-overlay-backdrop-color) !important;
      }
    `,
    actionPrimaryColorText: css`
      a:not(.button),
      .button.link {
        color: color(from color-mix(in xyz, var(--_appearance-action-primary-color-text), var(--_lum)) var(--_fit));
      }
    `,
  }),
  ...internalVariables('outline', {
    focusOutline: css`
      :host {
        --_focus: var(--_appearance-focus-outline);
      }
    `,
  }),
  ...internalVariables('box-shadow', {
    focusBoxShadow: css`
      :focus-visible:not([tabindex='-1']),
      :focus-visible + span {
        box-shadow: var(--_appearance-focus-box-shadow);
      }
    `,
  }),
  ...internalVariables('font-size', {
    fontSizeSm: css`
      :host {
        --_size-small: var(--_appearance-font-size-sm);
      }
    `,
    fontSizeLg: css`
      :host {
        --_size-large: var(--_appearance-font-size-lg);
      }
    `,
    fontSizeXl: css`
      :host {
        --_size-larger: var(--_appearance-font-size-xl);
      }
    `,
  }),
  ...internalVariables('font-weight', {
    fontWeightNormal: css`
      :host {
        font-weight: var(--_appearance-font-weight-normal);
      }
    `,
    fontWeightMedium: css`
      .button:not(.link),
      label {
        font-weight: var(--_appearance-font-weight-medium);
      }
    `,
    fontWeightBold: css`
      :is(h1, h2, h3, .amount, .total) {
        font-weight: var(--_appearance-font-weight-bold);
      }
    `,
  }),
  ...internalVariables('line-height', {
    fontLineHeight: css`
      :host {
        line-height: var(--_appearance-font-line-height);
      }
    `,
  }),
  ...internalVariables('row-gap', {
    gridRowSpacing: css`
      .fields {
        row-gap: var(--_appearance-grid-row-spacing);
      }
    `,
    gridColumnSpacing: css`
      .fields {
        column-gap: var(--_appearance-grid-column-spacing);
      }
    `,
    tableRowPaddingY: css`
      .table :is(th, td) {
        padding-block: var(--_appearance-table-row-padding-y);
      }
    `,
  }),
  ...internalVariables('border-radius', {
    buttonBorderRadius: css`
      .button:not(.link) {
        border-radius: var(--_appearance-button-border-radius);
      }
    `,
    formBorderRadius: css`
      :is(input, select, textarea):not([type='radio'], [type='checkbox']) {
        border-radius: var(--_appearance-form-border-radius);
      }
    `,
    badgeBorderRadius: css`
      [part~='badge'] {
        border-radius: var(--_appearance-badge-border-radius);
      }
    `,
  }),
];

/** Maps Stripe's deprecated names, and the names of Stripe Connect, to the current names. */
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

const byName = new Map(variables.map((variable) => [variable.name, variable]));

/** Returns the variable of a name or alias. Undefined for an unknown name. */
export function findVariable(name: string): AppearanceVariable | undefined {
  return byName.get(Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name);
}

/** All supported names, including aliases. */
export const appearanceNames: readonly string[] = [...byName.keys(), ...Object.keys(aliases)];
