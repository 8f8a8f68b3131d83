import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError } from '../../errors.js';
import { laterDate } from '../calendar.js';
import type { OrderActionInput } from './order-input.js';
import type { SubscriptionStatus, TriggerEvent } from '../subscription-state.js';

export type TriggerDates = Readonly<Record<TriggerEvent, IsoDate>>;

/**
 * Returns the day of each trigger event. An event without a date takes place on the day of the previous event.
 *
 * @param field path of the action in the request, for error messages
 */
export function resolveTriggerDates(action: OrderActionInput, orderDate: IsoDate, field: string): TriggerDates {
  const findDate = (name: TriggerEvent) => action.triggerDates?.find((date) => date.name === name)?.triggerDate;
  const ContractEffective = findDate('ContractEffective') ?? orderDate;
  const ServiceActivation = findDate('ServiceActivation') ?? ContractEffective;
  const CustomerAcceptance = findDate('CustomerAcceptance') ?? ServiceActivation;
  checkDateOrder({ ContractEffective, ServiceActivation, CustomerAcceptance }, `${field}.triggerDates`);
  return { ContractEffective, ServiceActivation, CustomerAcceptance };
}

/** Refuses trigger dates that are not in order. */
export function checkDateOrder(dates: TriggerDates, field: string): void {
  if (dates.ContractEffective <= dates.ServiceActivation && dates.ServiceActivation <= dates.CustomerAcceptance) return;
  throw billingError(
    'subscriptions',
    'rule',
    `'${field}' must not run backwards: ContractEffective, ServiceActivation, CustomerAcceptance.`,
  );
}

/** Returns the effective date of a change: the last of its trigger dates. */
export function resolveEffectiveDate(action: OrderActionInput, orderDate: IsoDate, field: string): IsoDate {
  const dates = resolveTriggerDates(action, orderDate, field);
  return laterDate(laterDate(dates.ContractEffective, dates.ServiceActivation), dates.CustomerAcceptance);
}

/** Returns the status of a new subscription. It is pending if an event has no date. */
export function pendingStatus(action: OrderActionInput): SubscriptionStatus {
  const isOpen = (name: TriggerEvent) => action.triggerDates?.some((date) => date.name === name && date.triggerDate === undefined) === true;
  if (isOpen('ServiceActivation')) return 'Pending Activation';
  return isOpen('CustomerAcceptance') ? 'Pending Acceptance' : 'Active';
}
