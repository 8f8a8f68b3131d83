import * as z from 'zod';
import type { CreateSubscriptionInput, OrderActionInput } from '../../demo/sandbox/engine/orders/order-input.js';
import type { CreateOrderInput, PreviewOrderInput } from '../../demo/sandbox/supported/orders.js';
import { postCard } from './cards.js';
import type { StartedSandbox } from './sandbox.js';

/** Plans and charges of the tenant Kestrel Maps, for orders in tests. */
export const BUILD_MONTHLY = {
  plan: '7462a38f1b3f8eddb6273ff2713fe46f',
  flat: 'e32390a56fc059371ae5f2199d5bbbd7',
  seats: '0d860d243f60336bb6c77f185958db10',
} as const;
export const BUILD_ANNUAL = { plan: 'd21984c65eabe3157e3c5cef6f55193d', seats: 'de786edc077de7be4756954eee03fa44' } as const;
/** Has a one-time fee. */
export const SCALE_MONTHLY = {
  plan: '89f1d745f3f69cd705891a47d313e872',
  seats: 'ef782eea4070328284cdb2eb87c3ea0f',
  /** Its revenue schedules are created manually. */
  fee: '0d7bd15a7081cff5d0922e0152e9ee7a',
} as const;
export const FREE = { plan: '999b9b511d5432584c51709de2e73857' } as const;
/** Off sale since 2024. */
export const EXPIRED = { plan: '0e2fcbe777410c63fb5ecb75fe29c0ba' } as const;

export interface OrderOptions {
  orderDate: string;
  plans?: { plan: string; seats?: string; quantity?: number }[];
  currency?: string;
  billCycleDay?: number;
  /** Length of the term in months. Open-ended by default. */
  term?: number;
  email?: string;
  paymentMethodId?: string;
  collect?: boolean;
  orderNumber?: string;
}

type Terms = Required<Pick<CreateSubscriptionInput, 'terms'>>;
type Subscriptions = {
  orderActions: (Omit<OrderActionInput, 'createSubscription'> & { createSubscription: Omit<CreateSubscriptionInput, 'terms'> & Terms })[];
}[];
type CreateOrderRequest = Omit<CreateOrderInput, 'subscriptions'> & { subscriptions: Subscriptions };
type PreviewOrderRequest = Omit<PreviewOrderInput, 'subscriptions'> & { subscriptions: Subscriptions };

/** Returns the order actions, for an order or its preview. */
export function actions({ plans = [{ plan: BUILD_MONTHLY.plan }], term }: Pick<OrderOptions, 'plans' | 'term'>): Subscriptions {
  return [
    {
      orderActions: [
        {
          type: 'CreateSubscription',
          createSubscription: {
            terms: {
              initialTerm: term === undefined ? { termType: 'EVERGREEN' } : { termType: 'TERMED', period: term, periodType: 'Month' },
              autoRenew: term !== undefined,
            },
            subscribeToRatePlans: plans.map(({ plan, seats, quantity }) => ({
              productRatePlanId: plan,
              ...(seats !== undefined &&
                quantity !== undefined && {
                  chargeOverrides: [{ productRatePlanChargeId: seats, pricing: { recurringPerUnit: { quantity: String(quantity) } } }],
                }),
            })),
          },
        },
      ],
    },
  ];
}

/** Returns the order of a sign-up, as the gateway sends it. */
export function orderFor(options: OrderOptions): CreateOrderRequest {
  const contact = {
    firstName: 'Ada',
    lastName: 'Byron',
    workEmail: options.email ?? 'ada@example.com',
    country: 'US',
    postalCode: '10001',
  };
  return {
    orderDate: options.orderDate,
    ...(options.orderNumber !== undefined && { orderNumber: options.orderNumber }),
    newAccount: {
      name: 'Ada Byron',
      currency: options.currency ?? 'USD',
      billCycleDay: options.billCycleDay ?? 0,
      autoPay: true,
      billToContact: contact,
      soldToContact: contact,
      ...(options.paymentMethodId !== undefined && { hpmCreditCardPaymentMethodId: options.paymentMethodId }),
    },
    subscriptions: actions(options),
    processingOptions: { runBilling: true, collectPayment: options.collect ?? options.paymentMethodId !== undefined },
  };
}

/** Returns the preview request of the same sign-up. */
export function previewFor(options: OrderOptions, preview: Partial<PreviewOrderRequest['previewOptions']> = {}): PreviewOrderRequest {
  return {
    orderDate: options.orderDate,
    previewAccountInfo: { billCycleDay: options.billCycleDay ?? 0, currency: options.currency ?? 'USD' },
    previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2, previewTypes: ['BillingDocs'], ...preview },
    subscriptions: actions(options),
  };
}

const session = z.object({ token: z.string() });
const stored = z.object({ paymentMethodId: z.string() });

/** Stores a test card through the payment form and returns the id of the payment method. */
export async function newMethod(started: StartedSandbox, number = '4242424242424242', expiry = '12 / 35'): Promise<string> {
  const { body } = await started.call('/web-payments/sessions', { json: { amount: 0, currency: 'USD', processPayment: false } });
  const response = await postCard((request) => started.sandbox.form(request), session.parse(body).token, { number, expiry });
  return stored.parse(await response.json()).paymentMethodId;
}

const reason = z.object({ code: z.coerce.number(), message: z.string() });
const actionError = z.object({ Code: z.string(), Message: z.string() });
const FAILURES = z.union([
  z.object({ success: z.literal(false), reasons: z.array(reason) }).transform(({ reasons }) => reasons),
  z.object({ requestId: z.uuid(), reasons: z.array(z.object({ code: z.int(), message: z.string() })) }).transform(({ reasons }) => reasons),
  z.object({ code: z.int(), message: z.string() }).transform((only) => [only]),
  z.tuple([z.object({ Success: z.literal(false), Errors: z.array(actionError) })]).transform(([{ Errors }]) => Errors),
  z.tuple([z.object({ success: z.literal(false), errors: z.array(actionError) })]).transform(([{ errors }]) => errors),
  z
    .object({ results: z.tuple([z.object({ Success: z.literal(false), Errors: z.array(actionError) })]) })
    .transform(({ results: [{ Errors }] }) => Errors),
]);

const ACTION_CATEGORIES: Readonly<Record<string, number>> = {
  INVALID_VALUE: 20,
  INVALID_FIELD: 21,
  MISSING_REQUIRED_VALUE: 22,
  INVALID_ID: 40,
  API_DISABLED: 45,
};

/** Returns error categories and messages of a failed response. */
export function reasonsOf(body: unknown): { category: number | undefined; message: string }[] {
  return FAILURES.parse(body).map((failed) =>
    'Code' in failed
      ? { category: ACTION_CATEGORIES[failed.Code], message: failed.Message }
      : { category: failed.code % 100, message: failed.message },
  );
}

/** Adds subscriptions to the Build plan to an account, all with one order. */
export async function addSubscriptions(
  { sandbox, call }: StartedSandbox,
  accountNumber: string,
  count: number,
  { runBilling }: { runBilling?: boolean } = {},
): Promise<void> {
  const [subscription] = actions({});
  const { body } = await call('/v1/orders', {
    json: {
      orderDate: await sandbox.today(),
      existingAccountNumber: accountNumber,
      subscriptions: Array.from({ length: count }, () => subscription),
      ...(runBilling !== undefined && { processingOptions: { runBilling } }),
    },
  });
  z.object({ success: z.literal(true) }).parse(body);
}
