/**
 * Revenue rules as data: a model turns an amount into revenue, `preview` shows the revenue of each accounting period, `compile` returns the operation
 * to send. Amounts are exact; docs/revenue.md states the rounding rule.
 */
export { compile, type CompileOptions, type RevenueInputs, type RevenueOperation, type RevenueRow, type RevenueTarget } from './compile.js';
export { byUsage, custom, milestones, onDate, onEvent, parseModel, percentByPeriod, straightLine } from './models.js';
export { preview, type PreviewOptions, type RevenuePart, type RevenuePreview } from './preview.js';
export type { RevenueRule, RuleBasis, RulePeriod, RuleShare } from './rules.js';
export {
  OPEN_ENDED,
  type RevenueEvent,
  type RevenueItem,
  type RevenuePeriod,
  type RevenueUsage,
  type RevenueBasis,
} from '../schemas/revenue/basis.js';
export type {
  ByUsage,
  CustomModel,
  Json,
  Milestone,
  Milestones,
  NamedModel,
  OnDate,
  OnEvent,
  PercentByPeriod,
  RuleModel,
  StraightLine,
} from '../schemas/revenue/model.js';
