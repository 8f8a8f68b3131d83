import type * as wire from '../../generated/api/schemas/revenue-schedules.js';
import type { RevenueBasis } from '../schemas/revenue/basis.js';
import type { RuleModel, StraightLine } from '../schemas/revenue/model.js';
import type { IsoDate } from '../schemas/values.js';
import { preview, type PreviewOptions } from './preview.js';
import { refuse } from './refuse.js';

/** Inputs of the billing rows that can apply a revenue model. */
export interface RevenueInputs {
  distributeAcrossPeriods: wire.DistributeAcrossPeriodsRequest;
  distributeOnDate: wire.DistributeOnDateRequest;
  distributeOverDateRange: wire.DistributeOverDateRangeRequest;
  createScheduleForSubscriptionCharge: wire.CreateScheduleForSubscriptionChargeRequest;
  createScheduleForInvoiceItem: wire.CreateScheduleForInvoiceItemRequest;
  createScheduleForInvoiceItemByDateRange: wire.CreateScheduleForInvoiceItemByDateRangeRequest;
  createScheduleForInvoiceItemAdjustment: wire.CreateScheduleForInvoiceItemAdjustmentRequest;
  createScheduleForInvoiceItemAdjustmentByDateRange: wire.CreateScheduleForInvoiceItemAdjustmentByDateRangeRequest;
  createScheduleForCreditMemoItem: wire.CreateScheduleForCreditMemoItemRequest;
  createScheduleForCreditMemoItemByDateRange: wire.CreateScheduleForCreditMemoItemByDateRangeRequest;
  createScheduleForDebitMemoItem: wire.CreateScheduleForDebitMemoItemRequest;
  createScheduleForDebitMemoItemByDateRange: wire.CreateScheduleForDebitMemoItemByDateRangeRequest;
}

/** Name of a billing row that can apply a revenue model. */
export type RevenueRow = keyof RevenueInputs;

/** Operation to send: name of a row (of `rows`) and its input. */
export type RevenueOperation<Row extends RevenueRow = RevenueRow> = { [Name in Row]: { row: Name; input: RevenueInputs[Name] } }[Row];

/** Existing schedule, or the object that a new schedule is created for. */
export type RevenueTarget =
  | { readonly schedule: string }
  | { readonly subscriptionCharge: string; readonly revenueScheduleDate?: IsoDate; readonly referenceId?: string }
  | { readonly invoiceItem: string }
  | { readonly invoiceItemAdjustment: string }
  | { readonly creditMemoItem: string }
  | { readonly debitMemoItem: string };

export interface CompileOptions extends PreviewOptions {
  /**
   * `amounts` (default) sends the amounts of the preview by period, so that only our rounding applies. `platform` sends dates and lets the platform
   * calculate. This is only possible for a straight line or a single date.
   */
  readonly calculation?: 'amounts' | 'platform';
  /** Type of the revenue event, as the tenant has defined it. Default: `Revenue Distributed`. */
  readonly event?: Pick<wire.NewRevenueScheduleByChargeRevenueEventInput, 'eventType' | 'eventTypeSystemId'>;
  /** Notes of the revenue event. Default: name and version of the model. */
  readonly notes?: string;
}

const DISTRIBUTED = { eventType: 'Revenue Distributed', eventTypeSystemId: 'RevenueDistributed' } as const;

/**
 * Returns the operation that gives a schedule the amounts that `preview()` calculates. Sends nothing.
 * @throws {InvalidRequestError} For the same reasons as `preview()`, and if the platform is to calculate a model that it does not support.
 */
export function compile(model: RuleModel, basis: RevenueBasis, target: RevenueTarget, options: CompileOptions = {}): RevenueOperation {
  const { parts, amount } = preview(model, basis, options);
  const event = options.event ?? DISTRIBUTED;
  const notes = options.notes ?? `${model.name}, version ${model.version}`;
  if (options.calculation === 'platform') return byPlatform(model, basis, target, { ...event, notes });

  const revenueDistributions = parts.map((part) => ({ accountingPeriodName: part.accountingPeriodName, newAmount: part.amount }));
  if ('schedule' in target) {
    return { row: 'distributeAcrossPeriods', input: { 'rs-number': target.schedule, ...event, notes, revenueDistributions } };
  }
  const shared = { revenueEvent: { ...event, notes }, revenueDistributions };
  if ('invoiceItem' in target) {
    return { row: 'createScheduleForInvoiceItem', input: { 'invoice-item-id': target.invoiceItem, ...shared } };
  }
  if ('invoiceItemAdjustment' in target) {
    const input = { 'invoice-item-adj-key': target.invoiceItemAdjustment, ...shared };
    return { row: 'createScheduleForInvoiceItemAdjustment', input };
  }
  if ('creditMemoItem' in target) {
    return { row: 'createScheduleForCreditMemoItem', input: { 'cmi-id': target.creditMemoItem, ...shared } };
  }
  if ('debitMemoItem' in target) {
    return { row: 'createScheduleForDebitMemoItem', input: { 'dmi-id': target.debitMemoItem, ...shared } };
  }
  const { subscriptionCharge, revenueScheduleDate = basis.start, referenceId } = target;
  return {
    row: 'createScheduleForSubscriptionCharge',
    input: { 'charge-key': subscriptionCharge, amount, revenueScheduleDate, ...(referenceId !== undefined && { referenceId }), ...shared },
  };
}

const SPREADS = {
  daily: 'Daily Distribution',
  monthly: 'Monthly Distribution (Proration by Days)',
  'front-load': 'Monthly Distribution (Front Load)',
  'back-load': 'Monthly Distribution (Back Load)',
} as const satisfies Record<StraightLine['spread'], string>;

function byPlatform(
  model: RuleModel,
  { start, end }: RevenueBasis,
  target: RevenueTarget,
  { notes, ...event }: Required<CompileOptions>['event'] & { notes: string },
): RevenueOperation {
  if (model.kind === 'onDate' && 'schedule' in target) {
    const distributeOn = model.on === 'start' ? start : model.on === 'end' ? end : model.on;
    const distributionType = 'specific date (delta percent undistributed)';
    return {
      row: 'distributeOnDate',
      input: { 'rs-number': target.schedule, distributeOn, distributionType, percentage: '100', ...event, notes },
    };
  }
  if (model.kind !== 'straightLine' || 'subscriptionCharge' in target) {
    const message =
      'cannot be calculated by the platform: only a straight line and, for an existing schedule, a single date can. Send amounts';
    throw refuse('model', 'kind', 'not-by-platform', message);
  }
  const range = { recognitionStart: start, recognitionEnd: end, distributionType: SPREADS[model.spread] };
  if ('schedule' in target) {
    return { row: 'distributeOverDateRange', input: { 'rs-number': target.schedule, ...range, ...event, notes } };
  }
  const revenueEvent = { ...event, notes };
  if ('invoiceItem' in target) {
    const input = { 'invoice-item-id': target.invoiceItem, ...range, revenueEvent };
    return { row: 'createScheduleForInvoiceItemByDateRange', input };
  }
  if ('invoiceItemAdjustment' in target) {
    const input = { 'invoice-item-adj-key': target.invoiceItemAdjustment, ...range, revenueEvent };
    return { row: 'createScheduleForInvoiceItemAdjustmentByDateRange', input };
  }
  if ('creditMemoItem' in target) {
    return { row: 'createScheduleForCreditMemoItemByDateRange', input: { 'cmi-id': target.creditMemoItem, ...range, revenueEvent } };
  }
  return { row: 'createScheduleForDebitMemoItemByDateRange', input: { 'dmi-id': target.debitMemoItem, ...range, revenueEvent } };
}
