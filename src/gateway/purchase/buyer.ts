import type { FieldError } from '../../api/errors.js';
import type { Buyer } from '../../api/schemas/storefront/purchase.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { checkCountry } from '../offers/choose.js';
import type { FieldOffer, SignUpOffer } from '../offers/sign-up-offer.js';
import { invalidFields } from '../refusal.js';

const LONGEST_ANSWER = 255;

function answerProblem(
  { type, required, maxLength = LONGEST_ANSWER, options = [] }: FieldOffer,
  value: string,
): Omit<FieldError, 'field'> | undefined {
  if (type === 'text') return value.length > maxLength ? { code: 'too-long', message: `must not be longer than ${maxLength}` } : undefined;
  const allowed = type === 'choice' ? options.map((option) => option.value) : required === true ? ['true'] : ['true', 'false'];
  return allowed.includes(value) ? undefined : { code: 'invalid-value', message: `must be ${allowed.join(' or ')}` };
}

function checkAnswers(fields: readonly FieldOffer[], answers: NonNullable<Buyer['customFields']>): FieldError[] {
  const at = (name: string): string => `account.customFields.${name}`;
  const seen = new Set<string>();
  const given = answers.flatMap(({ name, value }): FieldError[] => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [{ field: at(name), code: 'unknown-field', message: 'is not asked for' }];
    const twice = seen.has(name);
    seen.add(name);
    if (twice) return [{ field: at(name), code: 'duplicate', message: 'appears twice: send it once' }];
    const problem = answerProblem(field, value);
    return problem ? [{ field: at(name), ...problem }] : [];
  });
  const missing = fields.filter(({ name, required }) => required === true && !seen.has(name));
  return [...given, ...missing.map(({ name }): FieldError => ({ field: at(name), code: 'missing', message: 'is missing' }))];
}

function checkKind({ buyers, purchaseOrder }: SignUpOffer, { company, purchaseOrderNumber }: Buyer): FieldError[] {
  const problems: FieldError[] = [];
  if (buyers && !buyers.includes('personal') && company === undefined) {
    problems.push({ field: 'account.company', code: 'missing', message: 'is missing: only companies may buy' });
  }
  if (buyers && !buyers.includes('company') && company !== undefined) {
    problems.push({ field: 'account.company', code: 'not-asked-for', message: 'leave it out: only persons may buy' });
  }
  if (purchaseOrder !== true && purchaseOrderNumber !== undefined) {
    problems.push({ field: 'account.purchaseOrderNumber', code: 'not-asked-for', message: 'leave it out' });
  }
  return problems;
}

/**
 * Checks a buyer against what the tenant asks for.
 * @returns the answers as custom fields of the account
 * @throws {Refusal} 422 naming each field, answers as `account.customFields.<name>`
 */
export function checkBuyer(sellableCatalog: SellableCatalog, buyer: Buyer): Record<string, unknown> {
  const { signUp } = sellableCatalog;
  const { fields = [] } = signUp;
  const answers = buyer.customFields ?? [];
  const problems = [...checkKind(signUp, buyer), ...checkAnswers(fields, answers)];
  if (problems.length > 0) throw invalidFields(problems);
  checkCountry(sellableCatalog, buyer.country, 'account.country');
  checkCountry(sellableCatalog, buyer.soldTo?.country, 'account.soldTo.country');
  const checkboxes = new Set(fields.filter(({ type }) => type === 'checkbox').map(({ name }) => name));
  return Object.fromEntries(answers.map(({ name, value }) => [name, checkboxes.has(name) ? value === 'true' : value]));
}
