/** Part of a profile that a task changes. */
export type ProfileFlow = ContactFlow | 'company' | 'language';
export type ContactFlow = 'bill-to' | 'sold-to' | 'ship-to';

/** Profile field of each contact. */
export const CONTACT_FIELDS = { 'bill-to': 'billTo', 'sold-to': 'soldTo', 'ship-to': 'shipTo' } as const;

export function isContactFlow(flow: ProfileFlow): flow is ContactFlow {
  return Object.hasOwn(CONTACT_FIELDS, flow);
}

export function isProfileFlow(flow: string): flow is ProfileFlow {
  return ['bill-to', 'sold-to', 'ship-to', 'company', 'language'].includes(flow);
}
