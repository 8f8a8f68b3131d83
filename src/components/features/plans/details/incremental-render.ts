import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MANY_CARDS } from '../offer.js';

/** Draws what changed where it is seen first, then a part in each frame: hundreds of cards at once would hold the page up. */
export class IncrementalRender implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #count = 0;
  /** The first card in sight at the last change. */
  #first = 0;
  /** So many cards have been drawn since the last change: none as long as this update is that change. */
  rendered = 0;
  #frame = 0;
  #goesOn = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.rendered = this.#goesOn ? this.rendered + MANY_CARDS : 0;
    if (!this.#goesOn) {
      const cards = [...(this.#host.shadowRoot?.querySelectorAll('.many .card') ?? [])];
      this.#first = Math.max(
        0,
        cards.findIndex((card) => card.getBoundingClientRect().bottom > 0),
      );
    }
    this.#goesOn = false;
  }

  hostUpdated(): void {
    if (this.#count <= this.rendered + MANY_CARDS) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#goesOn = true;
      this.#host.requestUpdate();
    });
  }

  /** Whether a card stays as it is in this update, because it is drawn in another. */
  skips(index: number, count: number): boolean {
    this.#count = count;
    return (index + 2 * count - this.#first - this.rendered) % count >= MANY_CARDS;
  }
}
