import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byFullDepth } from '../../support/examples.js';
import { BUILD_ANNUAL, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { createTestDatabase } from '../../support/test-database.js';
import { startProcess, type Answer, type SandboxProcess } from '../crash/process.js';

/** Two sandbox processes on one database. */
let both: [SandboxProcess, SandboxProcess];
let end: () => Promise<void>;
let today: string;
beforeAll(async () => {
  const database = await createTestDatabase();
  end = database.end;
  const first = await startProcess(database.url);
  both = [first, await startProcess(database.url)];
  today = String((await first.rows('select done_through::text as today from tenant'))[0]?.['today']);
});
afterAll(async () => {
  for (const process of both) await process.kill();
  await end();
});

const bodyOf = ({ text }: Answer) => z.looseObject({ success: z.boolean() }).parse(JSON.parse(text));
const signedUp = z.object({
  accountNumber: z.string(),
  subscriptions: z.array(z.object({ subscriptionNumber: z.string(), subscriptionId: z.string() })).length(1),
});

/** Subscription that concurrent calls change. */
interface Target {
  account: string;
  number: string;
  id: string;
  plan: string;
}

async function signUp(): Promise<Target> {
  const answer = await both[0].post('/v1/orders?returnIds=true', orderFor({ orderDate: today, term: 12 }));
  const { accountNumber, subscriptions } = signedUp.parse(bodyOf(answer));
  const [{ subscriptionNumber: number, subscriptionId: id } = { subscriptionNumber: '', subscriptionId: '' }] = subscriptions;
  const [plan] = await both[0].rows(`select id from rate_plans where subscription_id = '${id}'`);
  return { account: accountNumber, number, id, plan: String(plan?.['id']) };
}

const order = ({ account, number }: Target, action: object) => ({
  orderDate: today,
  existingAccountNumber: account,
  subscriptions: [{ subscriptionNumber: number, orderActions: [action] }],
  processingOptions: { runBilling: true },
});
const cancellation = { cancellationPolicy: 'SpecificDate' };

/** Conflicting changes, of which only one can succeed. `refused` is the error category of the others. */
const CONFLICTS: Readonly<Record<string, { refused: number; send: (process: SandboxProcess, target: Target) => Promise<Answer> }>> = {
  'cancellations of the same version': {
    refused: 50,
    send: (process, target) =>
      process.put(`/v1/subscriptions/${target.id}/cancel`, { ...cancellation, cancellationEffectiveDate: today, runBilling: true }),
  },
  'changes of the same version': {
    refused: 50,
    send: (process, target) => process.put(`/v1/subscriptions/${target.id}`, { notes: 'changed', autoRenew: false }),
  },
  'orders that cancel': {
    refused: 30,
    send: (process, target) =>
      process.post(
        '/v1/orders',
        order(target, { type: 'CancelSubscription', cancelSubscription: { ...cancellation, cancellationEffectiveDate: today } }),
      ),
  },
  'orders that change the plan': {
    // The orders fail because the plan that they name no longer belongs to the subscription.
    refused: 20,
    send: (process, target) => {
      const changePlan = {
        ratePlanId: target.plan,
        effectivePolicy: 'SpecificDate',
        newProductRatePlan: { productRatePlanId: BUILD_ANNUAL.plan },
      };
      const triggerDates = [{ name: 'ContractEffective', triggerDate: today }];
      return process.post('/v1/orders', order(target, { type: 'ChangePlan', triggerDates, changePlan }));
    },
  },
  'suspensions by number': {
    refused: 30,
    send: (process, target) => process.put(`/v1/subscriptions/${target.number}/suspend`, { suspendPolicy: 'Today' }),
  },
};

/** Rounds in each test. A round takes about a tenth of a second. */
const ROUNDS = byFullDepth({ change: 0, ci: 12, deep: 100 });
const DAY = 86_400_000;
/** Number of concurrent calls: from 2 in the first round to 50 in the last. */
const FEWEST = 2;
const MOST = 50;

it.each(Object.entries(CONFLICTS))(
  `lets one of 2 to 50 concurrent %s win, through two processes, ${ROUNDS} times`,
  async (name, { refused, send }) => {
    let calls = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = await signUp();
      const count = FEWEST + Math.floor((round * (MOST - FEWEST)) / (ROUNDS - 1));
      const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(both[index % 2 === 0 ? 0 : 1], target)));
      calls += count;
      const bodies = answers.map(bodyOf);
      expect(bodies.filter(({ success }) => success)).toHaveLength(1);
      const categories = bodies.filter(({ success }) => !success).map((body) => reasonsOf(body)[0]?.category);
      expect(categories).toEqual(categories.map(() => refused));
      const versions = await both[1].rows(`select version, latest from subscriptions where number = '${target.number}' order by version`);
      expect(versions).toEqual([
        { version: 1, latest: false },
        { version: 2, latest: true },
      ]);
    }
    console.log(`${name}: ${ROUNDS} rounds, ${calls} calls, one winner in each`);
  },
);

it('bills every period once while both processes move the clock and customers sign up', async () => {
  const wrongItems = `select t.charge_number, t.service_start_date from invoice_items t group by 1, 2 having count(*) > 1`;
  const overdue = `select s.number, c.name from subscriptions s join rate_plans p on p.subscription_id = s.id join charges c on c.rate_plan_id = p.id
    where s.latest and s.status = 'Active' and c.type = 'Recurring' and c.effective_end_date is null and c.charged_through_date <= (select done_through from tenant)`;
  const [{ id: invoiceCount } = { id: 0 }] = await both[0].rows('select count(*) as id from invoices');
  const dayAfter = (days: number) => ({ to: new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10) });
  for (let month = 1; month <= 6; month += 1) {
    const body = dayAfter(31 * month);
    const answers = await Promise.all([
      ...both.map((process) => process.post('/sandbox/clock', body)),
      ...both.flatMap((process) => [1, 2, 3].map(() => process.post('/v1/orders', orderFor({ orderDate: today })))),
      ...both.map((process) => process.post('/sandbox/clock', body)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await both[0].rows(wrongItems)).toEqual([]);
  }
  // Orders bill only through their own date. Moving to the next day bills everything that became due since.
  await Promise.all(both.map((process) => process.post('/sandbox/clock', dayAfter(31 * 6 + 1))));
  expect(await both[1].rows(overdue)).toEqual([]);
  expect(await both[1].rows(wrongItems)).toEqual([]);
  const [{ id: after } = { id: 0 }] = await both[0].rows('select count(*) as id from invoices');
  console.log(`clock moved by two processes: ${String(Number(after) - Number(invoiceCount))} bills, each once`);
});

it('applies one of two concurrent changes of a payment application, and the invoice matches it', async () => {
  const made = z.array(z.object({ Success: z.literal(true), Id: z.string() })).length(1);
  const create = async (type: string, fields: object): Promise<string> => {
    const [answer] = made.parse(JSON.parse((await both[0].post('/v1/action/create', { type, objects: [fields] })).text));
    return answer?.Id ?? '';
  };
  const { account } = await signUp();
  const [owed] = await both[0].rows(
    `select i.id, i.account_id, i.balance from invoices i join accounts a on a.id = i.account_id where a.number = '${account}'`,
  );
  const payment = await create('Payment', { AccountId: owed?.['account_id'], Amount: 30, Type: 'External' });
  const part = await create('InvoicePayment', { PaymentId: payment, InvoiceId: owed?.['id'], Amount: 1 });
  const read = `select p.amount::float as amount, i.balance::float as balance from payment_applications p join invoices i on i.id = p.invoice_id where p.payment_id = '${payment}'`;
  for (let round = 0; round < 20; round += 1) {
    const amounts = Array.from({ length: 8 }, (_, index) => 2 + ((round * 8 + index) % 28));
    const answers = await Promise.all(
      amounts.map((Amount, index) =>
        both[index % 2 === 0 ? 0 : 1].post('/v1/action/update', { type: 'InvoicePayment', objects: [{ Id: part, Amount }] }),
      ),
    );
    for (const { text } of answers) made.parse(JSON.parse(text));
    const [{ amount, balance } = { amount: 0, balance: 0 }] = await both[1].rows(read);
    expect(amounts).toContain(amount);
    expect(Number(amount) + Number(balance)).toBeCloseTo(Number(owed?.['balance']), 2);
  }
});
