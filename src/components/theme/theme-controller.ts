import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { applyAppearance, type Appearance } from './appearance.js';
import type { PageTheme } from './inherit.js';

/** An element that sets the theme of the elements inside it: a provider. */
interface ThemedHost extends ReactiveControllerHost, HTMLElement {
  readonly theme: string | undefined;
  readonly density: string | undefined;
  readonly appearance: Appearance | undefined;
}

/** Module with the styles of a theme or density. */
interface StyleFile {
  readonly styles: { readonly cssText: string };
}

type LoadStyles = () => Promise<StyleFile>;

/** Functions that load the styles of each theme, by theme name. Each theme is a separate file. */
const themes = new Map<string, LoadStyles>([
  ['ledger', () => import('./presets/ledger.js')],
  ['poster', () => import('./presets/poster.js')],
  ['soft', () => import('./presets/soft.js')],
  ['inherit', () => import('./inherit.styles.js')],
  ['stripe', () => import('./presets/stripe.js')],
  ['night', () => import('./presets/night.js')],
  ['flat', () => import('./presets/flat.js')],
]);
const densities = new Map<string, LoadStyles>([['compact', () => import('./compact.styles.js')]]);

/** Loaded styles. They are applied immediately, so that elements are never painted without them. */
const loadedStyles = new Map<LoadStyles, string>();

let PageReader: typeof PageTheme | undefined;

async function loadPageReader(): Promise<typeof PageTheme> {
  return (PageReader = (await import('./inherit.js')).PageTheme);
}

async function loadStyles(load: LoadStyles): Promise<string> {
  const { styles } = await load();
  loadedStyles.set(load, styles.cssText);
  return styles.cssText;
}

/** Theme style sheet of each element. Removed from an element that moves to another provider. */
const appliedSheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Applies `theme`, `density` and `appearance` of a provider to the elements inside it: adds a style sheet to the shadow root of each. Public
 * `--storefront-*` variables that the page sets still take precedence, because the sheet only changes their fallback values.
 *
 * Finds elements by their requests for the provider's context. This works through shadow roots and for elements that are added later.
 */
export class ThemeController implements ReactiveController {
  readonly #host: ThemedHost;
  readonly #sheet = new CSSStyleSheet();
  #wanted = '';
  #appearance: Appearance | undefined;
  #page: PageTheme | undefined;

  /** Preloads the files of a theme and a density, so that a provider that is added later can use them immediately. */
  static async fetch(theme: string | null, density: string | null): Promise<void> {
    await Promise.all([...filesOf(theme, density).map(loadStyles), theme === 'inherit' && loadPageReader()]);
  }

  constructor(host: ThemedHost) {
    this.#host = host;
    host.addEventListener('context-request', (event) => {
      if ('contextTarget' in event && event.contextTarget instanceof Element && event.contextTarget !== host)
        this.#apply(event.contextTarget);
    });
    host.addController(this);
    this.hostUpdated();
    // Makes elements that have already requested the context request it again.
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
    this.#update(wanted, named, extra);
  }

  #update(wanted: string, theme: string, extra: string): void {
    const files = filesOf(theme, this.#host.density);
    const loaded = files.flatMap((file) => loadedStyles.get(file) ?? []);
    if (loaded.length === files.length) this.#sheet.replaceSync([...loaded, extra].join(''));
    else {
      Promise.all(files.map(loadStyles)).then(
        // The theme may have changed meanwhile.
        (styles) => wanted === this.#wanted && this.#sheet.replaceSync([...styles, extra].join('')),
        () => this.#retryOnChange(wanted),
      );
    }
    if (theme !== 'inherit') this.#readPage(undefined);
    else if (!this.#page) {
      if (PageReader) this.#readPage(new PageReader(this.#host));
      else {
        loadPageReader().then(
          (Reader) => wanted === this.#wanted && this.#readPage(new Reader(this.#host)),
          () => this.#retryOnChange(wanted),
        );
      }
    }
  }

  /** If a file cannot be loaded, the applied theme stays. The next change loads the file again. */
  #retryOnChange(wanted: string): void {
    if (wanted === this.#wanted) this.#wanted = '';
  }

  #readPage(page: PageTheme | undefined): void {
    this.#page?.disconnect();
    this.#page = page;
    if (this.#host.isConnected) page?.connect();
  }

  #apply({ shadowRoot }: Element): void {
    if (!shadowRoot || appliedSheets.get(shadowRoot) === this.#sheet) return;
    const before = appliedSheets.get(shadowRoot);
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets.filter((sheet) => sheet !== before), this.#sheet];
    appliedSheets.set(shadowRoot, this.#sheet);
  }
}

function filesOf(theme: string | null, density: string | null | undefined): LoadStyles[] {
  return [themes.get(theme ?? '') ?? [], densities.get(density ?? '') ?? []].flat();
}
