import { and, eq } from 'drizzle-orm';
import type { CurrencyCode } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { ratePlans, subscriptions } from '../../database/schema.js';
import { billingError, missingField, notFound } from '../../errors.js';
import { updateProduct } from './charge-updates.js';
import { planSubscription } from './plan-subscription.js';
import type { ActionType, OrderActionInput, OrderInput, OrderSubscriptionInput } from './order-input.js';
import { cancelSubscription, resumeSubscription, suspendSubscription } from '../subscription-lifecycle.js';
import type { OrderContext } from './plan-rate-plan.js';
import { addProduct, changePlan, removeProduct, type OrderActionContext } from './change-products.js';
import { pickStored } from '../../supported/stored-fields.js';
import type { SubscriptionState, SubscriptionStatus } from '../subscription-state.js';
import { withRatePlans, type FullSubscription } from '../subscriptions.js';
import { changeTerms, renewSubscription } from './change-terms.js';
import { resolveNewOwner } from './owner-transfer.js';
import { resolveEffectiveDate } from './trigger-dates.js';

/** Planned change of one subscription. */
export interface PlannedChange {
  /** Undefined for a new subscription. */
  before: FullSubscription | undefined;
  after: SubscriptionState;
  /** Owner after the change. After an owner transfer, it differs from the order's account. */
  accountId: string | undefined;
  actions: readonly OrderActionInput[];
}

/** Account of an order. The id is undefined while an order for a new account is previewed. */
export interface OrderAccount {
  id: string | undefined;
  currency: CurrencyCode;
  billCycleDay: number;
}

/** Actions that each subscription status allows. */
const ALLOWED_ACTIONS: Readonly<Record<SubscriptionStatus, readonly ActionType[]>> = {
  Active: [
    'TermsAndConditions',
    'AddProduct',
    'UpdateProduct',
    'RemoveProduct',
    'RenewSubscription',
    'CancelSubscription',
    'OwnerTransfer',
    'Suspend',
    'Resume',
    'ChangePlan',
  ],
  Suspended: ['TermsAndConditions', 'CancelSubscription', 'Resume'],
  'Pending Activation': ['CancelSubscription'],
  'Pending Acceptance': ['CancelSubscription'],
  Cancelled: [],
  Expired: [],
};

/** Finds the newest version of a subscription. Another account's subscription is reported like an unknown one. */
async function findOwnSubscription(tx: Transaction, number: string, accountId: string | undefined): Promise<FullSubscription> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  const [found] = await withRatePlans(tx, rows);
  if (!found || found.accountId !== accountId) throw notFound('subscription', number);
  return found;
}

/** Reads the numbers of a subscription's plans by their ids in all versions. */
async function readPlanNumbers(tx: Transaction, number: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: ratePlans.id, number: ratePlans.number })
    .from(ratePlans)
    .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
    .where(eq(subscriptions.number, number));
  return new Map(rows.map((row) => [row.id, row.number]));
}

async function applyAction(state: SubscriptionState, action: OrderActionInput, context: OrderActionContext): Promise<SubscriptionState> {
  const { order, field } = context;
  if (!ALLOWED_ACTIONS[state.status].includes(action.type)) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}.type' is ${action.type}, which is not for a subscription that is ${state.status}.`,
    );
  }
  switch (action.type) {
    case 'AddProduct':
      return addProduct(state, action, context);
    case 'RemoveProduct':
      return removeProduct(state, action, context);
    case 'UpdateProduct':
      return updateProduct(state, action, context);
    case 'ChangePlan':
      return changePlan(state, action, context);
    case 'RenewSubscription':
      return renewSubscription(state, `${field}.renewSubscription`);
    case 'CancelSubscription':
      return cancelSubscription(state, action.cancelSubscription, order.today, `${field}.cancelSubscription`);
    case 'Suspend':
      return suspendSubscription(state, action.suspend, order.today, `${field}.suspend`);
    case 'Resume':
      return resumeSubscription(state, action.resume, order.today, `${field}.resume`);
    case 'TermsAndConditions':
      return changeTerms(state, action.termsAndConditions, order.today, `${field}.termsAndConditions`);
    case 'OwnerTransfer':
      // Payment methods belong to an account. Unless the order names a method, the new owner's default method is used.
      return { ...state, paymentMethodId: action.ownerTransfer?.paymentProfile?.paymentMethodId ?? null };
    case 'CreateSubscription':
      return state;
  }
}

/** Field that contains the details of each action type. */
const ACTION_DETAIL: Readonly<Record<ActionType, keyof OrderActionInput>> = {
  CreateSubscription: 'createSubscription',
  TermsAndConditions: 'termsAndConditions',
  AddProduct: 'addProduct',
  UpdateProduct: 'updateProduct',
  RemoveProduct: 'removeProduct',
  RenewSubscription: 'renewSubscription',
  CancelSubscription: 'cancelSubscription',
  OwnerTransfer: 'ownerTransfer',
  Suspend: 'suspend',
  Resume: 'resume',
  ChangePlan: 'changePlan',
};

/** Refuses an action with details for another type, because they would have no effect. */
function checkActionDetail(action: OrderActionInput, field: string): void {
  const misplaced = Object.values(ACTION_DETAIL).find((name) => name !== ACTION_DETAIL[action.type] && action[name] !== undefined);
  if (misplaced !== undefined) throw billingError('orders', 'rule', `'${field}.${misplaced}' does not fit the type ${action.type}.`);
}

async function planSubscriptionChange(
  tx: Transaction,
  request: OrderSubscriptionInput,
  account: OrderAccount,
  orderContext: OrderContext,
  at: string,
): Promise<PlannedChange> {
  const actions = request.orderActions ?? [];
  const [first] = actions;
  if (!first) throw missingField('orders', `${at}.orderActions`);
  actions.forEach((action, index) => checkActionDetail(action, `${at}.orderActions.${index}`));
  if (actions.some((action, index) => index > 0 && action.type === 'CreateSubscription')) {
    throw billingError('orders', 'rule', `'${at}.orderActions' creates a subscription more than once.`);
  }
  const isNew = first.type === 'CreateSubscription';
  if (!isNew && request.subscriptionNumber === undefined) {
    throw missingField('orders', `${at}.subscriptionNumber`);
  }
  const before = isNew ? undefined : await findOwnSubscription(tx, request.subscriptionNumber ?? '', account.id);
  const numbers = before ? await readPlanNumbers(tx, before.number) : new Map<string, string>();
  let state: SubscriptionState = before ?? (await planSubscription(tx, first, request, orderContext, `${at}.orderActions.0`));
  let owner = account.id;
  for (const [index, action] of actions.entries()) {
    if (index === 0 && isNew) continue;
    const field = `${at}.orderActions.${index}`;
    const context = { tx, order: orderContext, billCycleDay: account.billCycleDay, field, planNumber: (id: string) => numbers.get(id) };
    if (action.type === 'OwnerTransfer') {
      const date = resolveEffectiveDate(action, orderContext.orderDate, field);
      owner = (await resolveNewOwner(tx, state, action.ownerTransfer, account, date, orderContext, `${field}.ownerTransfer`)).id;
    }
    state = await applyAction(state, action, context);
  }
  const own = before && {
    notes: request.notes ?? state.notes,
    customFields: { ...state.customFields, ...request.customFields },
    details: { ...state.details, ...pickStored('subscription', request) },
  };
  return { before, after: { ...state, ...own }, accountId: owner, actions };
}

/**
 * Plans the changes of an order without writing anything. Previews stop after this step.
 *
 * @throws {BillingError} naming the invalid field
 */
export async function planOrder(
  tx: Transaction,
  request: Pick<OrderInput, 'subscriptions'>,
  account: OrderAccount,
  orderContext: OrderContext,
): Promise<PlannedChange[]> {
  const requested = request.subscriptions ?? [];
  if (requested.length === 0) throw missingField('orders', 'subscriptions');
  const planned: PlannedChange[] = [];
  for (const [index, subscription] of requested.entries()) {
    const change = await planSubscriptionChange(tx, subscription, account, orderContext, `subscriptions.${index}`);
    if (planned.some(({ before }) => before && before.number === change.before?.number)) {
      throw billingError('orders', 'rule', `'subscriptions.${index}.subscriptionNumber' is named twice.`);
    }
    planned.push(change);
  }
  return planned;
}
