import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import type { Change } from '../../../../../api/schemas/storefront/changes.js';
import type { PlanChoice } from '../../../../../api/schemas/storefront/quote.js';
import type { ChangeTime, PlanTarget, SubscriptionRatePlan } from '../../../../../api/schemas/storefront/subscriptions.js';
import { radioField } from '../../../../primitives/field.js';
import { stepper } from '../../../../primitives/stepper.js';
import { mainPlanOf } from '../../../owned-plans/main-plan.js';
import { offerOf, periodsOf, quantityOf } from '../../../plans/offer.js';
import { periodName } from '../../../plans/period-text.js';
import { subscriptionName } from '../../card.js';
import { currentBillingPeriod, currentPriceText, currentQuantity } from '../../current-price.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { confirmText, doneOutcome } from './confirm-texts.js';
import { CouponEntry } from './coupon.js';
import { listPriceText } from './list-price.js';
import { radioCards, type RadioCard, type RadioCardGroup } from './radio-cards.js';

const DIRECTIONS = { upgrade: 'upgrade', downgrade: 'downgrade', switch: 'switch' } as const;
const isDirection = (name: string): name is keyof typeof DIRECTIONS => Object.hasOwn(DIRECTIONS, name);
/** Returns the effective date of a later change. Undefined if the subscription's data does not contain it. */
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

/** Value of the card of the current plan. */
const CURRENT = '';

/**
 * Form that changes the plan, its quantity and the effective date.
 * @param preselected plan and quantity that are chosen at first
 */
export function changePlanForm(context: FormContext, preselected?: PlanChoice): ChangeForm {
  const { l, plansLocalizer } = context;
  let chosen: string | undefined = preselected?.productRatePlanId;
  let wanted: number | undefined = preselected?.quantity;
  let when: ChangeTime | undefined;

  const targets = (): readonly PlanTarget[] => context.subscription.can?.plans ?? [];
  const target = (): PlanTarget | undefined => targets().find(({ productRatePlanId }) => productRatePlanId === chosen);
  const planOf = (id: string | undefined): CatalogPlan | undefined =>
    context.catalog && id ? offerOf(context.catalog, id)?.plan : undefined;
  const main = (): SubscriptionRatePlan | undefined => mainPlanOf(context.subscription);
  const present = (): number | undefined => {
    const plan = main();
    return plan && currentQuantity(plan);
  };
  const quantity = (): number | undefined => {
    const plan = planOf(chosen);
    return plan ? quantityOf(plan, wanted ?? present()) : undefined;
  };
  const timeOf = ({ when: times }: PlanTarget): ChangeTime => (when && times.includes(when) ? when : (times[0] ?? 'now'));

  const card = ({ productRatePlanId, productName, ratePlanName, direction, when: times }: PlanTarget) => {
    const plan = planOf(productRatePlanId);
    const current = main();
    const others = [
      ...targets()
        .filter((each) => each.productRatePlanId !== productRatePlanId)
        .map((each) => ({ name: each.productName, period: periodOf(each) })),
      ...(current ? [{ name: current.productName, period: currentBillingPeriod(current) }] : []),
    ];
    const isAmbiguous = others.some(({ name, period }) => name === productName && period === plan?.billingPeriod);
    return {
      value: productRatePlanId,
      title: isAmbiguous && ratePlanName ? ratePlanName : productName,
      tag: isDirection(direction) ? l.t(DIRECTIONS[direction]) : undefined,
      figure: plan && listPriceText(plan, quantityOf(plan, present()), context),
      detail: ruleOf(times[0], context),
    };
  };

  const periodOf = ({ productRatePlanId }: Pick<PlanTarget, 'productRatePlanId'>): string | undefined =>
    planOf(productRatePlanId)?.billingPeriod;

  const currentCard = (): RadioCard[] => {
    const current = main();
    if (!current) return [];
    const plan = planOf(current.productRatePlanId);
    const period = currentBillingPeriod(current);
    return [
      {
        value: CURRENT,
        title: current.productName,
        tag: l.t('current'),
        figure:
          currentPriceText(context.subscription, current, context.subscriptionsLocalizer) ??
          (plan && listPriceText(plan, present(), context)),
        detail: period && periodName(plansLocalizer, period),
      },
    ];
  };

  /** The current plan, then the other plans by billing period, shortest first. */
  const groups = (): RadioCardGroup[] => {
    const periods = context.catalog ? periodsOf(context.catalog) : [];
    const ofPeriod = (period: string | undefined): RadioCard[] =>
      targets()
        .filter((each) => periodOf(each) === period)
        .map(card);
    return [
      { cards: currentCard() },
      ...periods.map((period) => ({ heading: periodName(plansLocalizer, period), cards: ofPeriod(period) })),
      { cards: ofPeriod(undefined) },
    ].filter(({ cards }) => cards.length > 0);
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

  const chosenChange = (coupon: string | undefined): Change | undefined => {
    const to = target();
    if (!to) return undefined;
    const count = quantity();
    return {
      intent: 'change-plan',
      to: { productRatePlanId: to.productRatePlanId, ...(count === undefined ? {} : { quantity: count }) },
      when: timeOf(to),
      ...(coupon === undefined ? {} : { coupon }),
    };
  };
  const coupon = new CouponEntry(context, chosenChange);

  return {
    get heading() {
      return l.t('changePlanHeading', { name: subscriptionName(context.subscription) });
    },
    lead: l.t('changePlanLead'),
    render: () => {
      const to = target();
      return html`${radioCards({
        name: 'plan',
        legend: l.t('plans'),
        value: target() ? chosen : CURRENT,
        groups: groups(),
        onChange: (value) => {
          chosen = value;
          context.update();
        },
      })}
      ${to ? html`${renderDetails(to)}${coupon.render()}` : nothing}`;
    },
    change: () => {
      coupon.follow();
      return chosenChange(coupon.code);
    },
    announcement: () => coupon.announcement,
    confirm: (quote) => confirmText(quote, context),
    done: (result) => doneOutcome(result, context),
  };
}
