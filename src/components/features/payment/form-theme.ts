import { css } from 'lit';
import type { PaymentFormTheme } from './adapter.js';

/**
 * Styles of a hidden probe element. The form's theme is read from its computed styles, because browsers resolve `light-dark()`, color mixes
 * and lengths only in real properties. Its short transition fires an event when the page's styles change.
 */
export const themeProbeStyles = css`
  .theme-probe {
    position: absolute;
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    margin-inline-start: var(--_unit);
    border: 0 solid;
    border-start-start-radius: var(--_radius);
    border-block-start-color: var(--_line-control);
    border-block-end-color: var(--_danger-text);
    border-inline-start-color: var(--_primary);
    border-inline-end-color: var(--_on-primary);
    background-color: var(--_surface);
    color: var(--_text);
    outline-color: var(--_success-text);
    text-decoration-color: var(--_text-soft);
    transition: all 1ms allow-discrete;
  }
`;

/** Returns the form's theme: the computed styles of the probe element, under the form's variable names. */
export function readFormTheme(element: Element): PaymentFormTheme {
  const style = getComputedStyle(element);
  const value = (property: string): string => style.getPropertyValue(property);
  return {
    colorPrimary: value('border-inline-start-color'),
    colorPrimaryText: value('border-inline-end-color'),
    colorBackground: value('background-color'),
    colorText: value('color'),
    colorTextSecondary: value('text-decoration-color'),
    colorDanger: value('border-block-end-color'),
    colorSuccess: value('outline-color'),
    colorBorder: value('border-block-start-color'),
    borderRadius: value('border-start-start-radius'),
    fontFamily: value('font-family'),
    fontSizeBase: value('font-size'),
    spacingUnit: value('margin-inline-start'),
    colorScheme: value('color-scheme'),
  };
}

export function isSameTheme(one: PaymentFormTheme | undefined, other: PaymentFormTheme): boolean {
  return one !== undefined && Object.entries(other).every(([name, value]) => one[name] === value);
}
