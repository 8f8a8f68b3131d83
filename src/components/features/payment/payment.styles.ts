import { css } from 'lit';

export const paymentStyles = css`
  .payment {
    position: relative;
    display: grid;
    gap: var(--_space-4);
  }
  .form {
    display: grid;
  }
  .form > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* The form's frame needs its room while it loads, so it is there from the start and only not seen. */
  .form.waiting > slot {
    display: block;
    visibility: hidden;
  }
  .stand-in {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--_space-4);
    align-content: start;
    min-block-size: 377px;
  }
  .stand-in > :is(:first-child, :nth-child(4)) {
    grid-column: 1 / -1;
  }
`;
