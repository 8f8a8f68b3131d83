// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createHmacSignatureRequest,
  createHmacSignatureResponse,
  createRsaSignatureRequest,
  createRsaSignatureResponse,
  decryptRsaSignatureRequest,
  decryptRsaSignatureResponse,
} from '../schemas/signatures.js';

/** Mint a one-time signature+token that lets a browser call one CORS-enabled URI. Older operation: still served, no longer recommended by the platform. `POST /v1/hmac-signatures`. */
export const createHmacSignature = /* @__PURE__ */ operation({
  name: 'signatures.create-hmac',
  method: 'POST',
  path: '/v1/hmac-signatures',
  request: createHmacSignatureRequest,
  response: createHmacSignatureResponse,
  retry: 'keyed',
});

/** Mint the signature/token a hosted payment page form needs. `POST /v1/rsa-signatures`. */
export const createRsaSignature = /* @__PURE__ */ operation({
  name: 'signatures.create-rsa',
  method: 'POST',
  path: '/v1/rsa-signatures',
  request: createRsaSignatureRequest,
  response: createRsaSignatureResponse,
  retry: 'keyed',
  limit: 'high-volume',
});

/** Check the signature a hosted page returned in its callback. `POST /v1/rsa-signatures/decrypt`. */
export const decryptRsaSignature = /* @__PURE__ */ operation({
  name: 'signatures.decrypt-rsa',
  method: 'POST',
  path: '/v1/rsa-signatures/decrypt',
  request: decryptRsaSignatureRequest,
  response: decryptRsaSignatureResponse,
  retry: 'safe',
});
