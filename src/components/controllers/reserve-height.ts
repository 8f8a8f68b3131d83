/**
 * Keeps an element's current height until its width changes, so that content smaller than its placeholder does not move the page below. Call it before
 * the placeholder is replaced.
 *
 * @param height CSS pixels to keep instead of the current height
 */
export function reserveHeight(element: HTMLElement | null, height?: number): void {
  if (!element) return;
  element.style.minBlockSize = `${height ?? element.getBoundingClientRect().height}px`;
  // Measured after the height is set, because that height may add a scroll bar to the page.
  const { width } = element.getBoundingClientRect();
  new ResizeObserver((_, observer) => {
    if (element.getBoundingClientRect().width === width) return;
    observer.disconnect();
    // In the next frame: changing sizes inside this callback makes browsers report a ResizeObserver loop error.
    requestAnimationFrame(() => (element.style.minBlockSize = ''));
  }).observe(element);
}
