import type { PreviewOptionsInput } from '../../generated/api/schemas/orders.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDiscount } from '../catalog/charges.js';
import { periodOf } from '../catalog/periods.js';
import { addDays, addMonths, daysBetween } from '../../api/plain-date/plain-date.js';
import { chargeStart, type Purchase } from './purchase.js';
import { autoRenews, termMonths, firstTerm } from './terms.js';

/** Maximum number of lines in a preview. More lines make the platform slower, and customers do not read them. */
const MAX_LINES = 900;
const YEAR = 365;
const DAYS_OF_MONTH = YEAR / 12;

const recurringCharges = ({ plans }: Purchase) =>
  plans.flatMap(({ plan }) => plan.productRatePlanCharges.filter((charge) => charge.type === 'Recurring' && !isDiscount(charge)));

/** Lengths of the billing periods in days. */
function periodDays(purchase: Purchase): number[] {
  return recurringCharges(purchase).flatMap((charge) => {
    const length = periodOf(charge);
    return length ? [length.unit === 'day' ? length.count : length.count * DAYS_OF_MONTH] : [];
  });
}

/**
 * First day after the preview: the end of the first term. Without a term, the end of one year or of the longest period, whichever is later.
 */
function previewEnd(purchase: Purchase): IsoDate {
  const term = firstTerm(purchase);
  if (term) return term.endDate;
  const months = recurringCharges(purchase).flatMap((charge) => {
    const length = periodOf(charge);
    return length?.unit === 'month' ? [length.count] : [];
  });
  // Includes the anniversary, so that even the longest period has a next bill.
  return addDays(addMonths(chargeStart(purchase), Math.max(12, ...months)), 1);
}

/** Returns the range of days to preview, limited by the number of lines. */
export function previewRange(purchase: Purchase): PreviewOptionsInput {
  const linesPerPeriod = purchase.coupon || purchase.plans.some(({ plan }) => plan.productRatePlanCharges.some(isDiscount)) ? 2 : 1;
  const perDay = periodDays(purchase).reduce((sum, days) => sum + linesPerPeriod / days, 0);
  const start = chargeStart(purchase);
  const end = previewEnd(purchase);
  const maxDays = perDay === 0 ? Infinity : Math.floor(MAX_LINES / perDay);
  if (maxDays >= daysBetween(start, end) && firstTerm(purchase)) return { previewThruType: 'TermEnd' };
  const days = Math.min(maxDays, daysBetween(start, end) - 1);
  return { previewThruType: 'SpecificDate', specificPreviewThruDate: addDays(start, days) };
}

/** True if the first term has no bill after its first day. The price of a renewal then needs a separate preview. */
export function nextIsRenewal(purchase: Purchase): boolean {
  const months = termMonths(purchase);
  if (!autoRenews(purchase) || purchase.chargedFrom !== undefined || months === undefined) return false;
  return recurringCharges(purchase).every((charge) => {
    const length = periodOf(charge);
    return length?.unit === 'month' && length.count >= months;
  });
}

/** Last day of the bills to show. The first bill after today is always shown. */
export function lastShownDay(purchase: Purchase): IsoDate {
  return addDays(firstTerm(purchase)?.endDate ?? addMonths(chargeStart(purchase), 12), -1);
}
