import { css } from 'lit';

export const styles = css`
  .frame {
    container-type: inline-size;
    min-inline-size: 0;
  }
  .base {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-12);
    align-content: start;
  }
  .loading {
    min-block-size: 100vh;
  }
  .sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space-12) * 1.25);
    align-content: start;
    min-inline-size: 0;
  }
  section {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
  }
  h2 {
    padding-block-end: var(--_space-2);
    border-block-end: 1px solid var(--_line);
    color: var(--_text-soft);
    font-size: var(--_size);
    font-weight: 500;
    scroll-margin-block-start: var(--_space-12);
  }
  nav {
    display: none;
  }
  nav ul {
    display: grid;
    gap: var(--_space-1);
    padding: 0;
    list-style: none;
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: var(--_control);
    padding-inline: var(--_space-3);
    border-radius: var(--_radius);
    color: var(--_text-soft);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  nav a:hover {
    background: var(--_sunken);
    color: var(--_text);
  }
  nav a[aria-current] {
    color: var(--_text);
    font-weight: 500;
    box-shadow: inset 2px 0 var(--_accent);
  }
  nav a[aria-current]:dir(rtl) {
    box-shadow: inset -2px 0 var(--_accent);
  }
  @container (inline-size >= 56rem) {
    .base.with-navigation {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
    .with-navigation nav {
      display: block;
      position: sticky;
      inset-block-start: var(--_space-6);
      align-self: start;
      margin-inline-start: calc(-1 * var(--_space-3));
    }
  }
`;
