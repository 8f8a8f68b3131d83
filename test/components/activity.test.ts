import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/activity.js';
import type { StorefrontActivity } from '../../src/components/features/activity/activity.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const payment = {
  date: '2026-10-31',
  kind: 'payment',
  number: 'P-1',
  status: 'Processed',
  amount: usd('56.00'),
  documents: [{ number: 'INV-1', file: 'sealed-one' }],
};
const order = {
  date: '2026-10-12',
  kind: 'order',
  number: 'O-1',
  status: 'Completed',
  actions: ['change-plan', 'change-add-ons'],
  subscriptionNumbers: ['A-S1'],
};

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
const rowsOf = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('tbody [part=row]') ?? [])].map((row) =>
    row.innerText.replace(/\s+/g, ' ').trim(),
  );

async function elementOf(answers: Readonly<Record<string, Answer>>) {
  const { client, requests } = scriptedClient(answers);
  const element = await fixture<StorefrontActivity>(html`<storefront-activity locale="en-US" .client=${client}></storefront-activity>`);
  await waitUntil(() => element.matches(':is(:state(ready), :state(empty))'));
  return { element, requests };
}

/** Records the names of saved files. */
function recordSavedFiles(): { names: string[]; restore: () => void } {
  const names: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  return { names, restore: () => (HTMLAnchorElement.prototype.click = click) };
}

describe('storefront-activity', () => {
  it('shows each entry as text, also of an unknown kind', async () => {
    const entries = [
      payment,
      order,
      { date: '2026-10-01', kind: 'payment', status: 'Error', amount: usd('5.00') },
      { date: '2026-09-01', kind: 'withdrawal', number: 'W-1', actions: ['withdraw'], subscriptionNumbers: ['A-S1'] },
      { date: '2026-08-01', kind: 'consent', text: 'I accept the terms.' },
      { date: '2026-07-01', kind: 'constructor' },
      { date: '2026-06-01', kind: 'account-change', actions: ['billing-email'] },
      { date: '2026-05-01', kind: 'account-change', actions: ['constructor'] },
    ];
    const { element } = await elementOf({ '/storefront/activity': { entries } });
    const rows = rowsOf(element);
    expect(rows).to.have.length(8);
    for (const [index, words] of [
      'Oct 31, 2026 Payment Number P-1',
      'Oct 12, 2026 Plan changed and Add-ons changed Number O-1 · Subscription A-S1',
      'Payment declined',
      'Withdrawal submitted Number W-1',
      'Accepted: I accept the terms.',
      'constructor',
      'Billing email address changed',
      'Account details changed',
    ].entries())
      expect(rows[index]).to.include(words);
  });

  it('saves the document of an entry as a PDF', async () => {
    const pdf = () => new Response('%PDF-1.7 one', { headers: { 'content-type': 'application/pdf' } });
    const { element, requests } = await elementOf({ '/storefront/activity': { entries: [payment] }, '/storefront/files/sealed-one': pdf });
    const { names, restore } = recordSavedFiles();
    try {
      button(element, 'Save INV-1 as PDF').click();
      await shows(element, 'INV-1 saved.');
    } finally {
      restore();
    }
    expect(names).to.deep.equal(['INV-1.pdf']);
    expect(requests.filter(({ url }) => url.includes('/files/'))).to.have.length(1);
  });

  it('saves nothing that is not a PDF, and reports a document that cannot be fetched', async () => {
    for (const answer of [
      () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'application/pdf' } }),
      () => refusal(404, 'not-found', 'not-found'),
    ]) {
      const { element } = await elementOf({ '/storefront/activity': { entries: [payment] }, '/storefront/files/sealed-one': answer });
      const { names, restore } = recordSavedFiles();
      try {
        button(element, 'Save INV-1 as PDF').click();
        await shows(element, "INV-1 couldn't be downloaded.");
      } finally {
        restore();
      }
      expect(names).to.deep.equal([]);
    }
  });

  it('loads older entries on request, announces their number, and keeps the focus in the section', async () => {
    const answer = (request: Request) =>
      Response.json(
        new URL(request.url).searchParams.get('cursor') === 'older' ? { entries: [order] } : { entries: [payment], nextCursor: 'older' },
      );
    const { element } = await elementOf({ '/storefront/activity': answer });
    const more = button(element, 'Show older activity');
    more.focus();
    more.click();
    await shows(element, '1 older entry shown.');
    expect(rowsOf(element)).to.have.length(2);
    expect(element.shadowRoot?.activeElement).not.to.equal(null);
  });

  it('reports that older entries could not be loaded, and tries again', async () => {
    let isFailing = true;
    const answer = (request: Request) => {
      if (!new URL(request.url).searchParams.has('cursor')) return Response.json({ entries: [payment], nextCursor: 'older' });
      return isFailing ? refusal(400, 'invalid-request', 'cursor-ended') : Response.json({ entries: [order] });
    };
    const { element } = await elementOf({ '/storefront/activity': answer });
    button(element, 'Show older activity').click();
    await shows(element, "Older activity couldn't be loaded.");
    isFailing = false;
    button(element, 'Try again').click();
    await waitUntil(() => rowsOf(element).length === 2);
  });
});
