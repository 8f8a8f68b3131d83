import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Database } from '../../database/open.js';
import { newId, paymentChallenges, paymentMethods, paymentSessions } from '../../database/schema.js';
import { refusalWhenStored, type FormDeps, type StoreRefusal, type SubmittedMethod } from '../../form/index.js';
import { lockAccount } from '../accounts.js';
import { takeMethod } from './methods.js';

const LIFETIME = 10 * 60 * 1000;
const MOST_SUBMISSIONS = 3;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session of the payment form for ten minutes and three submissions; the token is its only name. */
export async function openSession(
  engine: Engine,
  session: { amount: DecimalString; currency: CurrencyCode; processPayment: boolean; accountId: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { amount, currency, processPayment, accountId } = session;
  await engine.tx.insert(paymentSessions).values({
    tokenDigest: digest(token),
    amount,
    currency,
    processPayment,
    accountId,
    expiresAt: new Date(engine.moment.realNow.getTime() + LIFETIME),
  });
  return token;
}

type SessionRow = typeof paymentSessions.$inferSelect;

const liveSession = (engine: Engine, token: string) =>
  and(eq(paymentSessions.tokenDigest, digest(token)), gt(paymentSessions.expiresAt, engine.moment.realNow));

/** Counts one submission of a session that is not over. */
async function submit(engine: Engine, token: string): Promise<SessionRow | { refused: StoreRefusal }> {
  const live = liveSession(engine, token);
  const [session] = await engine.tx.select().from(paymentSessions).where(live);
  if (!session) return { refused: 'session-expired' };
  const counted = await engine.tx
    .update(paymentSessions)
    .set({ submissions: sql`${paymentSessions.submissions} + 1` })
    .where(and(live, lt(paymentSessions.submissions, MOST_SUBMISSIONS)))
    .returning();
  return counted.length === 0 ? { refused: 'too-many-attempts' } : session;
}

/** What the payment form needs of the database. `engineFor` joins a transaction with the moment of the call. */
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
        const session = await submit(engine, token);
        if ('refused' in session) return session;
        const refused = 'bank' in method ? undefined : refusalWhenStored(method.behavior);
        if (refused) return { refused };
        return { paymentMethodId: await store(engine, method, session.accountId) };
      }),

    startChallenge: (token, card) =>
      db.transaction(async (tx) => {
        const session = await submit(await engineFor(tx), token);
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
        const [asked] = await tx.delete(paymentChallenges).where(own).returning();
        if (!asked || !confirmed) return { refused: 'challenge-failed' };
        return { paymentMethodId: await store(engine, { ...asked.card, behavior: 'ok' }, session.accountId) };
      }),

    today: () => db.transaction(async (tx) => (await engineFor(tx)).moment.today),
  };
}

function valuesOf(
  method: SubmittedMethod,
): Pick<typeof paymentMethods.$inferInsert, 'type' | 'cardType' | 'expirationMonth' | 'expirationYear'> {
  if ('bank' in method) return { type: method.bank };
  const { type: cardType, expirationMonth, expirationYear } = method;
  return { type: 'CreditCard', cardType, expirationMonth, expirationYear };
}

/** Keeps what may be kept of a method. Without an account nobody owns it yet. */
async function store(engine: Engine, submitted: SubmittedMethod, accountId: string | null): Promise<string> {
  const id = newId();
  const { lastFour, holderName, behavior } = submitted;
  const [method] = await engine.tx
    .insert(paymentMethods)
    .values({ id, ...valuesOf(submitted), lastFour, holderName, behavior, createdDate: engine.moment.realNow })
    .returning();
  if (method && accountId !== null) await takeMethod(engine, await lockAccount(engine.tx, accountId), method);
  return id;
}
