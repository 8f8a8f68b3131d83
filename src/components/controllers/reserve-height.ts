/**
 * Keeps an element's current height until its width changes, so that the page below does not move when smaller content replaces a
 * placeholder. Call this function before the placeholder is replaced.
 *
 * @param height CSS pixels to keep instead of the current height
 */
export function reserveHeight(element: HTMLElement | null, height?: number): void {
  if (!element) return;
  element.style.minBlockSize = `${height ?? element.getBoundingClientRect().height}px`;
  // Measures the width after setting the height, because the new height may add a scroll bar to the page.
  const { width } = element.getBoundingClientRect();
  new ResizeObserver((_, observer) => {
    if (element.getBoundingClientRect().width === width) return;
    observer.disconnect();
    // Waits for the next frame, because changing sizes inside this callback makes browsers report a ResizeObserver loop error.
    requestAnimationFrame(() => (element.style.minBlockSize = ''));
  }).observe(element);
}
