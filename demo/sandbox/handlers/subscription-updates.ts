import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { getAccountRow } from '../engine/accounts.js';
import { deleteSubscription as remove } from '../engine/delete-subscription.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { readDraftItems } from '../engine/invoices.js';
import { setCustomFields } from '../engine/orders/custom-field-changes.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import type { OrderActionInput, TermsAndConditionsInput } from '../engine/orders/order-input.js';
import type { FullSubscription } from '../engine/subscriptions.js';
import { billingError } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { subscriptionKey, updateInput, type UpdateInput } from '../supported/subscription-changes.js';
import { pickStored } from '../supported/stored-fields.js';
import { customFieldsInput, type CustomFieldsInput } from '../supported/subscription-custom-fields.js';
import { orderPlanKey, orderPlans, orderUpdates } from './subscription-charges.js';
import { changeByOrder, toTriggerDates, type FieldNames } from './subscription-orders.js';
import { previewChange } from './subscription-previews.js';
import { lockNewest } from './subscriptions.js';

/** Maximum number of product changes in a call. */
const MOST_CHANGES = 9;

type TermChanges = Pick<
  UpdateInput,
  | 'autoRenew'
  | 'renewalSetting'
  | 'renewalTerm'
  | 'renewalTermPeriodType'
  | 'invoiceSeparately'
  | 'termType'
  | 'currentTerm'
  | 'currentTermPeriodType'
  | 'termStartDate'
>;

/** Returns the changed terms. Undefined if the call changes no terms. */
export function termsOf(input: TermChanges, current: FullSubscription): TermsAndConditionsInput | undefined {
  const { autoRenew, renewalSetting, renewalTerm, renewalTermPeriodType, invoiceSeparately } = input;
  const { termType, currentTerm, currentTermPeriodType, termStartDate } = input;
  const hasTerm = [termType, currentTerm, currentTermPeriodType, termStartDate].some((value) => value !== undefined);
  const period = currentTerm ?? current.currentTerm ?? undefined;
  const periodType = currentTermPeriodType ?? current.currentTermPeriodType ?? undefined;
  const hasRenewal = renewalTerm !== undefined || renewalTermPeriodType !== undefined;
  const terms = omitUndefined({
    autoRenew,
    renewalSetting,
    invoiceSeparately,
    renewalTerms: hasRenewal ? [omitUndefined({ period: renewalTerm, periodType: renewalTermPeriodType })] : undefined,
    lastTerm: hasTerm ? omitUndefined({ termType: termType ?? current.termType, period, periodType, startDate: termStartDate }) : undefined,
  });
  return Object.keys(terms).length > 0 ? terms : undefined;
}

interface Translation {
  actions: OrderActionInput[];
  names: FieldNames;
}

async function translate(input: UpdateInput, current: FullSubscription, call: CallContext): Promise<Translation> {
  const found: [own: string, detail: string, action: OrderActionInput][] = [];
  const terms = termsOf(input, current);
  if (terms) found.push(['', 'termsAndConditions', { type: 'TermsAndConditions', termsAndConditions: terms }]);
  for (const [index, remove_] of (input.remove ?? []).entries()) {
    const removeProduct = await orderPlanKey(call, remove_, `remove.${index}`);
    found.push([`remove.${index}.`, 'removeProduct', { type: 'RemoveProduct', ...toTriggerDates(remove_), removeProduct }]);
  }
  for (const [index, update] of (input.update ?? []).entries()) {
    const { specificUpdateDate, chargeUpdateDetails = [] } = update;
    const key = await orderPlanKey(call, update, `update.${index}`);
    const chargeUpdates = await orderUpdates(call, chargeUpdateDetails);
    const updateProduct = omitUndefined({ ...key, ...pickStored('ratePlan', update), specificUpdateDate, chargeUpdates });
    found.push([`update.${index}.`, 'updateProduct', { type: 'UpdateProduct', ...toTriggerDates(update), updateProduct }]);
  }
  const added = await orderPlans(call, input.add ?? []);
  for (const [index, add] of (input.add ?? []).entries()) {
    found.push([`add.${index}.`, 'addProduct', { type: 'AddProduct', ...toTriggerDates(add), addProduct: added[index] ?? {} }]);
  }
  const changes = input.change ?? [];
  const plans = await orderPlans(
    call,
    changes.map((change) =>
      omitUndefined({
        productRatePlanId: change.newProductRatePlanId,
        productRatePlanNumber: change.newProductRatePlanNumber,
        externalCatalogPlanId: change.newExternalCatalogPlanId,
        externalIdSourceSystem: change.newExternalIdSourceSystem,
        chargeOverrides: change.chargeOverrides,
        ...pickCustomFields(change),
      }),
    ),
  );
  for (const [index, change] of changes.entries()) {
    const { effectivePolicy, subType, resetBcd } = change;
    const key = await orderPlanKey(call, change, `change.${index}`);
    const changePlan = omitUndefined({ ...key, effectivePolicy, subType, resetBcd, newProductRatePlan: plans[index] ?? {} });
    found.push([`change.${index}.`, 'changePlan', { type: 'ChangePlan', ...toTriggerDates(change), changePlan }]);
  }
  const names = found.flatMap(([own, detail], place): [string, string][] => [
    [`subscriptions.0.orderActions.${place}.${detail}.`, own],
    [`subscriptions.0.orderActions.${place}.${detail}'`, `${own.slice(0, -1) || 'subscription-key'}'`],
    [`subscriptions.0.orderActions.${place}.type`, 'subscription-key'],
    [`subscriptions.0.orderActions.${place}.`, own],
  ]);
  return { actions: found.map(([, , action]) => action), names };
}

/** Returns the latest day on which one of the changes was booked. */
function bookingOf({ bookingDate, add = [], remove: removed = [], update = [], change = [] }: UpdateInput): { lastBookingDate?: string } {
  const lastBookingDate = [bookingDate, ...[...add, ...removed, ...update, ...change].map((entry) => entry.bookingDate)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return omitUndefined({ lastBookingDate });
}

/** `PUT /v1/subscriptions/{subscription-key}`: changes terms and products, or previews the change. */
async function updateSubscription(input: UpdateInput, call: CallContext): Promise<WireBody> {
  const before = await lockNewest(input['subscription-key'], call);
  const lists = { add: input.add, update: input.update, remove: input.remove, change: input.change };
  const count = Object.values(lists).reduce((total, list) => total + (list?.length ?? 0), 0);
  if (count > MOST_CHANGES) {
    const [name] = Object.entries(lists).flatMap(([key, list]) => (list?.length ? key : []));
    throw billingError(
      'subscriptions',
      'rule',
      `'${name ?? 'add'}' and the other lists have ${count} changes. The maximum is ${MOST_CHANGES}.`,
    );
  }
  const { actions, names } = await translate(input, before, call);
  const customFields = pickCustomFields(input);
  const changed = actions.length > 0 ? actions : [{ type: 'TermsAndConditions', termsAndConditions: {} } as const];
  if (input.preview === true) {
    const account = await getAccountRow(call.tx, before.accountId);
    const subscription = { subscriptionNumber: before.number, orderActions: [...changed] };
    const { today } = call.moment;
    const drafts = input.includeExistingDraftDocItems === true ? await readDraftItems(call.tx, before.number) : [];
    const { previewType } = input;
    return previewChange(call, account, today, subscription, input.targetDate ?? today, names, { drafts, previewType });
  }
  const more = { notes: input.notes, customFields, details: { ...pickStored('subscription', input), ...bookingOf(input) } };
  const { common } = await changeByOrder(call, before, changed, input, more, names);
  return common;
}

/** `PUT /v1/subscriptions/{subscription-key}/delete`: deletes an unbilled subscription. */
async function deleteSubscription(input: { 'subscription-key': string }, call: CallContext): Promise<WireBody> {
  const { number, accountId } = await lockNewest(input['subscription-key'], call);
  await remove(call, number, accountId);
  return { success: true };
}

/** `PUT /v1/subscriptions/{subscriptionNumber}/customFields`: updates custom fields of the newest version, its plans and charges. */
async function updateSubscriptionCustomFields(input: CustomFieldsInput, call: CallContext): Promise<WireBody> {
  await setCustomFields(call.tx, await lockNewest(input.subscriptionNumber, call), input);
  return { success: true };
}

/** Endpoints by operation name. */
export const subscriptionUpdateEndpoints = {
  updateSubscription: partialEndpoint(rows.updateSubscription, 'subscriptions', updateInput, updateSubscription),
  deleteSubscription: partialEndpoint(rows.deleteSubscription, 'subscriptions', subscriptionKey, deleteSubscription),
  updateSubscriptionCustomFields: partialEndpoint(
    rows.updateSubscriptionCustomFields,
    'subscriptions',
    customFieldsInput,
    updateSubscriptionCustomFields,
  ),
};
