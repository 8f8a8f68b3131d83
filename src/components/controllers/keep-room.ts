/**
 * Keeps the height that an element has now until its width changes, so that content which needs less room than its stand-in moves nothing below
 * it. Call it before the stand-in goes.
 *
 * @param room CSS pixels to keep instead
 */
export function keepRoom(element: HTMLElement | null, room?: number): void {
  if (!element) return;
  element.style.minBlockSize = `${room ?? element.getBoundingClientRect().height}px`;
  // Measured with that room, which may bring the page its scroll bar.
  const { width } = element.getBoundingClientRect();
  new ResizeObserver((_, observer) => {
    if (element.getBoundingClientRect().width === width) return;
    observer.disconnect();
    // Not while sizes are being told, or those around it would have to be told twice, which browsers call an error.
    requestAnimationFrame(() => (element.style.minBlockSize = ''));
  }).observe(element);
}
