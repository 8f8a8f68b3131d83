import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/usage.js';
import type { StorefrontOpenTaskEvent } from '../../src/components/events/storefront-open-task.js';
import type { StorefrontUsage } from '../../src/components/features/usage/usage.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const meter = {
  subscriptionNumber: 'A-S1',
  productName: 'Build',
  chargeName: 'Requests',
  unitOfMeasure: 'thousand requests',
  from: '2026-11-09',
  until: '2026-12-09',
  used: '352.5',
  included: '500',
  days: [
    { date: '2026-11-09', quantity: '300' },
    { date: '2026-11-12', quantity: '52.5' },
  ],
  projection: { quantity: '880', amount: usd('190.00'), source: 'estimate' },
  cost: { amount: usd('90.00'), source: 'preview' },
};
const guard = { subscriptionNumber: 'A-S1', amount: usd('100.00'), warnAt: 80 };
const plan = (name: string, monthly: string, more: object) => ({
  ...{ productRatePlanId: name, productName: name, ratePlanName: name, monthly: usd(monthly), source: 'estimate' },
  ...more,
});

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) =>
  waitUntil(() => text(element).includes(words), `"${words}" is shown in: ${text(element)}`);
const button = (element: Element, name: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (candidate) => candidate.textContent.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${text(element)}`);
  return found;
};

const amountField = (element: Element) => element.shadowRoot?.querySelector<HTMLInputElement>('#guard-amount');
const cta = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.task [part=cta]');
const type = async (element: StorefrontUsage, value: string): Promise<void> => {
  const field = amountField(element);
  if (!field) throw new Error('There is no field for an amount.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
};

async function elementOf(usage: object, more: Readonly<Record<string, Answer>> = {}, scopes = ['usage:read', 'usage:write']) {
  sessionStorage.clear();
  const { client, requests } = scriptedClient({
    '/storefront/session': { accountNumber: 'A1', scopes },
    '/storefront/usage': { today: '2026-11-21', guards: [], meters: [meter], ...usage },
    ...more,
  });
  const element = await fixture<StorefrontUsage>(html`<storefront-usage locale="en-US" .client=${client}></storefront-usage>`);
  await waitUntil(() => element.matches(':is(:state(ready), :state(empty))'));
  return { element, requests };
}

describe('storefront-usage', () => {
  it('shows used and included units, current and projected cost, and each day', async () => {
    const { element } = await elementOf({});
    for (const words of ['352.5 of 500 included', 'Nov 9, 2026 to Dec 8, 2026', '$90.00', 'as billed', '880 $190.00', 'estimate']) {
      expect(text(element)).to.include(words);
    }
    const days = [...(element.shadowRoot?.querySelectorAll('.days tbody tr') ?? [])].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(days).to.deep.equal(['Nov 9, 2026 300', 'Nov 12, 2026 52.5']);
    await waitUntil(() => element.shadowRoot?.querySelectorAll('.plot .day').length === 2, 'the chart shows both days');
    expect(element.shadowRoot?.querySelector('[role=img]')?.getAttribute('aria-label')).to.include('peak on Nov 9, 2026 with 300');
  });

  const guardStates: [string, string, object][] = [
    [
      'is nearly reached',
      'Usage has cost $90.00 so far, close to your limit of $100.00.',
      { projection: { quantity: '400', amount: usd('95.00'), source: 'estimate' } },
    ],
    [
      'is reached',
      'Usage has cost $100.00 so far, more than your limit of $100.00.',
      { cost: { amount: usd('100.00'), source: 'preview' } },
    ],
    ['will be exceeded', 'At this rate, usage will cost about $190.00', {}],
  ];
  for (const [state, words, change] of guardStates)
    it(`warns when a guard ${state}`, async () => {
      const { element } = await elementOf({ meters: [{ ...meter, ...change }], guards: [guard] });
      expect(text(element)).to.include('Warns at 80% of $100.00').and.to.include(words);
    });

  it('shows no warning if the costs cannot be added up', async () => {
    const { element } = await elementOf({ meters: [meter, { ...meter, cost: undefined }], guards: [guard] });
    expect(text(element)).not.to.include('Usage has cost');
  });

  it('sets a guard to the amount typed in the person’s language, and confirms it', async () => {
    let sent: unknown;
    const set = async (request: Request) => {
      sent = await request.json();
      return Response.json({ guards: [guard] });
    };
    const { element } = await elementOf({}, { '/storefront/usage-guard': set });
    element.locale = 'de-DE';
    await shows(element, 'Kostenwarnung');
    element.shadowRoot?.querySelector<HTMLElement>('[data-opens="guard A-S1"]')?.click();
    await waitUntil(() => element.matches(':state(task)'));
    for (const wrong of ['0', 'abc', '12,345', '-5']) {
      await type(element, wrong);
      cta(element)?.click();
      await waitUntil(() => amountField(element)?.getAttribute('aria-invalid') === 'true', `${wrong} is refused`);
    }
    expect(sent).to.equal(undefined);
    await type(element, '1.250,50');
    cta(element)?.click();
    await waitUntil(() => element.matches(':state(ready)'), 'the guard is set');
    expect(sent).to.include({ subscription: 'A-S1', amount: '1250.50', warnAt: 80 });
    await shows(element, 'Kostenwarnung eingerichtet.');
  });

  it('keeps the typed amount after a refusal', async () => {
    const { element } = await elementOf({}, { '/storefront/usage-guard': () => refusal(500, 'api', 'internal') });
    element.shadowRoot?.querySelector<HTMLElement>('[data-opens="guard A-S1"]')?.click();
    await waitUntil(() => element.matches(':state(task)'));
    await type(element, '75');
    cta(element)?.click();
    await waitUntil(() => element.matches(':is(:state(refused), :state(checking))'), 'the refusal is shown');
    expect(amountField(element)?.value).to.equal('75');
  });

  it('offers no guard to a session that may not set one', async () => {
    const { element } = await elementOf({}, {}, ['usage:read']);
    expect(text(element)).not.to.include('Spending alert');
  });

  it('advises to keep the current plan if it is the cheapest', async () => {
    const advice = {
      periods: [{ from: '2026-10-09', until: '2026-11-09' }],
      options: [plan('Build', '31.00', { current: true, best: true }), plan('Scale', '84.00', { current: false, best: false })],
    };
    const { element } = await elementOf({}, { '/storefront/usage/advice': advice });
    button(element, 'Which plan would have been cheapest?').click();
    await shows(element, 'Build was the cheapest plan for your usage.');
    expect([...(element.shadowRoot?.querySelectorAll('button') ?? [])].some(({ textContent }) => /Look at/.test(textContent))).to.equal(
      false,
    );
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Which plan would have been cheapest?');
  });

  it('links to a cheaper plan, and shows the saving', async () => {
    const advice = {
      periods: [{ from: '2026-10-09', until: '2026-11-09' }],
      options: [plan('Build', '84.10', { current: true, best: false }), plan('Scale', '31.00', { current: false, best: true })],
    };
    const { element } = await elementOf({}, { '/storefront/usage/advice': advice });
    button(element, 'Which plan would have been cheapest?').click();
    await shows(element, 'Scale would have cost $53.10 less per month.');
    const requestedTasks: StorefrontOpenTaskEvent[] = [];
    element.addEventListener('storefront-open-task', (event) => requestedTasks.push(event));
    button(element, 'View this change').click();
    expect(requestedTasks.map(({ section, flow, subject }) => [section, flow, subject])).to.deep.equal([
      ['subscriptions', 'change-plan', 'A-S1'],
    ]);
  });

  it('shows a message when nothing is charged by usage', async () => {
    const { element } = await elementOf({ meters: [] });
    expect(element.matches(':state(empty)')).to.equal(true);
    expect(text(element)).to.include('None of your plans is billed by usage.');
  });
});
