/** What can be changed of a profile, one at a time. */
export type ProfileFlow = ContactFlow | 'company' | 'language';
export type ContactFlow = 'bill-to' | 'sold-to' | 'ship-to';

export const CONTACTS = { 'bill-to': 'billTo', 'sold-to': 'soldTo', 'ship-to': 'shipTo' } as const;

export function isContact(flow: ProfileFlow): flow is ContactFlow {
  return Object.hasOwn(CONTACTS, flow);
}

export function isProfileFlow(flow: string): flow is ProfileFlow {
  return ['bill-to', 'sold-to', 'ship-to', 'company', 'language'].includes(flow);
}
