// @ts-check
/** Theme of the host page. Each value is validated; invalid values are ignored. */

/** Allowed font lists: names and quoted names, separated by commas. */
const FONTS = /^[\p{L}\p{N}\s,'"_-]{1,300}$/u;
const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem|em)$/;
/** Maximum length in pixels, so that a theme cannot hide the form. */
const LENGTH_MAX = 40;

/** @param {string} value */
function isColor(value) {
  return value.length <= 100 && !/[;{}\\]|url\(|var\(/i.test(value) && CSS.supports('color', value);
}

/** @param {string} value */
function isFonts(value) {
  return FONTS.test(value) && CSS.supports('font-family', value);
}

/**
 * @param {number} min
 * @returns {(value: string) => boolean}
 */
function isLength(min) {
  return (value) => {
    const [, size, unit] = LENGTH.exec(value) ?? [];
    const pixels = Number(size) * (unit === 'px' ? 1 : 16);
    return unit !== undefined && pixels >= min && pixels <= LENGTH_MAX;
  };
}

/** @type {Record<string, {property: string, fits: (value: string) => boolean}>} */
const VARIABLES = {
  colorPrimary: { property: '--color-primary', fits: isColor },
  colorPrimaryText: { property: '--color-primary-text', fits: isColor },
  colorBackground: { property: '--color-background', fits: isColor },
  colorText: { property: '--color-text', fits: isColor },
  colorTextSecondary: { property: '--color-text-secondary', fits: isColor },
  colorDanger: { property: '--color-danger', fits: isColor },
  colorSuccess: { property: '--color-success', fits: isColor },
  colorBorder: { property: '--color-border', fits: isColor },
  borderRadius: { property: '--border-radius', fits: isLength(0) },
  fontFamily: { property: '--font-family', fits: isFonts },
  fontSizeBase: { property: '--font-size-base', fits: isLength(12) },
  spacingUnit: { property: '--spacing-unit', fits: isLength(2) },
};

/**
 * Applies a theme: a color scheme, and variables with Stripe's names. Missing or invalid variables use the form's defaults.
 * @param {unknown} scheme
 * @param {unknown} variables
 */
export function applyTheme(scheme, variables) {
  const root = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  const given = new Map(typeof variables === 'object' && variables !== null ? Object.entries(variables) : []);
  for (const [name, { property, fits }] of Object.entries(VARIABLES)) {
    const value = given.get(name);
    if (typeof value === 'string' && fits(value.trim())) root.style.setProperty(property, value.trim());
    else root.style.removeProperty(property);
  }
}
