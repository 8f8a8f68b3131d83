import * as z from 'zod';
import type { Sandbox } from '../../demo/sandbox/index.js';

/** Plan "Build monthly" of the seed; see demo/sandbox/seed/kestrel-maps/catalog.json. */
const BUILD_MONTHLY = '7462a38f1b3f8eddb6273ff2713fe46f';
/** Subscriptions that one order creates. */
const PER_ORDER = 10;

const token = z.object({ access_token: z.string() });
const card = z.object({ success: z.literal(true), paymentMethodId: z.string() });
const order = z.object({ success: z.literal(true), accountNumber: z.string() });
const scenario = z.object({ accountNumber: z.string() });

/** Creates the accounts that the benchmark reads. */
export class Accounts {
  readonly #sandbox: Sandbox;
  readonly #base: string;
  #authorization = '';
  #keys = 0;

  constructor(sandbox: Sandbox, base: string) {
    this.#sandbox = sandbox;
    this.#base = base;
  }

  /** Creates an account with this many subscriptions, billed and paid. Returns its number. */
  async withSubscriptions(count: number): Promise<string> {
    const { paymentMethodId } = card.parse(
      await this.#post('/v1/payment-methods/credit-cards', {
        creditCardNumber: '4242424242424242',
        creditCardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2035,
        cardHolderInfo: { cardHolderName: 'Ada Byron' },
      }),
    );
    const contact = { firstName: 'Ada', lastName: 'Byron', workEmail: `ada-${count}@example.com`, country: 'US', postalCode: '10001' };
    const newAccount = {
      name: 'Ada Byron',
      currency: 'USD',
      billCycleDay: 0,
      autoPay: true,
      billToContact: contact,
      soldToContact: contact,
      hpmCreditCardPaymentMethodId: paymentMethodId,
    };
    const { accountNumber } = await this.#order({ newAccount }, Math.min(PER_ORDER, count));
    for (let created = PER_ORDER; created < count; created += PER_ORDER) {
      await this.#order({ existingAccountNumber: accountNumber }, Math.min(PER_ORDER, count - created));
    }
    return accountNumber;
  }

  /** Creates an account with 10,000 invoices. Returns its number. */
  async withManyInvoices(): Promise<string> {
    return scenario.parse(await this.#post('/sandbox/scenarios/invoices-10000')).accountNumber;
  }

  async #order(account: object, count: number): Promise<z.infer<typeof order>> {
    const createSubscription = {
      terms: { initialTerm: { termType: 'EVERGREEN' }, autoRenew: false },
      subscribeToRatePlans: [{ productRatePlanId: BUILD_MONTHLY }],
    };
    const subscription = { orderActions: [{ type: 'CreateSubscription', createSubscription }] };
    return order.parse(
      await this.#post('/v1/orders', {
        orderDate: await this.#sandbox.today(),
        ...account,
        subscriptions: Array.from({ length: count }, () => subscription),
        processingOptions: { runBilling: true, collectPayment: true },
      }),
    );
  }

  async #post(path: string, json?: unknown): Promise<unknown> {
    if (this.#authorization === '') {
      const body = new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' });
      const response = await this.#sandbox.fetch(new Request(`${this.#base}/oauth/token`, { method: 'POST', body }));
      this.#authorization = `Bearer ${token.parse(await response.json()).access_token}`;
    }
    const headers = {
      authorization: this.#authorization,
      'content-type': 'application/json',
      'idempotency-key': `bench-${(this.#keys += 1)}`,
    };
    const init = { method: 'POST', headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) };
    const response = await this.#sandbox.fetch(new Request(this.#base + path, init));
    return response.json();
  }
}
