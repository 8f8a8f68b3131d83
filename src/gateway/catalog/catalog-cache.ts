import type { IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from './read-catalog.js';

/** Milliseconds before the catalog is read again. */
const MAX_AGE = 60_000;
/** Milliseconds after which a read counts as lost. A Worker-style runtime that ends a request also ends its reads, without an error. */
const LONGEST_READ = 60_000;

/** Returns the product catalog for a business date. */
type CatalogSource = (today: IsoDate) => Promise<readonly BillingProduct[]>;

/**
 * Caches the product catalog. Concurrent requests share one read, and the cached catalog is used during a refresh. On a new business date,
 * requests wait for the new catalog, because plans start and end by date.
 */
export function createCatalogSource(
  read: () => Promise<readonly BillingProduct[]>,
  now: () => number,
  report: (problem: unknown) => void,
): CatalogSource {
  let cached: { products: readonly BillingProduct[]; date: IsoDate; readAt: number } | undefined;
  let pendingRead: { date: IsoDate; startedAt: number; products: Promise<readonly BillingProduct[]> } | undefined;

  const isLost = (): boolean => pendingRead !== undefined && now() - pendingRead.startedAt >= LONGEST_READ;

  const refresh = (date: IsoDate): Promise<readonly BillingProduct[]> => {
    if (pendingRead?.date === date && !isLost()) return pendingRead.products;
    const started = { date, startedAt: now(), products: read() };
    pendingRead = started;
    started.products = started.products
      .then((products) => {
        cached = { products, date, readAt: now() };
        return products;
      })
      .finally(() => {
        if (pendingRead === started) pendingRead = undefined;
      });
    return started.products;
  };

  return async (today) => {
    if (cached?.date !== today) return refresh(today);
    const { products, readAt } = cached;
    if (now() - readAt < MAX_AGE) return products;
    const wasLost = isLost();
    const refreshed = refresh(today).catch((error: unknown) => {
      report(error);
      return products;
    });
    // The next read would be lost too if no request waited for it.
    return wasLost ? refreshed : products;
  };
}
