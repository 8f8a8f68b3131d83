import { html, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { thousandths } from '../../../api/decimal/thousandths.js';
import { negateDecimal } from '../../../api/decimal/decimal.js';
import { sumAmounts } from '../../../api/revenue/amounts.js';
import type { PeriodRow } from './periods.js';
import type { Revenue } from './source.js';

const WIDTH = 10;
const GAP = 1.5;
const HEIGHT = 1000;

/** A bar of the drawing: from so many thousandths of the whole up to so many. */
const bar = (index: number, from: number, to: number): string =>
  to > from ? `M${index * WIDTH + GAP / 2} ${HEIGHT - from}v${from - to}h${WIDTH - GAP}v${to - from}z` : '';

interface Bars {
  readonly recognized: string;
  readonly deferred: string;
  readonly undistributed: string;
  readonly room: string;
}

/** Each period's column is what has come up to it: what is recognized below, what is deferred on it. */
function barsOf(rows: readonly PeriodRow[], { amount, currency }: Revenue): Bars {
  const bars = { recognized: '', deferred: '', undistributed: '', room: '' };
  const part = (amounts: readonly string[]): number => thousandths(sumAmounts(amounts, currency) ?? '', amount) ?? 0;
  rows.forEach(({ state, running }, index) => {
    const past = rows.slice(0, index + 1);
    const recognized = part(past.map((row) => row.recognized));
    const deferred = Math.max(recognized, part(past.flatMap((row) => [row.recognized, row.deferred])));
    const all = Math.max(deferred, thousandths(running, amount) ?? 0);
    bars.recognized += bar(index, 0, recognized);
    bars.deferred += bar(index, recognized, deferred);
    if (state === 'OpenEnded') bars.undistributed += bar(index, deferred, all);
    bars.room += bar(index, all, HEIGHT);
  });
  return bars;
}

/** The schedule drawn, beside a table that says the same. */
export function renderPicture(l: FullLocalizer<RevenueScheduleMessages>, rows: readonly PeriodRow[], revenue: Revenue): TemplateResult {
  const { amount, currency, recognized, deferred } = revenue;
  const { recognized: done, deferred: coming, undistributed, room } = barsOf(rows, revenue);
  const money = (value: string): string => l.money({ amount: value, currency });
  const name = l.t('picture', { recognized: money(recognized), deferred: money(deferred), amount: money(amount) });
  const half = sumAmounts([amount], currency);
  return html`<figure class="picture">
    <div class="plot">
      <div class="scale" aria-hidden="true">
        <span>${money(half ?? amount)}</span>
        <span>${money(sumAmounts([amount, negateDecimal(amount)], currency) ?? '0')}</span>
      </div>
      <svg
        role="img"
        aria-label="${name} ${l.t('pictureTable')}"
        aria-details="periods"
        viewBox="0 0 ${Math.max(1, rows.length) * WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
      >
        <path class="room" d=${room} />
        <path class="recognized" d=${done} />
        <path class="deferred" d=${coming} />
        <path class="undistributed" d=${undistributed} />
      </svg>
      <div class="ends" aria-hidden="true"><span>${nameOf(l, rows.at(0))}</span><span>${nameOf(l, rows.at(-1))}</span></div>
    </div>
  </figure>`;
}

const nameOf = (l: FullLocalizer<RevenueScheduleMessages>, row: PeriodRow | undefined): string =>
  row === undefined ? '' : row.state === 'OpenEnded' ? l.t('state_OpenEnded') : row.name;
