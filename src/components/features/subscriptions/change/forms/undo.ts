import { nothing } from 'lit';
import type { ScheduledChange } from '../../../../../api/schemas/storefront/subscriptions.js';
import { subscriptionName } from '../../card.js';
import { scheduledChangeText } from '../../scheduled-changes.js';
import type { ChangeForm, FormContext } from '../change-form.js';

/** Form that undoes a scheduled change. @param what `cancel`, `pause`, or the number of an order */
export function undoForm(what: string): (context: FormContext) => ChangeForm {
  return (context) => {
    const { l, subscriptionsLocalizer } = context;
    const planned = (): ScheduledChange | undefined =>
      context.subscription.scheduled?.find(({ undo, orderNumber }) => (undo === 'order' ? orderNumber === what : undo === what));
    const present = planned();
    const text = present ? scheduledChangeText(present, subscriptionsLocalizer) : '';
    return {
      get heading() {
        return l.t('undoHeading', { name: subscriptionName(context.subscription) });
      },
      lead: text ? l.t('undoLead', { change: text }) : undefined,
      render: () => nothing,
      change: () => {
        if (!planned()) return undefined;
        return what === 'cancel' || what === 'pause' ? { intent: 'undo', what } : { intent: 'undo', what: 'order', orderNumber: what };
      },
      confirm: () => l.t('confirmUndo'),
      done: () => ({ heading: l.t('doneUndo') }),
    };
  };
}
