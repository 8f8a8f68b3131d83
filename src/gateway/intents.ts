import type { GatewayContext } from './context.js';
import { Refusal } from './refusal.js';

/** Milliseconds during which an unfinished intent can be resumed. */
const RESUME_WINDOW = 24 * 3600 * 1000;

/** True if an intent that started at `startedAt` can still be resumed. False if `startedAt` is not a valid time. */
export const canResume = ({ now }: Pick<GatewayContext, 'now'>, startedAt: string): boolean =>
  now() - Date.parse(startedAt) < RESUME_WINDOW;

/**
 * Refusal of an intent that was used for something else or is too old to resume.
 * @param reason first sentence of the error message, for developers
 */
export function intentUsedRefusal(reason: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${reason} Use a new intentId.` });
}
