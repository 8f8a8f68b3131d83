import { and, eq } from 'drizzle-orm';
import type { CurrencyCode } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { ratePlans, subscriptions } from '../../database/schema.js';
import { billingError, missingField, notFound } from '../../errors.js';
import { updateProduct } from './charge-updates.js';
import { planSubscription } from './create-subscription.js';
import type { ActionType, OrderActionInput, OrderInput, OrderSubscriptionInput } from './order-input.js';
import { cancel, resume, suspend } from '../pauses.js';
import type { OrderFacts } from './plan.js';
import { addProduct, changePlan, removeProduct, type ChangeContext } from './products.js';
import type { SubscriptionState, SubscriptionStatus } from '../state.js';
import { withRatePlans, type FullSubscription } from '../subscriptions.js';
import { changeTerms, renew } from './terms.js';
import { newOwner } from './transfer.js';
import { effectiveDateOf } from './trigger-dates.js';

/** What an order makes of one subscription. */
export interface PlannedChange {
  /** Empty for a new one. */
  before: FullSubscription | undefined;
  after: SubscriptionState;
  /** Who owns it afterwards; the account of the order unless it was transferred. */
  accountId: string | undefined;
  actions: readonly OrderActionInput[];
}

/** The account of an order; its id is unknown while a new one is previewed. */
export interface OrderAccount {
  id: string | undefined;
  currency: CurrencyCode;
  billCycleDay: number;
}

/** What may be done to a subscription in each state. */
const ALLOWED: Readonly<Record<SubscriptionStatus, readonly ActionType[]>> = {
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

/** The newest version of a subscription of an account; one of somebody else is as unknown as none. */
async function findOwn(tx: Transaction, number: string, accountId: string | undefined): Promise<FullSubscription> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  const [found] = await withRatePlans(tx, rows);
  if (!found || found.accountId !== accountId) throw notFound('subscription', number);
  return found;
}

/** Numbers of the plans of a subscription by their ids in any version. */
async function planNumbers(tx: Transaction, number: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: ratePlans.id, number: ratePlans.number })
    .from(ratePlans)
    .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
    .where(eq(subscriptions.number, number));
  return new Map(rows.map((row) => [row.id, row.number]));
}

async function applyAction(state: SubscriptionState, action: OrderActionInput, context: ChangeContext): Promise<SubscriptionState> {
  const { facts, field } = context;
  if (!ALLOWED[state.status].includes(action.type)) {
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
      return renew(state, `${field}.renewSubscription`);
    case 'CancelSubscription':
      return cancel(state, action.cancelSubscription, facts.today, `${field}.cancelSubscription`);
    case 'Suspend':
      return suspend(state, action.suspend, facts.today, `${field}.suspend`);
    case 'Resume':
      return resume(state, action.resume, facts.today, `${field}.resume`);
    case 'TermsAndConditions':
      return changeTerms(state, action.termsAndConditions, facts.today, `${field}.termsAndConditions`);
    case 'OwnerTransfer':
      // A method belongs to an account: the new owner's default pays unless another is named.
      return { ...state, paymentMethodId: action.ownerTransfer?.paymentProfile?.paymentMethodId ?? null };
    case 'CreateSubscription':
      return state;
  }
}

/** The object of each action type. */
const DETAIL: Readonly<Record<ActionType, keyof OrderActionInput>> = {
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

/** Refuses an action that carries the object of another type, which nobody would do. */
function checkDetail(action: OrderActionInput, field: string): void {
  const strange = Object.values(DETAIL).find((name) => name !== DETAIL[action.type] && action[name] !== undefined);
  if (strange !== undefined) throw billingError('orders', 'rule', `'${field}.${strange}' does not fit the type ${action.type}.`);
}

async function planChange(
  tx: Transaction,
  asked: OrderSubscriptionInput,
  account: OrderAccount,
  facts: OrderFacts,
  at: string,
): Promise<PlannedChange> {
  const actions = asked.orderActions ?? [];
  const [first] = actions;
  if (!first) throw missingField('orders', `${at}.orderActions`);
  actions.forEach((action, place) => checkDetail(action, `${at}.orderActions.${place}`));
  if (actions.some((action, place) => place > 0 && action.type === 'CreateSubscription')) {
    throw billingError('orders', 'rule', `'${at}.orderActions' creates a subscription more than once.`);
  }
  const isNew = first.type === 'CreateSubscription';
  if (!isNew && asked.subscriptionNumber === undefined) {
    throw missingField('orders', `${at}.subscriptionNumber`);
  }
  const before = isNew ? undefined : await findOwn(tx, asked.subscriptionNumber ?? '', account.id);
  const numbers = before ? await planNumbers(tx, before.number) : new Map<string, string>();
  let state: SubscriptionState = before ?? (await planSubscription(tx, first, asked, facts, `${at}.orderActions.0`));
  let owner = account.id;
  for (const [place, action] of actions.entries()) {
    if (place === 0 && isNew) continue;
    const field = `${at}.orderActions.${place}`;
    const context = { tx, facts, billCycleDay: account.billCycleDay, field, planNumber: (id: string) => numbers.get(id) };
    if (action.type === 'OwnerTransfer') {
      const date = effectiveDateOf(action, facts.orderDate, field);
      owner = (await newOwner(tx, state, action.ownerTransfer, account, date, facts, `${field}.ownerTransfer`)).id;
    }
    state = await applyAction(state, action, context);
  }
  const own = before && { notes: asked.notes ?? state.notes, customFields: { ...state.customFields, ...asked.customFields } };
  return { before, after: { ...state, ...own }, accountId: owner, actions };
}

/**
 * Settles what an order makes of each subscription, writing nothing: previews end here.
 *
 * @throws {BillingError} naming the field that cannot be done
 */
export async function planOrder(
  tx: Transaction,
  request: Pick<OrderInput, 'subscriptions'>,
  account: OrderAccount,
  facts: OrderFacts,
): Promise<PlannedChange[]> {
  const asked = request.subscriptions ?? [];
  if (asked.length === 0) throw missingField('orders', 'subscriptions');
  const planned: PlannedChange[] = [];
  for (const [index, subscription] of asked.entries()) {
    const change = await planChange(tx, subscription, account, facts, `subscriptions.${index}`);
    if (planned.some(({ before }) => before && before.number === change.before?.number)) {
      throw billingError('orders', 'rule', `'subscriptions.${index}.subscriptionNumber' is named twice.`);
    }
    planned.push(change);
  }
  return planned;
}
