// Contracts and their changes. Uses the package's API client with the staff session.
import { createBillingClient, eq, select } from '/cdn/storefront.api.js';
import { fetchSession } from './session.js';

/** How long before the end of a session a new one is fetched, in milliseconds. */
const RENEWAL_MARGIN = 30_000;

/** Pricing object that orders a new quantity, by charge model. Other models have no quantity that can be changed. */
const PRICING = {
  PerUnit: (quantity) => ({ recurringPerUnit: { quantity } }),
  Tiered: (quantity) => ({ recurringTiered: { quantity } }),
  Volume: (quantity) => ({ recurringVolume: { quantity } }),
};

/** @param gateway base URL of the gateway */
export function createContracts(gateway) {
  let session;
  const token = async ({ rejected }) => {
    const isExpired = !session || session.token === rejected || Date.parse(session.expiresAt) < Date.now() + RENEWAL_MARGIN;
    if (isExpired) session = await fetchSession();
    return session?.token;
  };
  const billing = createBillingClient({ baseUrl: gateway, credential: token, keyEveryChange: true });

  const toOrder = ({ subscription, change, quantity, day }) => ({
    orderDate: day,
    existingAccountNumber: subscription.accountNumber,
    subscriptions: [
      {
        subscriptionNumber: subscription.subscriptionNumber,
        orderActions: [
          {
            triggerDates: [
              { name: 'ContractEffective', triggerDate: day },
              { name: 'ServiceActivation', triggerDate: day },
              { name: 'CustomerAcceptance', triggerDate: day },
            ],
            ...(change.charge
              ? {
                  type: 'UpdateProduct',
                  updateProduct: {
                    ratePlanId: change.plan.id,
                    chargeUpdates: [{ chargeNumber: change.charge.number, pricing: PRICING[change.charge.model](quantity) }],
                  },
                }
              : { type: 'RemoveProduct', removeProduct: { ratePlanId: change.plan.id } }),
          },
        ],
      },
    ],
  });

  return {
    /** Returns the numbers and account names of all active contracts. */
    async list() {
      const accounts = new Map();
      for await (const { Id, Name } of billing.objects.queryAll(select('Account', ['Id', 'Name']))) accounts.set(Id, Name);
      const numbers = new Map();
      const active = select('Subscription', ['Name', 'AccountId']).where(eq('Status', 'Active'));
      // Each version of a contract is a separate record.
      for await (const { Name, AccountId } of billing.objects.queryAll(active)) numbers.set(Name, accounts.get(AccountId) ?? '');
      return [...numbers].map(([number, name]) => ({ number, name })).sort((first, second) => (first.number < second.number ? -1 : 1));
    },

    async read(number) {
      const subscription = await billing.subscriptions.get({ 'subscription-key': number });
      const changes = subscription.ratePlans.flatMap((plan) => [
        ...plan.ratePlanCharges
          .filter(({ type, model, quantity }) => type === 'Recurring' && quantity != null && Object.hasOwn(PRICING, model))
          .map((charge) => ({ plan, charge })),
        { plan },
      ]);
      return { subscription, changes };
    },

    /** Returns the invoices and credit memos that a change causes through the end of the current billing period. */
    async preview(amendment) {
      const { previewResult } = await billing.orders.preview({
        ...toOrder(amendment),
        previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] },
      });
      return { invoices: previewResult.invoices ?? [], creditMemos: previewResult.creditMemos ?? [] };
    },

    /** Orders a change. Requests with the same key change the contract only once. */
    amend: (amendment, idempotencyKey) =>
      billing.orders.create({ ...toOrder(amendment), processingOptions: { runBilling: true } }, { idempotencyKey }),
  };
}
