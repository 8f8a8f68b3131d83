import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CARDS_PER_BATCH } from '../offer.js';

/**
 * Renders many cards in batches: the visible cards first, then more cards in each frame. Rendering hundreds of cards at once would block the
 * page.
 */
export class IncrementalRender implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #count = 0;
  /** Index of the first card that was visible when the element last changed. */
  #first = 0;
  /** Number of cards rendered by earlier updates since the element last changed. 0 in the first update. */
  rendered = 0;
  #frame = 0;
  #isNextBatch = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.rendered = this.#isNextBatch ? this.rendered + CARDS_PER_BATCH : 0;
    if (!this.#isNextBatch) {
      const cards = [...(this.#host.shadowRoot?.querySelectorAll('.many .card') ?? [])];
      this.#first = Math.max(
        0,
        cards.findIndex((card) => card.getBoundingClientRect().bottom > 0),
      );
    }
    this.#isNextBatch = false;
  }

  hostUpdated(): void {
    if (this.#count <= this.rendered + CARDS_PER_BATCH) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#isNextBatch = true;
      this.#host.requestUpdate();
    });
  }

  /** True if this update skips a card because a later or earlier update renders it. */
  skips(index: number, count: number): boolean {
    this.#count = count;
    return (index + 2 * count - this.#first - this.rendered) % count >= CARDS_PER_BATCH;
  }
}
