/**
 * Revenue rules as data: a model says how an amount becomes revenue, `preview` shows it for each accounting period, `compile` says what to send.
 * Money is exact; docs/revenue.md states the one rule of rounding.
 */
export { compile, type CompileOptions, type RevenueInputs, type RevenueOperation, type RevenueRow, type RevenueTarget } from './compile.js';
export { byUsage, custom, milestones, onDate, onEvent, parseModel, percentByPeriod, straightLine } from './models.js';
export { preview, type PreviewOptions, type RevenuePart, type RevenuePreview } from './preview.js';
export type { RevenueRule, RuleFacts, RulePeriod, RuleShare } from './rules.js';
export { OPEN_ENDED, type FactEvent, type FactItem, type FactPeriod, type FactUsage, type RevenueFacts } from '../schemas/revenue/facts.js';
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
