/** Color with lightness 0 to 1, chroma 0 to about 0.4, and alpha 0 to 1. */
interface MeasuredColor {
  readonly lightness: number;
  readonly chroma: number;
  readonly alpha: number;
}

/** Measures colors of a page. The browser computes them, so every CSS color format works. */
export class PageColors {
  readonly #probe = document.createElement('span');

  /** @param root parent of the hidden element that is used for measuring */
  constructor(root: ParentNode) {
    this.#probe.hidden = true;
    root.append(this.#probe);
  }

  measure(color: string): MeasuredColor {
    this.#probe.style.color = '';
    this.#probe.style.color = `oklch(from ${color} l c h)`;
    const [lightness = 0, chroma = 0, , alpha = 1] = (getComputedStyle(this.#probe).color.match(/-?[\d.]+(e-?\d+)?|none/g) ?? []).map(
      (part) => Number(part) || 0,
    );
    return { lightness, chroma, alpha };
  }

  /** Returns the visible color of `top` over `bottom`. */
  blend(top: string, bottom: string): string {
    const { alpha } = this.measure(top);
    if (alpha >= 1) return top;
    return alpha <= 0 ? bottom : `color-mix(in srgb, rgb(from ${top} r g b / 1) ${alpha * 100}%, ${bottom})`;
  }

  /** Returns the visible background color of an element: its own background over those of its ancestors. */
  backgroundOf(element: Element): string {
    const layers: string[] = [];
    let hasImage = false;
    for (let at: Element | undefined = element; at; at = outerElement(at)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      hasImage ||= backgroundImage !== 'none';
      layers.push(backgroundColor);
      if (this.measure(backgroundColor).alpha >= 1) break;
    }
    const seen = layers.reduceRight((bottom, top) => this.blend(top, bottom), 'Canvas');
    // The colors of a background image are unknown. The text color indicates whether the background is light or dark.
    const text = this.measure(getComputedStyle(element).color).lightness;
    if (hasImage && Math.abs(text - this.measure(seen).lightness) < 0.4) return text > 0.5 ? '#16181b' : '#fff';
    return seen;
  }

  disconnect(): void {
    this.#probe.remove();
  }
}

/** Returns the parent in the flat tree: a slot, parent element or shadow host. */
export function outerElement(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}
