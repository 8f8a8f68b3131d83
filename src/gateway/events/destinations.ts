import type { Receipt } from '../receipts.js';
import type { SecurityEvent } from '../security-events.js';
import type { EventKind, GatewayEvent } from './event.js';
import { signWebhook } from './signature.js';
import { withTimeout } from '../timeout.js';

/** Webhook: an address to which the gateway sends events. */
export interface Webhook {
  /** Address of the receiver. Must use https, except on localhost. Redirects are not followed. */
  url: string;
  /**
   * One or two secrets, created with `generateWebhookSecret()`. Each request is signed with all of them. To rotate a secret, put the new one
   * first, change the receiver, then remove the old one.
   */
  secrets: readonly string[];
  /** Kinds of events to send. Default: all. */
  kinds?: readonly EventKind[];
}

/** Hook for receipts. The second argument is the whole event: its `id` is the same when the hook is called again. */
export type OnReceipt = (receipt: Receipt, event: GatewayEvent) => void | Promise<void>;
/** Hook for security events. The second argument is the whole event: its `id` is the same when the hook is called again. */
export type OnSecurityEvent = (securityEvent: SecurityEvent, event: GatewayEvent) => void | Promise<void>;
/** Hook for all events. */
export type OnEvent = (event: GatewayEvent) => void | Promise<void>;

/** Options of the gateway that receive events. */
export interface EventReceivers {
  onReceipt?: OnReceipt | undefined;
  onSecurityEvent?: OnSecurityEvent | undefined;
  onEvent?: OnEvent | undefined;
  webhooks?: readonly Webhook[] | undefined;
}

/** Receiver of events: a hook or a webhook. */
export interface Destination {
  /** Stored with each delivery, so it must stay the same after a restart. */
  readonly name: string;
  accepts(kind: EventKind): boolean;
  /** @throws {Error} if the event was not delivered */
  deliver(event: GatewayEvent): Promise<void>;
}

export interface DeliveryServices {
  fetch: (request: Request) => Promise<Response>;
  now: () => number;
}

/** Milliseconds after which a hook counts as failed. */
const HOOK_TIMEOUT = 30_000;
/** Milliseconds after which a webhook counts as failed. */
const WEBHOOK_TIMEOUT = 10_000;

/** Waits for a hook, at most {@link HOOK_TIMEOUT}. */
const runHook = (name: string, hook: () => void | Promise<void>): Promise<void> =>
  withTimeout((async () => hook())(), HOOK_TIMEOUT, () => `The hook ${name} did not finish within ${HOOK_TIMEOUT / 1000} seconds.`);

function receiptHook(hook: OnReceipt): Destination {
  return {
    name: 'onReceipt',
    accepts: (kind) => kind === 'purchase' || kind === 'cancellation' || kind === 'withdrawal',
    async deliver(event) {
      const { data } = event;
      if (data.kind !== 'purchase' && data.kind !== 'cancellation' && data.kind !== 'withdrawal') return;
      await runHook('onReceipt', () => hook(data, event));
    },
  };
}

function securityHook(hook: OnSecurityEvent): Destination {
  return {
    name: 'onSecurityEvent',
    accepts: (kind) => kind === 'billing-email' || kind === 'tax-id' || kind === 'default-payment-method',
    async deliver(event) {
      const { data } = event;
      if (data.kind !== 'billing-email' && data.kind !== 'tax-id' && data.kind !== 'default-payment-method') return;
      await runHook('onSecurityEvent', () => hook(data, event));
    },
  };
}

function eventHook(hook: OnEvent): Destination {
  return { name: 'onEvent', accepts: () => true, deliver: (event) => runHook('onEvent', () => hook(event)) };
}

function webhookDestination({ url, secrets, kinds }: Webhook, { fetch, now }: DeliveryServices): Destination {
  return {
    name: `webhook ${url}`,
    accepts: (kind) => kinds === undefined || kinds.includes(kind),
    async deliver(event) {
      const body = JSON.stringify(event);
      const signed = await signWebhook(secrets, { id: event.id, timestamp: Math.floor(now() / 1000), body });
      const headers = { 'content-type': 'application/json', ...signed };
      const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT);
      const response = await fetch(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }));
      // The content does not matter, but an unread body would keep the connection open.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook ${url} responded with status ${response.status || 'of a redirect'}.`);
    },
  };
}

/** Returns the receivers of events in the options. */
export function toDestinations(
  { onReceipt, onSecurityEvent, onEvent, webhooks = [] }: EventReceivers,
  services: DeliveryServices,
): readonly Destination[] {
  return [
    ...(onReceipt ? [receiptHook(onReceipt)] : []),
    ...(onSecurityEvent ? [securityHook(onSecurityEvent)] : []),
    ...(onEvent ? [eventHook(onEvent)] : []),
    ...webhooks.map((webhook) => webhookDestination(webhook, services)),
  ];
}
