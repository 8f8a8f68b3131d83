import { html, nothing } from 'lit';
import { addDays } from '../../../../../api/plain-date/plain-date.js';
import { subscriptionName } from '../../card.js';
import { dateField, isWithin } from '../date-field.js';
import type { ChangeForm, ChangeLocalizer, FormContext } from '../change-form.js';
import { isInEffect } from './confirm-texts.js';

const rangeWords = (l: ChangeLocalizer, from: string, to: string | undefined): string =>
  to === undefined ? l.t('dateFrom', { from: l.date(from) }) : l.t('dateRange', { from: l.date(from), to: l.date(to) });

/** Default length of a pause in days. */
const USUAL = 30;

/** Form that pauses a subscription. Asks for the first day and the end. */
export function pauseForm(context: FormContext): ChangeForm {
  const { l } = context;
  let from: string | undefined;
  let until: string | undefined;
  const rule = () => context.subscription.can?.pause;
  const start = (): string => from ?? rule()?.earliest ?? '';
  /** Latest day on which the subscription can resume. */
  const latest = (): string | undefined => {
    const days = rule()?.longestDays;
    return days === undefined ? undefined : addDays(start(), days);
  };
  const isStart = (): boolean => {
    const allowed = rule();
    return allowed !== undefined && isWithin(start(), allowed.earliest, allowed.latest);
  };
  /** If the length of a pause is limited, the form suggests the default length, or the maximum length if that is shorter. */
  const end = (): string => until ?? (latest() === undefined ? '' : addDays(start(), Math.min(USUAL, rule()?.longestDays ?? USUAL)));
  const isEnd = (): boolean => (end() === '' ? latest() === undefined : isWithin(end(), addDays(start(), 1), latest()));

  return {
    get heading() {
      return l.t('pauseHeading', { name: subscriptionName(context.subscription) });
    },
    lead: l.t('pauseLead'),
    render: () => {
      const allowed = rule();
      if (!allowed) return nothing;
      const { earliest, latest: last, longestDays } = allowed;
      return html`<div class="date-fields">
        ${dateField({
          id: 'pause-from',
          label: l.t('from'),
          value: start(),
          min: earliest,
          max: last,
          error: isStart() ? undefined : rangeWords(l, earliest, last),
          onChange: (value) => {
            from = value;
            context.update();
          },
        })}
        ${dateField({
          id: 'pause-until',
          label: l.t('until'),
          value: end(),
          min: addDays(start(), 1),
          max: latest(),
          hint: longestDays === undefined ? l.t('untilHintOpen') : l.t('untilHint', { count: longestDays }),
          error: isEnd() ? undefined : rangeWords(l, addDays(start(), 1), latest()),
          onChange: (value) => {
            until = value;
            context.update();
          },
        })}
      </div>`;
    },
    change: () => (isStart() && isEnd() ? { intent: 'pause', from: start(), ...(end() === '' ? {} : { until: end() }) } : undefined),
    confirm: ({ effectiveDate }) => l.t('confirmPause', { date: l.date(effectiveDate) }),
    done: ({ effectiveDate }) => ({ heading: l.t('donePause', { date: l.date(effectiveDate) }) }),
  };
}

/** Form that ends a pause on a chosen day. */
export function resumeForm(context: FormContext): ChangeForm {
  const { l } = context;
  let on: string | undefined;
  const rule = () => context.subscription.can?.resume;
  const day = (): string => on ?? rule()?.earliest ?? '';
  const isDay = (): boolean => {
    const allowed = rule();
    return allowed !== undefined && isWithin(day(), allowed.earliest, allowed.latest);
  };
  return {
    get heading() {
      return l.t('resumeHeading', { name: subscriptionName(context.subscription) });
    },
    render: () => {
      const allowed = rule();
      if (!allowed || allowed.earliest === allowed.latest) return nothing;
      return html`<div class="date-fields">
        ${dateField({
          id: 'resume-on',
          label: l.t('resumeOn'),
          value: day(),
          min: allowed.earliest,
          max: allowed.latest,
          error: isDay() ? undefined : rangeWords(l, allowed.earliest, allowed.latest),
          onChange: (value) => {
            on = value;
            context.update();
          },
        })}
      </div>`;
    },
    change: () => (isDay() ? { intent: 'resume', on: day() } : undefined),
    confirm: ({ effectiveDate }) =>
      isInEffect(effectiveDate, context) ? l.t('confirmResume') : l.t('confirmResumeOn', { date: l.date(effectiveDate) }),
    done: ({ effectiveDate }) => ({
      heading: isInEffect(effectiveDate, context) ? l.t('doneResume') : l.t('doneResumeOn', { date: l.date(effectiveDate) }),
    }),
  };
}
