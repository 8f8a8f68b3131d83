import { thousandths } from '../../../api/decimal/thousandths.js';
import { daysBetween } from '../../../api/plain-date/plain-date.js';
import type { UsageMeter } from '../../../api/schemas/storefront/usage.js';
import { isGreater } from '../../../api/money/money.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Maximum number of days in a chart. */
const MAX_DAYS = 400;
const WIDTH = 10;
const HEIGHT = 100;

/** Draws the daily usage of a meter. Returns the same element for the same data. */
export type DrawChart = (meter: UsageMeter, today: string) => SVGElement;

/** Charts by their data. */
const charts = new WeakMap<UsageMeter, SVGElement>();

function createSvgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Draws one bar per day over the whole period. Future days stay empty, which shows the remaining time. */
function createChart({ from, until, days }: UsageMeter, today: string): SVGElement {
  const count = Math.max(1, Math.min(MAX_DAYS, daysBetween(from, until)));
  const svg = createSvgElement('svg', { viewBox: `0 0 ${count * WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const highest = days.reduce((best, { quantity }) => (isGreater(quantity, best) ? quantity : best), '0');
  const todayIndex = daysBetween(from, today);
  if (todayIndex >= 0 && todayIndex < count)
    svg.append(createSvgElement('rect', { class: 'today', x: todayIndex * WIDTH, width: WIDTH, height: HEIGHT }));
  for (const { date, quantity } of days) {
    const index = daysBetween(from, date);
    const height = (thousandths(quantity, highest) ?? 0) / 10;
    if (index < 0 || index >= count || height <= 0) continue;
    svg.append(
      createSvgElement('rect', {
        class: 'day',
        x: index * WIDTH + 1,
        width: WIDTH - 2,
        y: HEIGHT - Math.max(1, height),
        height: Math.max(1, height),
      }),
    );
  }
  return svg;
}

export const drawChart: DrawChart = (meter, today) => {
  const chart = charts.get(meter) ?? createChart(meter, today);
  charts.set(meter, chart);
  return chart;
};
