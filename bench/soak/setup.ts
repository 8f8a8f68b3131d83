import { fileURLToPath } from 'node:url';

export const PUBLISHABLE_KEY = 'pk_soak';
/** Origin of the tenant's pages. */
export const ORIGIN = 'http://localhost:4600';
/** Header in which the load generator states the address of a visitor, as a proxy would. */
export const ADDRESS_HEADER = 'x-soak-address';
export const OFFERS = fileURLToPath(new URL('../../demo/offers/kestrel-maps.json', import.meta.url));

/** Addresses of the servers under load. */
export interface Servers {
  readonly gateway: string;
  readonly form: string;
}
