import { nothing, type TemplateResult } from 'lit';
import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import { renderFrame, renderSection } from './page-frame.js';
import { stepOrder, arrangePages, type InputStep, type Page } from './pages.js';
import { planStep } from './plan-step.js';
import { renderProgress, type ProgressView } from './progress.js';
import type { SignUpAttributes } from './sign-up-attributes.js';
import { NO_ADD_ONS } from './step-names.js';

/** Returns the pages of a purchase if the first page shows only the plan step. Otherwise undefined. */
export function earlyPages(wanted: readonly Page[], isSignedIn: boolean): readonly Page[] | undefined {
  // If the page leaves out the details, the code of the later steps must decide whether they are needed.
  if (!isSignedIn && !wanted.flat().includes('details')) return undefined;
  const pages = arrangePages(wanted, {
    needed: new Set<InputStep>(['plan', 'payment']),
    unneeded: new Set<InputStep>(isSignedIn ? ['details'] : []),
  });
  return pages[0]?.join() === 'plan' ? pages : undefined;
}

/** Data of the plan step while the later steps are still loading. */
interface EarlyPlanStep {
  readonly l: ProgressView['l'];
  readonly pages: readonly Page[];
  /** Notice above the plans. */
  readonly remark: TemplateResult | undefined;
  readonly element: SignUpAttributes;
  readonly wanted: readonly Page[];
  readonly choose: (plan: PlanChoice, addOns: readonly AddOnChoice[], second: boolean) => void;
}

/** Renders the plan step exactly as it looks once the later steps have loaded. */
export function renderEarlyPlanStep({ l, pages, remark, element, wanted, choose }: EarlyPlanStep): TemplateResult {
  const place: ProgressView = { l, pages, purchase: { step: 'plan' } };
  const { client, wantedCurrency: currency, wantedCountry: country, period, accountHref } = element;
  const plans = (): TemplateResult =>
    planStep({
      client,
      settings: { currency, country, period, locale: l.locale, accountHref },
      plan: undefined,
      addOns: NO_ADD_ONS,
      sharesPage: false,
      remarks: [nothing, nothing],
      choose,
    });
  return renderFrame({
    progress: renderProgress(place),
    remarks: [remark ?? nothing, nothing],
    look: 'plan ',
    steps: stepOrder(wanted).map((step) => (step === 'plan' ? renderSection(place, step, plans()) : nothing)),
  });
}
