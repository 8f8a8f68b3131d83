import { kindOfField } from '../schemas/objects/index.js';
import type { Comparison, ConditionNode } from './condition.js';
import { literal } from './literal.js';
import { checkedName } from './names.js';
import { refuse } from './refuse.js';

/** Most conditions in a query (conventions.md §4). */
const MOST_CONDITIONS = 200;

/** Conditions in conditions, far more than anybody reads; what goes into them calls itself. */
const DEEPEST = 100;
/** Types already say which there are; this holds for conditions that were not made by our functions too. */
const COMPARISONS: readonly unknown[] = ['=', '!=', '<', '>', '<=', '>='] satisfies Comparison[];

/** Comparisons that must all hold, as they are written. */
type Conjunction = readonly string[];

/**
 * Writes a condition as alternatives of comparisons that hold together. The language has no parentheses and binds `and` before `or`, so this is the one
 * form in which every combination can be said: `a and (b or c)` becomes `a and b or a and c`.
 *
 * @throws {InvalidRequestError} a name or value cannot stand in a query, a part is empty, or the form takes more than 200 conditions
 */
export function disjunctiveText(object: string, node: ConditionNode): string {
  return alternatives(object, node, 'where', 0)
    .map((comparisons) => comparisons.join(' and '))
    .join(' or ');
}

function alternatives(object: string, node: ConditionNode, path: string, depth: number): readonly Conjunction[] {
  if (node.kind === 'compare') return [[comparison(object, node, path)]];
  const inner = `${path}.${node.kind}`;
  if (depth >= DEEPEST) throw refuse('where', 'too-deep', `has conditions in more than ${DEEPEST} others`);
  if (node.parts.length === 0) throw refuse(inner, 'empty', 'needs at least one condition');
  const parts = node.parts.map((part, index) => alternatives(object, part, `${inner}.${index}`, depth + 1));
  if (node.kind === 'or') return limited(inner, parts.flat());
  return parts.reduce((before, after) =>
    limited(
      inner,
      before.flatMap((left) => after.map((right) => [...left, ...right])),
    ),
  );
}

/** Without what is said twice; refused if it is still too much. */
function limited(path: string, found: readonly Conjunction[]): readonly Conjunction[] {
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
  if (!COMPARISONS.includes(node.comparison)) throw refuse(here, 'invalid-comparison', `is compared by ${COMPARISONS.join(' ')} only`);
  if (node.value === null && node.comparison !== '=' && node.comparison !== '!=') {
    throw refuse(here, 'invalid-value', 'null is compared by = or != only');
  }
  return `${field} ${node.comparison} ${literal(here, kindOfField(object, field), node.value)}`;
}
