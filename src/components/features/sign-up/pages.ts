import { STEPS, type Step } from './step-names.js';

/** Any step except the confirmation. */
export type InputStep = Exclude<Step, 'done'>;
/** Steps that are shown together. */
export type Page = readonly InputStep[];

const ALL: readonly InputStep[] = ['plan', 'details', 'payment', 'review'];

function isInputStep(name: string): name is InputStep {
  return name !== 'done' && STEPS.some((step) => step === name);
}

/**
 * Reads the attribute `steps`: names in the order in which they are shown; `+` between names shows them together. For example
 * `plan details+payment review`.
 */
export function parseSteps(text: string | undefined): { pages: Page[]; unknown: string[] } {
  const seen = new Set<string>();
  const unknown: string[] = [];
  const pages = (text ?? '')
    .trim()
    .replace(/\s*\+\s*/g, '+')
    .split(/\s+/)
    .map((group) =>
      group.split('+').flatMap((part) => {
        const name = part.trim();
        if (name === '' || seen.has(name)) return [];
        seen.add(name);
        if (isInputStep(name)) return [name];
        unknown.push(name);
        return [];
      }),
    );
  const given = pages.filter((page) => page.length > 0);
  return { pages: given.length > 0 ? given : ALL.map((step) => [step]), unknown };
}

/** Returns all steps in display order, including steps that the page leaves out but that may become necessary. */
export function stepOrder(wanted: readonly Page[]): InputStep[] {
  const given: InputStep[] = wanted.flat().filter((step) => step !== 'review');
  const absent = (step: InputStep): InputStep[] => (given.includes(step) ? [] : [step]);
  return [...absent('plan'), ...given, ...absent('details'), ...absent('payment'), 'review'];
}

/** Steps that are currently needed or have nothing to do. */
interface StepNeeds {
  /** Steps that must be shown although the page leaves them out, because something in them is missing. */
  readonly needed: ReadonlySet<InputStep>;
  /** Steps with nothing to do. They are never shown. */
  readonly unneeded: ReadonlySet<InputStep>;
}

/**
 * Returns the pages of a purchase: the pages that the attribute `steps` defines, plus needed steps, minus steps with nothing to do. The last page has
 * the order button.
 */
export function arrangePages(wanted: readonly Page[], { needed, unneeded: idle }: StepNeeds): Page[] {
  const present = new Set(wanted.flat());
  const missing = (step: InputStep): Page[] => (needed.has(step) && !present.has(step) && !idle.has(step) ? [[step]] : []);
  const pages = [...missing('plan'), ...wanted.map((page) => page.filter((step) => !idle.has(step) && step !== 'review'))];
  pages.push(...missing('details'), ...missing('payment'));
  const kept = pages.filter((page) => page.length > 0);
  const beside = wanted.find((page) => page.includes('review'))?.filter((step) => !idle.has(step));
  const last = kept.at(-1);
  if (beside?.length === 1 || !last) return [...kept, ['review']];
  return [...kept.slice(0, -1), [...last, 'review']];
}

/** Returns the next step, even if it is on another page. Returns the first step if `step` is not shown. */
export function stepAfter(pages: readonly Page[], step: Step): InputStep {
  const steps = pages.flat();
  const index = steps.findIndex((each) => each === step);
  return steps[index + 1] ?? 'review';
}

/** Returns `step` if a page shows it, otherwise the next shown step. */
export function presentStep(pages: readonly Page[], order: readonly InputStep[], step: Step): Step {
  const shown = pages.flat();
  const from = order.findIndex((each) => each === step);
  return from < 0 ? step : (order.slice(from).find((each) => shown.includes(each)) ?? 'review');
}

/** Returns the index of the page that shows a step; the last index if no page shows it. */
export function pageAt(pages: readonly Page[], step: Step): number {
  const index = pages.findIndex((page) => page.some((each) => each === step));
  return index < 0 ? pages.length - 1 : index;
}
