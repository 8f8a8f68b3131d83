import { css } from 'lit';

/** Styles of the element, its amounts and details. */
export const styles = css`
  .base {
    display: grid;
    align-content: start;
    container-type: inline-size;
    min-inline-size: 0;
  }
  .view,
  form {
    display: grid;
    gap: var(--_space-6);
    min-inline-size: 0;
  }
  h4 {
    margin: 0;
    font-size: var(--_size);
    font-weight: 650;
  }
  .head,
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-3) var(--_space-4);
  }
  .head {
    justify-content: space-between;
  }
  h3 {
    font-size: var(--_size-larger);
  }
  .actions .copy {
    min-block-size: var(--_control);
    margin-inline-start: auto;
  }
  .soft {
    max-inline-size: 66ch;
    color: var(--_text-soft);
  }
  .soft.off {
    color: var(--_warning-text);
  }
  .note {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-weight: 400;
  }

  /* Amount and its parts, shown as a sum. */
  .figures {
    display: grid;
    grid-template-columns: repeat(3, auto) 1fr;
    gap: var(--_space-2) var(--_space-8);
    padding-block: var(--_space-4);
    border-block: 1px solid var(--_line);
  }
  .figures > div {
    position: relative;
    display: grid;
    align-content: start;
    min-inline-size: 0;
  }
  .figures dt {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .figures dd {
    font-size: var(--_size-large);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .figures .whole dd {
    font-weight: 650;
  }
  .figures > div + div::before {
    content: '+' / '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: calc(-1 * var(--_space-8));
    inline-size: var(--_space-8);
    color: var(--_text-soft);
    font-size: var(--_size-large);
    text-align: center;
  }
  .figures > .whole::before {
    content: '=' / '';
  }
  .mark {
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 1px solid var(--_accent);
    border-radius: 2px;
  }
  .mark.recognized {
    background: var(--_accent);
  }
  .mark.deferred {
    background: var(--_deferred);
  }
  .mark.undistributed {
    border-style: dashed;
  }
  @container (inline-size < 38rem) {
    .figures {
      grid-template-columns: minmax(0, 1fr);
    }
    .figures > div {
      grid-template-columns: auto 1fr;
      align-items: baseline;
      gap: var(--_space-4);
    }
    .figures dd {
      font-size: var(--_size);
      text-align: end;
    }
    .figures > div + div::before {
      display: none;
    }
    .figures .whole {
      padding-block-start: var(--_space-2);
      border-block-start: 1px solid var(--_line);
    }
  }

  .details-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: var(--_space-3) var(--_space-6);
  }
  .details-list dt {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .details-list dd {
    overflow-wrap: anywhere;
  }
  @container (inline-size < 30rem) {
    .details-list {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--_space-2);
    }
    .details-list > div {
      display: grid;
      grid-template-columns: 6em minmax(0, 1fr);
      align-items: baseline;
    }
  }
  @container (inline-size < 16rem) {
    .figures > div,
    .details-list > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .button {
      min-inline-size: 0;
    }
  }
`;
