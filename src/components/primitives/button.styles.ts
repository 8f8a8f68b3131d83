import { css } from 'lit';

/**
 * Styles of `class="button"`, for buttons and links. `primary` marks the main action of a view; `link` looks like a link.
 * `aria-disabled="true"` marks a busy or disabled button. It stays focusable, so its click handler must ignore the click.
 */
export const button = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space-2);
    min-block-size: var(--_control);
    padding: var(--_space-2) var(--_space-4);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: transparent;
    color: var(--_text);
    font: inherit;
    font-weight: 500;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background-color var(--_motion);
  }
  .button:hover {
    background: var(--_sunken);
  }
  .button:active {
    background: var(--_hover);
  }
  .button.primary {
    border-color: transparent;
    background: var(--_primary);
    color: var(--_on-primary);
  }
  .button.primary:hover {
    background: var(--_primary-hover);
  }
  .button.primary:active {
    background: var(--_primary);
  }
  .button[aria-disabled='true'] {
    border-color: transparent;
    background: var(--_sunken);
    color: var(--_text-soft);
    cursor: default;
  }
  @media (forced-colors: active) {
    .button.primary {
      border: 3px double;
    }
    .button[aria-disabled='true'] {
      color: GrayText;
    }
  }
  .button.link {
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
