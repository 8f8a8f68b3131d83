import { networkOf } from '../client-address.js';
import type { CallerInfo } from '../context.js';
import type { Principal } from '../principals.js';

/** Limits of an address count this many times as much for customers who have signed in. An office or mobile network may share an address. */
const CUSTOMERS_PER_ADDRESS = 10;
/** Limits count this many times as much for all visitors whose address is unknown. */
const VISITORS_WITHOUT_ADDRESS = 100;

/**
 * Identifies the caller of a request for limits and turns. Customers count by account and visitors by address, so that nobody uses up the
 * limits of another. Visitors without a known address cannot be told apart: they share limits that are far higher.
 */
export function identifyCaller(tenant: string, principal: Principal, address: string | undefined): CallerInfo {
  const network = address === undefined ? 'unknown' : networkOf(address);
  if (principal.kind === 'publishable') {
    const id = `${tenant}|visitor|${network}`;
    const isShared = address === undefined;
    return { id, address, share: isShared ? 'many' : 'one', counters: [{ key: id, factor: isShared ? VISITORS_WITHOUT_ADDRESS : 1 }] };
  }
  const id = `${tenant}|${principal.subject}`;
  const own = { key: id, factor: 1 };
  if ((principal.kind !== 'session' && principal.kind !== 'user') || address === undefined) {
    return { id, address, share: principal.kind === 'secret' ? 'tenant' : 'one', counters: [own] };
  }
  const ofAddress = { key: `${tenant}|customers|${network}`, factor: CUSTOMERS_PER_ADDRESS, onlyForCards: true };
  return { id, address, share: 'one', counters: [own, ofAddress] };
}
