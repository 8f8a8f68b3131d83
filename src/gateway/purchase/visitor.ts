import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { Refusal } from '../refusal.js';

/** Milliseconds for which a proof is known: most checks take theirs once, and a purchase may be asked for again. */
const KNOWN = 24 * 3600 * 1000;

function refused(cause?: unknown): Refusal {
  const message = 'The check of this visitor did not succeed. Let the visitor do it again.';
  return new Refusal(
    {
      status: 403,
      type: 'permission',
      code: 'visitor-refused',
      message,
      fields: [{ field: 'visitorProof', code: 'visitor-refused', message: 'is not accepted' }],
    },
    cause,
  );
}

/**
 * Asks the tenant's own bot check about a visitor without an account. Whom the tenant has signed in is not asked about.
 * @throws {Refusal} 403 `visitor-refused`, also where the check itself fails
 */
export async function checkVisitor(context: GatewayContext, { input, caller, principal }: AuthorizedRequest<OrderRequest>): Promise<void> {
  const { verifyVisitor, store, tenant } = context;
  const { visitorProof: proof, intentId } = input;
  if (!verifyVisitor || principal.kind === 'session') return;
  const known = `visitor|${await sha256Hex('visitor', tenant, intentId, proof ?? '')}`;
  if ((await store.get(known)) !== undefined) return;
  let isGood: boolean;
  try {
    isGood = await verifyVisitor({ proof, address: caller.address });
  } catch (error) {
    throw refused(error);
  }
  // Whatever a program in plain JavaScript answers, only true is a yes.
  if (isGood !== true) throw refused();
  await store.set(known, '1', KNOWN);
}
