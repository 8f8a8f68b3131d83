export type CardType = 'Visa' | 'MasterCard' | 'AmericanExpress' | 'Discover' | 'JCB' | 'Diners' | 'Unknown';

export interface CardBrand {
  /** The platform's name for the brand (`creditCardType`). */
  type: CardType;
  /** Display name. Empty for unknown brands. */
  label: string;
  pattern: RegExp;
  /** Sizes of the digit groups in a formatted number. */
  groups: readonly number[];
  /** Allowed numbers of digits. */
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
