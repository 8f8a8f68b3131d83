import { css } from 'lit';

/**
 * `class="ghost"` around content drawn from sample data stands in for the content that comes, in its very size: texts become bars. Give it
 * `aria-hidden="true"` and `inert`, and say "loading" in the live region where it is worth saying.
 */
export const ghost = css`
  .ghost,
  .ghost * {
    background: none;
    /* Whatever the content says of its colors: nobody may take sample data for their own. */
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
