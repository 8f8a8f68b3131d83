import { html, nothing, type TemplateResult } from 'lit';
import { estimate, unitsOf } from '../../../../api/pricing/estimate.js';
import type { CatalogCharge } from '../../../../api/schemas/storefront/catalog.js';
import type { DecimalString } from '../../../../api/schemas/values.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { Localizer } from '../../../locales/localizer.js';
import type { PlansMessages } from '../../../../generated/locales/plans.js';
import type { Offer } from '../offer.js';
import { periodText } from '../period-text.js';
import type { PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';
import { unitText } from './tier-table.js';
import { sampleUnits, tierRows } from '../../../../api/pricing/tier-rows.js';

/** Returns the unit of a charge. The estimator shows one question for each unit. */
const unitOf = (charge: CatalogCharge): string => charge.unitOfMeasure ?? charge.name;

const usageCharges = (offers: readonly Offer[]): CatalogCharge[] =>
  offers.flatMap(({ plan }) => plan?.charges.filter(({ type }) => type === 'Usage') ?? []);

/** Rounds up to 1, 2 or 5 times a power of ten. */
function round(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** Usage estimator. Asks about the expected usage, with one question per unit, and calculates the price of each plan. */
export class Estimator {
  readonly #usage = new Map<string, number>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  #valueOf(unit: string, charges: readonly CatalogCharge[]): number {
    const tiers = charges.filter((charge) => unitOf(charge) === unit).map((charge) => tierRows(charge));
    // Ignores charges without tiers, because only tiers indicate the typical usage.
    const samples = tiers.filter((rows) => rows.length > 0).map((rows) => Number(sampleUnits(rows)));
    return this.#usage.get(unit) ?? (samples.length > 0 ? Math.min(...samples) : 10);
  }

  /** Returns the expected usage by charge id. */
  usage(offers: readonly Offer[]): Record<string, DecimalString> {
    const charges = usageCharges(offers);
    return Object.fromEntries(charges.map((charge) => [charge.productRatePlanChargeId, String(this.#valueOf(unitOf(charge), charges))]));
  }

  /** Renders the questions, each as a number input and a slider. */
  render(l: FullLocalizer<PlansDetailsMessages>, offers: readonly Offer[]): TemplateResult | typeof nothing {
    const charges = usageCharges(offers);
    const units = [...new Set(charges.map(unitOf))];
    if (units.length === 0) return nothing;
    return html`<fieldset class="estimator" part="estimator">
      <legend>${l.t('usage')}</legend>
      ${units.map((unit, index) => this.#question(l, unit, charges, index))}
      <p class="detail">${l.t('usageNote')}</p>
    </fieldset>`;
  }

  #question(l: FullLocalizer<PlansDetailsMessages>, unit: string, charges: readonly CatalogCharge[], index: number): TemplateResult {
    const value = this.#valueOf(unit, charges);
    const most = Math.max(
      10,
      ...charges.filter((charge) => unitOf(charge) === unit).map((charge) => Number(sampleUnits(tierRows(charge)))),
    );
    const max = round(most * 2);
    const set = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement)) return;
      const wanted = Math.min(1e12, Math.max(0, Math.round(Number(target.value) || 0)));
      target.value = String(wanted);
      this.#usage.set(unit, wanted);
      this.#onChange();
    };
    const label = l.t('usageOf', { unit: unitText(l, unit) });
    return html`<div class="question">
      <label for="usage-${index}">${label}</label>
      <input id="usage-${index}" type="number" inputmode="numeric" autocomplete="off" min="0" .value=${String(value)} @change=${set} />
      <input
        type="range"
        aria-label=${label}
        aria-valuetext=${l.t('units', { count: l.number(value), unit: unitText(l, unit) })}
        min="0"
        max=${max}
        step=${Math.max(1, max / 100)}
        .value=${String(Math.min(value, max))}
        @input=${set}
      />
    </div>`;
  }

  /**
   * Returns the estimated price of a plan as text. Undefined if no charge depends on usage, or if list prices are not enough to calculate the
   * price.
   */
  estimateText(
    l: FullLocalizer<PlansDetailsMessages>,
    plans: Localizer<PlansMessages>,
    offer: Required<Offer>,
    quantity: number | undefined,
    all: readonly Offer[],
  ): string | undefined {
    const charges = offer.plan.charges.filter(({ type }) => type === 'Usage');
    const usage = this.usage(all);
    const found = charges.length > 0 ? estimate(offer.plan, { quantity, usage }) : undefined;
    if (!found) return undefined;
    const per = offer.plan.billingPeriod ?? charges[0]?.billingPeriod ?? '';
    const list = charges.map((charge) =>
      l.t('units', { count: l.number(unitsOf(usage, charge) ?? '0'), unit: unitText(l, unitOf(charge)) }),
    );
    return l.t('estimate', {
      price: l.money(found.total),
      period:
        per === 'Month' || per === 'Week'
          ? periodText(plans, { shownAmount: found.total, period: per })
          : plans.t('perOther', { period: per }),
      units: [...new Set(list)].join(', '),
    });
  }
}
