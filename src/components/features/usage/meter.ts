import { html, nothing, type TemplateResult } from 'lit';
import { thousandths } from '../../../api/decimal/thousandths.js';
import { addDays } from '../../../api/plain-date/plain-date.js';
import type { UsageMeter } from '../../../api/schemas/storefront/usage.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import type { DrawChart } from './chart.js';
import type { UsageMessages } from '../../../generated/locales/usage.js';
import { isGreater } from '../../../api/money/money.js';

/** Data of the usage element that its meters share. */
interface MeterView {
  readonly l: FullLocalizer<UsageMessages>;
  readonly today: string;
  /** Draws the chart. Undefined until its code is loaded. */
  readonly drawChart: DrawChart | undefined;
}

/** Share of the included units above which a notice is shown, in thousandths. */
const NEARLY_USED = 800;

/** Formats a quantity with at most two decimals. */
function formatQuantity(quantity: string, l: FullLocalizer<UsageMessages>): string {
  return new Intl.NumberFormat(l.locale, { maximumFractionDigits: 2 }).format(Number(quantity));
}

/** Renders a metered charge: usage, cost and daily chart. */
export function renderMeter(meter: UsageMeter, view: MeterView): TemplateResult {
  const { l } = view;
  const { productName, chargeName, unitOfMeasure, used, included, limit, from, until } = meter;
  const capacity = limit ?? included;
  const count = formatQuantity(used, l);
  const text = limit
    ? l.t('usedOfLimit', { used: count, limit: formatQuantity(limit, l) })
    : included
      ? l.t('usedOf', { used: count, included: formatQuantity(included, l) })
      : l.t('used', { used: count });
  return html`<article part="section" class="meter">
    <header>
      <h3><bdi>${[...new Set([productName, chargeName])].filter(Boolean).join(', ')}</bdi></h3>
      <p class="soft">${l.t('period', { from: l.date(from, 'medium'), to: l.date(addDays(until, -1), 'medium') })}</p>
    </header>
    <p class="count" part="row">${text}</p>
    ${unitOfMeasure ? html`<p class="soft unit">${l.t('unit', { unit: unitOfMeasure })}</p>` : nothing}
    ${capacity ? renderBar(meter, capacity) : nothing} ${renderLimitNotice(meter, l)} ${renderCosts(meter, l)} ${renderDays(meter, view)}
  </article>`;
}

/** Renders a bar of used and projected units. Decorative: the text above has the same numbers. */
function renderBar({ used, projection }: UsageMeter, capacity: string): TemplateResult | typeof nothing {
  const usedShare = thousandths(used, capacity);
  if (usedShare === undefined) return nothing;
  const projectedShare = (projection && thousandths(projection.quantity, capacity)) ?? usedShare;
  return html`<svg
    class=${isGreater(used, capacity) ? 'bar over' : 'bar'}
    viewBox="0 0 1000 8"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="all" width="1000" height="8" />
    <rect class="projected" width=${projectedShare} height="8" />
    <rect class="used" width=${usedShare} height="8" />
  </svg>`;
}

function renderLimitNotice({ used, included }: UsageMeter, l: FullLocalizer<UsageMessages>): TemplateResult | typeof nothing {
  if (included === undefined) return nothing;
  const values = { included: formatQuantity(included, l) };
  if (isGreater(used, included)) return notice({ kind: 'info', text: l.t('over', values) });
  const usedShare = thousandths(used, included) ?? 0;
  return usedShare >= NEARLY_USED ? notice({ kind: 'info', text: l.t('near', values) }) : nothing;
}

function renderCosts({ cost, projection, until }: UsageMeter, l: FullLocalizer<UsageMessages>): TemplateResult | typeof nothing {
  if (!cost && !projection) return nothing;
  const source = (name: string) => html`<small class="soft">${l.t(name === 'preview' ? 'preview' : 'estimate')}</small>`;
  return html`<dl class="rows">
    ${
      cost
        ? html`<div part="row">
            <dt>${l.t('soFar')} ${source(cost.source)}</dt>
            <dd class="figure">${l.money(cost.amount)}</dd>
          </div>`
        : nothing
    }
    ${
      projection
        ? html`<div part="row">
            <dt>${l.t('projected', { date: l.date(addDays(until, -1), 'medium') })} ${source(projection.source)}</dt>
            <dd class="figure">
              ${formatQuantity(projection.quantity, l)}${projection.amount ? html` <span class="projected-amount">${l.money(projection.amount)}</span>` : nothing}
            </dd>
          </div>`
        : nothing
    }
  </dl>`;
}

function renderDays(meter: UsageMeter, { l, today, drawChart }: MeterView): TemplateResult {
  if (meter.days.length === 0) return html`<p class="soft">${l.t('noDays')}</p>`;
  const busiestDay = meter.days.reduce((best, day) => (isGreater(day.quantity, best.quantity) ? day : best));
  const label = l.t('chart', {
    name: meter.chargeName,
    total: formatQuantity(meter.used, l),
    date: l.date(busiestDay.date, 'medium'),
    most: formatQuantity(busiestDay.quantity, l),
  });
  return html`<figure class="chart" role="img" aria-label=${label}>
      <div class="plot">${drawChart?.(meter, today) ?? nothing}</div>
      <figcaption aria-hidden="true">
        <span>${l.date(meter.from, 'short')}</span><span>${l.date(addDays(meter.until, -1), 'short')}</span>
      </figcaption>
    </figure>
    <details class="days">
      <summary>${l.t('asTable')}</summary>
      <table class="table compact" role="table">
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">${l.t('day')}</th>
            <th role="columnheader" scope="col" class="figure">${l.t('quantity')}</th>
          </tr>
        </thead>
        <tbody>
          ${meter.days.map(
            ({ date, quantity }) =>
              html`<tr role="row">
                <td role="cell" data-label=${l.t('day')}>${l.date(date, 'medium')}</td>
                <td role="cell" class="figure" data-label=${l.t('quantity')}><span>${l.number(quantity)}</span></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
