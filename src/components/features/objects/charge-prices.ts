import { html, nothing, type TemplateResult } from 'lit';
import type { DescribedField } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { toNewRecord, validateValue, toLabel, type ValueProblem } from './values.js';

/** True for product rate plan charges, which must be created together with a price per currency or tier. */
export const hasPrices = (type: string): boolean => type === 'ProductRatePlanCharge';

/** Inputs of one price, by field name. */
export interface PriceDraft {
  readonly inputs: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, ValueProblem>;
}

export const newPrice = (): PriceDraft => ({ inputs: new Map(), problems: new Map() });

const priceField = (name: string, type: DescribedField['type'], options: string[] = [], required = false): DescribedField => ({
  name,
  label: toLabel(name),
  type,
  contexts: [],
  options,
  required,
});

const CURRENCY = priceField('Currency', 'text', [], true);
const PRICE = priceField('Price', 'decimal', [], true);
const TIER = [
  priceField('StartingUnit', 'decimal'),
  priceField('EndingUnit', 'decimal'),
  PRICE,
  priceField('PriceFormat', 'picklist', ['Flat Fee', 'Per Unit']),
];

/** Returns the fields of a price for a charge model. */
function priceFields(model: string): DescribedField[] {
  switch (model) {
    case 'Tiered Pricing':
    case 'Volume Pricing':
      return [CURRENCY, ...TIER];
    case 'Tiered with Overage Pricing':
      return [CURRENCY, ...TIER, priceField('IsOveragePrice', 'boolean')];
    case 'Discount-Percentage':
      return [CURRENCY, priceField('DiscountPercentage', 'decimal', [], true)];
    case 'Discount-Fixed Amount':
      return [CURRENCY, priceField('DiscountAmount', 'decimal', [], true)];
    default:
      return [CURRENCY, PRICE];
  }
}

const chargeModel = (chargeInputs: ReadonlyMap<string, string>): string => chargeInputs.get('ChargeModel') ?? '';

/** Validates the inputs of each price. Returns the prices with their problems. */
export function validatePrices(prices: readonly PriceDraft[], chargeInputs: ReadonlyMap<string, string>): PriceDraft[] {
  return prices.map(({ inputs }) => ({
    inputs,
    problems: new Map(
      priceFields(chargeModel(chargeInputs)).flatMap((field): [string, ValueProblem][] => {
        const text = (inputs.get(field.name) ?? '').trim();
        const problem = text === '' && field.required ? 'wrongMissing' : validateValue(field, text);
        return problem ? [[field.name, problem]] : [];
      }),
    ),
  }));
}

const controlId = (index: number, name: string): string => `price-${index}-${name}`;

/** Returns the id of the first price control with a problem. */
export function firstInvalidPrice(prices: readonly PriceDraft[] = []): string | undefined {
  return prices.flatMap(({ problems }, index) => [...problems.keys()].map((name) => controlId(index, name)))[0];
}

/** Converts the prices to the charge field that contains them. */
export function toTierData(prices: readonly PriceDraft[], chargeInputs: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const fields = priceFields(chargeModel(chargeInputs));
  const trimmed = prices.map(({ inputs }) => new Map([...inputs].map(([name, text]) => [name, text.trim()])));
  return { ProductRatePlanChargeTierData: { ProductRatePlanChargeTier: trimmed.map((inputs) => toNewRecord(fields, inputs)) } };
}

export function renderPrices(
  l: FullLocalizer<ObjectsMessages>,
  prices: readonly PriceDraft[],
  chargeInputs: ReadonlyMap<string, string>,
  onPrices: (prices: readonly PriceDraft[], focus?: string) => void,
): TemplateResult {
  const fields = priceFields(chargeModel(chargeInputs));
  const setInput = (changedIndex: number, name: string, text: string): void =>
    onPrices(
      prices.map((price, index) => {
        if (index !== changedIndex) return price;
        const problems = new Map([...price.problems].filter(([fieldName]) => fieldName !== name));
        return { inputs: new Map(price.inputs).set(name, text), problems };
      }),
    );
  return html`${prices.map(
      ({ inputs, problems }, index) =>
        html`<fieldset>
          <legend>${l.t('price', { number: index + 1 })}</legend>
          <div class="form-fields">
            ${fields.map((field) =>
              valueField({
                l,
                field,
                id: controlId(index, field.name),
                label: field.label,
                value: inputs.get(field.name) ?? '',
                problem: problems.get(field.name),
                onInput: (text) => setInput(index, field.name, text),
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
                        prices.filter((_, changedIndex) => changedIndex !== index),
                        `#${controlId(Math.max(0, index - 1), 'Currency')}`,
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
        @click=${() => onPrices([...prices, newPrice()], `#${controlId(prices.length, 'Currency')}`)}
      >
        ${l.t('addPrice')}
      </button>
    </div>`;
}
