import type { IsoDate } from '../../api/schemas/values.js';
import type { BillingProduct } from './read.js';

/** Milliseconds for which the catalog is not asked for again. */
const MAX_AGE = 60_000;

/** The billing catalog as it is known on a business date. */
export type CatalogSource = (today: IsoDate) => Promise<readonly BillingProduct[]>;

/**
 * Keeps the catalog: read once however many ask, and answered from memory while it is read again. A new business date is waited for, because
 * plans begin and end with dates.
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
