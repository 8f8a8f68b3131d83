import { outerElement, PageColors } from './page-colors.js';

/** Selectors for the buttons, text links and headings of most pages. */
const SELECTORS = {
  button: "button, a.button, .button, .btn, a.btn, [type='submit'], [role='button']",
  link: 'main p a[href], article a[href], p a[href], main a[href], a[href]',
  heading: 'h2, h1, h3',
} as const;

type Kind = keyof typeof SELECTORS;

/** Maximum number of elements to inspect per kind. Pages may have thousands of buttons. */
const MAX_ELEMENTS = 60;

/**
 * Reads the page's styles around an element and sets them on the element as custom properties (`--_page-*`), for the styles of `theme="inherit"`.
 * Reads again when the color scheme or an attribute of an ancestor changes, at most once per frame.
 *
 * Finds a button, a link and a heading of the page to copy. `theme-button`, `theme-link` and `theme-heading` select others.
 */
export class PageTheme {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot | HTMLElement;
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #attributes = new MutationObserver(() => this.#readInNextFrame());
  readonly #written = new Set<string>();
  #button: Element | undefined;
  #frame = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#root = host.shadowRoot ?? host;
  }

  connect(): void {
    for (let at = outerElement(this.#host); at; at = outerElement(at)) this.#attributes.observe(at, { attributes: true });
    this.#attributes.observe(this.#host, { attributeFilter: ['theme-button', 'theme-link', 'theme-heading'] });
    this.#attributes.observe(document.head, { childList: true, subtree: true, attributes: true });
    this.#dark.addEventListener('change', this.#readInNextFrame);
    document.addEventListener('transitionend', this.#afterTransition, true);
    addEventListener('load', this.#readInNextFrame, true);
    this.#read();
  }

  disconnect(): void {
    cancelAnimationFrame(this.#frame);
    this.#attributes.disconnect();
    this.#dark.removeEventListener('change', this.#readInNextFrame);
    document.removeEventListener('transitionend', this.#afterTransition, true);
    removeEventListener('load', this.#readInNextFrame, true);
    this.#write({});
  }

  readonly #readInNextFrame = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#read());
  };

  /** Reads again after a transition, because a page may fade from light to dark. */
  readonly #afterTransition = ({ target }: Event): void => {
    if (target instanceof Element && (target === this.#button || target.contains(this.#host))) this.#readInNextFrame();
  };

  #read(): void {
    const parent = outerElement(this.#host) ?? document.documentElement;
    const colors = new PageColors(this.#root);
    const { color, fontSize } = getComputedStyle(parent);
    const surface = colors.backgroundOf(parent);
    this.#button = this.#find('button', (element) => buttonRank(element, surface, colors));
    const link = this.#find('link', (element) => (this.#button === element ? 0 : 1));
    const linkColor = link && getComputedStyle(link).color;
    const button = this.#button && buttonStyles(this.#button, colors);
    const isDark = colors.measure(surface).lightness < 0.5;
    const found: Record<string, string | undefined> = {
      scheme: isDark ? 'dark' : 'light',
      surface,
      ink: color,
      size: `${pixels(fontSize) / pixels(getComputedStyle(document.documentElement).fontSize)}rem`,
      link: linkColor === color ? undefined : linkColor,
      // Used if no button has a color of its own.
      primary: linkColor,
      ...headingStyles(this.#find('heading', () => 1)),
      ...button,
    };
    colors.disconnect();
    this.#write(found);
  }

  /** Returns the best visible element of a kind outside the provider. Prefers near elements. An attribute such as `theme-button` takes precedence. */
  #find(kind: Kind, rank: (element: Element) => number): Element | undefined {
    const named = this.#host.getAttribute(`theme-${kind}`);
    if (named) return all(document, named).find((element) => this.#isPageElement(element));
    let best: Element | undefined;
    let highest = 0;
    for (let around = outerElement(this.#host); around; around = outerElement(around)) {
      for (const element of all(around, SELECTORS[kind]).slice(0, MAX_ELEMENTS)) {
        const value = this.#isPageElement(element) ? rank(element) : 0;
        if (value > highest) [best, highest] = [element, value];
      }
      // Good enough. Elements farther away may belong to another part of the page.
      if (highest >= 0.5) break;
    }
    return best;
  }

  #isPageElement(element: Element): boolean {
    return !this.#host.contains(element) && element.closest('storefront-provider') === null && isVisible(element);
  }

  #write(values: Readonly<Record<string, string | undefined>>): void {
    const { style } = this.#host;
    for (const property of this.#written) if (values[property] === undefined) style.removeProperty(`--_page-${property}`);
    this.#written.clear();
    for (const [property, value] of Object.entries(values)) {
      if (value === undefined) continue;
      this.#written.add(property);
      // Sets only changed values, to avoid style recalculation.
      if (style.getPropertyValue(`--_page-${property}`) !== value) style.setProperty(`--_page-${property}`, value);
    }
  }
}

function all(root: Document | Element, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    console.warn(`storefront-elements: "${selector}" is not a valid CSS selector. It is ignored.`);
    return [];
  }
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Returns how likely a button is the page's main button. Buttons with a background rank higher, strong colors highest. */
function buttonRank(element: Element, surface: string, colors: PageColors): number {
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  const fill = colors.measure(backgroundColor);
  const ground = colors.measure(surface);
  if (fill.alpha < 0.5 || Math.abs(fill.lightness - ground.lightness) + Math.abs(fill.chroma - ground.chroma) < 0.08) {
    return pixels(borderTopWidth) > 0 ? 0.1 : 0;
  }
  return 0.5 + fill.chroma + Math.abs(fill.lightness - ground.lightness) / 4;
}

function buttonStyles(button: Element, colors: PageColors): Record<string, string | undefined> {
  const style = getComputedStyle(button);
  const corner = style.borderTopLeftRadius;
  const filled = colors.measure(style.backgroundColor).alpha >= 0.5;
  const hasBorder = pixels(style.borderTopWidth) > 0;
  return {
    ...(filled && { primary: style.backgroundColor }),
    'button-radius': `${corner} ${style.borderTopRightRadius} ${style.borderBottomRightRadius} ${style.borderBottomLeftRadius}`,
    // Limited, because the corner radius of a pill-shaped button is too large for a card.
    radius: /^[\d.]+px$/.test(corner) ? `${Math.min(pixels(corner), 14)}px` : '14px',
    'button-border': hasBorder ? `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopColor}` : undefined,
    'button-shadow': style.boxShadow,
    'button-padding': style.paddingLeft === '0px' ? undefined : style.paddingLeft,
    'button-font': style.fontFamily,
    'button-weight': style.fontWeight,
    'button-style': style.fontStyle,
    'button-spacing': style.letterSpacing,
    'button-transform': style.textTransform,
  };
}

function headingStyles(heading: Element | undefined): Record<string, string | undefined> {
  if (!heading) return {};
  const { fontFamily, fontWeight, fontStyle, letterSpacing, fontSize } = getComputedStyle(heading);
  const spacing = pixels(letterSpacing) / pixels(fontSize);
  return {
    'heading-font': fontFamily,
    'heading-weight': fontWeight,
    'heading-style': fontStyle,
    'heading-spacing': spacing ? `${spacing}em` : undefined,
  };
}

/** Returns the number of a computed length. 0 for a keyword. */
function pixels(length: string): number {
  return Number(/^-?[\d.]+/.exec(length)?.[0] ?? 0);
}
