/** True for an object that is not a list. Used to read JSON that nothing has validated yet. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
