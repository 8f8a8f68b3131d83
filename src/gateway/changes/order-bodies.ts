import type { CreateOrderRequest, PreviewOptionsInput, PreviewOrderRequest } from '../../generated/api/schemas/orders.js';
import type { AccountInfo } from '../context.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { onDay, type OrderAction, type Planned } from './planned.js';

/** The term after the current one, so that a preview sees what comes with it: the platform's previews end with the term. */
export const renewal = ({ today }: Holding): OrderAction => ({
  type: 'RenewSubscription',
  triggerDates: onDay(today),
  renewSubscription: {},
});

/** Body of `POST /v1/orders/preview`. An order that waits is previewed as on its day. */
export function previewBody(
  { holding, account }: { holding: Holding; account: AccountInfo },
  { waitsFor }: Planned,
  orderActions: readonly OrderAction[],
  previewOptions: PreviewOptionsInput,
): PreviewOrderRequest {
  return {
    orderDate: waitsFor ?? holding.today,
    existingAccountNumber: account.number,
    previewOptions: { ...previewOptions, previewTypes: ['BillingDocs'] },
    subscriptions: [{ subscriptionNumber: holding.subscription.subscriptionNumber, orderActions: [...orderActions] }],
  };
}

/** Body of `POST /v1/orders`. One that waits for its day is billed with everything else of that day. */
export function orderBody(
  { holding, account }: { holding: Holding; account: AccountInfo },
  { actions, waitsFor }: Planned,
  { orderNumber, collect, paymentMethodId }: { orderNumber: string; collect: boolean; paymentMethodId: string | undefined },
): CreateOrderRequest {
  const { today } = holding;
  return {
    orderDate: today,
    orderNumber,
    existingAccountNumber: account.number,
    subscriptions: [{ subscriptionNumber: holding.subscription.subscriptionNumber, orderActions: [...actions] }],
    ...(waitsFor === undefined
      ? {
          processingOptions: {
            runBilling: true,
            collectPayment: collect,
            billingOptions: { targetDate: today, documentDate: today },
            ...(collect && paymentMethodId !== undefined ? { electronicPaymentOptions: { paymentMethodId } } : {}),
          },
        }
      : { status: 'Scheduled', schedulingOptions: { scheduledDate: waitsFor, scheduledDatePolicy: 'SpecificDate' } }),
  };
}
