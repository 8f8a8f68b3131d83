// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { signUpRequest, signUpResponse } from '../schemas/sign-up.js';

/** One call creating account + contacts + payment method + subscription (self-service onboarding). `POST /v1/sign-up`. */
export const signUp = /* @__PURE__ */ operation({
  name: 'sign-up.create',
  method: 'POST',
  path: '/v1/sign-up',
  request: signUpRequest,
  response: signUpResponse,
  retry: 'keyed',
});
