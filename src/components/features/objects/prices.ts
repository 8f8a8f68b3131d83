import { html, nothing, type TemplateResult } from 'lit';
import type { DescribedField } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { newRecord, problemOf, readable, type ValueProblem } from './values.js';

/** The one kind of object that is nothing without others inside it: a charge of the catalog has a price for each currency, or for each tier. */
export const hasPrices = (type: string): boolean => type === 'ProductRatePlanCharge';

/** One price that somebody writes. */
export interface PriceDraft {
  readonly typed: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, ValueProblem>;
}

export const newPrice = (): PriceDraft => ({ typed: new Map(), problems: new Map() });

const field = (name: string, type: DescribedField['type'], options: string[] = [], required = false): DescribedField => ({
  name,
  label: readable(name),
  type,
  contexts: [],
  options,
  required,
});

const CURRENCY = field('Currency', 'text', [], true);
const PRICE = field('Price', 'decimal', [], true);
const TIER = [
  field('StartingUnit', 'decimal'),
  field('EndingUnit', 'decimal'),
  PRICE,
  field('PriceFormat', 'picklist', ['Flat Fee', 'Per Unit']),
];

/** What a price is made of, by the charge's model. */
function fieldsOf(model: string): DescribedField[] {
  switch (model) {
    case 'Tiered Pricing':
    case 'Volume Pricing':
      return [CURRENCY, ...TIER];
    case 'Tiered with Overage Pricing':
      return [CURRENCY, ...TIER, field('IsOveragePrice', 'boolean')];
    case 'Discount-Percentage':
      return [CURRENCY, field('DiscountPercentage', 'decimal', [], true)];
    case 'Discount-Fixed Amount':
      return [CURRENCY, field('DiscountAmount', 'decimal', [], true)];
    default:
      return [CURRENCY, PRICE];
  }
}

const modelOf = (form: ReadonlyMap<string, string>): string => form.get('ChargeModel') ?? '';

/** The prices with what is wrong in each. */
export function checkedPrices(prices: readonly PriceDraft[], form: ReadonlyMap<string, string>): PriceDraft[] {
  return prices.map(({ typed }) => ({
    typed,
    problems: new Map(
      fieldsOf(modelOf(form)).flatMap((one): [string, ValueProblem][] => {
        const text = (typed.get(one.name) ?? '').trim();
        const problem = text === '' && one.required ? 'wrongMissing' : problemOf(one, text);
        return problem ? [[one.name, problem]] : [];
      }),
    ),
  }));
}

const idOf = (index: number, name: string): string => `price-${index}-${name}`;

/** The id of the first control that is wrong. */
export function wrongPrice(prices: readonly PriceDraft[] = []): string | undefined {
  return prices.flatMap(({ problems }, index) => [...problems.keys()].map((name) => idOf(index, name)))[0];
}

/** The prices as fields of the charge that is sent. */
export function pricesToSend(prices: readonly PriceDraft[], form: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(modelOf(form));
  const trimmed = prices.map(({ typed }) => new Map([...typed].map(([name, text]) => [name, text.trim()])));
  return { ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: trimmed.map((typed) => newRecord(fields, typed)) } };
}

export function renderPrices(
  l: FullLocalizer<ObjectsMessages>,
  prices: readonly PriceDraft[],
  form: ReadonlyMap<string, string>,
  onPrices: (prices: readonly PriceDraft[], added?: string) => void,
): TemplateResult {
  const fields = fieldsOf(modelOf(form));
  const change = (at: number, name: string, text: string): void =>
    onPrices(
      prices.map((price, index) => {
        if (index !== at) return price;
        const problems = new Map([...price.problems].filter(([wrong]) => wrong !== name));
        return { typed: new Map(price.typed).set(name, text), problems };
      }),
    );
  return html`${prices.map(
      ({ typed, problems }, index) =>
        html`<fieldset>
          <legend>${l.t('price', { number: index + 1 })}</legend>
          <div class="form-fields">
            ${fields.map((one) =>
              valueField({
                l,
                field: one,
                id: idOf(index, one.name),
                label: one.label,
                value: typed.get(one.name) ?? '',
                problem: problems.get(one.name),
                onInput: (text) => change(index, one.name, text),
              }),
            )}
          </div>
          ${
            prices.length > 1
              ? html`<div class="actions">
                  <button
                    class="button"
                    type="button"
                    @click=${() =>
                      onPrices(
                        prices.filter((_, at) => at !== index),
                        `#${idOf(Math.max(0, index - 1), 'Currency')}`,
                      )}
                  >
                    ${l.t('removePrice', { number: index + 1 })}
                  </button>
                </div>`
              : nothing
          }
        </fieldset>`,
    )}
    <div class="actions">
      <button
        class="button"
        type="button"
        data-add-price
        @click=${() => onPrices([...prices, newPrice()], `#${idOf(prices.length, 'Currency')}`)}
      >
        ${l.t('addPrice')}
      </button>
    </div>`;
}
