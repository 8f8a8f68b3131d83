import * as z from 'zod';
import { exactObject } from '../option-problems.js';
import type { CancelTime, ChangeTime, TermLength } from '../../api/schemas/storefront/subscriptions.js';
import { duration, type Duration } from './duration.js';
import { id, localized, localizedText, uniqueBy, displayText, type Localized } from './texts.js';

/** Rules for changes to another plan, and when the changes take effect. */
export interface ChangeRules {
  /**
   * Times at which a change to a more expensive plan may take effect. The first possible time is the default, and subscribers may choose
   * another. Default: `now`.
   */
  upgrade?: ChangeTime[] | undefined;
  /**
   * Times at which a change to a cheaper plan or a shorter period may take effect. Default: `renewal`, or `period-end` if the subscription
   * does not renew.
   */
  downgrade?: ChangeTime[] | undefined;
  /** Times at which a change to another billing period of the same product may take effect. */
  switch?: ChangeTime[] | undefined;
  /** Rules for certain plans. The first rule that names the plan or its product applies. */
  rules?: ChangeRule[] | undefined;
  /** Term lengths that a renewing subscription may choose for its next term. */
  terms?: TermLength[] | undefined;
}

interface ChangeRule {
  /** Ids of the rate plans or products that the rule applies to. May include plans that are no longer sold. */
  from: string[];
  /** Plans that subscribers may change to, in display order. Empty if no change is allowed. */
  to: { productRatePlanId: string; direction?: 'upgrade' | 'downgrade' | 'switch' | undefined; when?: ChangeTime[] | undefined }[];
}

/** Rules for purchases by accounts that already have a subscription. */
export interface PurchaseRules {
  /** Number of subscriptions of a product family that an account may have. Default: `many`, each confirmed by the customer. */
  perFamily?: 'one' | 'many' | undefined;
}

export interface PauseRules {
  allowed: boolean;
  /** Maximum length of a pause in days. If missing, a pause may be open-ended. */
  longestDays?: number | undefined;
}

export interface CancelRules {
  /** Times at which a subscription may end. If missing, all times that the platform supports. */
  when?: CancelTime[] | undefined;
  /** Reasons to choose from when canceling. Choosing a reason is optional. */
  reasons?: { id: string; texts: Localized<{ text: string }> }[] | undefined;
  /**
   * Days after the contract date within which a signed-in consumer's withdrawal ends the contract at once. Default 14. With 0, the tenant
   * handles every withdrawal.
   */
  withdrawalDays?: number | undefined;
}

/** Offer to a subscriber who is about to cancel: a discount, a pause or another plan. */
export interface RetentionRule {
  id: string;
  kind: 'discount' | 'pause' | 'plan';
  /** Cancellation reasons for which the offer is made. If missing, the offer is made for every reason, and also if no reason was chosen. */
  reasons?: string[] | undefined;
  /** Rate plans whose subscribers get the offer. If missing, all plans. */
  plans?: string[] | undefined;
  /** Discount plan, or the plan to change to. */
  productRatePlanId?: string | undefined;
  /** Length of the pause in days. */
  days?: number | undefined;
  /** How long the subscription must have been charged before the offer is made. Default: no minimum. */
  after?: Duration | undefined;
  /**
   * Time after which an account that has accepted the offer can accept it again. If missing, a discount is offered only once to each account;
   * other offers are not limited.
   */
  onceEvery?: Duration | undefined;
  /** How long the discount lasts. Default: the end date of the discount plan's charges. */
  lasts?: Duration | undefined;
  /** Other discount plans that the subscription may have at the same time. Default: none. */
  combinesWith?: string[] | undefined;
  texts: Localized<{ title: string; text?: string | undefined }>;
}

const changeTimes = z
  .array(z.enum(['now', 'period-end', 'renewal']))
  .min(1)
  .optional();
const term = exactObject({ count: z.int().min(1).max(120), unit: z.enum(['Month', 'Year', 'Day', 'Week']) });

export const changeRules = exactObject({
  upgrade: changeTimes,
  downgrade: changeTimes,
  switch: changeTimes,
  rules: z
    .array(
      exactObject({
        from: z.array(id).min(1),
        to: z.array(
          exactObject({ productRatePlanId: id, direction: z.enum(['upgrade', 'downgrade', 'switch']).optional(), when: changeTimes }),
        ),
      }),
    )
    .optional(),
  terms: z.array(term).min(1).optional(),
});

export const purchaseRules = exactObject({ perFamily: z.enum(['one', 'many']).optional() });

export const pauseRules = exactObject({ allowed: z.boolean(), longestDays: z.int().min(1).max(3650).optional() });

export const cancelRules = exactObject({
  when: z
    .array(z.enum(['now', 'period-end', 'term-end']))
    .min(1)
    .optional(),
  reasons: z
    .array(exactObject({ id, texts: localizedText }))
    .pipe(uniqueBy((reason) => reason.id, 'must not contain the same id twice'))
    .optional(),
  withdrawalDays: z.int().min(0).max(365).optional(),
});

const retentionRule = exactObject({
  id,
  kind: z.enum(['discount', 'pause', 'plan']),
  reasons: z.array(id).min(1).optional(),
  plans: z.array(id).min(1).optional(),
  productRatePlanId: id.optional(),
  days: z.int().min(1).max(3650).optional(),
  after: duration.optional(),
  onceEvery: duration.optional(),
  lasts: duration.optional(),
  combinesWith: z.array(id).min(1).optional(),
  texts: localized(exactObject({ title: displayText, text: displayText.optional() })),
})
  .refine(({ kind, productRatePlanId, days }) => (kind === 'pause') === (days !== undefined && productRatePlanId === undefined), {
    error: 'must match the other fields: days for a pause, productRatePlanId for other kinds',
    path: ['kind'],
  })
  .refine(({ kind, lasts, combinesWith }) => kind === 'discount' || (lasts === undefined && combinesWith === undefined), {
    error: 'must be discount if lasts or combinesWith is set',
    path: ['kind'],
  });

export const retentionRules = z.array(retentionRule).pipe(uniqueBy((offer) => offer.id, 'must not contain the same id twice'));

/** Finds references in the change rules to plans or reasons that the file does not contain. */
export function findDanglingChanges(
  {
    changes,
    cancel,
    retention = [],
  }: { changes?: ChangeRules | undefined; cancel?: CancelRules | undefined; retention?: RetentionRule[] | undefined },
  sellablePlanIds: ReadonlySet<string>,
): { path: (string | number)[]; message: string }[] {
  const reasons = new Set(cancel?.reasons?.map((reason) => reason.id) ?? []);
  const message = 'must be a rate plan of this file, and not an add-on';
  return [
    ...(changes?.rules ?? []).flatMap(({ to }, index) =>
      to.flatMap(({ productRatePlanId }, entryIndex) =>
        sellablePlanIds.has(productRatePlanId)
          ? []
          : [{ path: ['changes', 'rules', index, 'to', entryIndex, 'productRatePlanId'], message }],
      ),
    ),
    ...retention.flatMap((offer, index) => [
      ...(offer.kind === 'plan' && !sellablePlanIds.has(offer.productRatePlanId ?? '')
        ? [{ path: ['retention', index, 'productRatePlanId'], message }]
        : []),
      ...(offer.reasons ?? []).flatMap((reason, entryIndex) =>
        reasons.has(reason) ? [] : [{ path: ['retention', index, 'reasons', entryIndex], message: 'must be an id of cancel.reasons' }],
      ),
    ]),
  ];
}
