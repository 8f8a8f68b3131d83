import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Database } from '../../database/open.js';
import { newId, paymentChallenges, paymentMethods, paymentSessions } from '../../database/schema.js';
import { refusalWhenStored, type FormDeps, type StoreRefusal, type SubmittedMethod } from '../../form/index.js';
import { lockAccount } from '../accounts.js';
import { assignAsDefault } from './payment-methods.js';

const SESSION_LIFETIME = 10 * 60 * 1000;
const MAX_SUBMISSIONS = 3;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a payment form session for ten minutes and three submissions. Returns its token. */
export async function openPaymentSession(
  engine: Engine,
  session: {
    amount: DecimalString;
    currency: CurrencyCode;
    processPayment: boolean;
    accountId: string | null;
    details?: Record<string, unknown>;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { amount, currency, processPayment, accountId, details = {} } = session;
  await engine.tx.insert(paymentSessions).values({
    tokenDigest: digest(token),
    amount,
    currency,
    processPayment,
    accountId,
    details,
    expiresAt: new Date(engine.moment.realNow.getTime() + SESSION_LIFETIME),
  });
  return token;
}

type PaymentSessionRow = typeof paymentSessions.$inferSelect;

const liveSession = (engine: Engine, token: string) =>
  and(eq(paymentSessions.tokenDigest, digest(token)), gt(paymentSessions.expiresAt, engine.moment.realNow));

/** Counts a submission of an active session. */
async function countSubmission(engine: Engine, token: string): Promise<PaymentSessionRow | { refused: StoreRefusal }> {
  const live = liveSession(engine, token);
  const [session] = await engine.tx.select().from(paymentSessions).where(live);
  if (!session) return { refused: 'session-expired' };
  const counted = await engine.tx
    .update(paymentSessions)
    .set({ submissions: sql`${paymentSessions.submissions} + 1` })
    .where(and(live, lt(paymentSessions.submissions, MAX_SUBMISSIONS)))
    .returning();
  return counted.length === 0 ? { refused: 'too-many-attempts' } : session;
}

/**
 * Connects the payment form with the database.
 *
 * @param engineFor creates the engine for a transaction
 */
export function formDeps(
  db: Database,
  engineFor: (tx: Engine['tx']) => Promise<Engine>,
): Pick<FormDeps, 'openSession' | 'storeMethod' | 'startChallenge' | 'finishChallenge' | 'today'> {
  return {
    openSession: (token) =>
      db.transaction(async (tx) => {
        const { moment } = await engineFor(tx);
        const [row] = await tx
          .select()
          .from(paymentSessions)
          .where(and(eq(paymentSessions.tokenDigest, digest(token)), gt(paymentSessions.expiresAt, moment.realNow)));
        return row && { amount: row.amount, currency: row.currency, storeOnly: !row.processPayment };
      }),

    storeMethod: (token, method) =>
      db.transaction(async (tx) => {
        const engine = await engineFor(tx);
        const session = await countSubmission(engine, token);
        if ('refused' in session) return session;
        const refused = 'bank' in method ? undefined : refusalWhenStored(method.behavior);
        if (refused) return { refused };
        return { paymentMethodId: await saveMethod(engine, method, session) };
      }),

    startChallenge: (token, card) =>
      db.transaction(async (tx) => {
        const session = await countSubmission(await engineFor(tx), token);
        if ('refused' in session) return session;
        const challenge = randomBytes(32).toString('base64url');
        await tx.insert(paymentChallenges).values({ challengeDigest: digest(challenge), tokenDigest: session.tokenDigest, card });
        return { challenge };
      }),

    finishChallenge: (token, challenge, confirmed) =>
      db.transaction(async (tx) => {
        const engine = await engineFor(tx);
        const [session] = await tx.select().from(paymentSessions).where(liveSession(engine, token));
        if (!session) return { refused: 'session-expired' };
        const own = and(eq(paymentChallenges.challengeDigest, digest(challenge)), eq(paymentChallenges.tokenDigest, session.tokenDigest));
        const [stored] = await tx.delete(paymentChallenges).where(own).returning();
        if (!stored || !confirmed) return { refused: 'challenge-failed' };
        return { paymentMethodId: await saveMethod(engine, { ...stored.card, behavior: 'ok' }, session) };
      }),

    today: () => db.transaction(async (tx) => (await engineFor(tx)).moment.today),
  };
}

function toMethodValues(
  method: SubmittedMethod,
): Pick<typeof paymentMethods.$inferInsert, 'type' | 'cardType' | 'expirationMonth' | 'expirationYear'> {
  if ('bank' in method) return { type: method.bank };
  const { type: cardType, expirationMonth, expirationYear } = method;
  return { type: 'CreditCard', cardType, expirationMonth, expirationYear };
}

/** Options of a session that apply to the payment method that it stores. */
const METHOD_OPTIONS = ['deviceSessionId', 'maxConsecutivePaymentFailures', 'paymentRetryWindow', 'useDefaultRetryRule'];

/** Stores a submitted payment method without its number. Without an account, the method has no owner yet. */
async function saveMethod(engine: Engine, submitted: SubmittedMethod, session: PaymentSessionRow): Promise<string> {
  const id = newId();
  const { accountId } = session;
  const { lastFour, holderName, behavior } = submitted;
  const details = Object.fromEntries(Object.entries(session.details).filter(([name]) => METHOD_OPTIONS.includes(name)));
  const [method] = await engine.tx
    .insert(paymentMethods)
    .values({ id, ...toMethodValues(submitted), lastFour, holderName, behavior, details, createdDate: engine.moment.realNow })
    .returning();
  if (method && accountId !== null) await assignAsDefault(engine, await lockAccount(engine.tx, accountId), method);
  return id;
}
