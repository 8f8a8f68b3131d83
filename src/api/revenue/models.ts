import type {
  ByUsage,
  CustomModel,
  Milestones,
  NamedModel,
  OnDate,
  OnEvent,
  PercentByPeriod,
  RuleModel,
  StraightLine,
} from '../schemas/revenue/model.js';
import { ruleModel } from '../schemas/revenue/model.js';
import { validate } from './refuse.js';
import type { RevenueRule } from './rules.js';

/**
 * Parses a model that was stored as JSON, for example `parseModel(JSON.parse(text))`.
 * @throws {InvalidRequestError} `fields` names each invalid field and how to correct it.
 */
export function parseModel(value: unknown): RuleModel {
  return validate('model', ruleModel, value);
}

/** Validates a model. */
function checkModel<Model extends RuleModel>(model: Model): Model {
  parseModel(model);
  return model;
}

/**
 * Creates a model that spreads revenue evenly over the service, for example a yearly fee: `straightLine({ name: 'Daily', version: 1, spread: 'daily'
 * })`.
 * @throws {InvalidRequestError}
 */
export function straightLine(model: Omit<StraightLine, 'kind'>): StraightLine {
  return checkModel({ ...model, kind: 'straightLine' });
}

/**
 * Creates a model that recognizes all revenue on one day, for example a set-up fee: `onDate({ name: 'At once', version: 1, on: 'start' })`.
 * @throws {InvalidRequestError}
 */
export function onDate(model: Omit<OnDate, 'kind'>): OnDate {
  return checkModel({ ...model, kind: 'onDate' });
}

/**
 * Creates a model that recognizes all revenue at an event, for example acceptance: `onEvent({ name: 'On acceptance', version: 1, event: 'accepted' })`.
 * @throws {InvalidRequestError}
 */
export function onEvent(model: Omit<OnEvent, 'kind'>): OnEvent {
  return checkModel({ ...model, kind: 'onEvent' });
}

/**
 * Creates a model with percentages for the steps of a project: `milestones: [{ event: 'designed', percent: '40' }, { event: 'live', percent: '60' }]`.
 * @throws {InvalidRequestError} also if the percentages do not add up to 100
 */
export function milestones(model: Omit<Milestones, 'kind'>): Milestones {
  return checkModel({ ...model, kind: 'milestones' });
}

/**
 * Creates a model with a percentage for each period: `percents: ['50', '25', '25']`.
 * @throws {InvalidRequestError} also if the percentages do not add up to 100
 */
export function percentByPeriod(model: Omit<PercentByPeriod, 'kind'>): PercentByPeriod {
  return checkModel({ ...model, kind: 'percentByPeriod' });
}

/**
 * Creates a model by usage, for example of prepaid units: `byUsage({ name: 'As used', version: 1, units: '12000', unused: 'at-end' })`.
 * @throws {InvalidRequestError}
 */
export function byUsage(model: Omit<ByUsage, 'kind'>): ByUsage {
  return checkModel({ ...model, kind: 'byUsage' });
}

/**
 * Creates a model with a custom function. The model stores its name and version; pass the function itself to `preview` and `compile` in `{ rules }`.
 * @throws {InvalidRequestError}
 */
export function custom({
  rule,
  ...model
}: NamedModel & Pick<CustomModel, 'parameters'> & { rule: Pick<RevenueRule, 'name' | 'version'> }): CustomModel {
  return checkModel({ ...model, kind: 'custom', rule: { name: rule.name, version: rule.version } });
}
