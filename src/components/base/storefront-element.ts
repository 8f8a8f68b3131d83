import { css, LitElement, type CSSResultGroup } from 'lit';
import { diagnose } from './diagnose.js';

/** An element class that knows its tag and the tags it renders. */
interface StorefrontElementClass extends CustomElementConstructor {
  readonly tag: string;
  readonly version: string;
  readonly dependencies: readonly StorefrontElementClass[];
  define(tag?: string, registry?: CustomElementRegistry): void;
}

/** Version of the library. Used to detect another version on the same page. */
export const VERSION = '0.1.0';

/**
 * Base class of all elements. Implements registration, the `hidden` attribute and `focus()`.
 *
 * `define` registers the class and the elements it renders. If another version of the library has already registered a tag, that registration
 * stays and a warning is logged.
 *
 * @cssproperty [--storefront-color-primary=light-dark(#2446c8, #9db2ff)] - Main buttons, selection, focus and accents.
 * @cssproperty [--storefront-color-background=light-dark(#fff, #1b1f24)] - Background of the page behind the elements, and of cards. Must be opaque.
 * @cssproperty [--storefront-color-text=light-dark(#1b1f23, #e9ecef)] - Text. Outlines and subtle backgrounds are derived from it.
 * @cssproperty --storefront-color-text-secondary - Secondary text. Default: the text color mixed with the background.
 * @cssproperty [--storefront-color-danger=light-dark(#b3261e, #ff9a8f)] - Errors.
 * @cssproperty [--storefront-color-success=light-dark(#17703f, #6fd59b)] - Success messages and other positive information.
 * @cssproperty [--storefront-color-warning=light-dark(#855300, #e8bb5c)] - Warnings.
 * @cssproperty --storefront-color-border - Separator lines and card outlines. Default: the text color mixed with the background.
 * @cssproperty [--storefront-border-radius=6px] - Corner radius of controls. Cards use 1.5 times this radius.
 * @cssproperty [--storefront-font-family=inherit] - Typeface.
 * @cssproperty [--storefront-font-size-base=1rem] - Base text size. Other sizes are derived from it with the factor 1.2.
 * @cssproperty [--storefront-spacing-unit=4px] - Unit of all spacing.
 * @cssproperty [--storefront-density=1] - Factor applied to all spacing.
 * @cssproperty --storefront-focus-ring - Focus outline, such as `3px solid gold`. Default: 2px in the accent color.
 */
export class StorefrontElement extends LitElement {
  /** Tag name, for example `storefront-plans`. */
  static readonly tag: string;
  /** Classes of the elements that this one renders. */
  static readonly dependencies: readonly StorefrontElementClass[] = [];
  static readonly version: string = VERSION;

  static define(this: StorefrontElementClass, tag: string = this.tag, registry: CustomElementRegistry = customElements): void {
    for (const dependency of this.dependencies) dependency.define(undefined, registry);
    const present = registry.get(tag);
    if (!present) registry.define(tag, this);
    else if (present !== this) diagnose((file) => file.reportSecondCopy(tag, present, this.version));
  }

  /**
   * Focuses the first control inside, as `Tab` would. Does nothing if the focus is already inside.
   *
   * `delegatesFocus` is not used, because it would also move the focus to that control, and scroll to it, whenever the user clicks text.
   */
  override focus(options?: FocusOptions): void {
    for (const controls of [':not([tabindex="-1"], [type="radio"]:not(:checked))', '[type="radio"]']) {
      for (const control of this.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? []) {
        if (this.matches(':focus-within')) return;
        control.focus(options);
      }
    }
  }

  static readonly hostStyles = css`
    :host {
      display: block;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;

  static override styles: CSSResultGroup = StorefrontElement.hostStyles;
}
