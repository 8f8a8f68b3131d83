import { readHistory } from '../../../support/callouts.js';
import { orderFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the notification and event trigger operations. No server receives the callouts. */
export const notificationExamples: ExamplesOf = async (started) => {
  const callout = { name: 'Paid', calloutBaseurl: 'http://127.0.0.1:9/callouts', httpMethod: 'POST' };
  const definition = { name: 'Paid', eventCategory: 2120, calloutActive: true, callout };
  const invoices = { ...definition, name: 'Posted', eventCategory: 1110, callout: { ...callout, calloutRetry: false } };
  await started.call('/notifications/notification-definitions', { json: invoices });
  await started.call('/v1/orders', { json: orderFor({ orderDate: await started.sandbox.today() }) });
  await started.sandbox.deliverCallouts();
  const [sent] = (await readHistory(started)).calloutHistories;
  const template = {
    ...callout,
    name: 'Template',
    eventCategory: 1100,
    calloutHeaders: { 'X-Tenant': 'Kestrel Maps' },
    calloutParams: { invoice: '<Invoice.InvoiceNumber>' },
    requiredAuth: true,
    calloutAuth: { username: 'billing', password: 'secret' },
    hmacSecret: 'secret',
    hmacKey: 'X-Signature',
  };
  const trigger = {
    active: true,
    baseObject: 'Account',
    condition: "changeType == 'UPDATE' && Account.Status == 'Active' && Account.Status_old != 'Active'",
    eventType: { name: 'AccountActivated', displayName: 'An account was made active' },
  };
  return {
    createNotificationDefinition: {
      good: { path: '/notifications/notification-definitions', json: definition },
      bad: {
        path: '/notifications/notification-definitions',
        json: { ...definition, eventCategory: 9999 },
        category: 20,
        names: 'eventCategory',
      },
    },
    listNotificationDefinitions: {
      good: { path: '/notifications/notification-definitions?eventCategory=1110&limit=1' },
      bad: { path: '/notifications/notification-definitions?limit=101', category: 20, names: 'limit' },
    },
    createCalloutTemplate: {
      good: { path: '/notifications/callout-templates', json: template },
      bad: {
        path: '/notifications/callout-templates',
        json: { ...template, name: 'Other', calloutBaseurl: 'ftp://receiver.test/' },
        category: 20,
        names: 'calloutBaseurl',
      },
    },
    listCalloutHistory: {
      good: { path: '/v1/notification-history/callout?includeResponseContent=true' },
      bad: { path: '/v1/notification-history/callout?startTime=2026-11-21T25:00:00', category: 20, names: 'startTime' },
    },
    resendCallouts: {
      good: { path: '/notifications/callout-histories/resend', json: [sent?.id] },
      bad: { path: '/notifications/callout-histories/resend', json: [], category: 22, names: 'body' },
    },
    createEventTrigger: {
      good: { path: '/events/event-triggers', json: trigger },
      bad: { path: '/events/event-triggers', json: { ...trigger, condition: "Account.Mood == 'good'" }, category: 20, names: 'condition' },
    },
    listEventTriggers: {
      good: { path: '/events/event-triggers?baseObject=Account&active=true' },
      bad: { path: '/events/event-triggers?active=perhaps', category: 20, names: 'active' },
    },
  };
};
