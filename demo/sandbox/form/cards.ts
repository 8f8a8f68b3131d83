import { brandOf, digitsOf, expiryProblem, numberProblem, readExpiry, securityCodeProblem, type CardType } from './public/card-rules.js';

/**
 * What the sandbox's card network does with a card. `ok` stores and pays; `decline` and `insufficient-funds` store but refuse when a
 * payment is collected; `refuse-store` and `expired-card` are refused when stored; `challenge` asks the holder first (3-D Secure) and pays then;
 * `expires-soon` is stored and pays, but ends with the present month, whatever date was typed.
 */
export type CardBehavior = 'ok' | 'decline' | 'insufficient-funds' | 'refuse-store' | 'expired-card' | 'challenge' | 'expires-soon';

/** Why a card was not stored. */
export type StoreRefusal = 'declined' | 'expired-card' | 'challenge-failed' | 'session-expired' | 'too-many-attempts';

/** A card as it leaves the form: what may be kept of it. The number and the security code are already forgotten. */
export interface SubmittedCard {
  type: CardType;
  lastFour: string;
  expirationMonth: number;
  expirationYear: number;
  holderName: string;
  behavior: CardBehavior;
}

export interface TestCard {
  number: string;
  behavior: CardBehavior;
}

/** The cards this form takes. Others are turned away, so that nobody's real card is ever typed into a sandbox and stored. */
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

/** The card that the test wallet hands over. `today` is `YYYY-MM-DD`. */
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

/** What a person typed. */
export interface CardFields {
  number: string;
  expiry: string;
  /** Left out where nobody types it: a server that stores a card may not have it. */
  securityCode?: string;
  name: string;
}

export type CardField = keyof CardFields;
export type CardProblem = 'missing' | 'incomplete' | 'invalid' | 'past' | 'not-a-test-card' | 'too-long';
export type CardProblems = Partial<Record<CardField, CardProblem>>;

/** Longest name on a card, as the platform's `cardHolderName`. */
const NAME_MAX = 50;

/** Why a card with this behavior is refused when it is stored; undefined if it is stored. */
export function refusalWhenStored(behavior: CardBehavior): 'declined' | 'expired-card' | undefined {
  if (behavior === 'refuse-store') return 'declined';
  return behavior === 'expired-card' ? 'expired-card' : undefined;
}

/** The last month of a card: as typed, or as its bank knows better. */
function lastMonth(behavior: CardBehavior, typed: { month: number; year: number }, today: string): { month: number; year: number } {
  return behavior === 'expires-soon' ? { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) } : typed;
}

function nameProblem(name: string): CardProblem | undefined {
  if (name === '') return 'missing';
  return name.length > NAME_MAX ? 'too-long' : undefined;
}

/** Reads what was typed: the card without its secrets, or what is wrong with each field. `today` is `YYYY-MM-DD`. */
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
