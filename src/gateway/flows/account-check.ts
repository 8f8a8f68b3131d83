import type { AccountCheckRequest } from '../../api/schemas/storefront/purchase.js';
import type { OperationHandler } from '../context.js';
import { checkEmailIsNew } from './checks.js';

/** Whether an address is free to sign up with. Nothing is answered beyond that. */
export const checkAccount: OperationHandler<AccountCheckRequest, Record<string, never>> = async (context, { input }) => {
  await checkEmailIsNew(context, input.email, 'email');
  return { body: {} };
};
