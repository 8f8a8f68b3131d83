import { kindOfField } from '../schemas/objects/index.js';
import type { ComparisonOperator, ConditionNode } from './condition.js';
import { toLiteral } from './literal.js';
import { checkedName } from './names.js';
import { refuse } from './refuse.js';

/** Maximum number of conditions in a query. */
const MOST_CONDITIONS = 200;

/** Maximum depth of nested conditions, safe for recursion. */
const DEEPEST = 100;
/** TypeScript allows only these. This list protects callers in plain JavaScript. */
const COMPARISONS: readonly unknown[] = ['=', '!=', '<', '>', '<=', '>='] satisfies ComparisonOperator[];

/** Comparisons that must all be true, as text. */
type Conjunction = readonly string[];

/**
 * Writes a condition as groups of `and`, joined by `or`: `a and (b or c)` becomes `a and b or a and c`. ZOQL has no parentheses and binds `and`
 * before `or`, so only this form can express every condition.
 * @throws {InvalidRequestError} A name or value is invalid, a part is empty, or the form has more than 200 conditions.
 */
export function disjunctiveText(object: string, node: ConditionNode): string {
  return alternatives(object, node, 'where', 0)
    .map((comparisons) => comparisons.join(' and '))
    .join(' or ');
}

function alternatives(object: string, node: ConditionNode, path: string, depth: number): readonly Conjunction[] {
  if (node.kind === 'compare') return [[comparison(object, node, path)]];
  const inner = `${path}.${node.kind}`;
  if (depth >= DEEPEST) throw refuse('where', 'too-deep', `is nested more than ${DEEPEST} levels deep`);
  if (node.parts.length === 0) throw refuse(inner, 'empty', 'must have at least one condition');
  const parts = node.parts.map((part, index) => alternatives(object, part, `${inner}.${index}`, depth + 1));
  if (node.kind === 'or') return limitConjunctions(inner, parts.flat());
  return parts.reduce((before, after) =>
    limitConjunctions(
      inner,
      before.flatMap((left) => after.map((right) => [...left, ...right])),
    ),
  );
}

/** Removes duplicates. Refuses more conditions than a query can have. */
function limitConjunctions(path: string, found: readonly Conjunction[]): readonly Conjunction[] {
  const distinct = new Map<string, Conjunction>();
  for (const comparisons of found) {
    const once = [...new Set(comparisons)];
    distinct.set([...once].sort().join(' and '), once);
  }
  const kept = [...distinct.values()];
  const count = kept.reduce((sum, { length }) => sum + length, 0);
  if (count <= MOST_CONDITIONS) return kept;
  throw refuse(
    path,
    'too-many-conditions',
    `takes ${count} conditions when written without parentheses; a query has at most ${MOST_CONDITIONS}. Ask several queries instead`,
  );
}

function comparison(object: string, node: Extract<ConditionNode, { kind: 'compare' }>, path: string): string {
  const field = checkedName(path, node.field);
  const here = `${path}.${field}`;
  if (!COMPARISONS.includes(node.comparison))
    throw refuse(here, 'invalid-comparison', `must be compared with one of ${COMPARISONS.join(' ')}`);
  if (node.value === null && node.comparison !== '=' && node.comparison !== '!=') {
    throw refuse(here, 'invalid-value', 'must be compared with = or !=, because the value is null');
  }
  return `${field} ${node.comparison} ${toLiteral(here, kindOfField(object, field), node.value)}`;
}
