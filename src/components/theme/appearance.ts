/** Stripe's names for what a look is made of, and the variable of ours that each one sets. */
const VARIABLES = {
  colorPrimary: 'color-primary',
  colorBackground: 'color-background',
  colorText: 'color-text',
  colorTextSecondary: 'color-text-secondary',
  colorDanger: 'color-danger',
  colorSuccess: 'color-success',
  colorWarning: 'color-warning',
  colorBorder: 'color-border',
  borderRadius: 'border-radius',
  fontFamily: 'font-family',
  fontSizeBase: 'font-size-base',
  spacingUnit: 'spacing-unit',
  focusOutline: 'focus-ring',
  focusBoxShadow: 'focus-shadow',
} as const;

/** A look as an object; an object made for Stripe's Appearance API can be passed, names without a counterpart have no effect. */
export interface Appearance {
  readonly variables?: Readonly<Partial<Record<keyof typeof VARIABLES, string>> & Record<string, string | undefined>>;
}

/**
 * Writes the variables of an appearance on an element and takes away those that it no longer has. Through the CSSOM, which a strict
 * `style-src` allows.
 */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined): void {
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = appearance?.variables?.[name];
    if (value) element.style.setProperty(`--storefront-${variable}`, value);
    else element.style.removeProperty(`--storefront-${variable}`);
  }
}
