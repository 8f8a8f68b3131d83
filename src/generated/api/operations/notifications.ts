// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createNotificationDefinitionRequest,
  publicNotificationDefinitionResponse,
  listNotificationDefinitionsRequest,
  listNotificationDefinitionsResponse,
  createCalloutTemplateRequest,
  createCalloutTemplateResponse,
  listCalloutHistoryRequest,
  listCalloutHistoryResponse,
  resendCalloutsRequest,
  resendCalloutsResponse,
} from '../schemas/notifications.js';

/** Bind an event to email/callout. `POST /notifications/notification-definitions`. */
export const createNotificationDefinition = /* @__PURE__ */ operation({
  name: 'notifications.create-definition',
  method: 'POST',
  path: '/notifications/notification-definitions',
  request: createNotificationDefinitionRequest,
  response: publicNotificationDefinitionResponse,
  retry: 'keyed',
});

/** List definitions. `GET /notifications/notification-definitions`. */
export const listNotificationDefinitions = /* @__PURE__ */ operation({
  name: 'notifications.list-definitions',
  method: 'GET',
  path: '/notifications/notification-definitions',
  request: listNotificationDefinitionsRequest,
  response: listNotificationDefinitionsResponse,
  retry: 'safe',
});

/** Create callout template. `POST /notifications/callout-templates`. */
export const createCalloutTemplate = /* @__PURE__ */ operation({
  name: 'notifications.create-callout-template',
  method: 'POST',
  path: '/notifications/callout-templates',
  request: createCalloutTemplateRequest,
  response: createCalloutTemplateResponse,
  retry: 'keyed',
});

/** List delivered callouts. `GET /v1/notification-history/callout`. */
export const listCalloutHistory = /* @__PURE__ */ operation({
  name: 'notifications.callout-history',
  method: 'GET',
  path: '/v1/notification-history/callout',
  request: listCalloutHistoryRequest,
  response: listCalloutHistoryResponse,
  paging: 'page',
  items: 'calloutHistories',
  retry: 'safe',
});

/** Resend callouts. `POST /notifications/callout-histories/resend`. */
export const resendCallouts = /* @__PURE__ */ operation({
  name: 'notifications.resend-callouts',
  method: 'POST',
  path: '/notifications/callout-histories/resend',
  request: resendCalloutsRequest,
  response: resendCalloutsResponse,
  encoding: 'list',
  retry: 'keyed',
});
