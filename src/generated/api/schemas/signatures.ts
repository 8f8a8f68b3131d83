// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString } from '../../../api/schemas/values.js';
import { maybe, strict, type Id, type KeyOf, wireBoolean, wireText } from '../../../api/schemas/wire.js';

/** Input of `POST /v1/hmac-signatures`. */
export interface CreateHmacSignatureRequest {
  accountKey?: KeyOf<'account'>;
  method: string;
  name?: string;
  pageId?: string;
  uri: string;
}

export const createHmacSignatureRequest: Schema<CreateHmacSignatureRequest> = /* @__PURE__ */ strict({
  accountKey: z.optional(z.string()),
  method: z.string(),
  name: z.optional(z.string()),
  pageId: z.optional(z.string()),
  uri: z.string(),
});

/** Answer of `POST /v1/hmac-signatures`. */
export interface CreateHmacSignatureResponse {
  signature?: string;
  success?: boolean;
  token?: string;
}

export const createHmacSignatureResponse: Schema<CreateHmacSignatureResponse> = /* @__PURE__ */ z.looseObject({
  signature: maybe(wireText),
  success: maybe(wireBoolean),
  token: maybe(wireText),
});

/** Input of `POST /v1/rsa-signatures`. */
export interface CreateRsaSignatureRequest {
  IBAN?: string;
  accountId?: Id<'account'>;
  authorizationAmount?: DecimalString;
  bankBranchCode?: string;
  bankCheckDigit?: string;
  bankCity?: string;
  bankPostalCode?: string;
  bankStreetName?: string;
  bankStreetNumber?: string;
  businessIdentificationCode?: string;
  cityBlackList?: string;
  cityWhiteList?: string;
  currency?: string;
  deviceSessionId?: string;
  gatewayName?: string;
  id?: string;
  key?: string;
  locale?: string;
  maxConsecutivePaymentFailures?: number;
  method: string;
  pageId: string;
  'param_gwOptions_[*option*]'?: string;
  param_supportedTypes?: string;
  'passthrough[1,2,3,4,5]'?: string;
  paymentGateway?: string;
  paymentRetryWindow?: number;
  pmId?: string;
  signature?: string;
  signatureType?: string;
  style?: string;
  submitEnabled?: boolean;
  tenantId?: string;
  token?: string;
  uri: string;
  useDefaultRetryRule?: boolean;
}

export const createRsaSignatureRequest: Schema<CreateRsaSignatureRequest> = /* @__PURE__ */ strict({
  IBAN: z.optional(z.string()),
  accountId: z.optional(z.string()),
  authorizationAmount: z.optional(decimal),
  bankBranchCode: z.optional(z.string()),
  bankCheckDigit: z.optional(z.string()),
  bankCity: z.optional(z.string()),
  bankPostalCode: z.optional(z.string()),
  bankStreetName: z.optional(z.string()),
  bankStreetNumber: z.optional(z.string()),
  businessIdentificationCode: z.optional(z.string()),
  cityBlackList: z.optional(z.string()),
  cityWhiteList: z.optional(z.string()),
  currency: z.optional(z.string()),
  deviceSessionId: z.optional(z.string()),
  gatewayName: z.optional(z.string()),
  id: z.optional(z.string()),
  key: z.optional(z.string()),
  locale: z.optional(z.string()),
  maxConsecutivePaymentFailures: z.optional(z.int()),
  method: z.string(),
  pageId: z.string(),
  'param_gwOptions_[*option*]': z.optional(z.string()),
  param_supportedTypes: z.optional(z.string()),
  'passthrough[1,2,3,4,5]': z.optional(z.string()),
  paymentGateway: z.optional(z.string()),
  paymentRetryWindow: z.optional(z.int()),
  pmId: z.optional(z.string()),
  signature: z.optional(z.string()),
  signatureType: z.optional(z.string()),
  style: z.optional(z.string()),
  submitEnabled: z.optional(z.boolean()),
  tenantId: z.optional(z.string()),
  token: z.optional(z.string()),
  uri: z.string(),
  useDefaultRetryRule: z.optional(z.boolean()),
});

/** Answer of `POST /v1/rsa-signatures`. */
export interface CreateRsaSignatureResponse {
  key?: string;
  signature?: string;
  success?: boolean;
  tenantId?: string;
  token?: string;
}

export const createRsaSignatureResponse: Schema<CreateRsaSignatureResponse> = /* @__PURE__ */ z.looseObject({
  key: maybe(wireText),
  signature: maybe(wireText),
  success: maybe(wireBoolean),
  tenantId: maybe(wireText),
  token: maybe(wireText),
});

/** Input of `POST /v1/rsa-signatures/decrypt`. */
export interface DecryptRsaSignatureRequest {
  method: string;
  publicKey: string;
  signature: string;
}

export const decryptRsaSignatureRequest: Schema<DecryptRsaSignatureRequest> = /* @__PURE__ */ strict({
  method: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});

/** Answer of `POST /v1/rsa-signatures/decrypt`. */
export interface DecryptRsaSignatureResponse {
  decryptedSignature?: string;
  publicKey?: string;
  signature?: string;
  success?: boolean;
}

export const decryptRsaSignatureResponse: Schema<DecryptRsaSignatureResponse> = /* @__PURE__ */ z.looseObject({
  decryptedSignature: maybe(wireText),
  publicKey: maybe(wireText),
  signature: maybe(wireText),
  success: maybe(wireBoolean),
});
