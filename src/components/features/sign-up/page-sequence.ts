import { checkDetails } from './check-details.js';
import type { FormRules } from './details.js';
import { stepOrder, pageAt, arrangePages, stepAfter, type OpenStep, type Page } from './pages.js';
import type { Purchase } from './purchase.js';
import type { Step } from './step-names.js';

/** What the pages of a purchase depend on. */
export interface PageSequenceInputs {
  readonly wanted: readonly Page[];
  readonly purchase: Purchase;
  /** Undefined until the catalog is there. */
  readonly form: FormRules | undefined;
  readonly hasPlan: boolean;
  readonly needsPayment: boolean;
  readonly isSignedIn: boolean;
}

/** Which pages a purchase has. A step that turned out to be needed stays until the purchase is another one. */
export class PageSequence {
  readonly #inputs: () => PageSequenceInputs;
  readonly #needed = new Set<OpenStep>();

  constructor(inputs: () => PageSequenceInputs) {
    this.#inputs = inputs;
  }

  get pages(): Page[] {
    const { wanted, purchase, needsPayment, isSignedIn } = this.#inputs();
    const settled = purchase.owing !== undefined;
    const idle = new Set<OpenStep>();
    if (settled) idle.add('plan');
    if (settled || isSignedIn) idle.add('details');
    if (!needsPayment) idle.add('payment');
    return arrangePages(wanted, { needed: this.#missing, idle });
  }

  /** What is shown now: a step that was needed stays when it is complete. */
  keep(): void {
    for (const step of this.#missing) this.#needed.add(step);
  }

  get #missing(): ReadonlySet<OpenStep> {
    const { wanted, purchase, form, hasPlan, needsPayment, isSignedIn } = this.#inputs();
    const missing = new Set(this.#needed);
    if (!hasPlan) missing.add('plan');
    if (needsPayment) missing.add('payment');
    // Checked only where it matters.
    const asked = isSignedIn || purchase.owing !== undefined || wanted.flat().includes('details') || missing.has('details');
    if (!asked && form && Object.keys(checkDetails(purchase.details, form)).length > 0) missing.add('details');
    return missing;
  }

  /** The page is about nothing but the choice of a plan. */
  get isChoosing(): boolean {
    const { pages } = this;
    const page = pages[pageAt(pages, this.#inputs().purchase.step)];
    return page?.length === 1 && page[0] === 'plan';
  }

  /** Every step, in the order of the page. */
  get order(): OpenStep[] {
    return stepOrder(this.#inputs().wanted);
  }

  /** The step that comes after another one; without one, the first. */
  next(step?: Step): Step {
    const { pages } = this;
    return step === undefined ? (pages[0]?.[0] ?? 'plan') : stepAfter(pages, step);
  }

  /** Another purchase begins. */
  forget(): void {
    this.#needed.clear();
  }
}
