export type CardType = 'Visa' | 'MasterCard' | 'AmericanExpress' | 'Discover' | 'JCB' | 'Diners' | 'Unknown';

export interface CardBrand {
  /** The platform's name of the brand (`creditCardType`). */
  type: CardType;
  /** As people write it; empty for a brand that is not known. */
  label: string;
  pattern: RegExp;
  /** Sizes of the groups in which the number is printed. */
  groups: readonly number[];
  /** How many digits a number may have. */
  lengths: readonly number[];
  securityCodeLength: number;
}

export function digitsOf(text: string): string;
export function brandOf(number: string): CardBrand;
export function formatNumber(text: string): string;
export function formatExpiry(text: string): string;
export function readExpiry(text: string): { month: number; year: number } | undefined;
export function numberProblem(text: string): 'missing' | 'incomplete' | 'invalid' | undefined;
export function expiryProblem(text: string, today: string): 'missing' | 'incomplete' | 'invalid' | 'past' | undefined;
export function securityCodeProblem(text: string, number: string): 'missing' | 'incomplete' | undefined;
