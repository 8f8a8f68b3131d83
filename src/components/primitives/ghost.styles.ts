import { css } from 'lit';

/**
 * Styles of `class="ghost"`: a placeholder rendered from sample data, in the exact size of the real content. Texts become bars. Add
 * `aria-hidden="true"` and `inert`, and announce "loading" in the live region where that helps.
 */
export const ghost = css`
  .ghost,
  .ghost * {
    background: none;
    /* Overrides the colors of the content: nobody may mistake sample data for their own. */
    color: transparent !important;
    text-decoration: line-through 0.7em var(--_hover) !important;
    user-select: none;
    forced-color-adjust: none;
  }
  .ghost ::before {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    .ghost,
    .ghost * {
      text-decoration-color: GrayText !important;
    }
  }
`;
