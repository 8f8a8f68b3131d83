import { createHash, timingSafeEqual } from 'node:crypto';

/** Client credential of a tenant. */
export interface MachineClient {
  readonly id: string;
  readonly secret: string;
}

/** Development credential, the same on every machine. */
export const DEVELOPMENT_CLIENT: MachineClient = { id: 'sandbox-client', secret: 'sandbox-secret' };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
function equalsInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** True if id and secret match the tenant's credential. */
export function isClient(client: MachineClient, id: unknown, secret: unknown): boolean {
  if (typeof id !== 'string' || typeof secret !== 'string') return false;
  const idFits = equalsInConstantTime(id, client.id);
  return equalsInConstantTime(secret, client.secret) && idFits;
}
