/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', transparent: '#00000000' };

/** Reads `#rgb`, `#rrggbb`, both with opacity, `rgb()`, white, black and transparent. Undefined for other notations. */
export function parseColor(text: string): Color | undefined {
  const value = NAMED[text.trim().toLowerCase()] ?? text.trim().toLowerCase();
  const short = /^#([\da-f]{3,4})$/.exec(value)?.[1];
  const hex = short === undefined ? /^#([\da-f]{6}(?:[\da-f]{2})?)$/.exec(value)?.[1] : short.replaceAll(/./g, '$&$&');
  if (hex !== undefined) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/.exec(value);
  if (!parts) return undefined;
  const [, red = '', green = '', blue = '', alpha = '1', percent = ''] = parts;
  return [Number(red), Number(green), Number(blue), Number(alpha) / (percent === '' ? 1 : 100)];
}

/** Returns the opaque color that a color has on an opaque background. */
export function blendColors([red, green, blue, alpha]: Color, behind: Color): Color {
  const mix = (front: number, back: number): number => front * alpha + back * (1 - alpha);
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]), 1];
}

/** Splits `light-dark(a, b)`. Another color is the same in both modes. */
export function lightAndDark(text: string): readonly [light: string, dark: string] {
  const [, light = text, dark = text] =
    /^\s*light-dark\(\s*([^(),]+|[a-z]+\([^)]*\))\s*,\s*([^(),]+|[a-z]+\([^)]*\))\s*\)\s*$/i.exec(text) ?? [];
  return [light, dark];
}

/** Relative luminance of WCAG 2. */
function luminanceOf([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(left: Color, right: Color): number {
  const [dark = 0, light = 0] = [luminanceOf(left), luminanceOf(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
