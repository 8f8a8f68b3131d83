import { warnOnce } from './console.js';

/** Warns about a currency or country that the gateway refused. The elements use their default instead. */
export function reportRefusedCode(field: string, code: string, rule: string): void {
  const fix =
    field === 'currency'
      ? 'Use a currency of the catalog, or add the currency to the offers file.'
      : 'Use a code such as "DE" of a country that the offers file serves.';
  const text = `${field} "${code}" ${rule}. It is ignored. ${fix}`;
  warnOnce(text);
}
