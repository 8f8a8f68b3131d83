import { html, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { thousandths } from '../../../api/decimal/thousandths.js';
import { negateDecimal } from '../../../api/decimal/decimal.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import type { PeriodRow } from './period-rows.js';
import type { RevenueAmounts } from './source.js';

const WIDTH = 10;
const GAP = 1.5;
const HEIGHT = 1000;

/** Returns the path of a bar, in thousandths of the height. */
const barPath = (index: number, from: number, to: number): string =>
  to > from ? `M${index * WIDTH + GAP / 2} ${HEIGHT - from}v${from - to}h${WIDTH - GAP}v${to - from}z` : '';

interface ChartPaths {
  readonly recognized: string;
  readonly deferred: string;
  readonly undistributed: string;
  readonly remaining: string;
}

/** Returns the paths of the chart. Each column shows the totals up to its period: recognized revenue below, deferred revenue above. */
function chartPaths(rows: readonly PeriodRow[], { amount, currency }: RevenueAmounts): ChartPaths {
  const paths = { recognized: '', deferred: '', undistributed: '', remaining: '' };
  const heightOf = (amounts: readonly string[]): number => thousandths(sumAmounts(amounts, currency) ?? '', amount) ?? 0;
  rows.forEach(({ state, running }, index) => {
    const rowsSoFar = rows.slice(0, index + 1);
    const recognized = heightOf(rowsSoFar.map((row) => row.recognized));
    const deferred = Math.max(recognized, heightOf(rowsSoFar.flatMap((row) => [row.recognized, row.deferred])));
    const total = Math.max(deferred, thousandths(running, amount) ?? 0);
    paths.recognized += barPath(index, 0, recognized);
    paths.deferred += barPath(index, recognized, deferred);
    if (state === 'OpenEnded') paths.undistributed += barPath(index, deferred, total);
    paths.remaining += barPath(index, total, HEIGHT);
  });
  return paths;
}

/** Renders the schedule as a chart. A table contains the same data. */
export function renderChart(
  l: FullLocalizer<RevenueScheduleMessages>,
  rows: readonly PeriodRow[],
  revenue: RevenueAmounts,
): TemplateResult {
  const { amount, currency, recognized, deferred } = revenue;
  const { recognized: recognizedPath, deferred: deferredPath, undistributed, remaining } = chartPaths(rows, revenue);
  const money = (value: string): string => l.money({ amount: value, currency });
  const description = l.t('picture', { recognized: money(recognized), deferred: money(deferred), amount: money(amount) });
  const total = sumAmounts([amount], currency);
  return html`<figure class="chart">
    <div class="plot">
      <div class="scale" aria-hidden="true">
        <span>${money(total ?? amount)}</span>
        <span>${money(sumAmounts([amount, negateDecimal(amount)], currency) ?? '0')}</span>
      </div>
      <svg
        role="img"
        aria-label="${description} ${l.t('pictureTable')}"
        aria-details="periods"
        viewBox="0 0 ${Math.max(1, rows.length) * WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
      >
        <path class="remaining" d=${remaining} />
        <path class="recognized" d=${recognizedPath} />
        <path class="deferred" d=${deferredPath} />
        <path class="undistributed" d=${undistributed} />
      </svg>
      <div class="ends" aria-hidden="true"><span>${rowName(l, rows.at(0))}</span><span>${rowName(l, rows.at(-1))}</span></div>
    </div>
  </figure>`;
}

const rowName = (l: FullLocalizer<RevenueScheduleMessages>, row: PeriodRow | undefined): string =>
  row === undefined ? '' : row.state === 'OpenEnded' ? l.t('state_OpenEnded') : row.name;
