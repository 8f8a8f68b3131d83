import type { SignUpView } from './sign-up-view.js';
import { currentPage } from './sign-up-view.js';

/** View state of a sign-up. */
export type SignUpState =
  | 'misconfigured'
  | 'loading'
  | 'error'
  | 'offline'
  | 'empty'
  | 'plan'
  | 'details'
  | 'payment'
  | 'review'
  | 'account-exists'
  | 'duplicate'
  | 'expired'
  | 'refused'
  | 'submitting'
  | 'checking'
  | 'blocked'
  | 'payment-required'
  | 'completed';

const EXPIRED: readonly string[] = ['expired', 'session-ended', 'quote-changed', 'consents-changed', 'new-purchase', 'not-for-sale'];

/** Returns the view state of a purchase that is not complete. */
export function signUpStateOf(view: SignUpView): SignUpState {
  const { purchase, isAttempting, online, asksSecond, problems } = view;
  const { status, problem, unpaidFirstBill, step } = purchase;
  if (status === 'checking') return 'checking';
  if (status === 'other-tab') return 'blocked';
  if (status === 'sending' || isAttempting) return 'submitting';
  if (!online) return 'offline';
  if (problem?.kind === 'account-exists' || problem?.kind === 'signed-in' || problems['email'] === 'account-exists')
    return 'account-exists';
  if (asksSecond || problem?.kind === 'already-subscribed' || problem?.kind === 'one-subscription') return 'duplicate';
  if (problem && EXPIRED.includes(problem.kind)) return 'expired';
  if (unpaidFirstBill) return 'payment-required';
  if (problem && problem.kind !== 'fields' && problem.kind !== 'payment') return 'refused';
  const page = currentPage(view);
  return page.find((each) => each === step) ?? page[0] ?? 'review';
}
