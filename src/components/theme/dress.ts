import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { applyAppearance, type Appearance } from './appearance.js';
import type { PageLook } from './inherit.js';

/** What says how the elements inside it look: a provider. */
export interface Dressed extends ReactiveControllerHost, HTMLElement {
  readonly theme: string | undefined;
  readonly density: string | undefined;
  readonly appearance: Appearance | undefined;
}

/** What a file of styles brings. */
interface Look {
  readonly styles: { readonly cssText: string };
}

/** Styles by the name of what asks for them, each in a file of its own. */
const looks = new Map<string, () => Promise<Look>>([
  ['ledger', () => import('./presets/ledger.js')],
  ['poster', () => import('./presets/poster.js')],
  ['soft', () => import('./presets/soft.js')],
  ['inherit', () => import('./inherit.styles.js')],
  ['stripe', () => import('./presets/stripe.js')],
  ['night', () => import('./presets/night.js')],
  ['flat', () => import('./presets/flat.js')],
]);
const densities = new Map<string, () => Promise<Look>>([['compact', () => import('./compact.styles.js')]]);

/** Styles whose file has arrived. They are put on at once, so that nothing is painted without them before. */
const arrived = new Map<() => Promise<Look>, string>();

let Reader: typeof PageLook | undefined;

async function bringReader(): Promise<typeof PageLook> {
  return (Reader = (await import('./inherit.js')).PageLook);
}

async function bring(file: () => Promise<Look>): Promise<string> {
  const { styles } = await file();
  arrived.set(file, styles.cssText);
  return styles.cssText;
}

/** The sheet that an element wears at present, so that one which moves to another provider takes it off. */
const worn = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Puts `theme`, `density` and `appearance` of a provider on the elements inside it: one sheet after their own in each element's shadow root. The
 * public `--storefront-*` variables still win, wherever the page sets them, because the sheet only changes what they fall back to.
 *
 * Elements are found by their asking for the provider's context, so that this works through shadow roots and for those that come later.
 */
export class Dress implements ReactiveController {
  readonly #host: Dressed;
  readonly #sheet = new CSSStyleSheet();
  #wanted = '';
  #appearance: Appearance | undefined;
  #page: PageLook | undefined;

  /** Loads what a theme and a density need, so that a provider that comes later wears them from the start. */
  static async fetch(theme: string | null, density: string | null): Promise<void> {
    await Promise.all([...filesOf(theme, density).map(bring), theme === 'inherit' && bringReader()]);
  }

  constructor(host: Dressed) {
    this.#host = host;
    host.addEventListener('context-request', (event) => {
      if ('contextTarget' in event && event.contextTarget instanceof Element && event.contextTarget !== host)
        this.#wear(event.contextTarget);
    });
    host.addController(this);
    this.hostUpdated();
    // Those that have asked already ask again.
    host.dispatchEvent(new Event('context-provider', { bubbles: true, composed: true }));
  }

  hostConnected(): void {
    this.#page?.connect();
  }

  hostDisconnected(): void {
    this.#page?.disconnect();
  }

  hostUpdated(): void {
    const { theme, density, appearance } = this.#host;
    const extra = applyAppearance(this.#host, appearance, this.#appearance);
    this.#appearance = appearance;
    const named = theme || appearance?.theme || '';
    const wanted = [named, density, extra].join();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#put(wanted, named, extra);
  }

  #put(wanted: string, theme: string, extra: string): void {
    const files = filesOf(theme, this.#host.density);
    const here = files.flatMap((file) => arrived.get(file) ?? []);
    if (here.length === files.length) this.#sheet.replaceSync([...here, extra].join(''));
    else {
      Promise.all(files.map(bring)).then(
        // Another look may have been chosen meanwhile.
        (styles) => wanted === this.#wanted && this.#sheet.replaceSync([...styles, extra].join('')),
        () => this.#forget(wanted),
      );
    }
    if (theme !== 'inherit') this.#readPage(undefined);
    else if (!this.#page) {
      if (Reader) this.#readPage(new Reader(this.#host));
      else {
        bringReader().then(
          (Found) => wanted === this.#wanted && this.#readPage(new Found(this.#host)),
          () => this.#forget(wanted),
        );
      }
    }
  }

  /** A file did not arrive: what is worn stays, the next change asks again. */
  #forget(wanted: string): void {
    if (wanted === this.#wanted) this.#wanted = '';
  }

  #readPage(page: PageLook | undefined): void {
    this.#page?.disconnect();
    this.#page = page;
    if (this.#host.isConnected) page?.connect();
  }

  #wear({ shadowRoot }: Element): void {
    if (!shadowRoot || worn.get(shadowRoot) === this.#sheet) return;
    const before = worn.get(shadowRoot);
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== before), this.#sheet];
    worn.set(shadowRoot, this.#sheet);
  }
}

function filesOf(theme: string | null, density: string | null | undefined): (() => Promise<Look>)[] {
  return [looks.get(theme ?? '') ?? [], densities.get(density ?? '') ?? []].flat();
}
