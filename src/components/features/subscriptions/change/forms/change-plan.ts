import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import type { ChangeTime, PlanTarget } from '../../../../../api/schemas/storefront/subscriptions.js';
import { radioField } from '../../../../primitives/field.js';
import { stepper } from '../../../../primitives/stepper.js';
import { listPrice, offerOf, quantityOf } from '../../../plans/offer.js';
import { nameOfSubscription } from '../../card.js';
import { PERIOD_WORDS } from '../../charges.js';
import type { ChangeForm, FormContext } from '../form.js';
import { confirmWords, doneWords } from './confirm-words.js';
import { radioCards } from './radio-cards.js';

const DIRECTIONS = { upgrade: 'upgrade', downgrade: 'downgrade', switch: 'switch' } as const;
const isDirection = (name: string): name is keyof typeof DIRECTIONS => Object.hasOwn(DIRECTIONS, name);
/** The first day on which a change holds that is not made now; undefined where the subscription does not say. */
function dateOf(when: ChangeTime, { subscription }: FormContext): string | undefined {
  return when === 'renewal' ? subscription.termEndDate : when === 'period-end' ? subscription.chargedThroughDate : undefined;
}

function ruleOf(when: ChangeTime | undefined, context: FormContext): string {
  const { l } = context;
  if (when === undefined || when === 'now') return l.t('ruleNow');
  const date = dateOf(when, context);
  if (date) return l.t('ruleOn', { date: l.date(date) });
  return l.t(when === 'renewal' ? 'ruleRenewal' : 'rulePeriodEnd');
}

function timeWords(when: ChangeTime, context: FormContext): string {
  const { l } = context;
  if (when === 'now') return l.t('whenNow');
  const date = dateOf(when, context);
  if (date) return l.t('whenOn', { date: l.date(date) });
  return l.t(when === 'renewal' ? 'whenRenewal' : 'whenPeriodEnd');
}

/** Another plan: which one, how many of it, and when. */
export function changePlanForm(context: FormContext): ChangeForm {
  const { l, words } = context;
  let chosen: string | undefined;
  let wanted: number | undefined;
  let when: ChangeTime | undefined;

  const targets = (): readonly PlanTarget[] => context.subscription.can?.plans ?? [];
  const target = (): PlanTarget | undefined => targets().find(({ productRatePlanId }) => productRatePlanId === chosen);
  const planOf = (id: string | undefined): CatalogPlan | undefined =>
    context.catalog && id ? offerOf(context.catalog, id)?.plan : undefined;
  /** What is taken now, where the next plan counts too. */
  const present = (): number | undefined => context.subscription.ratePlans.find(({ addOn, quantity }) => !addOn && quantity)?.quantity;
  const quantity = (): number | undefined => {
    const plan = planOf(chosen);
    return plan ? quantityOf(plan, wanted ?? present()) : undefined;
  };
  const timeOf = ({ when: times }: PlanTarget): ChangeTime => (when && times.includes(when) ? when : (times[0] ?? 'now'));

  const figureOf = (id: string): string | undefined => {
    const plan = planOf(id);
    const price = plan && listPrice(plan, quantityOf(plan, present()));
    const word = price && PERIOD_WORDS.get(price.per);
    if (!price || price.per === 'free') return undefined;
    // Billed as a whole: nobody is told the share of a month where a year is charged.
    return word
      ? words.t(PERIOD_WORDS.get(plan.billingPeriod ?? '') ?? word, { price: l.money(price.billed ?? price.shown) })
      : l.money(price.shown);
  };

  const card = ({ productRatePlanId, productName, ratePlanName, direction, when: times }: PlanTarget) => {
    const twice = targets().filter((each) => each.productName === productName).length > 1;
    return {
      value: productRatePlanId,
      title: twice && ratePlanName && ratePlanName !== productName ? ratePlanName : productName,
      tag: isDirection(direction) ? l.t(DIRECTIONS[direction]) : undefined,
      figure: figureOf(productRatePlanId),
      detail: ruleOf(times[0], context),
    };
  };

  const renderDetails = (to: PlanTarget): TemplateResult => {
    const rule = planOf(to.productRatePlanId)?.quantity;
    const value = quantity();
    const counts =
      rule && value !== undefined && rule.min < rule.max
        ? stepper({
            id: 'quantity',
            label: rule.unit.other || l.t('quantity'),
            value,
            min: rule.min,
            max: rule.max,
            decrease: l.t('fewer'),
            increase: l.t('more'),
            onChange: (next) => {
              wanted = next;
              context.update();
            },
          })
        : nothing;
    const times =
      to.when.length > 1
        ? radioField({
            name: 'when',
            legend: l.t('when'),
            value: timeOf(to),
            options: to.when.map((time) => ({ value: time, label: timeWords(time, context) })),
            onChange: (time) => {
              when = time;
              context.update();
            },
          })
        : nothing;
    return html`${counts}${times}`;
  };

  return {
    get heading() {
      return l.t('changePlanHeading', { name: nameOfSubscription(context.subscription) });
    },
    lead: l.t('changePlanLead'),
    render: () => {
      const to = target();
      return html`${radioCards({
        name: 'plan',
        legend: l.t('plans'),
        value: chosen,
        cards: targets().map(card),
        onChange: (value) => {
          chosen = value;
          context.update();
        },
      })}
      ${to ? renderDetails(to) : nothing}`;
    },
    change: () => {
      const to = target();
      if (!to) return undefined;
      const count = quantity();
      return {
        intent: 'change-plan',
        to: { productRatePlanId: to.productRatePlanId, ...(count === undefined ? {} : { quantity: count }) },
        when: timeOf(to),
      };
    },
    confirm: (quote) => confirmWords(quote, context),
    done: (result) => doneWords(result, context),
  };
}
