/** Areas of the billing API that a staff session can access. */
const AREAS = ['accounts', 'catalog', 'subscriptions', 'billing', 'revenue', 'periods', 'objects'] as const;
type Area = (typeof AREAS)[number];

/** Scope of a staff session: reading or writing in one area. Write scopes do not include reading. */
export type StaffScope = `${Area}:read` | `${Area}:write`;

/** All scopes of a staff session. */
export const STAFF_SCOPES: readonly StaffScope[] = AREAS.flatMap((area): StaffScope[] => [`${area}:read`, `${area}:write`]);

export function isStaffScope(text: string): text is StaffScope {
  return STAFF_SCOPES.some((scope) => scope === text);
}
