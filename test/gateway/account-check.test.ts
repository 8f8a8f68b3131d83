import { afterEach, describe, expect, it } from 'vitest';
import { checkAccount } from '../../src/api/operations/storefront/account-checks.js';
import { getProfile, updateProfile } from '../../src/api/operations/storefront/profile.js';
import { newKey, shopper } from '../support/purchase.js';
import { startStack, type Stack } from '../support/stack.js';

let stack: Stack;
afterEach(() => stack.close());

const check = (email: string) => stack.client().call(checkAccount, { email });

describe('email check', () => {
  it('returns nothing for a free address, and only account-exists for a taken one', async () => {
    stack = await startStack();
    const email = 'Ada.Taken@example.com';
    await shopper(stack, { email }).buy();
    expect(await check('somebody.new@example.com')).toEqual({});
    for (const taken of [email, email.toLowerCase()]) {
      await expect(check(taken)).rejects.toMatchObject({
        status: 409,
        type: 'conflict',
        code: 'account-exists',
        fields: [{ field: 'email', code: 'account-exists' }],
        data: undefined,
      });
    }
    await expect(check('no address')).rejects.toMatchObject({ fields: [{ field: 'email' }] });
  });

  it('accepts an address that only receives deliveries of another account', async () => {
    stack = await startStack();
    const [email, reader] = ['ada.giver@example.com', 'bob.reader@example.com'];
    const { session } = await shopper(stack, { email }).buy();
    const page = stack.client(session);
    const { version = '' } = await page.call(getProfile, {});
    const soldTo = { firstName: 'Bob', lastName: 'Reader', email: reader, country: 'GB', city: 'London', postalCode: 'N1 9GU' };
    await page.call(updateProfile, { version, soldTo }, { idempotencyKey: newKey() });
    expect(await check(reader)).toEqual({});
    expect((await shopper(stack, { email: reader }).buy()).result.status).toBe('completed');
    for (const taken of [email, reader]) await expect(check(taken)).rejects.toMatchObject({ code: 'account-exists' });
  });

  it('reveals nothing and asks the platform nothing if the tenant does not disclose accounts', async () => {
    stack = await startStack({ gateway: { discloseExistingAccounts: false } });
    const email = 'ada.secret@example.com';
    await shopper(stack, { email }).buy();
    stack.upstream.length = 0;
    expect(await check(email)).toEqual({});
    expect(stack.upstream).toEqual([]);
  });

  it('has its own rate limit, so that addresses cannot be probed', async () => {
    let now = 0;
    stack = await startStack({ gateway: { limits: {}, now: () => now, clientAddress: () => '192.0.2.1' } });
    const ask = (count: number) => stack.ask('/storefront/account-checks', { json: { email: `guess.${count}@example.com` } });
    for (let count = 0; count < 5; count += 1) expect((await ask(count)).status).toBe(200);
    expect((await ask(6)).status).toBe(429);
    // An order reveals just as much about its address.
    await expect(shopper(stack).buy()).rejects.toMatchObject({ status: 429 });
    now = 60_000;
    expect((await ask(7)).status).toBe(200);
    expect((await shopper(stack).buy()).result.status).toBe('completed');
  });
});
