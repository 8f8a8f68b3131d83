import { isZeroMoney } from '../../../api/money/money.js';
import { daysBetween, lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { ScheduledChange, Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { TaskTarget } from '../../events/storefront-open-task.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { sumBalances } from '../invoices/open-invoices.js';
import { isBankAccount } from '../payment/is-bank-account.js';
import type { OverviewMessages } from '../../../generated/locales/overview.js';

/** Item that needs attention, with the task that resolves it. */
export interface AttentionItem {
  readonly kind: 'warning' | 'info';
  readonly text: string;
  readonly label: string;
  readonly task: TaskTarget;
}

/** Data of the account. A field is absent if the session may not see it, or if it could not be loaded. */
export interface AccountData {
  readonly subscriptions: readonly Subscription[];
  readonly today: string | undefined;
  readonly overdue: readonly InvoiceSummary[] | undefined;
  readonly methods: readonly PaymentMethod[] | undefined;
  /** True if there is an upcoming bill. */
  readonly hasNextBill: boolean;
}

/** A trial is listed from this many days before its end. */
const TRIAL_DAYS = 7;

/** Returns the product name of the main plan. Falls back to the subscription number. */
export const planName = ({ ratePlans, subscriptionNumber }: Subscription): string =>
  ratePlans.find(({ addOn }) => !addOn)?.productName || subscriptionNumber;

/** Returns the name of a payment method, for example "Visa ending in 4242". */
export function methodName(method: PaymentMethodSummary, l: FullLocalizer<OverviewMessages>): string {
  const { brand, lastDigits, type } = method;
  if (!lastDigits) return brand || type;
  return isBankAccount(method)
    ? l.t('bankAccount', { digits: lastDigits })
    : l.t('card', { brand: brand || l.t('cardWord'), digits: lastDigits });
}

/** Returns the items that need attention, most urgent first. */
export function attentionItems(data: AccountData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  return [
    ...overdueItems(data, l),
    ...paymentMethodItems(data, l),
    ...data.subscriptions.flatMap((subscription) => [...trialItems(subscription, data, l), ...scheduledChangeItems(subscription, l)]),
  ];
}

function overdueItems({ overdue = [] }: AccountData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  const unpaid = overdue.filter(({ balance }) => !isZeroMoney(balance));
  const sum = sumBalances(unpaid);
  if (!sum || unpaid.length === 0) return [];
  const text = l.t('overdue', { amount: l.money(sum), count: unpaid.length });
  return [{ kind: 'warning', text, label: l.t('payNow'), task: { section: 'invoices', flow: 'pay' } }];
}

function paymentMethodItems({ methods, hasNextBill }: AccountData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  if (!methods) return [];
  const task = { section: 'payment-methods', flow: 'add' };
  const warning = (key: 'methodExpired' | 'methodExpiring' | 'methodFailed', method: PaymentMethod): AttentionItem[] => [
    { kind: 'warning', text: l.t(key, { method: methodName(method, l) }), label: l.t('addMethod'), task },
  ];
  if (methods.length === 0) return hasNextBill ? [{ kind: 'warning', text: l.t('methodMissing'), label: l.t('addMethod'), task }] : [];
  return methods
    .filter(({ isDefault, pays = [] }) => isDefault || pays.length > 0)
    .flatMap((method) => {
      if (method.expiry === 'expired') return warning('methodExpired', method);
      if (method.lastFailure) return warning('methodFailed', method);
      return method.expiry === 'soon' ? warning('methodExpiring', method) : [];
    });
}

function trialItems(subscription: Subscription, { today }: AccountData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  const { trial, subscriptionNumber: subject, can } = subscription;
  const days = trial && today ? daysBetween(today, trial.chargedFrom) : NaN;
  if (!(days >= 0 && days <= TRIAL_DAYS)) return [];
  const text = l.t('trialEnding', { plan: planName(subscription), count: days });
  const flow = can?.convertTrial ? 'convert-trial' : undefined;
  return [{ kind: 'info', text, label: l.t('trialLook'), task: { section: 'subscriptions', flow, subject } }];
}

function scheduledChangeItems(subscription: Subscription, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  const [next] = subscription.scheduled ?? [];
  if (!next) return [];
  const { subscriptionNumber: subject } = subscription;
  const flow = undoFlow(next);
  const label = l.t(flow ? 'keep' : 'look');
  return [{ kind: 'info', text: scheduledChangeText(subscription, next, l), label, task: { section: 'subscriptions', flow, subject } }];
}

/** Returns the task that undoes a scheduled change. */
function undoFlow({ undo, orderNumber }: ScheduledChange): string | undefined {
  if (undo === 'cancel' || undo === 'pause') return `undo:${undo}`;
  return undo === 'order' && orderNumber ? `undo:${orderNumber}` : undefined;
}

function scheduledChangeText(subscription: Subscription, { kind, date, to }: ScheduledChange, l: FullLocalizer<OverviewMessages>): string {
  const values = { plan: planName(subscription), date: l.date(date) };
  if (kind === 'cancel') return l.t('comingCancel', { ...values, date: l.date(lastDayOfService(date)) });
  if (kind === 'pause') return l.t('comingPause', values);
  const target = to?.[0]?.productName;
  return kind === 'change-plan' && target ? l.t('comingPlan', { ...values, to: target }) : l.t('comingOther', values);
}
