/** The tenant's own fields of an input (`<Name>__c`), which are kept and given back as they are. */
export function customFieldsOf(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith('__c')));
}
