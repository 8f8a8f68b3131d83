import { expect, it } from 'vitest';
import { available } from '../../../demo/sandbox/handlers/index.js';
import type { Endpoint } from '../../../demo/sandbox/http/endpoint.js';
import { coversField, UNAVAILABLE_FIELDS, unavailableReason } from '../../../demo/sandbox/unavailable.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { billingOperations } from '../../../src/generated/api/operations/index.js';
import { requestFields } from '../../support/request-fields.js';

const endpoints = new Map<string, Endpoint>(Object.entries(available));
const operations = Object.entries<AnyOperation>(billingOperations).flatMap(([key, row]) => {
  const endpoint = endpoints.get(key);
  return endpoint ? [{ name: row.name, path: row.path, fields: requestFields(row, endpoint) }] : [];
});

const listed = Object.values(UNAVAILABLE_FIELDS).flatMap((byOperation) =>
  Object.entries(byOperation).flatMap(([names, entries]) => entries.split(' ').map((entry) => ({ names: names.split(' '), entry }))),
);

it('has a reason for each documented field that the sandbox refuses', () => {
  const without = operations.flatMap(({ name, fields }) =>
    fields.filter((field) => !field.available && unavailableReason(name, field.path) === undefined).map(({ path }) => `${name} ${path}`),
  );
  expect(without).toEqual([]);
});

it('has no reason for a field that the sandbox accepts, and no entry without a field', () => {
  const accepted = operations.flatMap(({ name, fields }) =>
    fields.filter((field) => field.available && unavailableReason(name, field.path) !== undefined).map(({ path }) => `${name} ${path}`),
  );
  expect(accepted).toEqual([]);
  const stale = listed.filter(
    ({ names, entry }) =>
      !operations.some(({ name, fields }) => names.includes(name) && fields.some(({ path }) => coversField(entry, path))),
  );
  expect(stale).toEqual([]);
  const known = operations.map(({ name }) => name);
  expect(listed.flatMap(({ names }) => names).filter((name) => !known.includes(name))).toEqual([]);
});

it('refuses fewer than 100 documented fields outside orders and the actions of older programs', () => {
  // A refused object counts as one field. `subscribe` and `amend` document most fields of the objects, which the platform sets itself.
  const others = operations.filter(({ name }) => !/^orders\.|^actions\.(?:subscribe|amend)$/.test(name)).flatMap(({ fields }) => fields);
  expect(others.length).toBeGreaterThan(2000);
  expect(others.filter((field) => !field.available && !field.isInside).length).toBeLessThan(100);
});
