import { brandOf, digitsOf, expiryProblem, numberProblem, readExpiry, securityCodeProblem, type CardType } from './public/card-rules.js';

/**
 * Behavior of a test card.
 *
 * - `ok`: is stored, payments succeed
 * - `decline`, `insufficient-funds`: is stored, payments fail
 * - `refuse-store`, `expired-card`: is refused when stored
 * - `challenge`: needs 3-D Secure before it is stored, then payments succeed
 * - `expires-soon`: like `ok`, but always expires at the end of the current month
 */
export type CardBehavior = 'ok' | 'decline' | 'insufficient-funds' | 'refuse-store' | 'expired-card' | 'challenge' | 'expires-soon';

/** Reason why a card was not stored. */
export type StoreRefusal = 'declined' | 'expired-card' | 'challenge-failed' | 'session-expired' | 'too-many-attempts';

/** A submitted card without its number and security code. */
export interface SubmittedCard {
  type: CardType;
  lastFour: string;
  expirationMonth: number;
  expirationYear: number;
  holderName: string;
  behavior: CardBehavior;
}

interface TestCard {
  number: string;
  behavior: CardBehavior;
}

/** Accepted cards. All others are refused, so that nobody stores a real card in a sandbox. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behavior: 'ok' },
  { number: '5555555555554444', behavior: 'ok' },
  { number: '4000000000000002', behavior: 'refuse-store' },
  { number: '4000000000000069', behavior: 'expired-card' },
  { number: '4000000000000341', behavior: 'decline' },
  { number: '4000000000009995', behavior: 'insufficient-funds' },
  { number: '4000002760003184', behavior: 'challenge' },
  { number: '4000000000001125', behavior: 'expires-soon' },
];

/** Returns the card of the test wallet. `today` is `YYYY-MM-DD`. */
export function walletCard(today: string): SubmittedCard {
  return {
    type: 'Visa',
    lastFour: '4242',
    expirationMonth: 12,
    expirationYear: Number(today.slice(0, 4)) + 3,
    holderName: 'Test Wallet',
    behavior: 'ok',
  };
}

/** Submitted fields. */
export interface CardFields {
  number: string;
  expiry: string;
  /** Absent if the tenant's server stores the card through the API without a security code. */
  securityCode?: string;
  name: string;
}

export type CardField = keyof CardFields;
export type CardProblem = 'missing' | 'incomplete' | 'invalid' | 'past' | 'not-a-test-card' | 'too-long';
export type CardProblems = Partial<Record<CardField, CardProblem>>;

/** Maximum length of `cardHolderName` on the platform. */
const NAME_MAX = 50;

/** Returns the reason why storing the card fails. Undefined if it succeeds. */
export function refusalWhenStored(behavior: CardBehavior): 'declined' | 'expired-card' | undefined {
  if (behavior === 'refuse-store') return 'declined';
  return behavior === 'expired-card' ? 'expired-card' : undefined;
}

/** Returns the expiry month: the submitted one, or the one that the test card's behavior sets. */
function lastMonth(behavior: CardBehavior, typed: { month: number; year: number }, today: string): { month: number; year: number } {
  return behavior === 'expires-soon' ? { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) } : typed;
}

function nameProblem(name: string): CardProblem | undefined {
  if (name === '') return 'missing';
  return name.length > NAME_MAX ? 'too-long' : undefined;
}

/** Validates the fields. Returns the card without its secrets, or a problem for each invalid field. `today` is `YYYY-MM-DD`. */
export function readCard(fields: CardFields, today: string): { card: SubmittedCard } | { problems: CardProblems } {
  const digits = digitsOf(fields.number);
  const name = fields.name.trim();
  const expiry = readExpiry(fields.expiry);
  const testCard = TEST_CARDS.find((known) => known.number === digits);
  const problems: CardProblems = {};
  const number = numberProblem(fields.number) ?? (testCard ? undefined : 'not-a-test-card');
  if (number) problems.number = number;
  const date = expiryProblem(fields.expiry, today);
  if (date) problems.expiry = date;
  const code = fields.securityCode === undefined ? undefined : securityCodeProblem(fields.securityCode, fields.number);
  if (code) problems.securityCode = code;
  const holder = nameProblem(name);
  if (holder) problems.name = holder;
  if (!testCard || !expiry || Object.keys(problems).length > 0) return { problems };
  const { month, year } = lastMonth(testCard.behavior, expiry, today);
  return {
    card: {
      type: brandOf(digits).type,
      lastFour: digits.slice(-4),
      expirationMonth: month,
      expirationYear: year,
      holderName: name,
      behavior: testCard.behavior === 'expires-soon' ? 'ok' : testCard.behavior,
    },
  };
}
