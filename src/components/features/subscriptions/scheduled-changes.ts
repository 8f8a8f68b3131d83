import { html, nothing, type TemplateResult } from 'lit';
import { lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { ScheduledChange } from '../../../api/schemas/storefront/subscriptions.js';
import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';
import type { SubscriptionsLocalizer } from './status-summary.js';

/** Returns the task that undoes a scheduled change. Undefined if it cannot be undone. */
export function undoFlow({ undo, orderNumber }: Pick<ScheduledChange, 'undo' | 'orderNumber'>): string | undefined {
  if (undo === 'cancel' || undo === 'pause') return `undo:${undo}`;
  return undo === 'order' && orderNumber ? `undo:${orderNumber}` : undefined;
}

const WORDS: ReadonlyMap<string, keyof SubscriptionsMessages> = new Map([
  ['pause', 'plannedPause'],
  ['resume', 'plannedResume'],
  ['cancel', 'plannedCancel'],
  ['renew', 'plannedRenew'],
]);

/** Describes a scheduled change: "From March 1, 2027: Build × 3". */
export function scheduledChangeText({ date, kind, to }: ScheduledChange, l: SubscriptionsLocalizer): string {
  if (to && to.length > 0) {
    const plans = to.map(({ productName, quantity }) =>
      quantity === undefined ? productName : l.t('counted', { plan: productName, quantity: l.number(quantity) }),
    );
    return l.t('plannedHeld', { date: l.date(date), plans: plans.join(' + ') });
  }
  return l.t(WORDS.get(kind) ?? 'plannedOther', { date: l.date(kind === 'cancel' ? lastDayOfService(date) : date) });
}

/** Renders scheduled changes with their undo buttons. */
export function renderScheduledChanges(
  changes: readonly ScheduledChange[],
  l: SubscriptionsLocalizer,
  undoButton: (flow: string, change: string) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
  if (changes.length === 0) return nothing;
  return html`<div class="planned" part="planned">
    <h4>${l.t('planned')}</h4>
    <ul>
      ${changes.map((change) => {
        const text = scheduledChangeText(change, l);
        const flow = undoFlow(change);
        return html`<li><span>${text}</span>${flow === undefined ? nothing : undoButton(flow, text)}</li>`;
      })}
    </ul>
  </div>`;
}
