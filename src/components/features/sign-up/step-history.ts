import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { STEPS, type Step } from './step-names.js';

const MARK = 'storefrontSignUp';
/** How many entries of this purchase are before one. */
const DEPTH = 'storefrontSignUpDepth';

export interface HistorySettings {
  /** Whether steps become entries of the browser's history. */
  readonly enabled: () => boolean;
  /** The person went back or forward to a step. */
  readonly onTravel: (step: Step) => void;
  /** Whether it has come to its end, so that there is no step to go back to. */
  readonly isOver: () => boolean;
}

/** Makes the browser's back and forward buttons move between the steps. The address stays as it is, and what others keep in an entry too. */
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
    this.#depth = depthOf(history.state) ?? 0;
    history.replaceState(withMark(step, this.#depth), '');
  }

  /** Another step is shown. */
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
      // Whichever entry of the purchase comes next is not reached by going back in it.
      this.#depth = -1;
      return;
    }
    const depth = depthOf(state) ?? 0;
    const isBack = depth < this.#depth;
    this.#depth = depth;
    if (this.#settings.isOver()) {
      // What is behind the end are steps that are over: back means away from here.
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

/** Whether an element has the page to itself: it is no part of a dialog, inside whichever shadow roots. */
export function isInDialog(element: Element): boolean {
  let node: Node | null = element;
  while (node) {
    if (node instanceof HTMLDialogElement) return true;
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  }
  return false;
}
