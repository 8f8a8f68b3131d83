import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listActivity } from '../../src/api/operations/storefront/activity.js';
import { createWithdrawal } from '../../src/api/operations/storefront/withdrawals.js';
import type { WithdrawalRequest } from '../../src/api/schemas/storefront/withdrawals.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { useStack } from '../support/effects.js';
import { newKey } from '../support/purchase.js';
import { declaration, withdrawals } from '../support/withdrawals.js';

interface StoredDeclaration {
  reference__c: string;
  accountNumber__c?: string;
  email__c: string;
}

describe('withdrawal declaration', () => {
  const group = useStack();
  const { declare, buyer } = withdrawals(group);

  async function readDeclarations(): Promise<StoredDeclaration[]> {
    const { body } = await group.stack.sandbox.call('/objects/records/default/storefront_withdrawal?pageSize=200');
    return (body as { records: StoredDeclaration[] }).records;
  }

  it('is confirmed with time and digest, stored, and passed to the tenant', async () => {
    const { stack } = group;
    const { email, result } = await buyer();
    stack.receipts.length = 0;
    const input = declaration({ email: email.toUpperCase(), contract: result.orderNumber, locale: 'de' });
    const receipt = await declare(input);
    const { digest, ...facts } = receipt;
    expect(facts).toMatchObject({ kind: 'withdraw', name: 'Ada Lovelace', email: input.email, contract: result.orderNumber });
    expect(receipt.reference).toMatch(/^W-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')).toBe(digest);
    expect((await readDeclarations()).find((record) => record.reference__c === receipt.reference)).toMatchObject({
      accountNumber__c: result.accountNumber,
    });
    expect(stack.receipts).toEqual([{ kind: 'withdrawal', receipt, locale: 'de', accountNumber: result.accountNumber }]);
  });

  it('returns the same response after the same platform calls, whether or not number and address match', async () => {
    const { stack } = group;
    const { email, result } = await buyer();
    const ask = async (changes: Partial<WithdrawalRequest>) => {
      const before = stack.upstream.length;
      const { reference, receivedAt, digest, email: _, contract: __, ...rest } = await declare(declaration(changes));
      expect([reference, receivedAt, digest].every((text) => text !== '')).toBe(true);
      const asked = stack.upstream.slice(before).map((call) => call.replace(/(orders|subscriptions|accounts)\/[^/]+$/, '$1/x'));
      return { rest, asked: asked.filter((call) => !call.includes('/oauth/')).sort() };
    };
    await declare(declaration());
    const right = await ask({ email, contract: result.orderNumber });
    expect(await ask({ email, contract: result.subscriptionNumbers[0] ?? '' })).toEqual(right);
    expect(await ask({ email: 'somebody@example.com', contract: result.orderNumber })).toEqual(right);
    expect(await ask({ email, contract: 'SF-000000000000000000000000' })).toEqual(right);
    // An account number does not count as a contract number and opens no session.
    expect(await ask({ email, contract: result.accountNumber })).toEqual(right);
    const small = await ask({ email, contract: result.orderNumber.toLowerCase() });
    expect(small.rest).toEqual(right.rest);
    for (const contract of ['sf-00000000000000000000000a', (result.subscriptionNumbers[0] ?? '').toLowerCase()]) {
      expect(await ask({ email, contract })).toEqual(small);
    }
    const accounts = (await readDeclarations()).filter((record) => record.email__c === email).map((record) => record.accountNumber__c);
    expect(accounts.slice(0, 5)).toEqual([result.accountNumber, result.accountNumber, undefined, undefined, result.accountNumber]);
  });

  it('accepts a number copied with spaces, and does not pass on an invalid language', async () => {
    const { email, result } = await buyer();
    group.stack.receipts.length = 0;
    const receipt = await declare(declaration({ email, contract: ` ${result.orderNumber} `, locale: '../../de' }));
    expect(group.stack.receipts).toEqual([{ kind: 'withdrawal', receipt, accountNumber: result.accountNumber }]);
  });

  it('accepts a number typed in lower case', async () => {
    const { email, result, session } = await buyer();
    const typed = ` ${result.orderNumber.toLowerCase()} `;
    for (const credential of [undefined, session]) {
      group.stack.receipts.length = 0;
      const receipt = await declare(declaration({ email, contract: typed }), credential);
      expect(receipt.contract).toBe(typed);
      expect(group.stack.receipts).toEqual([expect.objectContaining({ kind: 'withdrawal', receipt, accountNumber: result.accountNumber })]);
    }
  });

  it('is stored once, even when repeated or after the store was lost', async () => {
    const { stack } = group;
    const { email, result } = await buyer();
    const input = declaration({ email, contract: result.orderNumber });
    stack.receipts.length = 0;
    const first = await declare(input);
    expect(await declare(input)).toEqual(first);
    stack.restart(createMemoryStore());
    expect(await declare(input)).toEqual(first);
    expect((await readDeclarations()).filter((record) => record.reference__c === first.reference)).toHaveLength(1);
    await expect(declare({ ...input, name: 'Somebody else' })).rejects.toMatchObject({ status: 409, code: 'intent-used' });
  });

  it('of a signed-in person applies only to their own contracts, and appears in their activity', async () => {
    const [me, other] = [await buyer(), await buyer()];
    const { stack } = group;
    const own = await declare(declaration({ email: 'else@example.com', contract: me.result.subscriptionNumbers[0] ?? '' }), me.session);
    const foreign = await declare(declaration({ email: other.email, contract: other.result.orderNumber }), me.session);
    const records = await readDeclarations();
    const accountOf = (reference: string) => records.find((record) => record.reference__c === reference)?.accountNumber__c;
    expect([accountOf(own.reference), accountOf(foreign.reference)]).toEqual([me.result.accountNumber, undefined]);
    const { entries } = await stack.client(me.session).call(listActivity, {});
    expect(entries.filter(({ kind }) => kind === 'withdrawal')).toEqual([
      expect.objectContaining({ number: own.reference, actions: ['withdraw'] }),
    ]);
  });

  it.each(["x' or Name != '", '../accounts', 'SF 1', '%00', '<b>1</b>'])(
    'with the number %s sends nothing to the platform',
    async (contract) => {
      const { stack } = group;
      const before = stack.upstream.length;
      await declare(declaration({ contract }));
      expect(stack.upstream.slice(before).filter((call) => /orders|subscriptions|accounts/.test(call))).toEqual([]);
    },
  );

  it.each([{ email: 'nobody' }, { name: '' }, { contract: '' }, { contract: 'x'.repeat(101) }, { intentId: 'short' }])(
    'with %o is refused by name',
    async (changes) => {
      const [field] = Object.keys(changes);
      const response = await group.stack.ask('/storefront/withdrawals', {
        json: declaration(changes),
        headers: { 'idempotency-key': newKey() },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { fields: [{ field }] } });
    },
  );

  it('notifies the tenant again if the hook failed, once, and is confirmed in any case', async () => {
    const { stack } = group;
    let failing = true;
    let time = Date.now();
    const told: unknown[] = [];
    const { startStack } = await import('../support/stack.js');
    const own = await startStack({
      gateway: {
        now: () => time,
        onReceipt: (receipt) => {
          if (failing) throw new Error('no mail today');
          told.push(receipt);
        },
      },
    });
    try {
      const input = declaration();
      const call = () => own.client().call(createWithdrawal, input, { idempotencyKey: newKey() });
      const first = await call();
      failing = false;
      time += 10_000;
      await own.gateway.deliverEvents();
      expect(told).toHaveLength(1);
      expect(await call()).toEqual(first);
      expect(told).toHaveLength(1);
      expect(stack.problems).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('repeated declarations', () => {
  const limits = { withdrawals: [{ max: 3, seconds: 60 }] };
  const group = useStack({ gateway: { limits, clientAddress: () => '192.0.2.1' } });

  it('are rate limited', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const response = await group.stack.ask('/storefront/withdrawals', {
        json: { intentId: newKey(), kind: 'cancel', name: 'Ada', email: 'ada@example.com', contract: `SF-${count}` },
        headers: { 'idempotency-key': newKey() },
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
