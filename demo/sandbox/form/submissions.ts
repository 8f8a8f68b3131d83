import * as z from 'zod';
import { readCard, type CardProblems } from './cards.js';
import type { FormDeps } from './deps.js';
import type { FormFailure } from './messages.js';
import { brandOf } from './public/card-rules.js';

/** Body of `POST /frame/methods`. Lengths are generous: what a field may hold is said field by field afterwards. */
const submission = z.strictObject({
  token: z.string().min(1).max(500),
  card: z.strictObject({
    number: z.string().max(100),
    expiry: z.string().max(100),
    securityCode: z.string().max(100),
    name: z.string().max(200),
  }),
});

/** Body of `POST /frame/challenges`. */
const decision = z.strictObject({ token: z.string().min(1).max(500), challenge: z.string().min(1).max(500), confirmed: z.boolean() });

/** Answer of `POST /frame/methods`. Refusals are answers too, with status 200 as everywhere on the platform. */
export type SubmissionAnswer =
  | { paymentMethodId: string; brand: string; lastFour: string }
  /** The holder is asked first; the answer goes to `POST /frame/challenges`. */
  | { challenge: string; brand: string; lastFour: string }
  | { failure: FormFailure }
  | { failure: 'invalid-card'; problems: CardProblems };

/** Checks a submitted card and has it stored. Returns undefined for a body that is none of ours. */
export async function submitCard(body: unknown, deps: FormDeps, today: string): Promise<SubmissionAnswer | undefined> {
  const parsed = submission.safeParse(body);
  if (!parsed.success) return undefined;
  const { token, card } = parsed.data;
  const session = await deps.openSession(token);
  if (!session) return { failure: 'session-expired' };
  if (!session.storeOnly) return { failure: 'not-supported' };
  const read = readCard(card, today);
  if ('problems' in read) return { failure: 'invalid-card', problems: read.problems };
  const shown = { brand: brandOf(card.number).label, lastFour: read.card.lastFour };
  const done = read.card.behavior === 'challenge' ? await deps.startChallenge(token, read.card) : await deps.storeMethod(token, read.card);
  return 'refused' in done ? { failure: done.refused } : { ...done, ...shown };
}

/** Takes what the holder of a card said to the bank. Returns undefined for a body that is none of ours. */
export async function decideChallenge(
  body: unknown,
  deps: FormDeps,
): Promise<{ paymentMethodId: string } | { failure: FormFailure } | undefined> {
  const parsed = decision.safeParse(body);
  if (!parsed.success) return undefined;
  const { token, challenge, confirmed } = parsed.data;
  const done = await deps.finishChallenge(token, challenge, confirmed);
  return 'refused' in done ? { failure: done.refused } : done;
}
