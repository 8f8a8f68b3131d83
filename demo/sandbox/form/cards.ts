import { brandOf, digitsOf, expiryProblem, numberProblem, readExpiry, securityCodeProblem, type CardType } from './public/card-rules.js';

/**
 * What the sandbox's card network does with a card. `ok` stores and pays; `decline` and `insufficient-funds` store but refuse when a
 * payment is collected; `refuse-store` and `expired-card` are refused when stored.
 */
export type CardBehavior = 'ok' | 'decline' | 'insufficient-funds' | 'refuse-store' | 'expired-card';

/** Why a card was not stored. */
export type StoreRefusal = 'declined' | 'expired-card' | 'session-expired' | 'too-many-attempts';

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
];

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
  return {
    card: {
      type: brandOf(digits).type,
      lastFour: digits.slice(-4),
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      holderName: name,
      behavior: testCard.behavior,
    },
  };
}
