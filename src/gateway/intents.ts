import type { Context } from './context.js';
import { Refusal } from './refusal.js';

/** Milliseconds for which what was begun under an intent may be carried on. */
const CARRIED_ON = 24 * 3600 * 1000;

/** Whether what was begun at this time may still be carried on; never where the time cannot be read. */
export const mayBeCarriedOn = ({ now }: Pick<Context, 'now'>, begunAt: string): boolean => now() - Date.parse(begunAt) < CARRIED_ON;

/**
 * An intent under which something else was done, or which is too old to go on with.
 * @param why the first sentence of what developers are told
 */
export function intentUsed(why: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${why} Begin anew with a new intentId.` });
}
