import type { GatewayContext } from './context.js';
import { Refusal } from './refusal.js';

/** Milliseconds for which what was begun under an intent may be carried on. */
const RESUME_WINDOW = 24 * 3600 * 1000;

/** Whether what was begun at this time may still be carried on; never where the time cannot be read. */
export const canResume = ({ now }: Pick<GatewayContext, 'now'>, startedAt: string): boolean =>
  now() - Date.parse(startedAt) < RESUME_WINDOW;

/**
 * An intent under which something else was done, or which is too old to go on with.
 * @param reason the first sentence of what developers are told
 */
export function intentUsed(reason: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${reason} Begin anew with a new intentId.` });
}
