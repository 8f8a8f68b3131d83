import { css, html, nothing, type TemplateResult } from 'lit';

interface ErrorSummaryOptions {
  /** For example "2 fields need your attention". */
  readonly heading: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * Renders all errors of a form, each with a link to its field. Focus the summary when the form has errors on submit:
 * `renderRoot.querySelector<HTMLElement>('.error-summary')?.focus()`.
 */
export function errorSummary({ heading, errors }: ErrorSummaryOptions): TemplateResult | typeof nothing {
  if (errors.length === 0) return nothing;
  return html`<div class="error-summary" tabindex="-1" role="group" aria-labelledby="error-summary-heading">
    <p id="error-summary-heading">${heading}</p>
    <ul>
      ${errors.map(
        ({ fieldId, message }) =>
          html`<li>
            <a href="#${fieldId}" @click=${(event: Event) => focusField(event, fieldId)}>${message}</a>
          </li>`,
      )}
    </ul>
  </div>`;
}

// The browser looks up link targets in the document only, not in this shadow root.
function focusField(event: Event, id: string): void {
  event.preventDefault();
  const root = event.currentTarget instanceof Node ? event.currentTarget.getRootNode() : undefined;
  if (root instanceof DocumentFragment || root instanceof Document) root.getElementById(id)?.focus();
}

export const errorSummaryStyles = css`
  .error-summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-2);
    padding: var(--_space-4);
    overflow-wrap: anywhere;
    border: 1px solid var(--_danger-text);
    border-radius: var(--_radius);
  }
  .error-summary p {
    color: var(--_danger-text);
    font-weight: 650;
  }
  .error-summary ul {
    display: grid;
    gap: var(--_space-1);
  }
`;
