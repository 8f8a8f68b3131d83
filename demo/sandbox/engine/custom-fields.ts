/** Custom fields are named `<Name>__c`; those of connected systems `__NS` and `__QT`. */
const CUSTOM = /^[\w-]+__(?:c|NS|QT)$/;

/** The custom fields among the fields of an object. */
export function customFieldsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => CUSTOM.test(name)));
}
