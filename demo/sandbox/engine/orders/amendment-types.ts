import type { ActionType } from './order-input.js';

/** Amendment type of each order action, as the older API calls it. Creating a subscription is not an amendment; a change of plan is an update. */
export const AMENDMENT_TYPES: Readonly<Record<Exclude<ActionType, 'CreateSubscription'>, string>> = {
  AddProduct: 'NewProduct',
  RemoveProduct: 'RemoveProduct',
  UpdateProduct: 'UpdateProduct',
  ChangePlan: 'UpdateProduct',
  RenewSubscription: 'Renewal',
  CancelSubscription: 'Cancellation',
  TermsAndConditions: 'TermsAndConditions',
  OwnerTransfer: 'OwnerTransfer',
  Suspend: 'SuspendSubscription',
  Resume: 'ResumeSubscription',
};

export function isAmendment(type: string): type is keyof typeof AMENDMENT_TYPES {
  return Object.hasOwn(AMENDMENT_TYPES, type);
}
