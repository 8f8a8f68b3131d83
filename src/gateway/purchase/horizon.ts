import { addDays, addMonths, daysBetween } from '../../api/plain-date/plain-date.js';
import type { PreviewOptionsInput } from '../../generated/api/schemas/orders.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDiscount } from '../catalog/charges.js';
import { periodOf } from '../catalog/periods.js';
import { startOf, type Purchase } from './purchase.js';
import { renewsItself, termMonths, termOf } from './terms.js';

/** Lines that a preview may have: the platform answers more slowly the more there are, and people read a screen of them. */
const MOST_LINES = 900;
const YEAR = 365;
const DAYS_OF_MONTH = YEAR / 12;

const recurringOf = ({ plans }: Purchase) =>
  plans.flatMap(({ plan }) => plan.productRatePlanCharges.filter((charge) => charge.type === 'Recurring' && !isDiscount(charge)));

/** Lengths of the billing periods, in days. */
function periodsOf(purchase: Purchase): number[] {
  return recurringOf(purchase).flatMap((charge) => {
    const length = periodOf(charge);
    return length ? [length.unit === 'day' ? length.count : length.count * DAYS_OF_MONTH] : [];
  });
}

/** First day that is not looked at: the end of the first term, or of a year and of the longest period where there is no term. */
function endOf(purchase: Purchase): IsoDate {
  const term = termOf(purchase);
  if (term) return term.endDate;
  const months = recurringOf(purchase).flatMap((charge) => {
    const length = periodOf(charge);
    return length?.unit === 'month' ? [length.count] : [];
  });
  // The anniversary itself belongs to it, so that there is a next bill also where a period is as long as that.
  return addDays(addMonths(startOf(purchase), Math.max(12, ...months)), 1);
}

/** How far the platform is asked to look ahead. */
export function lookAhead(purchase: Purchase): PreviewOptionsInput {
  const discounts = purchase.coupon || purchase.plans.some(({ plan }) => plan.productRatePlanCharges.some(isDiscount)) ? 2 : 1;
  const perDay = periodsOf(purchase).reduce((sum, days) => sum + discounts / days, 0);
  const start = startOf(purchase);
  const end = endOf(purchase);
  const bearable = perDay === 0 ? Infinity : Math.floor(MOST_LINES / perDay);
  if (bearable >= daysBetween(start, end) && termOf(purchase)) return { previewThruType: 'TermEnd' };
  const days = Math.min(bearable, daysBetween(start, end) - 1);
  return { previewThruType: 'SpecificDate', specificPreviewThruDate: addDays(start, days) };
}

/** True if nothing is billed in the first term after its first day, so that what a renewal costs has to be asked for. */
export function nextIsRenewal(purchase: Purchase): boolean {
  const months = termMonths(purchase);
  if (!renewsItself(purchase) || purchase.chargedFrom !== undefined || months === undefined) return false;
  return recurringOf(purchase).every((charge) => {
    const length = periodOf(charge);
    return length?.unit === 'month' && length.count >= months;
  });
}

/** Last day of the bills that are shown ahead; the first bill after the first day is shown in any case. */
export function shownUntil(purchase: Purchase): IsoDate {
  return addDays(termOf(purchase)?.endDate ?? addMonths(startOf(purchase), 12), -1);
}
