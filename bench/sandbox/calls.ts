import * as z from 'zod';

/** Plans "Build monthly" and "Scale monthly" of the seed; see demo/sandbox/seed/kestrel-maps/catalog.json. */
const BUILD_MONTHLY = '7462a38f1b3f8eddb6273ff2713fe46f';
const SCALE_MONTHLY = '89f1d745f3f69cd705891a47d313e872';

/** Subscriber created by a sign-up. */
export interface Subscriber {
  accountNumber: string;
  subscriptionNumber: string;
}

/** One or more calls that a user waits for. */
export type Action = () => Promise<unknown>;

const card = z.object({ success: z.literal(true), paymentMethodId: z.string() });
const order = z.object({
  success: z.literal(true),
  accountNumber: z.string(),
  subscriptions: z.array(z.object({ subscriptionNumber: z.string() })).min(1),
});
const fine = z.object({ success: z.literal(true) });

/** Calls that the clients of the benchmark make. */
export class Calls {
  readonly subscribers: Subscriber[] = [];
  #keys = 0;

  private constructor(
    private readonly base: string,
    private readonly authorization: string,
    private readonly today: string,
  ) {}

  static async connect(base: string): Promise<Calls> {
    const body = new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' });
    const token = z.object({ access_token: z.string() }).parse(await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json());
    const clock = z.object({ today: z.string() }).parse(await (await fetch(`${base}/sandbox/clock`)).json());
    return new Calls(base, `Bearer ${token.access_token}`, clock.today);
  }

  async #send(method: string, path: string, json?: unknown): Promise<unknown> {
    const headers: Record<string, string> = { authorization: this.authorization };
    if (json !== undefined) headers['content-type'] = 'application/json';
    if (method === 'POST') headers['idempotency-key'] = `bench-${(this.#keys += 1)}`;
    const response = await fetch(this.base + path, { method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) });
    return response.json();
  }

  /** Stores a card, then places an order that creates an account, a subscription, its first bill and a payment. */
  async signUp(): Promise<void> {
    const method = card.parse(
      await this.#send('POST', '/v1/payment-methods/credit-cards', {
        creditCardNumber: '4242424242424242',
        creditCardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2035,
        cardHolderInfo: { cardHolderName: 'Ada Byron' },
      }),
    );
    const contact = { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', country: 'US', postalCode: '10001' };
    const newAccount = {
      name: 'Ada Byron',
      currency: 'USD',
      billCycleDay: 0,
      autoPay: true,
      billToContact: contact,
      soldToContact: contact,
      hpmCreditCardPaymentMethodId: method.paymentMethodId,
    };
    const createSubscription = {
      terms: { initialTerm: { termType: 'EVERGREEN' }, autoRenew: false },
      subscribeToRatePlans: [{ productRatePlanId: BUILD_MONTHLY }],
    };
    const done = order.parse(
      await this.#send('POST', '/v1/orders', {
        orderDate: this.today,
        newAccount,
        subscriptions: [{ orderActions: [{ type: 'CreateSubscription', createSubscription }] }],
        processingOptions: { runBilling: true, collectPayment: true },
      }),
    );
    const [subscription] = done.subscriptions;
    if (subscription) this.subscribers.push({ accountNumber: done.accountNumber, ...subscription });
  }

  /** Returns a typical storefront call: four reads for each write. The same number always gives the same call. */
  mixed(number: number): { kind: 'read' | 'write'; run: Action } {
    const subscriber = this.subscribers[(number * 7919) % this.subscribers.length];
    if (!subscriber) throw new Error('There is no subscriber. Call signUp() first.');
    const { accountNumber, subscriptionNumber } = subscriber;
    const read = (path: string) => ({ kind: 'read' as const, run: async () => fine.parse(await this.#send('GET', path)) });
    const write = (method: string, path: string, json: unknown) => ({
      kind: 'write' as const,
      run: async () => fine.parse(await this.#send(method, path, json)),
    });
    switch (number % 10) {
      case 0:
        return write('PUT', `/v1/subscriptions/${subscriptionNumber}`, { notes: `bench ${number}` });
      case 5:
        return write('POST', '/v1/payments', { type: 'External', amount: '1.00', currency: 'USD', accountNumber });
      case 1:
      case 6:
        return read(`/v1/accounts/${accountNumber}`);
      case 2:
      case 7:
        return read(`/v1/subscriptions/${subscriptionNumber}`);
      case 3:
        return read(`/v1/billing-documents?accountNumber=${accountNumber}&pageSize=20`);
      case 8:
        return read(`/v1/subscriptions/accounts/${accountNumber}`);
      case 4:
        return read('/v1/catalog/products?pageSize=20');
      default:
        return { kind: 'read', run: () => this.#preview(accountNumber) };
    }
  }

  async #preview(existingAccountNumber: string): Promise<void> {
    const createSubscription = {
      terms: { initialTerm: { termType: 'EVERGREEN' }, autoRenew: false },
      subscribeToRatePlans: [{ productRatePlanId: SCALE_MONTHLY }],
    };
    fine.parse(
      await this.#send('POST', '/v1/orders/preview', {
        orderDate: this.today,
        existingAccountNumber,
        previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2, previewTypes: ['BillingDocs'] },
        subscriptions: [{ orderActions: [{ type: 'CreateSubscription', createSubscription }] }],
      }),
    );
  }
}
