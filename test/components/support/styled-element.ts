import { fixture, html } from '@open-wc/testing';
import { css, LitElement } from 'lit';
import { ContextConsumer } from '../../../src/components/context/context.js';
import { StorefrontProvider } from '../../../src/components/features/provider/provider.js';
import { button } from '../../../src/components/primitives/button.styles.js';
import { field } from '../../../src/components/primitives/field.styles.js';
import { textField } from '../../../src/components/primitives/field.js';
import { noticeStyles } from '../../../src/components/primitives/notice.js';
import { rows } from '../../../src/components/primitives/rows.styles.js';
import { tokens } from '../../../src/components/theme/tokens.js';
import { waitUntil } from './wait-until.js';

/** Element with a sample of everything that a preset styles. Gets its context from the provider, like real elements. */
export class StyledElement extends LitElement {
  static override styles = [
    tokens,
    button,
    field,
    rows,
    noticeStyles,
    css`
      .base {
        background: var(--_surface);
      }
      .soft {
        color: var(--_text-soft);
      }
      .danger {
        color: var(--_danger-text);
      }
      .good {
        color: var(--_success-text);
      }
      .doubtful {
        color: var(--_warning-text);
      }
      .larger {
        font-size: var(--_size-larger);
      }
    `,
  ];

  constructor() {
    super();
    new ContextConsumer(this);
  }

  protected override render(): unknown {
    return html`<div class="base">
      <h2>Heading</h2>
      <h3>Smaller heading</h3>
      <div part="plan" class="card highlighted"><span part="badge" class="badge">New</span><b class="amount">9.99</b></div>
      <button class="button primary" type="button">Go on</button>
      <button class="button" type="button">Back</button>
      <button class="button link" type="button">Details</button>
      <a href="#top">Terms</a>
      <svg class="icon" viewBox="0 0 16 16" width="16" height="16"></svg>
      <div class="fields">${textField({ id: 'name', label: 'Name', value: '', onInput: () => undefined })}</div>
      <p class="field-hint">A hint</p>
      <p class="danger">Danger</p>
      <p class="soft">Soft</p>
      <p class="good">Good</p>
      <p class="doubtful">Doubtful</p>
      <p class="larger">Larger</p>
      <input id="tick" type="checkbox" aria-label="Tick" />
      <input id="blank" placeholder="Blank" aria-label="Blank" />
      <dl class="rows">
        <div class="total">
          <dt>Total</dt>
          <dd class="figure">9.99</dd>
        </div>
      </dl>
      <table class="table">
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </table>
      <div class="notice">Notice</div>
      <dialog></dialog>
    </div>`;
  }
}

/** Mounts a provider that contains a `StyledElement`. */
export async function mountStyled(
  settings: Partial<StorefrontProvider> = {},
): Promise<{ provider: StorefrontProvider; inside: StyledElement }> {
  StorefrontProvider.define();
  if (!customElements.get('test-styled')) customElements.define('test-styled', StyledElement);
  const provider = document.createElement('storefront-provider');
  Object.assign(provider, { gateway: '/billing', publishableKey: 'pk_sandbox', ...settings });
  const inside = new StyledElement();
  provider.append(inside);
  await fixture(html`<div>${provider}</div>`);
  await provider.updateComplete;
  await inside.updateComplete;
  return { provider, inside };
}

export function styleIn(element: Element, selector: string, pseudo?: string): CSSStyleDeclaration {
  const found = element.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(found, pseudo);
}

/** Waits until the styles of a preset, which load on demand, are applied. */
export async function until(seen: () => boolean, what: string): Promise<void> {
  await waitUntil(seen, what);
}
