import { html, nothing } from 'lit';
import { isPositiveMoney } from '../../../../../api/money/money.js';
import type { Change } from '../../../../../api/schemas/storefront/changes.js';
import type { TermLength } from '../../../../../api/schemas/storefront/subscriptions.js';
import { radioField } from '../../../../primitives/field.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, ChangeLocalizer, FormContext } from '../change-form.js';
import { doneOutcome } from './confirm-texts.js';

const TERMS = { Day: 'termDay', Week: 'termWeek', Month: 'termMonth', Year: 'termYear' } as const;
const isUnit = (name: string): name is keyof typeof TERMS => Object.hasOwn(TERMS, name);
const keyOf = ({ count, unit }: TermLength): string => `${count} ${unit}`;
const termText = (term: TermLength, l: ChangeLocalizer): string =>
  isUnit(term.unit) ? l.t(TERMS[term.unit], { count: term.count }) : keyOf(term);

/** Form that sets whether a subscription renews, and the renewal term. */
export function setRenewalForm(context: FormContext): ChangeForm {
  const { l } = context;
  let renews: boolean | undefined;
  let term: string | undefined;
  const isRenewing = (): boolean => renews ?? context.subscription.autoRenew !== false;
  const presentTerm = (): string => (context.subscription.renewalTerm ? keyOf(context.subscription.renewalTerm) : '');
  const terms = (): readonly TermLength[] => context.subscription.can?.terms ?? [];

  return {
    get heading() {
      return l.t('setRenewalHeading', { name: subscriptionName(context.subscription) });
    },
    render: () => html`
      ${
        context.subscription.can?.autoRenew
          ? radioField({
              name: 'renewal',
              legend: l.t('renewal'),
              value: isRenewing() ? 'renews' : 'ends',
              options: [
                { value: 'renews', label: l.t('renews') },
                { value: 'ends', label: l.t('ends') },
              ],
              onChange: (value) => {
                renews = value === 'renews';
                context.update();
              },
            })
          : nothing
      }
      ${
        isRenewing() && terms().length > 0
          ? radioField({
              name: 'term',
              legend: l.t('term'),
              value: term ?? presentTerm(),
              options: terms().map((each) => ({ value: keyOf(each), label: termText(each, l) })),
              onChange: (value) => {
                term = value;
                context.update();
              },
            })
          : nothing
      }
    `,
    change: (): Change | undefined => {
      const chosen =
        isRenewing() && term !== undefined && term !== presentTerm() ? terms().find((each) => keyOf(each) === term) : undefined;
      if (!chosen && isRenewing() === (context.subscription.autoRenew !== false)) return undefined;
      return { intent: 'set-renewal', autoRenew: isRenewing(), ...(chosen ? { term: chosen } : {}) };
    },
    confirm: () => l.t('confirmSave'),
    done: (result) => doneOutcome(result, context),
  };
}

/** Form that starts the next term now. */
export function renewForm(context: FormContext): ChangeForm {
  const { l } = context;
  return {
    get heading() {
      return l.t('renewHeading', { name: subscriptionName(context.subscription) });
    },
    lead: l.t('renewLead'),
    render: () => nothing,
    change: () => ({ intent: 'renew' }),
    confirm: ({ dueNow }) =>
      isPositiveMoney(dueNow.total) ? l.t('confirmRenewPay', { amount: l.money(dueNow.total) }) : l.t('confirmRenew'),
    done: (result) => doneOutcome(result, context),
  };
}

/** Form that ends the trial and starts the paid subscription now. */
export function convertTrialForm(context: FormContext): ChangeForm {
  const { l } = context;
  return {
    get heading() {
      return l.t('convertTrialHeading', { name: subscriptionName(context.subscription) });
    },
    lead: l.t('convertTrialLead'),
    render: () => nothing,
    change: () => ({ intent: 'convert-trial' }),
    confirm: ({ dueNow }) =>
      isPositiveMoney(dueNow.total) ? l.t('confirmStartPay', { amount: l.money(dueNow.total) }) : l.t('confirmStart'),
    done: (result) => doneOutcome(result, context),
  };
}
