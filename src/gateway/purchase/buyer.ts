import type { FieldError } from '../../api/errors.js';
import type { Buyer } from '../../api/schemas/storefront/buyer.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { checkCountry } from '../offers/choose-plans.js';
import type { FieldOffer, SignUpOffer } from '../offers/sign-up-offer.js';
import { invalidFields } from '../refusal.js';

const MAX_ANSWER_LENGTH = 255;

function answerProblem(
  { type, required, maxLength = MAX_ANSWER_LENGTH, options = [] }: FieldOffer,
  value: string,
): Omit<FieldError, 'field'> | undefined {
  if (type === 'text')
    return value.length > maxLength ? { code: 'too-long', message: `must have at most ${maxLength} characters` } : undefined;
  const allowed = type === 'choice' ? options.map((option) => option.value) : required === true ? ['true'] : ['true', 'false'];
  return allowed.includes(value) ? undefined : { code: 'invalid-value', message: `must be ${allowed.join(' or ')}` };
}

function checkAnswers(fields: readonly FieldOffer[], answers: NonNullable<Buyer['customFields']>): FieldError[] {
  const fieldPath = (name: string): string => `account.customFields.${name}`;
  const seen = new Set<string>();
  const answerProblems = answers.flatMap(({ name, value }): FieldError[] => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [{ field: fieldPath(name), code: 'unknown-field', message: 'is not a sign-up question; remove it' }];
    const isDuplicate = seen.has(name);
    seen.add(name);
    if (isDuplicate) return [{ field: fieldPath(name), code: 'duplicate', message: 'is listed twice; send it once' }];
    const problem = answerProblem(field, value);
    return problem ? [{ field: fieldPath(name), ...problem }] : [];
  });
  const missing = fields.filter(({ name, required }) => required === true && !seen.has(name));
  return [
    ...answerProblems,
    ...missing.map(({ name }): FieldError => ({ field: fieldPath(name), code: 'missing', message: 'is required' })),
  ];
}

function checkBuyerFields({ buyers, purchaseOrder }: SignUpOffer, { company, purchaseOrderNumber }: Buyer): FieldError[] {
  const problems: FieldError[] = [];
  if (buyers && !buyers.includes('personal') && company === undefined) {
    problems.push({ field: 'account.company', code: 'missing', message: 'is required, because only companies may sign up' });
  }
  if (buyers && !buyers.includes('company') && company !== undefined) {
    problems.push({ field: 'account.company', code: 'not-asked-for', message: 'must be left out, because only individuals may sign up' });
  }
  if (purchaseOrder !== true && purchaseOrderNumber !== undefined) {
    problems.push({
      field: 'account.purchaseOrderNumber',
      code: 'not-asked-for',
      message: 'must be left out, because sign-up does not ask for it',
    });
  }
  return problems;
}

/**
 * Checks a buyer against the sign-up rules of the offers file.
 * @param onInvoice true for a purchase on invoice, which may always have a purchase order number
 * @returns the answers to the sign-up questions, as custom fields of the account
 * @throws {Refusal} 422 naming each invalid field; an answer is named `account.customFields.<name>`
 */
export function checkBuyer(sellableCatalog: SellableCatalog, buyer: Buyer, { onInvoice }: { onInvoice: boolean }): Record<string, unknown> {
  const { signUp } = sellableCatalog;
  const { fields = [] } = signUp;
  const answers = buyer.customFields ?? [];
  const problems = [...checkBuyerFields(onInvoice ? { ...signUp, purchaseOrder: true } : signUp, buyer), ...checkAnswers(fields, answers)];
  if (problems.length > 0) throw invalidFields(problems);
  checkCountry(sellableCatalog, buyer.country, 'account.country');
  checkCountry(sellableCatalog, buyer.soldTo?.country, 'account.soldTo.country');
  const checkboxes = new Set(fields.filter(({ type }) => type === 'checkbox').map(({ name }) => name));
  return Object.fromEntries(answers.map(({ name, value }) => [name, checkboxes.has(name) ? value === 'true' : value]));
}
