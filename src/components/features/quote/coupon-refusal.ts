import type { StorefrontError } from '../../../api/errors.js';

/** Error of a request with a coupon. */
export type CouponRefusal = Pick<StorefrontError, 'code' | 'data'>;

/** True if the gateway refused a request because of its coupon. */
export const isCouponRefusal = ({ code }: CouponRefusal): boolean => code.startsWith('coupon-');
