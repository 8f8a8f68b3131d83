import * as z from 'zod';
import { listAccountPaymentMethods } from '../../api/operations/billing/generated/accounts.js';
import type { PaymentMethods } from '../../api/schemas/storefront/payment-methods.js';
import { found } from '../billing/problems.js';
import type { Context, Flow } from '../context.js';
import { defaultMethod, methodSummary, usableMethods } from '../views/payment-method.js';
import { ownAccount } from './account.js';

const PURPOSE = 'payment-method';
/** Seconds for which an id is good: as long as a purchase that uses it may be carried on. */
const LIFETIME = 24 * 3600;

const content = z.object({ paymentMethodId: z.string() });

/** Methods of the session's account that can pay, the one that pays by default first. */
export const showPaymentMethods: Flow<Record<string, never>, PaymentMethods> = async (context, { principal }) => {
  const { number } = await ownAccount(context, principal);
  const answer = await found(context.billing.call(listAccountPaymentMethods, { 'account-key': number }));
  const paying = defaultMethod(answer)?.id;
  const methods = usableMethods(answer).sort((a, b) => Number(b.id === paying) - Number(a.id === paying));
  return {
    body: {
      paymentMethods: await Promise.all(
        methods.map(async (method) => ({
          ...methodSummary(method),
          id: await context.seals.seal(PURPOSE, number, { paymentMethodId: method.id }, LIFETIME),
          isDefault: method.id === paying,
        })),
      ),
    },
  };
};

/** The platform's id of a kept method; undefined for anything but a live id that this account was given. */
export async function openMethodId(context: Context, accountNumber: string, id: string): Promise<string | undefined> {
  const opened = content.safeParse(await context.seals.open(PURPOSE, accountNumber, id));
  return opened.success ? opened.data.paymentMethodId : undefined;
}
