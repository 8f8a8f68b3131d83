import { css } from 'lit';

export const formStyles = css`
  header {
    display: grid;
    gap: var(--_space-2);
  }
  h2 {
    font-size: var(--_size-larger);
    line-height: 1.25;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  header p {
    color: var(--_text-soft);
    text-wrap: pretty;
  }
  .fields {
    display: grid;
    gap: var(--_space-4);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .rows dd {
    min-inline-size: 0;
  }
  .digest {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    overflow-wrap: anywhere;
  }
  @container (inline-size < 26rem) {
    .rows > div {
      flex-direction: column;
    }
    .buttons > .button {
      flex: 1 1 100%;
    }
  }
`;
