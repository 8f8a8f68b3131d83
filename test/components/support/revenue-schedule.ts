import { fixture, html } from '@open-wc/testing';
import type { StorefrontRevenueSchedule } from '../../../src/components/features/revenue-schedule/revenue-schedule.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

/** Scripted platform with the revenue of a small subscription: four months, of which the first is closed. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const month = (index: number) => {
  const [year, monthIndex] = [2026 + Math.floor(index / 12), index % 12];
  const startDate = `${year}-${String(monthIndex + 1).padStart(2, '0')}-01`;
  return {
    name: `${MONTHS[monthIndex]} ${year}`,
    startDate,
    endDate: new Date(Date.UTC(year, monthIndex + 1, 0)).toISOString().slice(0, 10),
    year,
  };
};

export const periodsWith = (closed: number, count = 24): object => ({
  success: true,
  accountingPeriods: Array.from({ length: count }, (_, index) => {
    const { year, ...period } = month(index);
    return { id: `p-${index}`, ...period, fiscalYear: year, status: index < closed ? 'Closed' : 'Open' };
  }),
});

export const itemsOf = (amounts: readonly string[], closed = 1) =>
  amounts.map((amount, index) => {
    const { name, startDate, endDate } = month(index);
    return {
      accountingPeriodName: name,
      accountingPeriodStartDate: startDate,
      accountingPeriodEndDate: endDate,
      amount,
      isAccountingPeriodClosed: index < closed,
    };
  });

export interface ScheduleOptions {
  readonly amount?: string;
  readonly currency?: string;
  readonly closed?: number;
  readonly openEnded?: string;
}

export const scheduleOf = (
  amounts: readonly string[],
  { amount = '400.00', currency = 'USD', closed = 1, openEnded = '0.00' }: ScheduleOptions = {},
) => ({
  success: true,
  number: 'RS-1',
  subscriptionChargeId: 'c-1',
  amount,
  currency,
  recognizedRevenue: '0',
  unrecognizedRevenue: '0',
  undistributedUnrecognizedRevenue: '0',
  recognitionRuleName: 'Recognize daily over time',
  revenueScheduleDate: '2026-01-01',
  linkedTransactionType: 'InvoiceItem',
  linkedTransactionNumber: 'INV-1',
  revenueItems: [
    ...itemsOf(amounts, closed),
    { accountingPeriodName: 'Open-Ended', amount: openEnded, currency, isAccountingPeriodClosed: false },
  ],
});

export const EVEN = ['100.00', '100.00', '100.00', '100.00'];
/** Amounts after all open revenue was moved to February. */
export const FEBRUARY = ['100.00', '300.00', '0.00', '0.00'];

export const postedEvent = { number: 'RE-1', eventType: 'Invoice Posted', createdOn: '2026-01-01T09:00:00Z', revenueItems: itemsOf(EVEN) };
export const distributedEvent = {
  number: 'RE-2',
  eventType: 'Revenue Distributed',
  createdOn: '2026-02-03T09:00:00Z',
  notes: 'Delivered early',
  revenueItems: itemsOf(['0.00', '200.00', '-100.00', '-100.00']),
};
export const eventsOf = (...events: object[]): object => ({ success: true, revenueEventDetails: events });

const charge = (id: string, number: string, name: string) => ({
  id,
  number,
  name,
  type: 'Recurring',
  model: 'FlatFee',
  productRatePlanChargeId: `product-${id}`,
});

export const subscription = {
  success: true,
  id: 's-1',
  accountId: 'a-1',
  accountNumber: 'A-1',
  subscriptionNumber: 'S-1',
  subscriptionStartDate: '2026-01-01',
  status: 'Active',
  termType: 'TERMED',
  ratePlans: [
    {
      id: 'r-1',
      productId: 'p-1',
      productName: 'Maps',
      productRatePlanId: 'prp-1',
      ratePlanName: 'Build annual',
      ratePlanCharges: [charge('c-1', 'C-1', 'Platform fee'), charge('c-2', 'C-2', 'Seats')],
    },
  ],
};

export const staffSession = (...scopes: string[]): object => ({ staffId: 'ada', scopes });
export const SCHEDULE = '/v1/revenue-schedules/RS-1';
export const DISTRIBUTE = `${SCHEDULE}/distribute-revenue-across-accounting-periods`;
export const PERIODS = '/v1/accounting-periods';
export const EVENTS = '/v1/revenue-events/revenue-schedules/RS-1';

/** Returns the given responses in turn. Repeats the last one. */
export function answersInTurn(...answers: Answer[]): (request: Request) => Promise<Response> {
  let count = 0;
  return async (request) => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    return typeof answer === 'function'
      ? await (answer as (request: Request) => Response | Promise<Response>)(request)
      : Response.json(answer);
  };
}

/** Renders the element. `changes` replaces default responses. */
export async function revenueElement(
  changes: Readonly<Record<string, Answer>>,
  attributes: Readonly<Record<string, string>> = { schedule: 'RS-1' },
) {
  const { client, requests } = scriptedClient({
    '/storefront/staff-session': staffSession('revenue:read', 'revenue:write', 'periods:read', 'subscriptions:read'),
    [SCHEDULE]: scheduleOf(EVEN),
    [PERIODS]: periodsWith(1),
    [EVENTS]: eventsOf(postedEvent),
    ...changes,
  });
  const element = await fixture<StorefrontRevenueSchedule>(
    html`<storefront-revenue-schedule locale="en-US"></storefront-revenue-schedule>`,
  );
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.client = client;
  const root = element.shadowRoot;
  if (!root) throw new Error('The element has no shadow root.');
  const visibleText = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector} in: ${visibleText(root)}`);
    return found;
  };
  const person = {
    element,
    requests,
    text: () => visibleText(root),
    find,
    waitForState: (state: string) => waitUntil(() => element.matches(`:state(${state})`), `state ${state}: ${visibleText(root)}`),
    announcement: () => visibleText(root.querySelector('[role=status]')),
    focused: () => visibleText(root.activeElement),
    rows: (selector = 'tbody') =>
      [...root.querySelectorAll(`${selector} tr`)].map((row) =>
        [...row.children]
          .map((cell) => visibleText(cell))
          .join(' | ')
          .replace(/\s+/g, ' '),
      ),
    press: async (selector: string): Promise<void> => {
      find(selector).click();
      await element.updateComplete;
    },
    fill: async (selector: string, value: string): Promise<void> => {
      const field = find(selector);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) {
        throw new Error(`${selector} is not a field.`);
      }
      field.value = value;
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      await element.updateComplete;
    },
    /** Sent changes, in order. */
    sent: () => requests.filter(({ method }) => method === 'PUT'),
    /** Idempotency keys of the sent changes. */
    keys: () => person.sent().map(({ headers }) => headers.get('idempotency-key')),
    /** Number of reads of the schedule. */
    scheduleReads: () => requests.filter(({ method, url }) => method === 'GET' && new URL(url).pathname === SCHEDULE).length,
  };
  return person;
}

export type Person = Awaited<ReturnType<typeof revenueElement>>;

/** Previews moving all open revenue to a day in February. */
export async function previewFebruary(person: Person): Promise<void> {
  await person.waitForState('schedule');
  await person.press('[data-redistribute]');
  await person.fill('#kind', 'onDate');
  await person.fill('#on', '2026-02-10');
  await person.press('form [part=cta]');
  await person.waitForState('previewing');
}
