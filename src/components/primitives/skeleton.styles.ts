import { css } from 'lit';

/**
 * Styles of `class="bone"`: a skeleton line of the element's own line height. `short`, `half` and `wide` set its width; `block` is a control. Bones
 * do not animate. Add `aria-hidden="true"` around them and announce "loading" in the live region.
 */
export const skeleton = css`
  .bone {
    display: block;
    inline-size: 100%;
    color: transparent;
    user-select: none;
  }
  .bone::before {
    content: '';
    display: inline-block;
    inline-size: 100%;
    block-size: 0.72em;
    border-radius: 3px;
    background: var(--_hover);
    vertical-align: baseline;
  }
  .bone.short::before {
    inline-size: 30%;
  }
  .bone.half::before {
    inline-size: 55%;
  }
  .bone.wide::before {
    inline-size: 85%;
  }
  .bone.block::before {
    display: block;
    block-size: var(--_control);
    border-radius: var(--_radius);
  }
  @media (forced-colors: active) {
    .bone::before {
      background: GrayText;
    }
  }
`;
