import { describe, expect, it } from 'vitest';
import { readDefinition, type Definition } from '../../scripts/contract/definition.js';
import { DIFFERENCES } from './differences.js';
import { contractRows } from '../support/contract/rows.js';
import { differencesOf } from './walk/compare.js';

/** Returns all differences between our schemas and a definition. */
function allDifferences(definition: Definition): Set<string> {
  return new Set(contractRows(definition).flatMap(({ row, operation }) => differencesOf(definition, operation, row)));
}

describe('the comparison of all schemas with the definition', () => {
  it('finds only known differences', () => {
    const found = allDifferences(readDefinition());
    const known = new Set(DIFFERENCES.flatMap(({ at }) => at));
    expect([...found].filter((difference) => !known.has(difference))).toEqual([]);
    expect([...known].filter((difference) => !found.has(difference))).toEqual([]);
    expect(DIFFERENCES.filter(({ reason }) => reason.trim().length < 20)).toEqual([]);
  });

  const changes: [what: string, expected: string, change: (definition: Definition) => void][] = [
    [
      'a new field',
      'request POSTAccountType.shade: is missing here',
      ({ schemas }) => void (schemas['POSTAccountType'] = { allOf: [schemas['POSTAccountType'] ?? {}, { properties: { shade: {} } }] }),
    ],
    ['a removed field', 'answer CommonResponse.processId: is not in the definition', drop('CommonResponse', 'processId')],
    [
      'a newly required field',
      'request CancelSubscription.cancellationEffectiveDate: required',
      ({ schemas }) => void schemas['CancelSubscription']?.required?.push('cancellationEffectiveDate'),
    ],
    [
      'another type',
      'request CancelSubscription.cancellationEffectiveDate: decimal, here date',
      ({ schemas }) => void set(schemas['CancelSubscription']?.properties, 'cancellationEffectiveDate', { type: 'number' }),
    ],
    [
      'a new value',
      'request CancelSubscription.cancellationPolicy: values Never',
      ({ schemas }) => void schemas['CancelSubscription']?.properties?.['cancellationPolicy']?.enum?.push('Never'),
    ],
    [
      'a maximum length',
      'request CreatePaymentType.gatewayId: at most 7, here undefined',
      ({ schemas }) => void set(schemas['CreatePaymentType']?.allOf?.[0]?.properties, 'gatewayId', { type: 'string', maxLength: 7 }),
    ],
    [
      'an allowed null',
      'answer CommonResponse.processId: may be null',
      ({ schemas }) => void set(schemas['CommonResponse']?.properties, 'processId', { type: 'string', nullable: true }),
    ],
  ];

  it.each(changes)('finds %s', (_, expected, change) => {
    const definition = readDefinition();
    const before = allDifferences(definition);
    change(definition);
    const added = [...allDifferences(definition)].filter((difference) => !before.has(difference));
    expect(added).toContain(expected);
  });
});

function drop(schema: string, property: string) {
  return ({ schemas }: Definition): void => {
    const { [property]: _, ...others } = schemas[schema]?.properties ?? {};
    schemas[schema] = { ...schemas[schema], properties: others };
  };
}

function set<Value>(record: Record<string, Value> | undefined, name: string, value: Value): void {
  if (record === undefined) throw new Error(`The definition has no properties to add ${name} to.`);
  record[name] = value;
}
