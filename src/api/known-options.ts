import { suggestName } from './nearest-name.js';

/**
 * Refuses options that do not exist, for callers without type checks. The message contains no values, because some are secret.
 * @param name name of the function, for the message
 * @throws {TypeError} naming every unknown option, and the option that was probably meant
 */
export function refuseUnknownOptions(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((option) => !known.includes(option));
  if (unknown.length === 0) return;
  throw new TypeError(`${name}: ${unknown.map((option) => `${option} is not known.${suggestName(option, known)}`).join(' ')}`);
}
