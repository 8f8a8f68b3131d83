import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError } from '../../errors.js';
import { later } from '../calendar.js';
import type { OrderActionInput } from './order-input.js';
import type { SubscriptionStatus, TriggerEvent } from '../state.js';

export type TriggerDates = Readonly<Record<TriggerEvent, IsoDate>>;

/**
 * The day of each trigger event: a later one that is not named falls on the one before.
 *
 * @param field path of the action in the request, for messages
 */
export function triggerDatesOf(action: OrderActionInput, orderDate: IsoDate, field: string): TriggerDates {
  const given = (name: TriggerEvent) => action.triggerDates?.find((date) => date.name === name)?.triggerDate;
  const ContractEffective = given('ContractEffective') ?? orderDate;
  const ServiceActivation = given('ServiceActivation') ?? ContractEffective;
  const CustomerAcceptance = given('CustomerAcceptance') ?? ServiceActivation;
  checkOrder({ ContractEffective, ServiceActivation, CustomerAcceptance }, `${field}.triggerDates`);
  return { ContractEffective, ServiceActivation, CustomerAcceptance };
}

/** Refuses trigger dates that run backwards. */
export function checkOrder(dates: TriggerDates, field: string): void {
  if (dates.ContractEffective <= dates.ServiceActivation && dates.ServiceActivation <= dates.CustomerAcceptance) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' must not run backwards: ContractEffective, ServiceActivation, CustomerAcceptance.`,
  );
}

/** The day on which a change of what is sold takes effect: the last of its trigger dates. */
export function effectiveDateOf(action: OrderActionInput, orderDate: IsoDate, field: string): IsoDate {
  const dates = triggerDatesOf(action, orderDate, field);
  return later(later(dates.ContractEffective, dates.ServiceActivation), dates.CustomerAcceptance);
}

/** What a new subscription waits for: an event that is named without its date. */
export function pendingStatus(action: OrderActionInput): SubscriptionStatus {
  const open = (name: TriggerEvent) => action.triggerDates?.some((date) => date.name === name && date.triggerDate === undefined) === true;
  if (open('ServiceActivation')) return 'Pending Activation';
  return open('CustomerAcceptance') ? 'Pending Acceptance' : 'Active';
}
