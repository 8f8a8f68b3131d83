import { css, html, nothing, type TemplateResult } from 'lit';
import { alertIcon } from './icons.js';

export interface NoticeOptions {
  /** `checking`: waiting for a response; `offline`: no network; `misconfigured`: message for the developer of the page. */
  readonly kind: 'info' | 'error' | 'warning' | 'checking' | 'offline' | 'misconfigured';
  /** Tells users what happened and which of their input was kept. */
  readonly text: string;
  /** Button of the notice. `busy`: the click is being handled. */
  readonly action?: { readonly label: string; readonly onClick: () => void; readonly busy?: boolean } | undefined;
}

/** Renders a message next to its subject. Screen readers do not announce it, so put the text in the live region too. Needs the styles `button`. */
export function notice({ kind, text, action }: NoticeOptions): TemplateResult {
  return html`<div class="notice ${kind}" part="notice">
    ${kind === 'error' || kind === 'warning' ? alertIcon : nothing}
    <p>${text}</p>
    ${
      action
        ? html`<button
            class="button"
            type="button"
            aria-disabled=${action.busy ? 'true' : 'false'}
            @click=${() => action.busy || action.onClick()}
          >
            ${action.label}
          </button>`
        : nothing
    }
  </div>`;
}

/** Styles of `notice`. They also define the success and warning colors, which are used only together with a notice. */
export const noticeStyles = css`
  :host {
    --_success: var(--storefront-color-success, light-dark(#17703f, #6fd59b));
    --_warning: var(--storefront-color-warning, light-dark(#855300, #e8bb5c));
    --_success-text: color(from color-mix(in xyz, var(--_success), var(--_lum)) var(--_fit));
    --_warning-text: color(from color-mix(in xyz, var(--_warning), var(--_lum)) var(--_fit));
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-3);
    padding: var(--_space-3) var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .notice p {
    flex: 1 1 16rem;
    max-inline-size: 66ch;
    overflow-wrap: anywhere;
  }
  .notice .icon {
    flex: none;
  }
  .notice.error {
    background: color-mix(in oklab, var(--_danger) 10%, var(--_surface));
  }
  .notice.error .icon {
    color: var(--_danger-text);
  }
  .notice.warning {
    background: color-mix(in oklab, var(--_warning) 12%, var(--_surface));
  }
  .notice.warning .icon {
    color: var(--_warning-text);
  }
  .notice.misconfigured {
    border: 1px dashed;
  }
  @media (forced-colors: active) {
    .notice {
      border: 1px solid;
    }
  }
`;
