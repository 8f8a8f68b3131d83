import { nothing } from 'lit';
import type { ScheduledChange } from '../../../../../api/schemas/storefront/subscriptions.js';
import { nameOfSubscription } from '../../card.js';
import { plannedWords } from '../../scheduled.js';
import type { ChangeForm, FormContext } from '../form.js';

/** Takes back what is planned. @param what `cancel`, `pause`, or the number of an order */
export function undoForm(what: string): (context: FormContext) => ChangeForm {
  return (context) => {
    const { l, words } = context;
    const planned = (): ScheduledChange | undefined =>
      context.subscription.scheduled?.find(({ undo, orderNumber }) => (undo === 'order' ? orderNumber === what : undo === what));
    const present = planned();
    const text = present ? plannedWords(present, words) : '';
    return {
      get heading() {
        return l.t('undoHeading', { name: nameOfSubscription(context.subscription) });
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
