import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import type { Change } from '../../../../../api/schemas/storefront/changes.js';
import type { ChangeTime, PlanTarget } from '../../../../../api/schemas/storefront/subscriptions.js';
import { radioField } from '../../../../primitives/field.js';
import { stepper } from '../../../../primitives/stepper.js';
import { offerOf, quantityOf } from '../../../plans/offer.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { confirmText, doneOutcome } from './confirm-texts.js';
import { CouponEntry } from './coupon.js';
import { listPriceText } from './list-price.js';
import { radioCards } from './radio-cards.js';

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

/** Form that changes the plan, its quantity and the effective date. */
export function changePlanForm(context: FormContext): ChangeForm {
  const { l } = context;
  let chosen: string | undefined;
  let wanted: number | undefined;
  let when: ChangeTime | undefined;

  const targets = (): readonly PlanTarget[] => context.subscription.can?.plans ?? [];
  const target = (): PlanTarget | undefined => targets().find(({ productRatePlanId }) => productRatePlanId === chosen);
  const planOf = (id: string | undefined): CatalogPlan | undefined =>
    context.catalog && id ? offerOf(context.catalog, id)?.plan : undefined;
  /** Current quantity: of the plan, or of the only charge that has a quantity. */
  const present = (): number | undefined => {
    const [main] = context.subscription.ratePlans.filter(({ addOn }) => !addOn);
    if (main?.quantity !== undefined) return main.quantity;
    const [counted, ...others] = main?.charges.filter(({ type, model }) => type === 'Recurring' && model !== 'FlatFee') ?? [];
    return counted?.quantity !== undefined && others.length === 0 && /^[1-9]\d{0,5}$/.test(counted.quantity)
      ? Number(counted.quantity)
      : undefined;
  };
  const quantity = (): number | undefined => {
    const plan = planOf(chosen);
    return plan ? quantityOf(plan, wanted ?? present()) : undefined;
  };
  const timeOf = ({ when: times }: PlanTarget): ChangeTime => (when && times.includes(when) ? when : (times[0] ?? 'now'));

  const card = ({ productRatePlanId, productName, ratePlanName, direction, when: times }: PlanTarget) => {
    const plan = planOf(productRatePlanId);
    const twice = targets().filter((each) => each.productName === productName).length > 1;
    return {
      value: productRatePlanId,
      title: twice && ratePlanName && ratePlanName !== productName ? ratePlanName : productName,
      tag: isDirection(direction) ? l.t(DIRECTIONS[direction]) : undefined,
      figure: plan && listPriceText(plan, quantityOf(plan, present()), context),
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
        value: chosen,
        cards: targets().map(card),
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
