import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { atRest } from './support/at-rest.js';
import { balanceCsv, ledger, type Ledger } from './support/period-ledger.js';
import {
  periodsElement,
  isRendered,
  find,
  waitForState,
  press,
  stepRequests,
  waitForText,
  textOf,
  type,
} from './support/accounting-periods.js';
import { pendingResponse, refusal, scriptedClient } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const csv = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/csv' } });

/** Simulates a period that changes only some reads after a step was sent. */
function delayedChange(periodLedger: Ledger, id: string, reads: number, applyChange: () => void) {
  const path = `/v1/accounting-periods/${id}`;
  const get = periodLedger.answers[path] as (request: Request) => Response;
  let remainingReads = Infinity;
  return {
    sent: () => void (remainingReads = reads),
    answer: (request: Request): Response => {
      remainingReads -= 1;
      if (remainingReads === 0) applyChange();
      return get(request);
    },
    path,
  };
}

describe('a period step with an unknown outcome', () => {
  it('is checked several times before it counts as not applied', async () => {
    const periodLedger = ledger();
    const delayed = delayedChange(periodLedger, 'ap-7', 3, () => periodLedger.set('ap-7', { status: 'PendingClose' }));
    const { element, sent } = await periodsElement(periodLedger, {
      [delayed.path]: delayed.answer,
      [`${delayed.path}/pending-close`]: () => {
        delayed.sent();
        return refusal(409, 'outcome-unknown', 'outcome-lost');
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal(stepRequests('ap-7', 'pending-close', 'run-trial-balance', 'close'));
  });

  it('is not confused with an earlier trial balance of the period', async () => {
    const periodLedger = ledger();
    const previousStart = '2026-11-01 08:00:00';
    periodLedger.set('ap-7', {
      status: 'PendingClose',
      fileIds: { revenueDetailCsvFileId: 'file-old' },
      runTrialBalanceStatus: 'Error',
      runTrialBalanceStart: previousStart,
    });
    const newBalance = {
      fileIds: { revenueDetailCsvFileId: 'file-7' },
      runTrialBalanceStatus: 'Completed',
      runTrialBalanceStart: '2026-11-22 09:00:00',
    };
    const delayed = delayedChange(periodLedger, 'ap-7', 2, () => periodLedger.set('ap-7', newBalance));
    const { element, sent } = await periodsElement(periodLedger, {
      [delayed.path]: delayed.answer,
      [`${delayed.path}/run-trial-balance`]: () => {
        delayed.sent();
        return Response.json({ success: true });
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal(stepRequests('ap-7', 'run-trial-balance', 'close'));
    expect(textOf(element)).to.include('Debits and credits are equal: $60.00.');
  });
});

describe('a trial balance run elsewhere since the periods were loaded', () => {
  it('does not count as the current run', async () => {
    const periodLedger = ledger();
    periodLedger.set('ap-7', { status: 'PendingClose' });
    const newBalance = {
      fileIds: { revenueDetailCsvFileId: 'file-7' },
      runTrialBalanceStatus: 'Completed',
      runTrialBalanceStart: '2026-11-22 09:00:00',
    };
    const delayed = delayedChange(periodLedger, 'ap-7', 2, () => periodLedger.set('ap-7', newBalance));
    const { element } = await periodsElement(periodLedger, {
      [delayed.path]: delayed.answer,
      [`${delayed.path}/run-trial-balance`]: () => {
        delayed.sent();
        return Response.json({ success: true });
      },
    });
    periodLedger.set('ap-7', {
      fileIds: { revenueDetailCsvFileId: 'file-theirs' },
      runTrialBalanceStatus: 'Error',
      runTrialBalanceStart: '2026-11-22 08:00:00',
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(textOf(element)).to.include('Debits and credits are equal: $60.00.');
  });
});

describe('a step of a period', () => {
  it('is sent once although its button is clicked three times', async () => {
    const { element, sent } = await periodsElement();
    await press(element, '[data-act=ap-7]');
    const confirm = find(element, '[part=cta]');
    for (let click = 0; click < 3; click += 1) confirm.click();
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal(stepRequests('ap-7', 'pending-close', 'run-trial-balance', 'close'));
  });

  it('continues when its element is removed and added again', async () => {
    const { answer, release } = pendingResponse();
    const periodLedger = ledger();
    const { client } = scriptedClient({ ...periodLedger.answers, '/v1/accounting-periods/ap-7/pending-close': answer });
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider locale="en-US" .client=${client}
        ><storefront-accounting-periods></storefront-accounting-periods
      ></storefront-provider>`,
    );
    const element = provider.querySelector('storefront-accounting-periods');
    if (!element) throw new Error('There is no element.');
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'submitting');
    element.remove();
    element.requestUpdate();
    await element.updateComplete;
    provider.append(element);
    periodLedger.set('ap-7', { status: 'PendingClose' });
    release({ success: true });
    await waitForState(element, 'done');
  });

  it('does not replace the trial balance of another period that was opened meanwhile', async () => {
    const periodLedger = ledger();
    const { answer, release } = pendingResponse();
    const { element, requests } = await periodsElement(periodLedger, { '/v1/accounting-periods/ap-8/run-trial-balance': answer });
    await press(element, '[data-balance=ap-8]');
    await press(element, '[data-run]');
    await waitForText(element, 'Sending…');
    await press(element, '[data-back]');
    await press(element, '[data-balance=ap-6]');
    await waitForText(element, 'Deferred');
    expect(textOf(element)).not.to.include('Sending…');
    periodLedger.set('ap-8', {
      fileIds: { revenueDetailCsvFileId: 'file-8' },
      runTrialBalanceStatus: 'Completed',
      runTrialBalanceStart: '2026-11-22 09:00:00',
    });
    release({ success: true });
    await waitUntil(() => requests.filter(({ url }) => url.endsWith('/ap-8')).length > 1, 'the result is read');
    await atRest(element);
    expect(textOf(element)).to.include('Trial balance of Jun 2026');
    await press(element, '[data-back]');
    await press(element, '[data-balance=ap-8]');
    await waitForText(element, 'Deferred');
    expect(textOf(element)).to.include('Trial balance of Aug 2026');
  });
});

describe('new periods of a tenant', () => {
  it('use the entered fiscal year and month', async () => {
    const { element, requests } = await periodsElement(ledger(['Nov', 'Dec']));
    await press(element, '[data-create]');
    await type(element, '#count', '2');
    expect(isRendered(element, '[data-fiscal]')).to.equal(false);
    await press(element, '[part=cta]');
    await waitForText(element, 'Enter a year from 1900 to 2999.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('year');
    await type(element, '#year', '2027');
    await type(element, '#month', '2');
    const fiscal = [...(element.shadowRoot?.querySelectorAll('[data-fiscal]') ?? [])].map(({ textContent }) => textContent);
    expect(fiscal).to.deep.equal(['Fiscal year 2027, quarter 4', 'Fiscal year 2028, quarter 1']);
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    const bodies: unknown[] = await Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));
    expect(bodies).to.deep.equal([
      { name: 'Jan 2027', startDate: '2027-01-01', endDate: '2027-01-31', fiscalYear: 2027, fiscalQuarter: 4 },
      { name: 'Feb 2027', startDate: '2027-02-01', endDate: '2027-02-28', fiscalYear: 2028, fiscalQuarter: 1 },
    ]);
  });

  it('have no fields for values that the existing periods determine', async () => {
    const { element } = await periodsElement();
    await press(element, '[data-create]');
    await waitForState(element, 'editing');
    expect([...(element.shadowRoot?.querySelectorAll('input') ?? [])].map(({ id }) => id)).to.deep.equal(['count']);
  });
});

describe('a trial balance file', () => {
  async function openBalance(file: () => Response) {
    const { element } = await periodsElement(ledger(), { '/v1/files/file-6': file });
    await press(element, '[data-balance=ap-6]');
    return element;
  }

  it("mentions the platform's total only if the file has one", async () => {
    const element = await openBalance(() => csv(balanceCsv.replace(/^.*Total.*\r\n/m, '')));
    await waitForText(element, 'Balanced: debits equal credits.');
    expect(textOf(element)).not.to.include('total matches the platform');
  });

  it('shows account types as labels, and unknown types unchanged', async () => {
    const element = await openBalance(() => csv(balanceCsv.replace('Cash,Cash', 'Cash,UnbilledThings')));
    await waitForState(element, 'balance');
    const types = [...(element.shadowRoot?.querySelectorAll('tbody [part=row] td:nth-child(2)') ?? [])].map((cell) =>
      cell.textContent.trim(),
    );
    expect(types.slice(0, 2)).to.deep.equal(['UnbilledThings', 'Deferred revenue']);
  });

  it('in an unknown format shows its first rows and says how many', async () => {
    const element = await openBalance(() =>
      csv(['Account,Amount', ...Array.from({ length: 249 }, (_, index) => `${index},1`)].join('\r\n')),
    );
    await waitForText(element, 'Showing 200 of 250 lines unchanged. The download has all of them.');
    expect(element.shadowRoot?.querySelectorAll('tbody tr')).to.have.length(200);
  });

  it('that is too long cannot be retried', async () => {
    const element = await openBalance(() => csv('x'.repeat(2_000_001)));
    await waitForText(element, 'This trial balance is too long to show here.');
    expect(isRendered(element, '.notice button')).to.equal(false);
    expect(find(element, '[data-back]').textContent.trim()).to.equal('Back to periods');
  });
});
