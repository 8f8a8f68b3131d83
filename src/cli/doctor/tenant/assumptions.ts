import { eq, lt, select } from '../../../api/query/index.js';

/** Response of the billing API. */
export interface BillingResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

type SendRequest = (method: 'GET' | 'POST', path: string, body?: unknown, anonymous?: boolean) => Promise<BillingResponse>;

/** Assumption about the billing platform that can be checked without a change. */
interface Assumption {
  /** As in docs/compatibility.md. */
  readonly text: string;
  /** What depends on it. */
  readonly use: string;
  /** Returns what deviates. Undefined if the assumption holds. */
  readonly check: (ask: SendRequest) => Promise<string | undefined>;
}

const found = (answer: BillingResponse): string => `status ${answer.status}, ${JSON.stringify(answer.body).slice(0, 200)}`;

/** Id that no object has. */
const NO_ID = '00000000000000000000000000000000';

/** Assumption that a query of `POST /v1/action/query` works. */
const query = (selection: { toString(): string }, use: string): Assumption => ({
  text: `The query "${selection.toString()}" works`,
  use,
  async check(ask) {
    const answer = await ask('POST', '/v1/action/query', { queryString: selection.toString(), conf: { batchSize: 1 } });
    const { size, done } = answer.body;
    return answer.status === 200 && typeof size === 'number' && typeof done === 'boolean' ? undefined : found(answer);
  },
});

/** Assumption that a list can be read. */
const list = (path: string, name: string, use: string): Assumption => ({
  text: `GET ${path} returns ${name}`,
  use,
  async check(ask) {
    const answer = await ask('GET', path);
    return answer.status === 200 && Array.isArray(answer.body[name]) ? undefined : found(answer);
  },
});

export const ASSUMPTIONS: readonly Assumption[] = [
  {
    text: 'A request without a token returns status 401',
    use: 'renewing tokens',
    async check(ask) {
      const answer = await ask('GET', '/v1/catalog/products?pageSize=1', undefined, true);
      return answer.status === 401 ? undefined : found(answer);
    },
  },
  list('/v1/catalog/products?pageSize=1', 'products', 'the catalog'),
  {
    text: 'In API version 2025-08-12, productRatePlans of a product is a URL',
    use: 'the format of every response',
    async check(ask) {
      const answer = await ask('GET', '/v1/catalog/products?pageSize=1');
      const products: unknown = answer.body['products'];
      const first: unknown = Array.isArray(products) ? products[0] : undefined;
      if (first === undefined) return 'the catalog has no product';
      const plans = typeof first === 'object' && first !== null && 'productRatePlans' in first ? first.productRatePlans : undefined;
      if (typeof plans === 'string') return undefined;
      return `productRatePlans is ${plans === undefined ? 'missing' : JSON.stringify(plans).slice(0, 100)}`;
    },
  },
  {
    text: 'A business error is a response with status 200, success false, and reasons with codes of eight digits',
    use: 'which errors are tried again, and which message customers see',
    async check(ask) {
      const answer = await ask('GET', '/v1/accounts/A-no-such-account');
      const { success, reasons } = answer.body;
      const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined;
      const code = typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : '';
      return answer.status === 200 && success === false && /^\d{8}$/.test(code) ? undefined : found(answer);
    },
  },
  query(select('Contact', ['Id']).where(eq('WorkEmail', 'nobody@shop.example')), '"an account with this email exists"'),
  query(select('Invoice', ['Id']).where(lt('DueDate', '2000-01-01')), 'due dates of invoices'),
  query(select('PaymentMethod', ['Id', 'AccountId', 'CreatedDate']), 'refusing a payment method that belongs to somebody else'),
  query(select('InvoicePayment', ['Id', 'PaymentId']).where(eq('InvoiceId', NO_ID)), '"paid by" on an invoice'),
  query(select('RatePlan', ['Id']).where(eq('ProductRatePlanId', NO_ID)), 'coupons with uses.total'),
  list('/v1/orders?status=scheduled&pageSize=1', 'orders', 'coupons with uses.total, scheduled changes'),
];
