import { STEPS, type Step } from './step-names.js';

/** A step that can be shown before the end. */
export type OpenStep = Exclude<Step, 'done'>;
/** Steps that are shown together. */
export type Page = readonly OpenStep[];

const ALL: readonly OpenStep[] = ['plan', 'details', 'payment', 'review'];

function isOpenStep(name: string): name is OpenStep {
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
        if (isOpenStep(name)) return [name];
        unknown.push(name);
        return [];
      }),
    );
  const given = pages.filter((page) => page.length > 0);
  return { pages: given.length > 0 ? given : ALL.map((step) => [step]), unknown };
}

/** Every step in the order of the page: those that it leaves out stand where they are put if they are needed. */
export function stepOrder(wanted: readonly Page[]): OpenStep[] {
  const given: OpenStep[] = wanted.flat().filter((step) => step !== 'review');
  const absent = (step: OpenStep): OpenStep[] => (given.includes(step) ? [] : [step]);
  return [...absent('plan'), ...given, ...absent('details'), ...absent('payment'), 'review'];
}

/** What each step is needed for right now. */
export interface StepNeeds {
  /** Steps that have to be shown although the page leaves them out, because something in them is missing. */
  readonly needed: ReadonlySet<OpenStep>;
  /** Steps in which there is nothing to do, wherever the page wants them. */
  readonly idle: ReadonlySet<OpenStep>;
}

/** The pages of a purchase: those of the tenant, with what is needed all the same and without what is idle. What orders is on the last one. */
export function arrangePages(wanted: readonly Page[], { needed, idle }: StepNeeds): Page[] {
  const present = new Set(wanted.flat());
  const missing = (step: OpenStep): Page[] => (needed.has(step) && !present.has(step) && !idle.has(step) ? [[step]] : []);
  const pages = [...missing('plan'), ...wanted.map((page) => page.filter((step) => !idle.has(step) && step !== 'review'))];
  pages.push(...missing('details'), ...missing('payment'));
  const kept = pages.filter((page) => page.length > 0);
  const beside = wanted.find((page) => page.includes('review'))?.filter((step) => !idle.has(step));
  const last = kept.at(-1);
  if (beside?.length === 1 || !last) return [...kept, ['review']];
  return [...kept.slice(0, -1), [...last, 'review']];
}

/** The step after another, on whichever page; the first one for a step that is not there. */
export function stepAfter(pages: readonly Page[], step: Step): OpenStep {
  const steps = pages.flat();
  const index = steps.findIndex((each) => each === step);
  return steps[index + 1] ?? 'review';
}

/** A step that is on a page: itself, else the next one in the order that is. */
export function presentStep(pages: readonly Page[], order: readonly OpenStep[], step: Step): Step {
  const shown = pages.flat();
  const from = order.findIndex((each) => each === step);
  return from < 0 ? step : (order.slice(from).find((each) => shown.includes(each)) ?? 'review');
}

/** Place of the page that shows a step; the last one for a step that has no page. */
export function pageAt(pages: readonly Page[], step: Step): number {
  const index = pages.findIndex((page) => page.some((each) => each === step));
  return index < 0 ? pages.length - 1 : index;
}
