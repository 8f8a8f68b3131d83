/** Lightness 0 to 1, chroma 0 to about 0.4, and alpha 0 to 1. */
export interface Measured {
  readonly lightness: number;
  readonly chroma: number;
  readonly alpha: number;
}

/** Works out colors where a page has them: the browser computes, so that any way of writing a color will do. */
export class PageColors {
  readonly #probe = document.createElement('span');

  /** @param root what the measuring element hangs in; it is never seen */
  constructor(root: ParentNode) {
    this.#probe.hidden = true;
    root.append(this.#probe);
  }

  measure(color: string): Measured {
    this.#probe.style.color = '';
    this.#probe.style.color = `oklch(from ${color} l c h)`;
    const [lightness = 0, chroma = 0, , alpha = 1] = (getComputedStyle(this.#probe).color.match(/-?[\d.]+(e-?\d+)?|none/g) ?? []).map(
      (part) => Number(part) || 0,
    );
    return { lightness, chroma, alpha };
  }

  /** One color over another, as they are seen. */
  over(top: string, bottom: string): string {
    const { alpha } = this.measure(top);
    if (alpha >= 1) return top;
    return alpha <= 0 ? bottom : `color-mix(in srgb, rgb(from ${top} r g b / 1) ${alpha * 100}%, ${bottom})`;
  }

  /** What is seen behind an element's place: the backgrounds of all that it stands in, down to the page's canvas. */
  behind(element: Element): string {
    const layers: string[] = [];
    let picture = false;
    for (let at: Element | undefined = element; at; at = outerElement(at)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      picture ||= backgroundImage !== 'none';
      layers.push(backgroundColor);
      if (this.measure(backgroundColor).alpha >= 1) break;
    }
    const seen = layers.reduceRight((bottom, top) => this.over(top, bottom), 'Canvas');
    // A picture cannot be read. Its text tells whether it is light or dark.
    const text = this.measure(getComputedStyle(element).color).lightness;
    if (picture && Math.abs(text - this.measure(seen).lightness) < 0.4) return text > 0.5 ? '#16181b' : '#fff';
    return seen;
  }

  end(): void {
    this.#probe.remove();
  }
}

/** What an element is drawn in, through slots and shadow roots. */
export function outerElement(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}
