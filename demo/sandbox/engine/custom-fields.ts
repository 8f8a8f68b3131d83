/** Names of custom fields end with `__c`. Names of connected systems' fields end with `__NS` or `__QT`. */
const CUSTOM_FIELD = /^[\w-]+__(?:c|NS|QT)$/;

/** Returns the custom fields among the fields of an object. */
export function pickCustomFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => CUSTOM_FIELD.test(name)));
}
