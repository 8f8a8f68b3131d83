import { configurationRefusal } from '../refusal.js';
import { parseOffers, type Offers } from './schema.js';

/** Milliseconds after which a file is looked at again. */
const CHECK_INTERVAL = 2000;

/** The offers in force now; undefined where the tenant sells by the custom field of the catalog. */
export type OffersSource = () => Promise<Offers | undefined>;

/**
 * @param option data, a function that reads it, or undefined
 * @param report receives what is wrong with a changed file; the last good one stays in force
 * @throws {TypeError} for data that does not fit
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
