import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Database } from '../database/open.js';
import { newId, paymentMethods, paymentSessions } from '../database/schema.js';
import { refusalWhenStored, type FormDeps } from '../form/index.js';
import { lockAccount } from './accounts.js';
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

/** What the payment form needs of the database. `engineFor` joins a transaction with the moment of the call. */
export function formDeps(
  db: Database,
  engineFor: (tx: Engine['tx']) => Promise<Engine>,
): Pick<FormDeps, 'openSession' | 'storeMethod' | 'today'> {
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

    storeMethod: (token, card) =>
      db.transaction(async (tx) => {
        const engine = await engineFor(tx);
        const live = and(eq(paymentSessions.tokenDigest, digest(token)), gt(paymentSessions.expiresAt, engine.moment.realNow));
        const [session] = await tx.select().from(paymentSessions).where(live);
        if (!session) return { refused: 'session-expired' as const };
        const counted = await tx
          .update(paymentSessions)
          .set({ submissions: sql`${paymentSessions.submissions} + 1` })
          .where(and(live, lt(paymentSessions.submissions, MOST_SUBMISSIONS)))
          .returning();
        if (counted.length === 0) return { refused: 'too-many-attempts' as const };
        const refused = refusalWhenStored(card.behavior);
        if (refused) return { refused };
        return { paymentMethodId: await store(engine, card, session.accountId) };
      }),

    today: () => db.transaction(async (tx) => (await engineFor(tx)).moment.today),
  };
}

type Card = Parameters<FormDeps['storeMethod']>[1];

/** Keeps what may be kept of a card. Without an account nobody owns it yet. */
async function store(engine: Engine, card: Card, accountId: string | null): Promise<string> {
  const id = newId();
  const [method] = await engine.tx
    .insert(paymentMethods)
    .values({
      id,
      cardType: card.type,
      lastFour: card.lastFour,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      holderName: card.holderName,
      behavior: card.behavior,
      createdDate: engine.moment.realNow,
    })
    .returning();
  if (method && accountId !== null) await takeMethod(engine, await lockAccount(engine.tx, accountId), method);
  return id;
}
