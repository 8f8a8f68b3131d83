import * as z from 'zod';
import type { CancelTime, ChangeTime, TermLength } from '../../api/schemas/storefront/subscriptions.js';
import { id, localized, localizedText, uniqueBy, displayText, type Localized } from './texts.js';

/** Which changes of plan are offered, and when they take effect. */
export interface ChangeRules {
  /** Times of changes to a dearer plan; the first that can be had is the rule. `now` if left out. */
  upgrade?: ChangeTime[] | undefined;
  /** Of those to a cheaper one, or to a shorter period. With the renewal if left out; where there is none, at the end of the period. */
  downgrade?: ChangeTime[] | undefined;
  /** Of those to another period of the same product. */
  switch?: ChangeTime[] | undefined;
  /** Where more is to be said of some plans; the first rule that names a plan or its product holds. */
  rules?: ChangeRule[] | undefined;
  /** Lengths of the next term among which a subscription that renews may choose. */
  terms?: TermLength[] | undefined;
}

export interface ChangeRule {
  /** Rate plans, also those no longer sold, and products from which one changes. */
  from: string[];
  /** The only plans to which one may change, in the order of the catalog. Empty: none. */
  to: { productRatePlanId: string; direction?: 'upgrade' | 'downgrade' | 'switch' | undefined; when?: ChangeTime[] | undefined }[];
}

export interface PauseRules {
  allowed: boolean;
  /** Without it a pause may last until somebody ends it. */
  longestDays?: number | undefined;
}

export interface CancelRules {
  /** When a subscription may end. Whatever the platform can do if left out. */
  when?: CancelTime[] | undefined;
  /** What somebody who leaves may answer; nobody has to. */
  reasons?: { id: string; texts: Localized<{ text: string }> }[] | undefined;
  /** Days from its day on in which a consumer who is signed in ends a contract by declaring to withdraw. 14 if left out; 0: you look at each yourself. */
  withdrawalDays?: number | undefined;
}

/** Something for somebody who wants to leave: one discount, pause or other plan. */
export interface RetentionRule {
  id: string;
  kind: 'discount' | 'pause' | 'plan';
  /** Only with one of these reasons; with any, or none, if left out. */
  reasons?: string[] | undefined;
  /** Only for one of these rate plans. */
  plans?: string[] | undefined;
  /** The rate plan of discounts, or the plan to change to. */
  productRatePlanId?: string | undefined;
  /** Length of the pause. */
  days?: number | undefined;
  texts: Localized<{ title: string; text?: string | undefined }>;
}

const changeTimes = z
  .array(z.enum(['now', 'period-end', 'renewal']))
  .min(1)
  .optional();
const term = z.strictObject({ count: z.int().min(1).max(120), unit: z.enum(['Month', 'Year', 'Day', 'Week']) });

export const changeRules = z.strictObject({
  upgrade: changeTimes,
  downgrade: changeTimes,
  switch: changeTimes,
  rules: z
    .array(
      z.strictObject({
        from: z.array(id).min(1),
        to: z.array(
          z.strictObject({ productRatePlanId: id, direction: z.enum(['upgrade', 'downgrade', 'switch']).optional(), when: changeTimes }),
        ),
      }),
    )
    .optional(),
  terms: z.array(term).min(1).optional(),
});

export const pauseRules = z.strictObject({ allowed: z.boolean(), longestDays: z.int().min(1).max(3650).optional() });

export const cancelRules = z.strictObject({
  when: z
    .array(z.enum(['now', 'period-end', 'term-end']))
    .min(1)
    .optional(),
  reasons: z
    .array(z.strictObject({ id, texts: localizedText }))
    .pipe(uniqueBy((reason) => reason.id, 'each id may stand once'))
    .optional(),
  withdrawalDays: z.int().min(0).max(365).optional(),
});

const retentionRule = z
  .strictObject({
    id,
    kind: z.enum(['discount', 'pause', 'plan']),
    reasons: z.array(id).min(1).optional(),
    plans: z.array(id).min(1).optional(),
    productRatePlanId: id.optional(),
    days: z.int().min(1).max(3650).optional(),
    texts: localized(z.strictObject({ title: displayText, text: displayText.optional() })),
  })
  .refine(({ kind, productRatePlanId, days }) => (kind === 'pause') === (days !== undefined && productRatePlanId === undefined), {
    error: 'a pause has days, the others have a productRatePlanId',
    path: ['kind'],
  });

export const retentionRules = z.array(retentionRule).pipe(uniqueBy((offer) => offer.id, 'each id may stand once'));

/** What one of these parts says of another that is not there. */
export function findDanglingChanges(
  {
    changes,
    cancel,
    retention = [],
  }: { changes?: ChangeRules | undefined; cancel?: CancelRules | undefined; retention?: RetentionRule[] | undefined },
  sellablePlanIds: ReadonlySet<string>,
): { path: (string | number)[]; message: string }[] {
  const reasons = new Set(cancel?.reasons?.map((reason) => reason.id) ?? []);
  const message = 'must be a rate plan of this file, no add-on';
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
