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
import { fitting } from './refuse.js';
import type { RevenueRule } from './rules.js';

/**
 * Reads a model that was kept as JSON, for example by `parseModel(JSON.parse(text))`.
 * @throws {InvalidRequestError} naming each field that does not fit, and how it is mended
 */
export function parseModel(value: unknown): RuleModel {
  return fitting('model', ruleModel, value);
}

/** A model as it was given, once it is known to fit. */
function checked<Model extends RuleModel>(model: Model): Model {
  parseModel(model);
  return model;
}

/**
 * Evenly over the time of service, for example a yearly fee: `straightLine({ name: 'Daily', version: 1, spread: 'daily' })`.
 * @throws {InvalidRequestError}
 */
export function straightLine(model: Omit<StraightLine, 'kind'>): StraightLine {
  return checked({ ...model, kind: 'straightLine' });
}

/**
 * All on one day, for example a set-up fee: `onDate({ name: 'At once', version: 1, on: 'start' })`.
 * @throws {InvalidRequestError}
 */
export function onDate(model: Omit<OnDate, 'kind'>): OnDate {
  return checked({ ...model, kind: 'onDate' });
}

/**
 * All when something happens, for example acceptance: `onEvent({ name: 'On acceptance', version: 1, event: 'accepted' })`.
 * @throws {InvalidRequestError}
 */
export function onEvent(model: Omit<OnEvent, 'kind'>): OnEvent {
  return checked({ ...model, kind: 'onEvent' });
}

/**
 * Percentages as steps of a project are done: `milestones: [{ event: 'designed', percent: '40' }, { event: 'live', percent: '60' }]`.
 * @throws {InvalidRequestError} also if the percentages do not add up to 100
 */
export function milestones(model: Omit<Milestones, 'kind'>): Milestones {
  return checked({ ...model, kind: 'milestones' });
}

/**
 * Percentages period after period: `percents: ['50', '25', '25']`.
 * @throws {InvalidRequestError} also if the percentages do not add up to 100
 */
export function percentByPeriod(model: Omit<PercentByPeriod, 'kind'>): PercentByPeriod {
  return checked({ ...model, kind: 'percentByPeriod' });
}

/**
 * As it is used, for example prepaid units: `byUsage({ name: 'As used', version: 1, units: '12000', unused: 'at-end' })`.
 * @throws {InvalidRequestError}
 */
export function byUsage(model: Omit<ByUsage, 'kind'>): ByUsage {
  return checked({ ...model, kind: 'byUsage' });
}

/**
 * By a function of your own. The model names the function and its version; `preview` and `compile` take the function itself in `{ rules }`.
 * @throws {InvalidRequestError}
 */
export function custom({
  rule,
  ...model
}: NamedModel & Pick<CustomModel, 'parameters'> & { rule: Pick<RevenueRule, 'name' | 'version'> }): CustomModel {
  return checked({ ...model, kind: 'custom', rule: { name: rule.name, version: rule.version } });
}
