import * as z from 'zod';
import { bankKindOf, readBank, type BankProblems } from './banks.js';
import { readCard, walletCard, type CardFields, type CardProblems, type StoreRefusal } from './cards.js';
import type { FormDeps } from './deps.js';
import type { FormFailure } from './messages.js';
import { brandOf } from './public/card-rules.js';

const token = z.string().min(1).max(500);
const typed = z.string().max(200);

/** Body of `POST /frame/methods`. Lengths are generous because each field is validated later. */
const submission = z.union([
  z.strictObject({
    token,
    card: z.strictObject({
      number: z.string().max(100),
      expiry: z.string().max(100),
      securityCode: z.string().max(100),
      name: typed,
    }),
  }),
  z.strictObject({
    token,
    bank: z.strictObject({ holder: typed, iban: typed.optional(), bankCode: typed.optional(), accountNumber: typed.optional() }),
  }),
  z.strictObject({ token, wallet: z.literal(true) }),
]);

/** Body of `POST /frame/challenges`. */
const decision = z.strictObject({ token, challenge: token, confirmed: z.boolean() });

/** Response of `POST /frame/methods`. Refusals also have status 200, as everywhere on the platform. A bank account has no brand. */
type SubmissionAnswer =
  | { paymentMethodId: string; brand?: string; lastFour: string }
  /** The card holder must confirm first (3-D Secure). The page sends the result to `POST /frame/challenges`. */
  | { challenge: string; brand: string; lastFour: string }
  | { failure: FormFailure }
  | { failure: 'invalid-card'; problems: CardProblems }
  | { failure: 'invalid-bank'; problems: BankProblems };

/** Validates and stores a submitted payment method. Returns undefined for a malformed body. */
export async function submitMethod(body: unknown, deps: FormDeps, today: string): Promise<SubmissionAnswer | undefined> {
  const parsed = submission.safeParse(body);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  const session = await deps.openSession(data.token);
  if (!session) return { failure: 'session-expired' };
  if (!session.storeOnly) return { failure: 'not-supported' };
  if ('card' in data) return submitCard(data.token, data.card, deps, today);
  if ('wallet' in data) {
    const card = walletCard(today);
    return answerOf(await deps.storeMethod(data.token, card), { brand: card.type, lastFour: card.lastFour });
  }
  const kind = bankKindOf(session.currency);
  if (!kind) return { failure: 'not-supported' };
  const read = readBank(kind, data.bank);
  if ('problems' in read) return { failure: 'invalid-bank', problems: read.problems };
  return answerOf(await deps.storeMethod(data.token, read.bank), { lastFour: read.bank.lastFour });
}

function answerOf<Shown>(
  done: { paymentMethodId: string } | { refused: StoreRefusal },
  shown: Shown,
): ({ paymentMethodId: string } & Shown) | { failure: FormFailure } {
  return 'refused' in done ? { failure: done.refused } : { ...done, ...shown };
}

async function submitCard(token: string, card: CardFields, deps: FormDeps, today: string): Promise<SubmissionAnswer> {
  const read = readCard(card, today);
  if ('problems' in read) return { failure: 'invalid-card', problems: read.problems };
  const shown = { brand: brandOf(card.number).label, lastFour: read.card.lastFour };
  const done = read.card.behavior === 'challenge' ? await deps.startChallenge(token, read.card) : await deps.storeMethod(token, read.card);
  return 'refused' in done ? { failure: done.refused } : { ...done, ...shown };
}

/** Handles the result of a 3-D Secure challenge. Returns undefined for a malformed body. */
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
