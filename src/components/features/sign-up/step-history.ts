import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { STEPS, type Step } from './step-names.js';

const MARK = 'storefrontSignUp';
/** Property of `history.state`: the number of earlier history entries of this purchase. */
const DEPTH = 'storefrontSignUpDepth';

interface HistorySettings {
  /** True if steps become entries of the browser's history. */
  readonly enabled: () => boolean;
  /** Called when the user goes back or forward to a step. */
  readonly onTravel: (step: Step) => void;
  /** True if the purchase is complete, so that there is no step to go back to. */
  readonly isOver: () => boolean;
}

/** Lets the browser's back and forward buttons move between steps. Does not change the address or the history state of other scripts. */
export class StepHistory implements ReactiveController {
  readonly #settings: HistorySettings;
  #step: Step | undefined;
  #marked = false;
  #depth = 0;
  #traveling = false;

  constructor(host: ReactiveControllerHost, settings: HistorySettings) {
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#travel);
    // If the element was moved or reinserted, the current history entry now belongs to the visible step.
    if (this.#step) this.begin(this.#step);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#travel);
    this.#marked = false;
  }

  /** Marks the current history entry with the first step. */
  begin(step: Step): void {
    this.#step = step;
    if (this.#marked || !this.#settings.enabled()) return;
    this.#marked = true;
    this.#depth = depthOf(history.state) ?? 0;
    history.replaceState(withMark(step, this.#depth), '');
  }

  /** Adds a history entry for a step. */
  step(step: Step): void {
    this.#step = step;
    if (this.#traveling || !this.#marked || !this.#settings.enabled()) return;
    this.#depth += 1;
    history.pushState(withMark(step, this.#depth), '');
  }

  readonly #travel = (event: PopStateEvent): void => {
    const state: unknown = event.state;
    if (!this.#marked) return;
    const step = typeof state === 'object' && state !== null && MARK in state ? STEPS.find((known) => known === state[MARK]) : undefined;
    if (!step) {
      // The user has left the purchase. Returning to one of its history entries does not count as going back.
      this.#depth = -1;
      return;
    }
    const depth = depthOf(state) ?? 0;
    const isBack = depth < this.#depth;
    this.#depth = depth;
    if (this.#settings.isOver()) {
      // Skips the steps of a completed purchase, so that going back leaves the page.
      if (isBack) history.go(-1 - depth);
      return;
    }
    this.#traveling = true;
    this.#settings.onTravel(step);
    this.#traveling = false;
  };
}

function withMark(step: Step, depth: number): object {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : {}), [MARK]: step, [DEPTH]: depth };
}

function depthOf(state: unknown): number | undefined {
  const depth: unknown = typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : undefined;
  return typeof depth === 'number' ? depth : undefined;
}

/** True if an element is inside a dialog, across shadow roots. */
export function isInDialog(element: Element): boolean {
  let node: Node | null = element;
  while (node) {
    if (node instanceof HTMLDialogElement) return true;
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  }
  return false;
}
