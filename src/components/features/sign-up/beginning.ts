import { nothing, type TemplateResult } from 'lit';
import type { PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import { frame, section } from './frame.js';
import { orderOf, pagesOf, type OpenStep, type Page } from './pages.js';
import { planStep } from './plan-step.js';
import { progress, type Place } from './progress.js';
import type { SignUpWishes } from './sign-up-wishes.js';
import { NOTHING_TAKEN } from './step-names.js';

/** The pages of a purchase that begins with nothing but the choice of a plan; undefined if it begins with something else. */
export function pagesToBegin(wanted: readonly Page[], signedIn: boolean): readonly Page[] | undefined {
  // Whether a step is needed that the page leaves out, is for the later steps to say.
  if (!signedIn && !wanted.flat().includes('details')) return undefined;
  const pages = pagesOf(wanted, {
    needed: new Set<OpenStep>(['plan', 'payment']),
    idle: new Set<OpenStep>(signedIn ? ['details'] : []),
  });
  return pages[0]?.join() === 'plan' ? pages : undefined;
}

/** What the first step is drawn from while the later ones are not there. */
export interface Beginning {
  readonly l: Place['l'];
  readonly pages: readonly Page[];
  /** What is said above the plans. */
  readonly remark: TemplateResult | undefined;
  readonly element: SignUpWishes;
  readonly wanted: readonly Page[];
  readonly choose: (plan: PlanChoice, addOns: readonly AddOnChoice[]) => void;
}

/** The choice of a plan, exactly as the later steps draw it. */
export function choiceOfPlan({ l, pages, remark, element, wanted, choose }: Beginning): TemplateResult {
  const place: Place = { l, pages, purchase: { step: 'plan' } };
  const { client, wantedCurrency: currency, country, period } = element;
  const plans = (): TemplateResult =>
    planStep({
      client,
      settings: { currency, country, period, locale: l.locale },
      plan: undefined,
      addOns: NOTHING_TAKEN,
      beside: false,
      remarks: [nothing, nothing],
      choose,
    });
  return frame({
    progress: progress(place),
    remarks: [remark ?? nothing, nothing],
    look: 'plan ',
    steps: orderOf(wanted).map((step) => (step === 'plan' ? section(place, step, plans()) : nothing)),
  });
}
