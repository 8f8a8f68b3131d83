import type { AccountRequest, AccountView } from '../../api/schemas/storefront/account.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { sharedReads } from '../load/shared-reads.js';
import { authorize, policies, type OperationKey } from '../policy.js';
import { omitEmpty } from '../views/omit-empty.js';
import { readSubscriptionPage, sessionAccount } from './account.js';
import { showInvoices } from './invoices.js';
import { showPaymentMethods } from './payment-methods.js';
import { showSession } from './session.js';
import { showSubscriptions } from './subscriptions.js';
import { showUpcoming } from './upcoming.js';

/**
 * Returns what an account page shows first. Combines several operations, and reads data that they share only once. The amount of data does not grow
 * with the account, so an account with many subscriptions gets no upcoming bills.
 */
export const showAccount: OperationHandler<AccountRequest, AccountView> = async (original, request) => {
  const { principal, input } = request;
  const { body: session } = await showSession(original, { ...request, input: {} });
  if (principal.kind !== 'session') return { body: { session } };
  const context: GatewayContext = { ...original, billing: sharedReads(original.billing) };
  const account = await sessionAccount(context, principal);
  const read = async <Input, Output>(
    key: OperationKey,
    show: OperationHandler<Input, Output>,
    partInput: NoInfer<Input>,
  ): Promise<Output | undefined> => {
    try {
      authorize(policies[key], principal);
      return (await show(context, { ...request, input: partInput })).body;
    } catch {
      // The page requests this part with its own operation, which returns the reason.
      return undefined;
    }
  };
  const readUpcoming: typeof showUpcoming = async (...parameters) => {
    if ((await readSubscriptionPage(context.billing, account.number)).hasMore)
      throw new RangeError('The upcoming bills need all subscriptions.');
    return showUpcoming(...parameters);
  };
  const [subscriptions, upcoming, openInvoices, paymentMethods] = await Promise.all([
    read('listSubscriptions', showSubscriptions, { ...omitEmpty({ locale: input.locale }), paged: 'true' }),
    read('getUpcoming', readUpcoming, {}),
    read('listInvoices', showInvoices, { status: 'open' }),
    read('listPaymentMethods', showPaymentMethods, {}),
  ]);
  return { body: { session, ...omitEmpty({ subscriptions, upcoming, openInvoices, paymentMethods }) } };
};
