/**
 * A look as an object, with the names of Stripe's Appearance API: `colorPrimary`, `colorBackground`, `colorText`, `colorTextSecondary`,
 * `colorDanger`, `colorSuccess`, `colorWarning`, `colorBorder`, `borderRadius`, `fontFamily`, `fontSizeBase`, `spacingUnit`, `focusRing`,
 * `focusOutline`, `focusBoxShadow`. Each sets the CSS variable of the same name, `colorPrimary` for example `--storefront-color-primary`; others have
 * no effect, so an object made for Stripe can be passed.
 */
export interface Appearance {
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

/** Writes an appearance on an element in place of the one before. Through the CSSOM, which a strict `style-src` allows. */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined, before: Appearance | undefined): void {
  for (const name of Object.keys({ ...before?.variables, ...appearance?.variables })) {
    const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.style.setProperty(`--storefront-${variable}`, appearance?.variables?.[name] ?? '');
  }
}
