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

/** Answer of `POST /frame/methods`. Refusals are answers too, with status 200 as everywhere on the platform. */
export type SubmissionAnswer =
  | { paymentMethodId: string; brand: string; lastFour: string }
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
  const stored = await deps.storeMethod(token, read.card);
  if ('refused' in stored) return { failure: stored.refused };
  return { paymentMethodId: stored.paymentMethodId, brand: brandOf(card.number).label, lastFour: read.card.lastFour };
}
