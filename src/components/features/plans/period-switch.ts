import { nothing, type TemplateResult } from 'lit';
import type { PriceTotal } from '../../../api/pricing/list-price.js';
import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { Localizer } from '../../locales/localizer.js';
import { segmented } from '../../primitives/segmented.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import { savingOf } from './offer.js';
import { periodName } from './period-text.js';

/**
 * Renders the choice of the billing period, with the savings compared to the shortest period. Renders nothing if there is only one period.
 */
export function periodSwitch(
  l: Localizer<PlansMessages>,
  catalog: Catalog,
  periods: readonly string[],
  value: string | undefined,
  add: PriceTotal | undefined,
  onChange: (period: string) => void,
): TemplateResult | typeof nothing {
  const [shortest] = periods;
  if (value === undefined || shortest === undefined || periods.length < 2) return nothing;
  const note = (period: string): string | undefined => {
    const saving = savingOf(catalog, period, shortest, add);
    return saving && l.t(saving.same ? 'save' : 'saveUpTo', { percent: saving.percent });
  };
  return segmented({
    name: 'period',
    label: l.t('billingPeriod'),
    value,
    options: periods.map((period) => ({ value: period, label: periodName(l, period), note: note(period) })),
    onChange,
  });
}
