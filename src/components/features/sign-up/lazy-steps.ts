import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import type { SignUpAttributes } from './sign-up-attributes.js';
import type { SignUpStepsOptions, SignUpSteps } from './steps/sign-up-steps.js';

/** Longest wait for idle time, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** Plan that was chosen before the steps were ready. */
export interface EarlyChoice {
  readonly plan: PlanChoice;
  readonly addOns: readonly AddOnChoice[];
  /** True if the customer chose to add a second subscription. */
  readonly second: boolean;
}

/** Loaded class, shared by all sign-ups of the page. */
let Steps: typeof SignUpSteps | undefined;

/** Loads the steps after the plan step from a separate file, while the user looks at the plans. */
export class LazySteps {
  readonly #element: SignUpAttributes;
  readonly #handover: SignUpStepsOptions;
  #isLoading = false;
  #isPreloading = false;
  #failed = false;
  #tries = 0;
  #steps: SignUpSteps | undefined;
  #earlyChoice: EarlyChoice | undefined;

  constructor(element: SignUpAttributes, handover: SignUpStepsOptions) {
    this.#element = element;
    this.#handover = handover;
  }

  /** Steps, once they can be shown. */
  get readySteps(): SignUpSteps | undefined {
    return this.#steps?.isReady ? this.#steps : undefined;
  }

  /** True if the file could not be loaded. */
  get failed(): boolean {
    return this.#failed;
  }

  /** True if the second attempt failed too. Firefox caches the failure until the page is reloaded. */
  get needsReload(): boolean {
    return this.#tries > 1;
  }

  /** True while the file is loading. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** True if a plan was chosen before the steps were ready. */
  get isPlanChosen(): boolean {
    return this.#earlyChoice !== undefined;
  }

  /** Loads the steps now. */
  load(): void {
    if (!this.#isLoading && !this.#failed) void this.#import();
  }

  /** Loads the steps after the first paint, when the browser is idle. */
  preloadWhenIdle(): void {
    if (this.#isPreloading) return;
    this.#isPreloading = true;
    void this.#element.updateComplete.then(() => {
      // A failure is not shown until the steps are needed.
      const load = (): void => void (this.#isLoading || this.#import({ isSilent: true }));
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT });
      else setTimeout(load, IDLE_TIMEOUT / 10);
    });
  }

  /** Loads the steps, also after a failure. The failure is shown until the steps are ready. */
  retry(): void {
    if (!this.#isLoading) void this.#import({ isRetry: this.#failed });
  }

  /** Stores a plan that was chosen before the steps were ready. */
  choose = (plan: PlanChoice, addOns: readonly AddOnChoice[], second: boolean): void => {
    this.#earlyChoice = { plan, addOns, second };
    this.#steps?.startWith(this.#earlyChoice);
    this.retry();
    this.#element.requestUpdate();
  };

  async #import({ isRetry = false, isSilent = false } = {}): Promise<void> {
    this.#isLoading = true;
    if (Steps) {
      this.#start(new Steps(this.#element, this.#handover), isRetry);
      return;
    }
    this.#element.requestUpdate();
    try {
      Steps = (await import('./steps/sign-up-steps.js')).SignUpSteps;
    } catch {
      if (!isSilent) this.#tries += 1;
      this.#isLoading = false;
      this.#failed = !isSilent || this.isPlanChosen;
    }
    if (Steps) this.#start(new Steps(this.#element, this.#handover), isRetry);
    this.#element.requestUpdate();
  }

  #start(steps: SignUpSteps, isRetry: boolean): void {
    if (this.#earlyChoice) steps.startWith(this.#earlyChoice);
    // Moves the focus, because the clicked button disappears.
    if (isRetry) steps.focusHeading();
    this.#steps = steps;
    this.#failed = false;
  }
}
