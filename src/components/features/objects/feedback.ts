import type { LitElement } from 'lit';

/** Announcement and focus request for the next render of an element. */
export class RenderFeedback {
  readonly #host: LitElement;
  announcement = '';
  /** Element that gets the focus after the next render. `count` increases with each request. */
  focusRequest: { count: number; selector: string; record?: string | undefined } = { count: 0, selector: '' };

  constructor(host: LitElement) {
    this.#host = host;
  }

  setAnnouncement(text: string): void {
    this.announcement = text;
    this.#host.requestUpdate();
  }

  /** @param record id of the listed record that gets the focus, if it is still listed */
  requestFocus(selector: string, record?: string): void {
    this.focusRequest = { count: this.focusRequest.count + 1, selector, record };
    this.#host.requestUpdate();
  }

  /** Moves the focus immediately, before the focused control becomes inert. */
  focusNow(selector: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  requestUpdate(): void {
    this.#host.requestUpdate();
  }
}
