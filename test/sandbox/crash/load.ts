import * as z from 'zod';
import { BUILD_ANNUAL, orderFor } from '../../support/sandbox-orders.js';
import type { SandboxProcess } from './process.js';

/** A call that must take effect exactly once. The created record contains the key, so that effects can be counted. */
export interface Intent {
  readonly kind: 'card' | 'sign-up' | 'change' | 'payment';
  readonly key: string;
  readonly path: string;
  readonly json: unknown;
  /** Complete text of the response. */
  answer?: string;
}

const card = z.object({ success: z.literal(true), paymentMethodId: z.string() });
const order = z.object({
  success: z.literal(true),
  accountNumber: z.string(),
  accountId: z.string(),
  invoiceIds: z.array(z.string()).min(1),
});
const payment = z.object({ success: z.literal(true), id: z.string() });
const success = z.object({ success: z.literal(true) });

/** True if the response reports a success. */
export function isSuccess(text: string): boolean {
  try {
    return success.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Runs clients that sign up and place orders until their server is killed. */
export class Load {
  readonly intents: Intent[] = [];
  /** Responses that report a failure. There should be none. */
  readonly refused: string[] = [];

  #onAnswer: () => void = () => undefined;

  constructor(
    private readonly server: SandboxProcess,
    private readonly today: string,
    private readonly name: string,
  ) {}

  /** Resolves after a number of responses. */
  answered(count: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => (this.intents.filter(({ answer }) => answer !== undefined).length >= count ? resolve() : undefined);
      this.#onAnswer = look;
      look();
    });
  }

  /** Runs a client until the server is killed. */
  async run(client: number): Promise<void> {
    try {
      for (let count = 0; ; count += 1) await this.#customer(`${this.name}-${client}-${count}`);
    } catch (error) {
      // When the server is killed, `fetch` throws a `TypeError`. Refused calls are already in `refused`.
      const isRefused = error instanceof z.ZodError && this.refused.length > 0;
      if (!(error instanceof TypeError) && !isRefused) throw error;
    }
  }

  async #customer(name: string): Promise<void> {
    const method = card.parse(
      await this.#do('card', `${name}-card`, '/v1/payment-methods/credit-cards', {
        creditCardNumber: '4242424242424242',
        creditCardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2035,
        cardHolderInfo: { cardHolderName: `${name}-card` },
      }),
    );
    const signUp = orderFor({ orderDate: this.today, paymentMethodId: method.paymentMethodId });
    const key = `${name}-sign-up`;
    const first = order.parse(
      await this.#do('sign-up', key, '/v1/orders?returnIds=true', {
        ...signUp,
        reasonCode: key,
        newAccount: { ...signUp.newAccount, name: key },
      }),
    );
    const { newAccount: _, ...more } = orderFor({ orderDate: this.today, plans: [{ ...BUILD_ANNUAL, quantity: 3 }], collect: false });
    const changeKey = `${name}-change`;
    const change = { ...more, reasonCode: changeKey, existingAccountNumber: first.accountNumber };
    const second = order.parse(await this.#do('change', changeKey, '/v1/orders?returnIds=true', change));
    const paymentKey = `${name}-payment`;
    payment.parse(
      await this.#do('payment', paymentKey, '/v1/payments', {
        type: 'External',
        amount: '7.50',
        currency: 'USD',
        accountId: first.accountId,
        comment: paymentKey,
        invoices: [{ invoiceId: second.invoiceIds[0], amount: '7.50' }],
      }),
    );
  }

  async #do(kind: Intent['kind'], key: string, path: string, json: unknown): Promise<unknown> {
    const intent: Intent = { kind, key, path, json };
    this.intents.push(intent);
    const { status, text } = await this.server.post(path, json, key);
    if (status !== 200 || !isSuccess(text)) this.refused.push(`${key}: ${status} ${text}`);
    intent.answer = text;
    this.#onAnswer();
    return JSON.parse(text);
  }
}
