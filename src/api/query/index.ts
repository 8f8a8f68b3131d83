export {
  and,
  eq,
  ge,
  gt,
  le,
  lt,
  ne,
  numeric,
  oneOf,
  or,
  type Comparison,
  type Condition,
  type ConditionNode,
  type Numeric,
  type Use,
  type Value,
} from './condition.js';
export { select, type Query, type QueryField, type QueryUse, type Selected } from './select.js';
