/** Keeps at least a height until the width changes, so that content which needs less room moves nothing below it. */
export function keepRoom(element: HTMLElement, height: number): void {
  const width = element.offsetWidth;
  element.style.minBlockSize = `${height}px`;
  new ResizeObserver((_, observer) => {
    if (element.offsetWidth === width) return;
    element.style.minBlockSize = '';
    observer.disconnect();
  }).observe(element);
}
