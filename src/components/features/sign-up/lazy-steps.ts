import type { PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import type { SignUpAttributes } from './sign-up-attributes.js';
import type { SignUpStepsOptions, SignUpSteps } from './steps/sign-up-steps.js';

/** Idle time is waited for no longer than this, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** The file, once it has arrived: a second sign-up of a page does not wait for it again. */
let Steps: typeof SignUpSteps | undefined;

/** The steps after the choice of a plan are a file of their own, which comes while the plans are being read. */
export class LazySteps {
  readonly #element: SignUpAttributes;
  readonly #handover: SignUpStepsOptions;
  #asked = false;
  #soon = false;
  #failed = false;
  #tries = 0;
  #steps: SignUpSteps | undefined;
  #chosen: { plan: PlanChoice; addOns: readonly AddOnChoice[] } | undefined;

  constructor(element: SignUpAttributes, handover: SignUpStepsOptions) {
    this.#element = element;
    this.#handover = handover;
  }

  /** The steps, once they can be shown. */
  get here(): SignUpSteps | undefined {
    return this.#steps?.here ? this.#steps : undefined;
  }

  /** They did not arrive. */
  get failed(): boolean {
    return this.#failed;
  }

  /** They did not arrive when they were asked for again either: Firefox remembers that until the page is loaded anew. */
  get lost(): boolean {
    return this.#tries > 1;
  }

  /** They are on their way. */
  get coming(): boolean {
    return this.#asked;
  }

  /** Somebody has chosen a plan and waits for them. */
  get waiting(): boolean {
    return this.#chosen !== undefined;
  }

  /** Loads them now. */
  load(): void {
    if (!this.#asked && !this.#failed) void this.#bring();
  }

  /** Loads them when what is shown has been painted and the browser has nothing else to do. */
  loadSoon(): void {
    if (this.#soon) return;
    this.#soon = true;
    void this.#element.updateComplete.then(() => {
      // If they do not arrive, nobody has to know before they are needed.
      const load = (): void => void (this.#asked || this.#bring({ quiet: true }));
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
      else setTimeout(load, IDLE_TIMEOUT / 10);
    });
  }

  /** Asks for them, also after a failure, which is shown until they are there. */
  retry(): void {
    if (!this.#asked) void this.#bring({ again: this.#failed });
  }

  /** A plan was chosen before they were there; they go on from it. */
  choose = (plan: PlanChoice, addOns: readonly AddOnChoice[]): void => {
    this.#chosen = { plan, addOns };
    this.#steps?.begin(plan, addOns);
    this.retry();
    this.#element.requestUpdate();
  };

  async #bring({ again = false, quiet = false } = {}): Promise<void> {
    this.#asked = true;
    if (Steps) {
      this.#take(new Steps(this.#element, this.#handover), again);
      return;
    }
    this.#element.requestUpdate();
    try {
      Steps = (await import('./steps/sign-up-steps.js')).SignUpSteps;
    } catch {
      if (!quiet) this.#tries += 1;
      this.#asked = false;
      this.#failed = !quiet || this.waiting;
    }
    if (Steps) this.#take(new Steps(this.#element, this.#handover), again);
    this.#element.requestUpdate();
  }

  #take(steps: SignUpSteps, again: boolean): void {
    if (this.#chosen) steps.begin(this.#chosen.plan, this.#chosen.addOns);
    // The button that was pressed is gone then.
    if (again) steps.focusHeading();
    this.#steps = steps;
    this.#failed = false;
  }
}
