import { css } from 'lit';

export const styles = css`
  :host {
    display: contents;
  }
  :host([theme='inherit']) {
    --_theme-text: currentColor;
    --_theme-surface: transparent;
  }
`;
