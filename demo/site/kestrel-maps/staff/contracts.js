// Contracts and their changes, by the client of the package with the session of the staff.
import { createBillingClient, eq, select } from '/cdn/storefront.api.js';
import { fetchSession } from './session.js';

/** Milliseconds before a session ends at which a new one is fetched. */
const MARGIN = 30_000;

/** How an order names a new quantity, by the model of the charge. Other models have no quantity that could be ordered. */
const PRICING = {
  PerUnit: (quantity) => ({ recurringPerUnit: { quantity } }),
  Tiered: (quantity) => ({ recurringTiered: { quantity } }),
  Volume: (quantity) => ({ recurringVolume: { quantity } }),
};

export function contractsOf(gateway) {
  let session;
  const token = async ({ rejected }) => {
    const isOver = !session || session.token === rejected || Date.parse(session.expiresAt) < Date.now() + MARGIN;
    if (isOver) session = await fetchSession();
    return session?.token;
  };
  const billing = createBillingClient({ baseUrl: gateway, credential: token, keyEveryChange: true });

  const orderOf = ({ subscription, change, quantity, day }) => ({
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
    /** Numbers of all contracts that are in force, with whose they are. */
    async list() {
      const accounts = new Map();
      for await (const { Id, Name } of billing.objects.queryAll(select('Account', ['Id', 'Name']))) accounts.set(Id, Name);
      const numbers = new Map();
      const active = select('Subscription', ['Name', 'AccountId']).where(eq('Status', 'Active'));
      // Each version of a contract is a record of its own.
      for await (const { Name, AccountId } of billing.objects.queryAll(active)) numbers.set(Name, accounts.get(AccountId) ?? '');
      return [...numbers].map(([number, name]) => ({ number, name })).sort((one, other) => (one.number < other.number ? -1 : 1));
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

    /** What a change bills and gives back through the end of the present billing period. */
    async preview(amendment) {
      const { previewResult } = await billing.orders.preview({
        ...orderOf(amendment),
        previewOptions: { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 1, previewTypes: ['BillingDocs'] },
      });
      return { invoices: previewResult.invoices ?? [], creditMemos: previewResult.creditMemos ?? [] };
    },

    /** Makes a change; with the same key it is made once, however often it is sent. */
    amend: (amendment, idempotencyKey) =>
      billing.orders.create({ ...orderOf(amendment), processingOptions: { runBilling: true } }, { idempotencyKey }),
  };
}
