import { configurationRefusal } from '../refusal.js';
import { parseOffers, type Offers } from './schema.js';

/** Milliseconds before the offers are read again. */
const CHECK_INTERVAL = 2000;

/** Returns the current offers. Undefined if the tenant has no offers file. */
type OffersSource = () => Promise<Offers | undefined>;

/**
 * Creates the source of the offers.
 * @param option offers as data, a function that reads them, or undefined
 * @param report receives the errors of a changed file; the last valid offers stay in use
 * @throws {TypeError} if the data is invalid
 */
export function createOffersSource(option: unknown, now: () => number, report: (problem: unknown) => void): OffersSource {
  if (option === undefined) return () => Promise.resolve(undefined);
  if (typeof option !== 'function') {
    const offers = parseOffers(option);
    return () => Promise.resolve(offers);
  }
  let current: { offers: Offers; text: string } | undefined;
  let checkAgainAt = 0;
  let reading: Promise<Offers> | undefined;

  const read = async (): Promise<Offers> => {
    try {
      const data: unknown = await (option as () => unknown)();
      const text = JSON.stringify(data);
      if (current?.text !== text) current = { offers: parseOffers(data), text };
    } catch (error) {
      if (!current) throw configurationRefusal(error);
      report(error);
    }
    checkAgainAt = now() + CHECK_INTERVAL;
    return current.offers;
  };

  return () => {
    if (current && now() < checkAgainAt) return Promise.resolve(current.offers);
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
