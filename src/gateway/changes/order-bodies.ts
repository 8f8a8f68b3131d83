import type { CreateOrderRequest, PreviewOptionsInput, PreviewOrderRequest } from '../../generated/api/schemas/orders.js';
import type { AccountInfo } from '../context.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { triggerDatesOn, type OrderAction, type PreparedChange } from './prepared-change.js';

/** Action that adds the next term. The platform's previews end with the term, so this is needed to see later bills. */
export const renewalAction = ({ today }: SubscriptionHolding): OrderAction => ({
  type: 'RenewSubscription',
  triggerDates: triggerDatesOn(today),
  renewSubscription: {},
});

/** Body of `POST /v1/orders/preview`. A scheduled order is previewed for its scheduled day. */
export function changePreviewBody(
  { holding, account }: { holding: SubscriptionHolding; account: AccountInfo },
  { scheduledDate }: PreparedChange,
  orderActions: readonly OrderAction[],
  previewOptions: PreviewOptionsInput,
): PreviewOrderRequest {
  return {
    orderDate: scheduledDate ?? holding.today,
    existingAccountNumber: account.number,
    previewOptions: { ...previewOptions, previewTypes: ['BillingDocs'] },
    subscriptions: [{ subscriptionNumber: holding.subscription.subscriptionNumber, orderActions: [...orderActions] }],
  };
}

/** Body of `POST /v1/orders`. A scheduled order is billed by the bill run of its scheduled day. */
export function changeOrderBody(
  { holding, account }: { holding: SubscriptionHolding; account: AccountInfo },
  { actions, scheduledDate }: PreparedChange,
  { orderNumber, collect, paymentMethodId }: { orderNumber: string; collect: boolean; paymentMethodId: string | undefined },
): CreateOrderRequest {
  const { today } = holding;
  return {
    orderDate: today,
    orderNumber,
    existingAccountNumber: account.number,
    subscriptions: [{ subscriptionNumber: holding.subscription.subscriptionNumber, orderActions: [...actions] }],
    ...(scheduledDate === undefined
      ? {
          processingOptions: {
            runBilling: true,
            collectPayment: collect,
            billingOptions: { targetDate: today, documentDate: today },
            ...(collect && paymentMethodId !== undefined ? { electronicPaymentOptions: { paymentMethodId } } : {}),
          },
        }
      : { status: 'Scheduled', schedulingOptions: { scheduledDate, scheduledDatePolicy: 'SpecificDate' } }),
  };
}
