/** Namespace of events that the platform and its tenants name; of the standard events too. */
export const USER_NAMESPACE = 'user.notification';
/** Namespace of the platform's own events that have no category. */
const PLATFORM_NAMESPACE = 'com.zuora.notification';

export type Namespace = typeof USER_NAMESPACE | typeof PLATFORM_NAMESPACE;

/** An event that everybody can be told of, with the code of its category if it has one. */
interface Standard {
  readonly category?: number;
  readonly namespace: Namespace;
}

const standard = (category: number): Standard => ({ category, namespace: USER_NAMESPACE });

/** The events that this sandbox raises by itself, under the names and codes of the platform. */
const STANDARD_EVENTS = {
  InvoicePosted: standard(1110),
  NewSubscriptionCreated: standard(1210),
  KeyDates: standard(1230),
  AmendmentProcessed: standard(1310),
  PaymentDeclined: standard(2110),
  PaymentProcessed: standard(2120),
  PaymentMethodUpdated: standard(2220),
  PaymentMethodClosed: standard(2230),
  PaymentRefundProcessed: standard(2410),
  CreditMemoRefundProcessed: standard(2430),
  CreditMemoCreated: standard(2710),
  CreditMemoPosted: standard(2720),
  OrderProcessed: { namespace: PLATFORM_NAMESPACE },
  OrderActionProcessed: { namespace: PLATFORM_NAMESPACE },
} as const satisfies Record<string, Standard>;

export type StandardEvent = keyof typeof STANDARD_EVENTS;

/** An event as definitions and templates name it. */
export interface EventType {
  name: string;
  namespace: string;
  category: number | null;
}

/** The standard event of this name or category code. */
export function findStandard(key: string | number): EventType | undefined {
  const events: [string, Standard][] = Object.entries(STANDARD_EVENTS);
  const found = events.find(([name, { category }]) => name === key || (category !== undefined && category === key));
  return found && { name: found[0], namespace: found[1].namespace, category: found[1].category ?? null };
}

/** Code of the object that a category belongs to: 1100 (invoice) of 1110 (invoice posted). */
export const parentOf = (category: number): number => Math.floor(category / 100) * 100;

/** `user.notification:InvoicePosted`, as histories name an event. */
export const qualified = ({ namespace, name }: Pick<EventType, 'name' | 'namespace'>): string => `${namespace}:${name}`;
