import type { LitElement } from 'lit';

/** What the element says once, and where the focus goes, when it is drawn next. */
export class Cues {
  readonly #host: LitElement;
  said = '';
  /** A new count asks for the focus. */
  focus: { count: number; selector: string; record?: string | undefined } = { count: 0, selector: '' };

  constructor(host: LitElement) {
    this.#host = host;
  }

  say(text: string): void {
    this.said = text;
    this.#host.requestUpdate();
  }

  /** `record`: the id of one that is listed and should have it. */
  focusOn(selector: string, record?: string): void {
    this.focus = { count: this.focus.count + 1, selector, record };
    this.#host.requestUpdate();
  }

  /** Gives the focus at once, before what has it now can no longer have it. */
  moveFocus(selector: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Something else is shown now. */
  draw(): void {
    this.#host.requestUpdate();
  }
}
