// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString, IsoDateTime, Open } from '../../../api/schemas/values.js';
import {
  atLeast,
  instant,
  integer,
  maybe,
  maybeNull,
  open,
  strict,
  type CustomFieldValues,
  upTo,
  wireBoolean,
  wireDateTime,
  wireText,
} from '../../../api/schemas/wire.js';

/** `POSTPublicNotificationDefinitionCalloutCommon` of the definition. */
export interface NewPublicNotificationDefinitionCalloutCommonInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  eventTypeName?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
}

export const newPublicNotificationDefinitionCalloutCommonInput: Schema<NewPublicNotificationDefinitionCalloutCommonInput> =
  /* @__PURE__ */ strict({
    active: z.optional(z.boolean()),
    calloutBaseurl: atLeast(10),
    calloutParams: z.optional(z.record(z.string(), z.unknown())),
    calloutRetry: z.optional(z.boolean()),
    eventTypeName: z.optional(atLeast(1)),
    httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
    name: upTo(255),
  });

/** `CalloutAuth` of the definition. */
export interface CalloutAuthInput {
  domain?: string;
  password?: string;
  preemptive?: boolean;
  username?: string;
}

export const calloutAuthInput: Schema<CalloutAuthInput> = /* @__PURE__ */ strict({
  domain: z.optional(z.string()),
  password: z.optional(z.string()),
  preemptive: z.optional(z.boolean()),
  username: z.optional(z.string()),
});

/** `POSTPublicNotificationDefinitionCalloutBasicAuthentication` of the definition. */
export interface NewPublicNotificationDefinitionCalloutBasicAuthenticationInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  eventTypeName?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
  requiredAuth: boolean;
  calloutAuth?: CalloutAuthInput | null;
}

export const newPublicNotificationDefinitionCalloutBasicAuthenticationInput: Schema<NewPublicNotificationDefinitionCalloutBasicAuthenticationInput> =
  /* @__PURE__ */ strict({
    active: z.optional(z.boolean()),
    calloutBaseurl: atLeast(10),
    calloutParams: z.optional(z.record(z.string(), z.unknown())),
    calloutRetry: z.optional(z.boolean()),
    eventTypeName: z.optional(atLeast(1)),
    httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
    name: upTo(255),
    requiredAuth: z.boolean(),
    calloutAuth: z.optional(z.nullable(calloutAuthInput)),
  });

/** `POSTPublicNotificationDefinitionCalloutOauth2Authentication` of the definition. */
export interface NewPublicNotificationDefinitionCalloutOauth2AuthenticationInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  eventTypeName?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
  requiredOauth2: boolean;
  oauth2ProviderId?: unknown;
}

export const newPublicNotificationDefinitionCalloutOauth2AuthenticationInput: Schema<NewPublicNotificationDefinitionCalloutOauth2AuthenticationInput> =
  /* @__PURE__ */ strict({
    active: z.optional(z.boolean()),
    calloutBaseurl: atLeast(10),
    calloutParams: z.optional(z.record(z.string(), z.unknown())),
    calloutRetry: z.optional(z.boolean()),
    eventTypeName: z.optional(atLeast(1)),
    httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
    name: upTo(255),
    requiredOauth2: z.boolean(),
    oauth2ProviderId: z.optional(z.unknown()),
  });

/** `POSTPublicNotificationDefinitionRequest.callout` of the definition. */
export type NewPublicNotificationDefinitionRequestInputCallout =
  | NewPublicNotificationDefinitionCalloutCommonInput
  | NewPublicNotificationDefinitionCalloutBasicAuthenticationInput
  | NewPublicNotificationDefinitionCalloutOauth2AuthenticationInput;

export const newPublicNotificationDefinitionRequestInputCallout: Schema<NewPublicNotificationDefinitionRequestInputCallout> =
  /* @__PURE__ */ z.union([
    newPublicNotificationDefinitionCalloutCommonInput,
    newPublicNotificationDefinitionCalloutBasicAuthenticationInput,
    newPublicNotificationDefinitionCalloutOauth2AuthenticationInput,
  ]);

/** `POSTPublicNotificationDefinitionRequest.filterRule` of the definition. */
export interface NewPublicNotificationDefinitionRequestInputFilterRule {
  condition: string;
  parameters: Record<string, unknown>;
}

export const newPublicNotificationDefinitionRequestInputFilterRule: Schema<NewPublicNotificationDefinitionRequestInputFilterRule> =
  /* @__PURE__ */ strict({
    condition: z.string(),
    parameters: z.record(z.string(), z.unknown()),
  });

/** Input of `POST /notifications/notification-definitions`. */
export interface CreateNotificationDefinitionRequest {
  /** Default `true`. */
  active?: boolean;
  associatedAccount?: string;
  callout?: NewPublicNotificationDefinitionRequestInputCallout;
  /** Default `false`. */
  calloutActive?: boolean;
  calloutTemplateIds?: string[];
  communicationProfileId?: string;
  communicationProfileIds?: string[];
  /** Default `false`. */
  emailActive?: boolean;
  emailTemplateId?: string;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  /** Default `user.notification`. */
  eventTypeNamespace?: 'user.notification' | 'com.zuora.notification';
  filterRule?: NewPublicNotificationDefinitionRequestInputFilterRule;
  filterRuleParams?: Record<string, unknown>;
  /** At most 255 characters. */
  name: string;
}

export const createNotificationDefinitionRequest: Schema<CreateNotificationDefinitionRequest> = /* @__PURE__ */ strict({
  active: z.optional(z.boolean()),
  associatedAccount: z.optional(z.string()),
  callout: z.optional(newPublicNotificationDefinitionRequestInputCallout),
  calloutActive: z.optional(z.boolean()),
  calloutTemplateIds: z.optional(z.array(z.string())),
  communicationProfileId: z.optional(z.string()),
  communicationProfileIds: z.optional(z.array(z.string())),
  emailActive: z.optional(z.boolean()),
  emailTemplateId: z.optional(z.string()),
  eventCategory: z.optional(decimal),
  eventTypeName: z.optional(atLeast(1)),
  eventTypeNamespace: z.optional(z.enum(['user.notification', 'com.zuora.notification'])),
  filterRule: z.optional(newPublicNotificationDefinitionRequestInputFilterRule),
  filterRuleParams: z.optional(z.record(z.string(), z.unknown())),
  name: upTo(255),
});

/** `CalloutAuth` of the definition. */
export interface CalloutAuth {
  domain?: string;
  password?: string;
  preemptive?: boolean;
  username?: string;
}

export const calloutAuth: Schema<CalloutAuth> = /* @__PURE__ */ z.looseObject({
  domain: maybe(wireText),
  password: maybe(wireText),
  preemptive: maybe(wireBoolean),
  username: maybe(wireText),
});

/** `GETPublicNotificationDefinitionResponse.callout` of the definition. */
export interface PublicNotificationDefinitionResponseCallout {
  active?: boolean;
  calloutAuth?: CalloutAuth | null;
  calloutBaseurl?: string;
  calloutParams?: Record<string, unknown>;
  calloutRetry?: boolean;
  eventTypeName?: string;
  httpMethod?: Open<'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE'>;
  id?: string;
  name?: string;
  oauth2ProviderId?: string;
  requiredAuth?: boolean;
  requiredOauth2?: boolean;
}

export const publicNotificationDefinitionResponseCallout: Schema<PublicNotificationDefinitionResponseCallout> =
  /* @__PURE__ */ z.looseObject({
    active: maybe(wireBoolean),
    calloutAuth: maybeNull(calloutAuth),
    calloutBaseurl: maybe(wireText),
    calloutParams: maybe(z.record(z.string(), z.unknown())),
    calloutRetry: maybe(wireBoolean),
    eventTypeName: maybe(wireText),
    httpMethod: maybe(open(['POST', 'GET', 'PUT', 'PATCH', 'DELETE'])),
    id: maybe(wireText),
    name: maybe(wireText),
    oauth2ProviderId: maybe(wireText),
    requiredAuth: maybe(wireBoolean),
    requiredOauth2: maybe(wireBoolean),
  });

/** `GETPublicNotificationDefinitionResponse.filterRule` of the definition. */
export interface PublicNotificationDefinitionResponseFilterRule {
  condition?: string;
  eventTypeName?: string;
  id?: string;
  parameters?: Record<string, unknown>;
}

export const publicNotificationDefinitionResponseFilterRule: Schema<PublicNotificationDefinitionResponseFilterRule> =
  /* @__PURE__ */ z.looseObject({
    condition: maybe(wireText),
    eventTypeName: maybe(wireText),
    id: maybe(wireText),
    parameters: maybe(z.record(z.string(), z.unknown())),
  });

/** `GETPublicNotificationDefinitionResponse` of the definition. */
export interface PublicNotificationDefinitionResponse {
  active?: boolean;
  associatedAccount?: string;
  callout?: PublicNotificationDefinitionResponseCallout;
  calloutActive?: boolean;
  calloutTemplateIds?: string[];
  communicationProfileId?: string;
  communicationProfileIds?: string[];
  createdBy?: string;
  createdOn?: IsoDateTime;
  emailActive?: boolean;
  emailTemplateId?: string;
  eventCategory?: DecimalString;
  eventId?: string;
  eventTypeName?: string;
  eventTypeNamespace?: Open<'user.notification' | 'com.zuora.notification'>;
  filterRule?: PublicNotificationDefinitionResponseFilterRule;
  filterRuleParams?: Record<string, unknown>;
  id?: string;
  name?: string;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
}

export const publicNotificationDefinitionResponse: Schema<PublicNotificationDefinitionResponse> = /* @__PURE__ */ z.looseObject({
  active: maybe(wireBoolean),
  associatedAccount: maybe(wireText),
  callout: maybe(publicNotificationDefinitionResponseCallout),
  calloutActive: maybe(wireBoolean),
  calloutTemplateIds: maybe(z.array(wireText)),
  communicationProfileId: maybe(wireText),
  communicationProfileIds: maybe(z.array(wireText)),
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  emailActive: maybe(wireBoolean),
  emailTemplateId: maybe(wireText),
  eventCategory: maybe(decimal),
  eventId: maybe(wireText),
  eventTypeName: maybe(wireText),
  eventTypeNamespace: maybe(open(['user.notification', 'com.zuora.notification'])),
  filterRule: maybe(publicNotificationDefinitionResponseFilterRule),
  filterRuleParams: maybe(z.record(z.string(), z.unknown())),
  id: maybe(wireText),
  name: maybe(wireText),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
});

/** Input of `GET /notifications/notification-definitions`. */
export interface ListNotificationDefinitionsRequest {
  /** Default `1`. */
  start?: number;
  /** From 1 to 100. Default `20`. */
  limit?: number;
  profileId?: string;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  emailTemplateId?: string;
}

export const listNotificationDefinitionsRequest: Schema<ListNotificationDefinitionsRequest> = /* @__PURE__ */ strict({
  start: z.optional(z.int()),
  limit: z.optional(integer(1, 100)),
  profileId: z.optional(z.string()),
  eventCategory: z.optional(decimal),
  eventTypeName: z.optional(z.string()),
  emailTemplateId: z.optional(z.string()),
});

/** Answer of `GET /notifications/notification-definitions`. */
export interface ListNotificationDefinitionsResponse {
  data?: PublicNotificationDefinitionResponse[];
  next?: string;
}

export const listNotificationDefinitionsResponse: Schema<ListNotificationDefinitionsResponse> = /* @__PURE__ */ z.looseObject({
  data: maybe(z.array(publicNotificationDefinitionResponse)),
  next: maybe(wireText),
});

/** `POSTPublicCalloutTemplateRequestCommon` of the definition. */
export interface NewPublicCalloutTemplateRequestCommonInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutHeaders?: Record<string, unknown>;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  certificate?: string;
  /** Default `false`. */
  confirmSuccessFromResponseContent?: boolean;
  customRequestBody?: string;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  /** Default `user.notification`. */
  eventTypeNamespace?: 'user.notification' | 'com.zuora.notification';
  hmacAlgorithm?: 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  hmacData?: string;
  hmacKey?: string;
  hmacOutputFormat?: 'BASE64' | 'HEX';
  hmacSecret?: string;
  hmacValue?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
  useCustomRequestBody?: boolean;
}

export const newPublicCalloutTemplateRequestCommonInput: Schema<NewPublicCalloutTemplateRequestCommonInput> = /* @__PURE__ */ strict({
  active: z.optional(z.boolean()),
  calloutBaseurl: atLeast(10),
  calloutHeaders: z.optional(z.record(z.string(), z.unknown())),
  calloutParams: z.optional(z.record(z.string(), z.unknown())),
  calloutRetry: z.optional(z.boolean()),
  certificate: z.optional(z.string()),
  confirmSuccessFromResponseContent: z.optional(z.boolean()),
  customRequestBody: z.optional(z.string()),
  eventCategory: z.optional(decimal),
  eventTypeName: z.optional(atLeast(1)),
  eventTypeNamespace: z.optional(z.enum(['user.notification', 'com.zuora.notification'])),
  hmacAlgorithm: z.optional(z.enum(['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'])),
  hmacData: z.optional(z.string()),
  hmacKey: z.optional(z.string()),
  hmacOutputFormat: z.optional(z.enum(['BASE64', 'HEX'])),
  hmacSecret: z.optional(z.string()),
  hmacValue: z.optional(z.string()),
  httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
  name: upTo(255),
  useCustomRequestBody: z.optional(z.boolean()),
});

/** `POSTPublicCalloutTemplateRequestBasicAuthentication` of the definition. */
export interface NewPublicCalloutTemplateRequestBasicAuthenticationInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutHeaders?: Record<string, unknown>;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  certificate?: string;
  /** Default `false`. */
  confirmSuccessFromResponseContent?: boolean;
  customRequestBody?: string;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  /** Default `user.notification`. */
  eventTypeNamespace?: 'user.notification' | 'com.zuora.notification';
  hmacAlgorithm?: 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  hmacData?: string;
  hmacKey?: string;
  hmacOutputFormat?: 'BASE64' | 'HEX';
  hmacSecret?: string;
  hmacValue?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
  useCustomRequestBody?: boolean;
  requiredAuth: boolean;
  calloutAuth?: CalloutAuthInput | null;
}

export const newPublicCalloutTemplateRequestBasicAuthenticationInput: Schema<NewPublicCalloutTemplateRequestBasicAuthenticationInput> =
  /* @__PURE__ */ strict({
    active: z.optional(z.boolean()),
    calloutBaseurl: atLeast(10),
    calloutHeaders: z.optional(z.record(z.string(), z.unknown())),
    calloutParams: z.optional(z.record(z.string(), z.unknown())),
    calloutRetry: z.optional(z.boolean()),
    certificate: z.optional(z.string()),
    confirmSuccessFromResponseContent: z.optional(z.boolean()),
    customRequestBody: z.optional(z.string()),
    eventCategory: z.optional(decimal),
    eventTypeName: z.optional(atLeast(1)),
    eventTypeNamespace: z.optional(z.enum(['user.notification', 'com.zuora.notification'])),
    hmacAlgorithm: z.optional(z.enum(['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'])),
    hmacData: z.optional(z.string()),
    hmacKey: z.optional(z.string()),
    hmacOutputFormat: z.optional(z.enum(['BASE64', 'HEX'])),
    hmacSecret: z.optional(z.string()),
    hmacValue: z.optional(z.string()),
    httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
    name: upTo(255),
    useCustomRequestBody: z.optional(z.boolean()),
    requiredAuth: z.boolean(),
    calloutAuth: z.optional(z.nullable(calloutAuthInput)),
  });

/** `POSTPublicCalloutTemplateRequestOauth2Authentication` of the definition. */
export interface NewPublicCalloutTemplateRequestOauth2AuthenticationInput {
  /** Default `true`. */
  active?: boolean;
  calloutBaseurl: string;
  calloutHeaders?: Record<string, unknown>;
  calloutParams?: Record<string, unknown>;
  /** Default `true`. */
  calloutRetry?: boolean;
  certificate?: string;
  /** Default `false`. */
  confirmSuccessFromResponseContent?: boolean;
  customRequestBody?: string;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  /** Default `user.notification`. */
  eventTypeNamespace?: 'user.notification' | 'com.zuora.notification';
  hmacAlgorithm?: 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  hmacData?: string;
  hmacKey?: string;
  hmacOutputFormat?: 'BASE64' | 'HEX';
  hmacSecret?: string;
  hmacValue?: string;
  httpMethod: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** At most 255 characters. */
  name: string;
  useCustomRequestBody?: boolean;
  requiredOauth2: boolean;
  oauth2ProviderId?: unknown;
}

export const newPublicCalloutTemplateRequestOauth2AuthenticationInput: Schema<NewPublicCalloutTemplateRequestOauth2AuthenticationInput> =
  /* @__PURE__ */ strict({
    active: z.optional(z.boolean()),
    calloutBaseurl: atLeast(10),
    calloutHeaders: z.optional(z.record(z.string(), z.unknown())),
    calloutParams: z.optional(z.record(z.string(), z.unknown())),
    calloutRetry: z.optional(z.boolean()),
    certificate: z.optional(z.string()),
    confirmSuccessFromResponseContent: z.optional(z.boolean()),
    customRequestBody: z.optional(z.string()),
    eventCategory: z.optional(decimal),
    eventTypeName: z.optional(atLeast(1)),
    eventTypeNamespace: z.optional(z.enum(['user.notification', 'com.zuora.notification'])),
    hmacAlgorithm: z.optional(z.enum(['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'])),
    hmacData: z.optional(z.string()),
    hmacKey: z.optional(z.string()),
    hmacOutputFormat: z.optional(z.enum(['BASE64', 'HEX'])),
    hmacSecret: z.optional(z.string()),
    hmacValue: z.optional(z.string()),
    httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
    name: upTo(255),
    useCustomRequestBody: z.optional(z.boolean()),
    requiredOauth2: z.boolean(),
    oauth2ProviderId: z.optional(z.unknown()),
  });

/** Input of `POST /notifications/callout-templates`. */
export type CreateCalloutTemplateRequest =
  | NewPublicCalloutTemplateRequestCommonInput
  | NewPublicCalloutTemplateRequestBasicAuthenticationInput
  | NewPublicCalloutTemplateRequestOauth2AuthenticationInput;

export const createCalloutTemplateRequest: Schema<CreateCalloutTemplateRequest> = /* @__PURE__ */ z.union([
  newPublicCalloutTemplateRequestCommonInput,
  newPublicCalloutTemplateRequestBasicAuthenticationInput,
  newPublicCalloutTemplateRequestOauth2AuthenticationInput,
]);

/** Answer of `POST /notifications/callout-templates`. */
export interface CreateCalloutTemplateResponse {
  active?: boolean;
  calloutAuth?: CalloutAuth | null;
  calloutBaseurl?: string;
  calloutHeaders?: Record<string, unknown> | null;
  calloutParams?: Record<string, unknown> | null;
  calloutRetry?: boolean;
  certificate?: string | null;
  confirmSuccessFromResponseContent?: boolean;
  contentType?: string;
  createdBy?: string;
  createdOn?: IsoDateTime;
  customRequestBody?: string | null;
  eventCategory?: DecimalString;
  eventTypeName?: string;
  eventTypeNamespace?: Open<'user.notification' | 'com.zuora.notification'>;
  hmacAlgorithm?: Open<'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512'> | null;
  hmacData?: string | null;
  hmacKey?: string | null;
  hmacOutputFormat?: Open<'BASE64' | 'HEX'> | null;
  hmacSecret?: string | null;
  hmacValue?: string | null;
  httpMethod?: Open<'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE'>;
  id?: string;
  name?: string;
  oauth2ProviderId?: string | null;
  requiredAuth?: boolean;
  requiredOauth2?: boolean;
  updatedBy?: string;
  updatedOn?: IsoDateTime;
  useCustomRequestBody?: boolean;
}

export const createCalloutTemplateResponse: Schema<CreateCalloutTemplateResponse> = /* @__PURE__ */ z.looseObject({
  active: maybe(wireBoolean),
  calloutAuth: maybeNull(calloutAuth),
  calloutBaseurl: maybe(wireText),
  calloutHeaders: maybeNull(z.record(z.string(), z.unknown())),
  calloutParams: maybeNull(z.record(z.string(), z.unknown())),
  calloutRetry: maybe(wireBoolean),
  certificate: maybeNull(wireText),
  confirmSuccessFromResponseContent: maybe(wireBoolean),
  contentType: maybe(wireText),
  createdBy: maybe(wireText),
  createdOn: maybe(wireDateTime),
  customRequestBody: maybeNull(wireText),
  eventCategory: maybe(decimal),
  eventTypeName: maybe(wireText),
  eventTypeNamespace: maybe(open(['user.notification', 'com.zuora.notification'])),
  hmacAlgorithm: maybeNull(open(['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'])),
  hmacData: maybeNull(wireText),
  hmacKey: maybeNull(wireText),
  hmacOutputFormat: maybeNull(open(['BASE64', 'HEX'])),
  hmacSecret: maybeNull(wireText),
  hmacValue: maybeNull(wireText),
  httpMethod: maybe(open(['POST', 'GET', 'PUT', 'PATCH', 'DELETE'])),
  id: maybe(wireText),
  name: maybe(wireText),
  oauth2ProviderId: maybeNull(wireText),
  requiredAuth: maybe(wireBoolean),
  requiredOauth2: maybe(wireBoolean),
  updatedBy: maybe(wireText),
  updatedOn: maybe(wireDateTime),
  useCustomRequestBody: maybe(wireBoolean),
});

/** Input of `GET /v1/notification-history/callout`. */
export interface ListCalloutHistoryRequest {
  /** At least 1. Default `1`. */
  page?: number;
  /** Default `20`. */
  pageSize?: number;
  endTime?: IsoDateTime;
  startTime?: IsoDateTime;
  objectId?: string;
  failedOnly?: boolean;
  eventCategory?: string;
  includeResponseContent?: boolean;
}

export const listCalloutHistoryRequest: Schema<ListCalloutHistoryRequest> = /* @__PURE__ */ strict({
  page: z.optional(integer(1)),
  pageSize: z.optional(z.int()),
  endTime: z.optional(instant),
  startTime: z.optional(instant),
  objectId: z.optional(z.string()),
  failedOnly: z.optional(z.boolean()),
  eventCategory: z.optional(z.string()),
  includeResponseContent: z.optional(z.boolean()),
});

/** `GETCalloutHistoryVOType` of the definition. */
export interface CalloutHistoryVO {
  attemptedNum?: string;
  createTime?: string;
  eventCategory?: string;
  eventContext?: string;
  notification?: string;
  requestMethod?: string;
  requestUrl?: string;
  responseCode?: string;
  responseContent?: string;
}

export const calloutHistoryVO: Schema<CalloutHistoryVO> = /* @__PURE__ */ z.looseObject({
  attemptedNum: maybe(wireText),
  createTime: maybe(wireText),
  eventCategory: maybe(wireText),
  eventContext: maybe(wireText),
  notification: maybe(wireText),
  requestMethod: maybe(wireText),
  requestUrl: maybe(wireText),
  responseCode: maybe(wireText),
  responseContent: maybe(wireText),
});

/** Answer of `GET /v1/notification-history/callout`. */
export interface ListCalloutHistoryResponse {
  calloutHistories?: CalloutHistoryVO[];
  nextPage?: string;
  success?: boolean;
}

export const listCalloutHistoryResponse: Schema<ListCalloutHistoryResponse> = /* @__PURE__ */ z.looseObject({
  calloutHistories: maybe(z.array(calloutHistoryVO)),
  nextPage: maybe(wireText),
  success: maybe(wireBoolean),
});

/** Input of `POST /notifications/callout-histories/resend`. */
export interface ResendCalloutsRequest {
  body: string[];
}

export const resendCalloutsRequest: Schema<ResendCalloutsRequest> = /* @__PURE__ */ strict({
  body: z.array(z.string()),
});

/** Answer of `POST /notifications/callout-histories/resend`. */
export type ResendCalloutsResponse = CustomFieldValues;

export const resendCalloutsResponse: Schema<ResendCalloutsResponse> = /* @__PURE__ */ z.record(z.string(), z.unknown());

/** Answer of `POST /notifications/notification-definitions`. */
export type CreateNotificationDefinitionResponse = PublicNotificationDefinitionResponse;
