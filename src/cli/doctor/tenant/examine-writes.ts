import { oauthCredential } from '../../../api/credentials/oauth.js';
import { createBillingClient, type BillingClient } from '../../../api/billing-client.js';
import { compareDecimals } from '../../../api/decimal/decimal.js';
import { ENVIRONMENTS, resolveBaseUrl, ZUORA_VERSION } from '../../../api/environments.js';
import { isStorefrontError } from '../../../api/errors.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import { randomId } from '../../../api/transport/random-id.js';
import { isInArrears, pricingIn } from '../../../gateway/catalog/charges.js';
import { readCatalog } from '../../../gateway/catalog/read-catalog.js';
import { currenciesOf, plansForSale } from '../../catalog/catalog-plans.js';
import { CommandFailure, EXIT_CODE } from '../../failure.js';
import type { TenantOptions, TenantResult } from './examine-tenant.js';

/** Results of the checks that write, and what they leave in the tenant. */
export interface WriteResults {
  readonly results: readonly TenantResult[];
  readonly left: readonly string[];
}

/** Plan to buy, and the currency in which to buy it. */
interface Purchase {
  readonly planId: string;
  readonly currency: string;
  readonly today: IsoDate;
}

const PRODUCTION_HOSTS: ReadonlySet<string> = new Set(
  ENVIRONMENTS.filter((name) => /-production(?:-cloud-\d+)?$/.test(name)).map(
    (environment) => new URL(resolveBaseUrl({ environment })).host,
  ),
);

/** Address of a tenant that may be written to. @throws {CommandFailure} if the tenant is in production */
export function requireTestTenant(options: Pick<TenantOptions, 'environment' | 'baseUrl'>): string {
  const baseUrl = resolveBaseUrl({ environment: options.environment, baseUrl: options.baseUrl });
  if (!PRODUCTION_HOSTS.has(new URL(baseUrl).host)) return baseUrl;
  throw new CommandFailure(
    EXIT_CODE.usage,
    `${baseUrl} is a production environment. --write needs a test tenant: set BILLING_ENVIRONMENT, for example to us-sandbox.`,
  );
}

/**
 * Creates an account, buys a plan and cancels it, in a test tenant, and checks what the gateway assumes about these writes. Nothing that it creates can
 * be removed completely, because the platform keeps documents.
 */
export async function examineWrites(options: TenantOptions): Promise<WriteResults> {
  const { clientId, clientSecret, fetch } = options;
  const target = { baseUrl: requireTestTenant(options), ...(fetch && { fetch }) };
  const billing = createBillingClient({
    ...target,
    credential: oauthCredential({ ...target, clientId, clientSecret }),
    version: ZUORA_VERSION,
  });
  const assumption = 'The catalog has an active plan with a recurring price that is billed in advance';
  const failed = (found: string): WriteResults => ({
    results: [{ assumption, use: 'the other checks of --write', holds: false, found }],
    left: [],
  });
  try {
    const purchase = await choosePurchase(billing);
    return purchase ? await buyAndCancel(billing, purchase) : failed('no such plan');
  } catch (error) {
    return failed(describe(error));
  }
}

/** Chooses a plan whose first bill has an amount. */
async function choosePurchase(billing: BillingClient): Promise<Purchase | undefined> {
  const today = new Date().toISOString().slice(0, 10);
  for (const { plan } of plansForSale({ products: await readCatalog(billing), today }).plans) {
    const charges = plan.productRatePlanCharges;
    const currency = currenciesOf(plan).find((code) =>
      charges.some((charge) => charge.type === 'Recurring' && !isInArrears(charge) && isPositive(pricingIn(charge, code)?.price)),
    );
    if (currency !== undefined) return { planId: plan.id, currency, today };
  }
  return undefined;
}

const isPositive = (price: string | undefined): boolean => price !== undefined && compareDecimals(price, '0') > 0;

/** Address with all parts, because a tax engine may need them. */
const CONTACT = {
  firstName: 'Storefront',
  lastName: 'Doctor',
  workEmail: 'storefront-doctor@example.com',
  address1: '1 Main Street',
  city: 'Los Angeles',
  state: 'California',
  zipCode: '90001',
  country: 'United States',
};

async function buyAndCancel(billing: BillingClient, { planId, currency, today }: Purchase): Promise<WriteResults> {
  const results: TenantResult[] = [];
  const left: string[] = [];
  let isStopped = false;
  /** Runs a check. If a check with `need it` fails, the later checks are skipped. */
  const check = async (assumption: string, use: string, make: () => Promise<string | undefined>, others?: 'need it'): Promise<void> => {
    const found = isStopped ? 'not checked, because a check before it failed' : await make().catch(describe);
    if (found !== undefined && others) isStopped = true;
    results.push({ assumption, use, holds: found === undefined, ...(found !== undefined && { found }) });
  };

  const account = { name: `Storefront doctor ${today}`, currency, billCycleDay: 1, autoPay: false, billToContact: CONTACT };
  const accountKey = { idempotencyKey: randomId() };
  let accountNumber = '';
  await check(
    'POST /v1/accounts creates an account and returns its number',
    'accounts',
    async () => {
      ({ accountNumber } = await billing.accounts.create(account, accountKey));
      left.push(`account ${accountNumber}`);
      return undefined;
    },
    'need it',
  );
  await check('The same request with the same Idempotency-Key returns the same account', 'retries of changes', async () => {
    const repeated = await billing.accounts.create(account, accountKey);
    if (repeated.accountNumber === accountNumber) return undefined;
    left.push(`account ${repeated.accountNumber}`);
    return `another account, ${repeated.accountNumber}`;
  });
  await check('Another request with the same Idempotency-Key is refused with status 422', 'retries of changes', async () => {
    const other = await billing.accounts.create({ ...account, name: `${account.name}, changed` }, accountKey).catch((error: unknown) => {
      if (isStorefrontError(error) && error.status === 422) return undefined;
      throw error;
    });
    if (other === undefined) return undefined;
    if (other.accountNumber !== accountNumber) left.push(`account ${other.accountNumber}`);
    return `a success, account ${other.accountNumber}`;
  });

  const subscriptions = [
    {
      orderActions: [
        {
          type: 'CreateSubscription' as const,
          triggerDates: triggerDates(today),
          createSubscription: {
            terms: { initialTerm: { termType: 'EVERGREEN' as const } },
            subscribeToRatePlans: [{ productRatePlanId: planId }],
          },
        },
      ],
    },
  ];
  let price: string | undefined;
  await check(
    'POST /v1/orders/preview returns the invoice of a new subscription',
    'quotes',
    async () => {
      const { previewResult } = await billing.orders.preview({
        orderDate: today,
        existingAccountNumber: accountNumber,
        previewOptions: { previewThruType: 'SpecificDate', specificPreviewThruDate: today, previewTypes: ['BillingDocs'] },
        subscriptions,
      });
      price = previewResult.invoices?.[0]?.amount;
      return price === undefined ? 'no invoice in previewResult' : undefined;
    },
    'need it',
  );

  const processingOptions = { runBilling: true, collectPayment: false, billingOptions: { targetDate: today, documentDate: today } };
  const order = {
    orderDate: today,
    orderNumber: `O-doctor-${randomId()}`,
    existingAccountNumber: accountNumber,
    subscriptions,
    processingOptions,
  };
  const orderKey = { idempotencyKey: randomId() };
  let subscriptionNumber = '';
  let invoiceNumber = '';
  await check(
    'POST /v1/orders with runBilling creates the subscription and its invoice at once',
    'purchases',
    async () => {
      const created = await billing.orders.create(order, orderKey);
      subscriptionNumber = created.subscriptions?.[0]?.subscriptionNumber ?? '';
      invoiceNumber = created.invoiceNumbers?.[0] ?? '';
      if (subscriptionNumber !== '') left.push(`subscription ${subscriptionNumber}`);
      if (invoiceNumber !== '') left.push(`invoice ${invoiceNumber}`);
      return created.status === 'Completed' && subscriptionNumber !== '' && invoiceNumber !== ''
        ? undefined
        : `status ${created.status}, subscription "${subscriptionNumber}", invoice "${invoiceNumber}"`;
    },
    'need it',
  );
  await check('The same order with the same Idempotency-Key returns the same order', 'retries of purchases', async () => {
    const repeated = await billing.orders.create(order, orderKey);
    const again = repeated.subscriptions?.[0]?.subscriptionNumber ?? '';
    return repeated.orderNumber === order.orderNumber && again === subscriptionNumber
      ? undefined
      : `order ${repeated.orderNumber}, subscription "${again}"`;
  });
  await check('GET /v1/orders/subscriptionOwner lists the order at once, and only once', 'rules for coupons and trials', async () => {
    const { orders } = await billing.orders.listByOwner({ accountNumber });
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    return numbers.length === 1 && numbers[0] === order.orderNumber ? undefined : `${numbers.length} orders: ${numbers.join(', ')}`;
  });
  await check('The invoice of an order is posted and has the amount of the preview', 'quotes are what customers pay', async () => {
    const { status, amount, balance } = await billing.invoices.get({ invoiceKey: invoiceNumber });
    const isEqual = [amount, balance].every((value) => compareDecimals(value, price ?? '0') === 0);
    return status === 'Posted' && isEqual
      ? undefined
      : `status ${String(status)}, amount ${amount}, balance ${balance}, preview ${price ?? ''}`;
  });

  await check('An order with CancelSubscription cancels the subscription at once', 'cancellations', async () => {
    const action = { cancellationPolicy: 'SpecificDate' as const, cancellationEffectiveDate: today };
    const cancellation = { type: 'CancelSubscription' as const, triggerDates: triggerDates(today), cancelSubscription: action };
    const canceled = await billing.orders.create({
      orderDate: today,
      existingAccountNumber: accountNumber,
      subscriptions: [{ subscriptionNumber, orderActions: [cancellation] }],
      processingOptions,
    });
    left.push(...(canceled.creditMemoNumbers ?? []).map((number) => `credit memo ${number}`));
    const { status } = await billing.subscriptions.get({ 'subscription-key': subscriptionNumber });
    return canceled.status === 'Completed' && status === 'Cancelled' ? undefined : `order ${canceled.status}, subscription ${status}`;
  });
  return { results, left };
}

const triggerDates = (triggerDate: IsoDate) =>
  (['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] as const).map((name) => ({ name, triggerDate }));

function describe(error: unknown): string {
  if (!isStorefrontError(error)) return error instanceof Error ? error.message : String(error);
  return `${error.type} ${error.code}, status ${error.status}: ${error.message}`;
}
