import { checkDetails } from './check-details.js';
import type { FormRules } from './details.js';
import { stepOrder, pageAt, arrangePages, stepAfter, type InputStep, type Page } from './pages.js';
import type { Purchase } from './purchase.js';
import type { Step } from './step-names.js';

/** State that decides which pages a purchase has. */
interface PageSequenceInputs {
  readonly wanted: readonly Page[];
  readonly purchase: Purchase;
  /** Undefined until the catalog has loaded. */
  readonly form: FormRules | undefined;
  readonly hasPlan: boolean;
  readonly needsPayment: boolean;
  readonly isSignedIn: boolean;
}

/** Pages of a purchase. Once a step is needed, it stays in the pages until another purchase starts. */
export class PageSequence {
  readonly #inputs: () => PageSequenceInputs;
  readonly #needed = new Set<InputStep>();

  constructor(inputs: () => PageSequenceInputs) {
    this.#inputs = inputs;
  }

  get pages(): Page[] {
    const { wanted, purchase, needsPayment, isSignedIn } = this.#inputs();
    const settled = purchase.unpaidFirstBill !== undefined;
    const idle = new Set<InputStep>();
    if (settled) idle.add('plan');
    if (settled || isSignedIn) idle.add('details');
    if (!needsPayment) idle.add('payment');
    return arrangePages(wanted, { needed: this.#missing, unneeded: idle });
  }

  /** Remembers the steps that are needed now, so that they stay after they are complete. */
  rememberNeededSteps(): void {
    for (const step of this.#missing) this.#needed.add(step);
  }

  get #missing(): ReadonlySet<InputStep> {
    const { wanted, purchase, form, hasPlan, needsPayment, isSignedIn } = this.#inputs();
    const missing = new Set(this.#needed);
    if (!hasPlan) missing.add('plan');
    if (needsPayment) missing.add('payment');
    // The details are validated only if the result matters.
    const asked = isSignedIn || purchase.unpaidFirstBill !== undefined || wanted.flat().includes('details') || missing.has('details');
    if (!asked && form && Object.keys(checkDetails(purchase.details, form)).length > 0) missing.add('details');
    return missing;
  }

  /** True if the page shows only the plan step. */
  get showsOnlyPlanStep(): boolean {
    const { pages } = this;
    const page = pages[pageAt(pages, this.#inputs().purchase.step)];
    return page?.length === 1 && page[0] === 'plan';
  }

  /** All steps in display order. */
  get order(): InputStep[] {
    return stepOrder(this.#inputs().wanted);
  }

  /** Returns the step after `step`. Default: the first step. */
  next(step?: Step): Step {
    const { pages } = this;
    return step === undefined ? (pages[0]?.[0] ?? 'plan') : stepAfter(pages, step);
  }

  /** Resets the pages for another purchase. */
  forget(): void {
    this.#needed.clear();
  }
}
