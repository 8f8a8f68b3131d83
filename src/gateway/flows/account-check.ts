import type { AccountCheckRequest } from '../../api/schemas/storefront/buyer.js';
import type { OperationHandler } from '../context.js';
import { checkEmailIsNew } from '../purchase/check-email.js';

/** Checks that an email address is free for signing up. The response reveals nothing else. */
export const checkAccount: OperationHandler<AccountCheckRequest, Record<string, never>> = async (context, { input, principal }) => {
  await checkEmailIsNew(context, input.email, 'email', { signedIn: principal.kind === 'user' });
  return { body: {} };
};
