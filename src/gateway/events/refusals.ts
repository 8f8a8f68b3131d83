import { toRefusal } from '../billing/platform-errors.js';
import type { AuthorizedRequest, GatewayContext, OperationResult } from '../context.js';
import type { RefusalNotice } from './notices.js';

/** Codes for requests that the billing platform refused. Refusals of the gateway itself, such as a missing field, are no events. */
const PLATFORM_REFUSALS: readonly string[] = ['not-applied', 'refused-by-billing'];

/** Code of the refusal that an error or a result stands for, if it is an event. */
function codeOfError(error: unknown): string | undefined {
  const { definite, details } = toRefusal(error);
  const isEvent = details.type === 'payment' || PLATFORM_REFUSALS.includes(details.code);
  return definite && isEvent ? details.code : undefined;
}

/** Runs a purchase, change or payment, and publishes an event if the payment is declined or the platform refuses the order. */
export async function reportRefusal<Body extends { status: string }>(
  context: GatewayContext,
  { mutationId }: Pick<AuthorizedRequest<unknown>, 'mutationId'>,
  details: Omit<RefusalNotice, 'kind' | 'code'>,
  work: () => Promise<OperationResult<Body>>,
): Promise<OperationResult<Body>> {
  const publish = (code: string, accountNumber = details.accountNumber): Promise<void> => {
    const data: RefusalNotice = { kind: 'refusal', code, ...details, ...(accountNumber === undefined ? {} : { accountNumber }) };
    return context.events.publish([{ data, reference: mutationId }]);
  };
  let result: OperationResult<Body>;
  try {
    result = await work();
  } catch (error) {
    const code = codeOfError(error);
    if (code !== undefined) await publish(code);
    throw error;
  }
  const { body } = result;
  if (body.status === 'payment-required') await publish('payment-required', result.opensSession?.accountNumber);
  return result;
}
