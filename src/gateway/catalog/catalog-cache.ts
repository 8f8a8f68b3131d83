import type { IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from './read-catalog.js';

/** Milliseconds before the catalog is read again. */
const MAX_AGE = 60_000;

/** Returns the product catalog for a business date. */
export type CatalogSource = (today: IsoDate) => Promise<readonly BillingProduct[]>;

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
  let pendingRead: { date: IsoDate; products: Promise<readonly BillingProduct[]> } | undefined;

  const refresh = (date: IsoDate): Promise<readonly BillingProduct[]> => {
    if (pendingRead?.date === date) return pendingRead.products;
    const started = { date, products: read() };
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

  return (today) => {
    if (cached?.date !== today) return refresh(today);
    if (now() - cached.readAt >= MAX_AGE) refresh(today).catch(report);
    return Promise.resolve(cached.products);
  };
}
