import { billingError, invalidValue } from '../../errors.js';
import { readCard, refusalWhenStored, type CardField, type CardProblem, type SubmittedCard } from '../../form/cards.js';

/** Card data sent by a server. */
interface CardInput {
  number: string;
  type: string;
  expirationMonth: number;
  expirationYear: number;
  holderName: string;
  securityCode?: string | undefined;
  /** Skips the check with the payment network. */
  unchecked?: boolean | undefined;
}

/** Names of the card fields in the request, for error messages. */
export type CardPaths = Readonly<Record<CardField | 'type', string>>;

const PROBLEMS: Readonly<Record<CardProblem, string>> = {
  missing: 'must not be empty',
  incomplete: 'is too short',
  invalid: 'is invalid',
  past: 'has expired',
  'not-a-test-card': 'must be one of the test cards, which the payment form of the sandbox lists',
  'too-long': 'is too long',
};

/**
 * Parses a test card and drops its number. Other cards are refused, as in the payment form.
 *
 * @throws {BillingError} naming the invalid field or the network's refusal, never the card number
 */
export function readCardInput(input: CardInput, today: string, paths: CardPaths): SubmittedCard {
  const expiry = `${String(input.expirationMonth).padStart(2, '0')} / ${String(input.expirationYear % 100).padStart(2, '0')}`;
  const { number, holderName: name, securityCode } = input;
  const read = readCard({ number, expiry, name, ...(securityCode !== undefined && { securityCode }) }, today);
  if ('problems' in read) {
    for (const field of ['number', 'expiry', 'securityCode', 'name'] as const) {
      const problem = read.problems[field];
      if (problem) {
        throw invalidValue('payment-methods', paths[field], PROBLEMS[problem]);
      }
    }
    throw new Error('A card has a problem without a name.');
  }
  const { card } = read;
  if (card.type !== input.type) {
    throw invalidValue('payment-methods', paths.type, `the number is of ${card.type}`);
  }
  const refused = input.unchecked === true ? undefined : refusalWhenStored(card.behavior);
  if (refused !== undefined) {
    const reason = refused === 'declined' ? 'The card was declined. [card_declined]' : 'The card has expired. [expired_card]';
    throw billingError('payment-methods', 'rule', `'${paths.number}' was refused by the payment network: ${reason}`);
  }
  if (card.behavior === 'challenge' && input.unchecked !== true) {
    const reason = 'The holder must confirm, which only the payment form can ask for. [authentication_required]';
    throw billingError('payment-methods', 'rule', `'${paths.number}' was refused by the payment network: ${reason}`);
  }
  return card;
}
