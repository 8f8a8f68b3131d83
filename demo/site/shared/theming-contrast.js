// @ts-check
/** Measures the contrast of the colors that the elements actually render. */

const list = /** @type {HTMLElement} */ (document.querySelector('#contrast'));
const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d', { willReadFrequently: true }));

/** Measured parts of the plan table: the color, the background, and the minimum contrast. */
const MEASURED = /** @type {const} */ ([
  { label: 'Name of a plan', selector: '[part~=plan-name]', property: 'color', least: 4.5 },
  { label: 'Soft text', selector: '.description', property: 'color', least: 4.5 },
  { label: 'Main button', selector: '.button.primary', property: 'color', least: 4.5 },
  { label: 'Outline of a control', selector: '.button:not(.primary)', property: 'border-top-color', least: 3 },
]);

/** @param {string} color @returns {readonly [number, number, number, number]} 0 to 255 */
function rgbaOf(color) {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/** @param {string} color */
function luminance(color) {
  const [red, green, blue] = rgbaOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the first opaque background behind an element. @param {Element} element */
function backgroundOf(element) {
  /** @type {Element | null} */
  let at = element;
  while (at) {
    const { backgroundColor } = getComputedStyle(at);
    if (rgbaOf(backgroundColor)[3] === 255) return backgroundColor;
    const root = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return 'Canvas';
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Where to read the default color of each control: an element and its CSS property. */
const USED = /** @type {const} */ ([
  { id: 'primary', selector: '.button.primary', property: 'background-color' },
  { id: 'text', selector: '[part~=plan-name]', property: 'color' },
]);

/** @param {string} color */
const hex = (color) =>
  `#${rgbaOf(color)
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

let frame = 0;

/** Shows the measured contrast after the theme has been rendered. */
export function showContrast() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(measure)));
}

function measure() {
  const root = document.querySelector('storefront-plans')?.shadowRoot;
  const page = document.querySelector('.page');
  const background = document.getElementById('background');
  if (page && background instanceof HTMLInputElement && !background.closest('.set'))
    background.value = hex(getComputedStyle(page).backgroundColor);
  for (const { id, selector, property } of USED) {
    const input = document.getElementById(id);
    const element = root?.querySelector(selector);
    if (input instanceof HTMLInputElement && element && !input.closest('.set'))
      input.value = hex(getComputedStyle(element).getPropertyValue(property));
  }
  const rows = MEASURED.flatMap(({ label, selector, property, least }) => {
    const element = root?.querySelector(selector);
    if (!element) return [];
    const behind = property === 'color' ? backgroundOf(element) : backgroundOf(element.parentElement ?? element);
    const value = contrast(getComputedStyle(element).getPropertyValue(property), behind);
    return [[label, `${(Math.floor(value * 10) / 10).toFixed(1)}:1`, value >= 7 ? 'AAA' : value >= least ? 'AA' : 'too low']];
  });
  list.replaceChildren(
    ...rows.map((texts) => {
      const row = document.createElement('div');
      row.append(
        ...texts.map((text, index) => {
          const cell = document.createElement(index === 0 ? 'dt' : 'dd');
          cell.textContent = text ?? '';
          return cell;
        }),
      );
      return row;
    }),
  );
}

document.querySelector('storefront-plans')?.addEventListener('storefront-ready', () => showContrast());
