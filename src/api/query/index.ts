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
  type ComparisonOperator,
  type Condition,
  type ConditionNode,
  type NumericText,
  type ComparedField,
  type QueryValue,
} from './condition.js';
export { select, type Query, type QueryField, type AllowedComparison, type SelectedRecord } from './select.js';
