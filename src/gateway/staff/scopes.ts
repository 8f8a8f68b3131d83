/** Areas of the billing API that a member of the tenant's staff may be let into. */
const AREAS = ['accounts', 'catalog', 'subscriptions', 'billing', 'revenue', 'periods', 'objects'] as const;
export type Area = (typeof AREAS)[number];

/** What a staff session may do: read an area, or write in it. One does not include the other. */
export type StaffScope = `${Area}:read` | `${Area}:write`;

export const STAFF_SCOPES: readonly StaffScope[] = AREAS.flatMap((area): StaffScope[] => [`${area}:read`, `${area}:write`]);

export function isStaffScope(text: string): text is StaffScope {
  return STAFF_SCOPES.some((scope) => scope === text);
}
