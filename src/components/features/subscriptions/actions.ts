import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';

/** A task of a subscription, by the name under which a page may open it. */
export type Flow =
  | 'change-plan'
  | 'change-quantity'
  | 'change-add-ons'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'renew'
  | 'set-renewal'
  | 'convert-trial'
  | 'set-payment-method';

export interface Action {
  readonly flow: Flow;
  readonly word: keyof SubscriptionsMessages;
}

const WORDS: Readonly<Record<Flow, keyof SubscriptionsMessages>> = {
  'convert-trial': 'convertTrial',
  resume: 'resume',
  'change-plan': 'changePlan',
  'change-quantity': 'changeQuantity',
  'change-add-ons': 'changeAddOns',
  renew: 'renew',
  'set-renewal': 'setRenewal',
  'set-payment-method': 'setPaymentMethod',
  pause: 'pause',
  cancel: 'cancel',
};

/** How many stand in a row before the rest is behind a press. */
const VISIBLE = 3;

export function isFlow(name: string): name is Flow {
  return Object.hasOwn(WORDS, name);
}

/** Whether a task can be done with a subscription now. */
export function isPossible(flow: Flow, { can = {} }: Subscription): boolean {
  switch (flow) {
    case 'change-plan':
      return (can.plans ?? []).length > 0;
    case 'change-quantity':
      return can.quantity !== undefined;
    case 'change-add-ons':
      return (can.addOns ?? []).length > 0;
    case 'pause':
      return can.pause !== undefined;
    case 'resume':
      return can.resume !== undefined;
    case 'cancel':
      return (can.cancel ?? []).length > 0;
    case 'renew':
      return can.renew === true;
    case 'set-renewal':
      return can.autoRenew === true || (can.terms ?? []).length > 0;
    case 'convert-trial':
      return can.convertTrial === true;
    case 'set-payment-method':
      return can.paymentMethod === true;
  }
}

/** What can be done with a subscription: what is wanted most is in sight, and so is the way out. */
export function actionsOf(subscription: Subscription): { visible: readonly Action[]; more: readonly Action[] } {
  const all = Object.keys(WORDS)
    .filter(isFlow)
    .filter((flow) => isPossible(flow, subscription))
    .map((flow): Action => ({ flow, word: WORDS[flow] }));
  if (all.length <= VISIBLE) return { visible: all, more: [] };
  const way = all.filter(({ flow }) => flow === 'cancel');
  const others = all.filter(({ flow }) => flow !== 'cancel');
  const first = others.slice(0, VISIBLE - way.length);
  return { visible: [...first, ...way], more: others.slice(first.length) };
}
