import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { Refusal } from '../refusal.js';

/** Milliseconds for which a verified proof is remembered. Most checks accept a proof only once, but an order may be sent again. */
const PROOF_LIFETIME = 24 * 3600 * 1000;

function visitorRefusal(cause?: unknown): Refusal {
  const message = 'The bot check failed. Ask the visitor to repeat it, and send a new visitorProof.';
  return new Refusal(
    {
      status: 403,
      type: 'permission',
      code: 'visitor-refused',
      message,
      fields: [{ field: 'visitorProof', code: 'visitor-refused', message: 'is not accepted; send a new proof' }],
    },
    cause,
  );
}

/**
 * Runs the tenant's bot check for a visitor without an account. Signed-in customers are not checked.
 * @throws {Refusal} 403 `visitor-refused`, also if the check itself fails
 */
export async function checkVisitor(context: GatewayContext, { input, caller, principal }: AuthorizedRequest<OrderRequest>): Promise<void> {
  const { verifyVisitor, store, tenant } = context;
  const { visitorProof: proof, intentId } = input;
  if (!verifyVisitor || principal.kind === 'session') return;
  const proofKey = `visitor|${await sha256Hex('visitor', tenant, intentId, proof ?? '')}`;
  if ((await store.get(proofKey)) !== undefined) return;
  let isVerified: boolean;
  try {
    isVerified = await verifyVisitor({ proof, address: caller.address });
  } catch (error) {
    throw visitorRefusal(error);
  }
  // The hook may be plain JavaScript and return other truthy values. Only `true` is accepted.
  if (isVerified !== true) throw visitorRefusal();
  await store.set(proofKey, '1', PROOF_LIFETIME);
}
