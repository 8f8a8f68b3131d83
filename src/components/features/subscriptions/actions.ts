import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';

/** Task of a subscription, as named in the attribute `flow`. */
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

export interface SubscriptionAction {
  readonly flow: Flow;
  readonly message: keyof SubscriptionsMessages;
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

/** Number of visible actions. Further actions are in a menu. */
const VISIBLE = 3;

export function isFlow(name: string): name is Flow {
  return Object.hasOwn(WORDS, name);
}

/** Returns the task that a name such as `change-plan:<id>` means. Undefined for other names. */
export function flowOf(name: string): Flow | undefined {
  const flow = name.startsWith('change-plan:') ? 'change-plan' : name;
  return isFlow(flow) ? flow : undefined;
}

/** True if a subscription allows a task now. */
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

/** Returns the actions of a subscription. Canceling is always visible. */
export function actionsOf(subscription: Subscription): { visible: readonly SubscriptionAction[]; more: readonly SubscriptionAction[] } {
  const all = Object.keys(WORDS)
    .filter(isFlow)
    .filter((flow) => isPossible(flow, subscription))
    .map((flow): SubscriptionAction => ({ flow, message: WORDS[flow] }));
  if (all.length <= VISIBLE) return { visible: all, more: [] };
  const cancel = all.filter(({ flow }) => flow === 'cancel');
  const others = all.filter(({ flow }) => flow !== 'cancel');
  const first = others.slice(0, VISIBLE - cancel.length);
  return { visible: [...first, ...cancel], more: others.slice(first.length) };
}
