import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { STEPS, type Step } from './step-names.js';

const MARK = 'storefrontSignUp';

export interface HistorySettings {
  /** Whether steps become entries of the browser's history. */
  readonly enabled: () => boolean;
  /** The person went back or forward to a step. */
  readonly onTravel: (step: Step) => void;
}

/** Makes the browser's back and forward buttons move between the steps. The address stays as it is, and what others keep in an entry too. */
export class StepHistory implements ReactiveController {
  readonly #settings: HistorySettings;
  #step: Step | undefined;
  #marked = false;
  #traveling = false;

  constructor(host: ReactiveControllerHost, settings: HistorySettings) {
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#travel);
    // It was moved, or put back: the entry in which it stands now is about the step that it shows.
    if (this.#step) this.begin(this.#step);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#travel);
    this.#marked = false;
  }

  /** The first step that is shown; the entry in which the page was opened is about it. */
  begin(step: Step): void {
    this.#step = step;
    if (this.#marked || !this.#settings.enabled()) return;
    this.#marked = true;
    history.replaceState(withMark(step), '');
  }

  /** Another step is shown. */
  step(step: Step): void {
    this.#step = step;
    if (this.#traveling || !this.#marked || !this.#settings.enabled()) return;
    history.pushState(withMark(step), '');
  }

  readonly #travel = (event: PopStateEvent): void => {
    const state: unknown = event.state;
    if (!this.#marked || typeof state !== 'object' || state === null || !(MARK in state)) return;
    const step = STEPS.find((known) => known === state[MARK]);
    if (!step) return;
    this.#traveling = true;
    this.#settings.onTravel(step);
    this.#traveling = false;
  };
}

function withMark(step: Step): object {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : {}), [MARK]: step };
}

/** Whether an element has the page to itself: it is no part of a dialog, inside whichever shadow roots. */
export function isInDialog(element: Element): boolean {
  let node: Node | null = element;
  while (node) {
    if (node instanceof HTMLDialogElement) return true;
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  }
  return false;
}
