import { css } from 'lit';

export const taskStyles = css`
  .task {
    display: grid;
    gap: var(--_space-6);
    max-inline-size: 44rem;
    min-inline-size: 0;
  }
  .task-head {
    display: grid;
    gap: var(--_space-2);
    justify-items: start;
  }
  .task-head h3 {
    font-size: var(--_size-larger);
    line-height: 1.25;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .task-lead {
    max-inline-size: 66ch;
    color: var(--_text-soft);
    text-wrap: pretty;
  }
  .task .task-back {
    gap: var(--_space-1);
    min-block-size: var(--_control);
    margin-block: calc(-1 * var(--_space-2));
    color: var(--_text-soft);
    font-weight: 400;
    text-decoration: none;
  }
  .task .task-back:hover {
    color: var(--_text);
    text-decoration: underline;
  }
  .task .back-icon:dir(rtl) {
    transform: scaleX(-1);
  }
  .task-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .task-buttons > .button {
    flex: 0 1 auto;
    max-inline-size: 100%;
  }
  /* Neither is suggested: the same width, the same look. */
  .task-buttons.equal {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    max-inline-size: 36rem;
  }
  .task-buttons.equal > .button {
    border-color: var(--_text);
  }
  @container (inline-size < 26rem) {
    .task-buttons > .button {
      flex: 1 1 100%;
    }
  }
`;
