/**
 * Keeps the height that an element has now until its width changes, so that content which needs less room than its stand-in moves nothing below
 * it. Call it before the stand-in goes.
 *
 * @param room CSS pixels to keep instead
 */
export function keepRoom(element: HTMLElement | null, room?: number): void {
  if (!element) return;
  const { width, height } = element.getBoundingClientRect();
  element.style.minBlockSize = `${room ?? height}px`;
  new ResizeObserver((_, observer) => {
    if (element.getBoundingClientRect().width === width) return;
    element.style.minBlockSize = '';
    observer.disconnect();
  }).observe(element);
}
