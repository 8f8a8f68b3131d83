import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { applyAppearance, type Appearance } from './appearance.js';
import type { PageLook } from './inherit.js';

/** What says how the elements inside it look: a provider. */
export interface Dressed extends ReactiveControllerHost, HTMLElement {
  readonly theme: string | undefined;
  readonly density: string | undefined;
  readonly appearance: Appearance | undefined;
}

/** Styles by the name of the theme that brings them, each in a file of its own. */
const themes = new Map<string, () => Promise<{ readonly styles: { readonly cssText: string } }>>([
  ['ledger', () => import('./presets/ledger.js')],
  ['poster', () => import('./presets/poster.js')],
  ['soft', () => import('./presets/soft.js')],
  ['inherit', () => import('./inherit.styles.js')],
  ['stripe', () => import('./presets/stripe.js')],
  ['night', () => import('./presets/night.js')],
  ['flat', () => import('./presets/flat.js')],
]);

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
    void this.#put(wanted, named, density === 'compact', extra);
  }

  async #put(wanted: string, theme: string, compact: boolean, extra: string): Promise<void> {
    try {
      const [look, density, page] = await Promise.all([
        themes.get(theme)?.(),
        compact ? import('./compact.styles.js') : undefined,
        theme === 'inherit' ? import('./inherit.js') : undefined,
      ]);
      // Another look may have been chosen meanwhile.
      if (wanted !== this.#wanted) return;
      this.#page?.disconnect();
      this.#page = page && new page.PageLook(this.#host);
      if (this.#host.isConnected) this.#page?.connect();
      this.#sheet.replaceSync([look?.styles.cssText, density?.styles.cssText, extra].join('\n'));
    } catch {
      // A file did not arrive: what is worn stays, the next change asks again.
      if (wanted === this.#wanted) this.#wanted = '';
    }
  }

  #wear({ shadowRoot }: Element): void {
    if (!shadowRoot || worn.get(shadowRoot) === this.#sheet) return;
    const before = worn.get(shadowRoot);
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== before), this.#sheet];
    worn.set(shadowRoot, this.#sheet);
  }
}
