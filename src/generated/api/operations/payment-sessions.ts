// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { createPaymentFormSessionRequest, createPaymentFormSessionResponse } from '../schemas/payment-sessions.js';

/** Open a payment session for the embedded payment form; its token goes to the page. `POST /web-payments/sessions`. */
export const createPaymentFormSession = /* @__PURE__ */ operation({
  name: 'payment-sessions.create',
  method: 'POST',
  path: '/web-payments/sessions',
  request: createPaymentFormSessionRequest,
  response: createPaymentFormSessionResponse,
  retry: 'keyed',
});
