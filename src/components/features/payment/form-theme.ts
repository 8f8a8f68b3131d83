import { css } from 'lit';
import type { PaymentFormTheme } from './adapter.js';

/**
 * An element that wears what the form has to know as plain properties: only there the browser works out `light-dark()`, mixes and lengths.
 * Its short transition is how a change of the page's look, by whatever means, is noticed.
 */
export const themeProbeStyles = css`
  .look {
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

/** What the page looks like at this element, under the names that the form takes. */
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
