import { createWithdrawal } from '../../src/api/operations/storefront/withdrawals.js';
import type { Quote } from '../../src/api/schemas/storefront/quote.js';
import type { OrderResult } from '../../src/api/schemas/storefront/purchase.js';
import type { WithdrawalReceipt, WithdrawalRequest } from '../../src/api/schemas/storefront/withdrawals.js';
import type { Group } from './effects.js';
import { newKey, shopper } from './purchase.js';

/** Customer with a purchase and a session. */
export interface Declarer {
  readonly email: string;
  readonly result: OrderResult;
  readonly session: string;
}

/** Returns a withdrawal declaration. By default, its contract does not exist. */
export const declaration = (changes: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({
  intentId: newKey(),
  kind: 'withdraw',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contract: 'SF-0',
  ...changes,
});

/** Returns helpers that buy and that declare a withdrawal. */
export function withdrawals(group: Group): {
  /** Declares a withdrawal. `credential` is the session of a signed-in customer. */
  declare(input: WithdrawalRequest, credential?: string, key?: string): Promise<WithdrawalReceipt>;
  /** Buys as a company. */
  buyer(): Promise<Declarer>;
  /** Buys as a person, not as a company. */
  consumer(): Promise<Declarer & { readonly quote: Quote }>;
} {
  return {
    declare: (input, credential, key = newKey()) => group.stack.client(credential).call(createWithdrawal, input, { idempotencyKey: key }),
    async buyer() {
      const email = `${newKey()}@example.com`;
      const { result, session } = await shopper(group.stack, { email }).buy();
      return { email, result, session };
    },
    async consumer() {
      const email = `${newKey()}@example.com`;
      const account = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        address1: '1 Mill Lane',
        country: 'GB',
        city: 'London',
        postalCode: 'N1 9GU',
      };
      const me = shopper(group.stack, { email });
      const quote = await me.quote();
      const { result, session } = await me.order(me.request(quote, await me.card(), { account }));
      return { email, quote, result, session };
    },
  };
}
