import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type ApiClient } from '../../src/api/client.js';
import { createAccount } from '../../src/generated/api/operations/accounts.js';
import { createPayment, listPayments } from '../../src/generated/api/operations/payments.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../support/sandbox.js';

let started: StartedSandbox;
let client: ApiClient;
const bodies: string[] = [];

beforeAll(async () => {
  started = await startSandbox();
  client = createClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.replace('Bearer ', ''),
    fetch: async (request) => {
      bodies.push(await request.clone().text());
      return started.sandbox.fetch(request);
    },
  });
});
afterAll(() => started.close());

it.each(['12.50', '0.10', '99999999999.99', '7'])('sends a payment of %s as a number with all its digits', async (amount) => {
  const contact = { firstName: 'Ada', lastName: 'Byron', country: 'US', state: 'CA', workEmail: 'ada@example.test' };
  const { accountNumber } = await client.call(createAccount, { name: 'Ada', currency: 'USD', billCycleDay: 1, billToContact: contact });
  bodies.length = 0;
  const made = await client.call(createPayment, { type: 'External', amount, currency: 'USD', accountNumber });
  expect(bodies).toEqual([expect.stringContaining(`"amount":${amount},`)]);
  const [payment] = (await client.call(listPayments, { accountId: made.accountId ?? '' })).payments;
  for (const read of [made.amount, payment?.amount]) expect(Number(read)).toBe(Number(amount));
  expect(payment?.number).toBe(made.number);
});
