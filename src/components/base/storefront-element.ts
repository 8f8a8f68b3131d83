import { css, LitElement, type CSSResultGroup } from 'lit';

/** An element class that knows its tag and the tags it renders. */
export interface StorefrontElementClass extends CustomElementConstructor {
  readonly tag: string;
  readonly version: string;
  readonly dependencies: readonly StorefrontElementClass[];
  define(tag?: string, registry?: CustomElementRegistry): void;
}

/** Version of this copy of the library; two copies on one page are told apart by it. */
export const VERSION = '0.1.0';

/**
 * What every element shares: how it is registered, and `hidden`.
 *
 * `define` registers the class and what it renders; the first registration of a tag stays, and a second copy of another version says so once.
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
    if (!present) {
      registry.define(tag, this);
    } else if (present !== this && 'version' in present && present.version !== this.version) {
      console.warn(
        `storefront-elements: <${tag}> is already registered by version ${String(present.version)}; version ${this.version} is not used.`,
      );
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
