import { isPositiveMoney } from '../../../api/money/money.js';
import { daysBetween, lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { ScheduledChange, Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { TaskTarget } from '../../events/storefront-open-task.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { sumBalances } from '../invoices/open-invoices.js';
import { mainPlanOf } from '../owned-plans/main-plan.js';
import { isBankAccount } from '../payment/is-bank-account.js';
import type { OverviewMessages } from '../../../generated/locales/overview.js';

/** Item that needs attention, with the task that resolves it. */
export interface AttentionItem {
  readonly kind: 'warning' | 'info';
  readonly text: string;
  /** Set for an amount that must be paid now. It comes first, in larger type. */
  readonly due?: true;
  /** Why the amount is still due. */
  readonly reason?: string | undefined;
  readonly label: string;
  readonly task: TaskTarget;
}

/** Data that the overview shows. A field is absent if the session may not see it, or if it could not be loaded. */
export interface OverviewData {
  readonly subscriptions: readonly Subscription[];
  readonly today: string | undefined;
  /** Invoices with an amount due, now or later. */
  readonly open: readonly InvoiceSummary[] | undefined;
  readonly methods: readonly PaymentMethod[] | undefined;
  /** True if there is an upcoming bill that a payment method must pay. */
  readonly needsMethod: boolean;
}

/** A trial is listed from this many days before its end. */
const TRIAL_DAYS = 7;

/** Returns the product name of the main plan. Falls back to the subscription number. */
export const planName = (subscription: Subscription): string => mainPlanOf(subscription)?.productName || subscription.subscriptionNumber;

/** Returns the name of a payment method, for example "Visa ending in 4242". */
export function methodName(method: PaymentMethodSummary, l: FullLocalizer<OverviewMessages>): string {
  const { brand, lastDigits, type } = method;
  if (!lastDigits) return brand || type;
  return isBankAccount(method)
    ? l.t('bankAccount', { digits: lastDigits })
    : l.t('card', { brand: brand || l.t('cardWord'), digits: lastDigits });
}

/** Returns the items that need attention, most urgent first. */
export function attentionItems(data: OverviewData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  return [
    ...dueItems(data, l),
    ...paymentMethodItems(data, l),
    ...data.subscriptions.flatMap((subscription) => [...trialItems(subscription, data, l), ...scheduledChangeItems(subscription, l)]),
  ];
}

/** Returns the invoices that must be paid now: past due, or due today. */
export function dueInvoices({ open = [], today }: Pick<OverviewData, 'open' | 'today'>): InvoiceSummary[] {
  return open.filter(
    ({ balance, overdue, dueDate }) =>
      isPositiveMoney(balance) && (overdue === true || (dueDate !== undefined && today !== undefined && dueDate <= today)),
  );
}

function dueItems(data: OverviewData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  const due = dueInvoices(data);
  const failed = payingMethods(data).find(({ lastFailure }) => lastFailure);
  const reason = failed && l.t('methodFailed', { method: methodName(failed, l) });
  const items = (['overdue', 'due'] as const).flatMap((key): AttentionItem[] => {
    const invoices = due.filter(({ overdue = false }) => overdue === (key === 'overdue'));
    const sum = sumBalances(invoices);
    if (!sum) return [];
    const text = l.t(key, { amount: l.money(sum), count: invoices.length });
    return [{ kind: 'warning', text, due: true, label: l.t('payNow'), task: { section: 'invoices', flow: 'pay' } }];
  });
  return items.map((item, index) => (index === 0 ? { ...item, reason } : item));
}

/** Methods that pay invoices automatically. */
const payingMethods = ({ methods = [] }: OverviewData): PaymentMethod[] =>
  methods.filter(({ isDefault, pays = [] }) => isDefault || pays.length > 0);

function paymentMethodItems(data: OverviewData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
  const { methods, needsMethod } = data;
  if (!methods) return [];
  const isDue = dueInvoices(data).length > 0;
  // The payment of a due invoice asks for a method.
  if (methods.length === 0 && isDue) return [];
  const task = { section: 'payment-methods', flow: 'add' };
  const warning = (key: 'methodExpired' | 'methodExpiring' | 'methodFailed', method: PaymentMethod): AttentionItem[] => [
    { kind: 'warning', text: l.t(key, { method: methodName(method, l) }), label: l.t('addMethod'), task },
  ];
  if (methods.length === 0) return needsMethod ? [{ kind: 'warning', text: l.t('methodMissing'), label: l.t('addMethod'), task }] : [];
  return payingMethods(data).flatMap((method) => {
    if (method.expiry === 'expired') return warning('methodExpired', method);
    // If an amount is due, its item gives the refused payment as the reason.
    if (method.lastFailure && !isDue) return warning('methodFailed', method);
    return method.expiry === 'soon' ? warning('methodExpiring', method) : [];
  });
}

function trialItems(subscription: Subscription, { today }: OverviewData, l: FullLocalizer<OverviewMessages>): AttentionItem[] {
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
