import { css } from 'lit';

export const changeStyles = css`
  .radio-cards {
    display: grid;
    gap: var(--_space-3);
  }
  .radio-group {
    display: grid;
    gap: var(--_space-3);
    margin-block-start: var(--_space-2);
  }
  .group-heading {
    font-weight: 500;
  }
  .radio-cards legend {
    margin-block-end: var(--_space-2);
    font-weight: 500;
  }
  .radio-cards label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--_space-1) var(--_space-3);
    padding: var(--_space-3) var(--_space-4);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    cursor: pointer;
    transition: border-color var(--_motion);
  }
  .radio-cards label:hover {
    border-color: var(--_text);
  }
  .radio-cards label:has(:checked) {
    border-color: var(--_primary);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  .radio-cards label:has(:focus-visible) {
    outline: var(--_focus);
    outline-offset: 2px;
  }
  .radio-cards input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    transform: translateY(0.25em);
    outline: none;
    accent-color: var(--_primary);
  }
  .card-title {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .radio-cards .figure {
    white-space: normal;
  }
  .tag {
    margin-inline-start: var(--_space-1);
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-weight: 400;
  }
  .card-detail {
    grid-column: 2 / -1;
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .effect {
    padding: var(--_space-4) var(--_space-6);
    border-radius: var(--_radius);
    background: var(--_sunken);
    max-inline-size: none;
  }
  .effect .sentence {
    max-inline-size: 60ch;
  }
  .effect h4 {
    margin: 0;
    font-size: var(--_size);
    font-weight: 650;
  }
  .effect .later .rows .total {
    border-block-start: 0;
    padding-block-start: 0;
  }
  .effect .bone::before {
    background: color-mix(in oklab, var(--_text) 14%, var(--_sunken));
  }
  .next-lines[open] {
    display: grid;
    gap: var(--_space-3);
  }
  .next-lines > summary {
    margin-block: calc(-1 * var(--_space-2));
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .pays {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--_space-4);
  }
  .coupon {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--_space-2) var(--_space-4);
    max-inline-size: 30rem;
  }
  .coupon .field {
    flex: 1 1 12rem;
  }
  .coupon:has([aria-invalid='true']) {
    align-items: center;
  }
  .coupon .button.link {
    min-block-size: var(--_control);
  }
  .pay-form .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .counted {
    max-inline-size: 24rem;
  }
  .date-fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--_space-4);
  }
  .add-ons {
    display: grid;
    gap: var(--_space-4);
  }
  .add-ons > li {
    display: grid;
    gap: var(--_space-2);
  }
  .add-ons .stepper {
    margin-inline-start: calc(20px + var(--_space-3));
  }
  .reason {
    display: grid;
    gap: var(--_space-4);
  }
  .offers {
    display: grid;
    gap: var(--_space-4);
    max-inline-size: 44rem;
    margin-block-start: var(--_space-4);
    padding-block-start: var(--_space-6);
    border-block-start: 1px solid var(--_line);
  }
  .offers h4 {
    margin: 0;
    font-size: var(--_size);
    font-weight: 650;
  }
  .offers ul {
    display: grid;
    gap: var(--_space-4);
  }
  .offers li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3) var(--_space-6);
  }
  .offers li > div {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }
  .offer-title {
    font-weight: 500;
  }
  .done {
    display: grid;
    gap: var(--_space-3);
    max-inline-size: 66ch;
  }
  @media (forced-colors: active) {
    .effect {
      border: 1px solid;
    }
  }
  @container (inline-size < 26rem) {
    .radio-cards label {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .radio-cards .figure {
      grid-column: 2;
      margin-inline-start: 0;
      text-align: start;
    }
    .effect {
      padding: var(--_space-4);
    }
  }
`;
