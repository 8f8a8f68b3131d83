import type { Limits } from '../../gateway/limits.js';

/** Rate limits far above normal use, so that developers and test suites never reach them. A tenant's gateway uses the defaults. */
export const DEVELOPMENT_LIMITS: Partial<Limits> = {
  reads: [{ max: 60_000, seconds: 60 }],
  mutations: [{ max: 6_000, seconds: 60 }],
  quotes: [{ max: 200, seconds: 1 }],
  orders: [{ max: 600, seconds: 60 }],
  paymentSessions: [{ max: 600, seconds: 60 }],
  withdrawals: [{ max: 600, seconds: 60 }],
  changes: [{ max: 600, seconds: 60 }],
};
