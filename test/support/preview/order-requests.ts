import * as z from 'zod';
import type { History } from './histories.js';

/** Response to a refused order or preview. */
export const refused = z.object({ success: z.literal(false), reasons: z.array(z.object({ code: z.string(), message: z.string() })) });
/** Response to an order that was placed. */
export const placed = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  accountNumber: z.string(),
  invoiceNumbers: z.array(z.string()),
  creditMemoNumbers: z.optional(z.array(z.string())),
  subscriptions: z.array(z.object({ subscriptionNumber: z.string() })),
});

export const ADDRESS = { country: 'US', state: 'NY', postalCode: '10001' };
const CONTACT = { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', ...ADDRESS };

/** Returns the new account of a history, as an order sends it. */
export const newAccount = ({ currency, cycleDay }: History) => ({
  name: 'Ada Byron',
  currency,
  billCycleDay: cycleDay,
  autoPay: false,
  billToContact: CONTACT,
  soldToContact: CONTACT,
});
