/** Namespace of standard events and of a tenant's own events. */
export const USER_NAMESPACE = 'user.notification';
/** Namespace of platform events without a category. */
const PLATFORM_NAMESPACE = 'com.zuora.notification';

type Namespace = typeof USER_NAMESPACE | typeof PLATFORM_NAMESPACE;

/** A standard event. Not every event has a category code. */
interface Standard {
  readonly category?: number;
  readonly namespace: Namespace;
}

const standard = (category: number): Standard => ({ category, namespace: USER_NAMESPACE });

/** Standard events that the sandbox raises, with the platform's names and codes. */
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

/** Name, namespace and category by which definitions and templates identify an event. */
export interface EventType {
  name: string;
  namespace: string;
  category: number | null;
}

/** Finds a standard event by name or category code. */
export function findStandard(key: string | number): EventType | undefined {
  const events: [string, Standard][] = Object.entries(STANDARD_EVENTS);
  const found = events.find(([name, { category }]) => name === key || (category !== undefined && category === key));
  return found && { name: found[0], namespace: found[1].namespace, category: found[1].category ?? null };
}

/** Returns the category code of an event's object: 1100 (invoice) for 1110 (invoice posted). */
export const objectCategoryOf = (category: number): number => Math.floor(category / 100) * 100;

/** Returns the qualified name of an event, such as `user.notification:InvoicePosted`. */
export const qualifiedName = ({ namespace, name }: Pick<EventType, 'name' | 'namespace'>): string => `${namespace}:${name}`;
