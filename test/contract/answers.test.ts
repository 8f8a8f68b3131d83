import { expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { readDefinition } from '../../scripts/contract/definition.js';
import { wireBoolean, wireInteger, wireText } from '../../src/api/schemas/wire.js';
import { contractRows } from '../support/contract/rows.js';
import { answerParts, hasValues } from './walk/answers.js';
import { zodSchema } from '../support/zod-schema.js';

const parts = contractRows(readDefinition()).flatMap(({ name, row }) => [...answerParts(zodSchema(row.response), name)]);

it('responses accept values that the platform adds later', () => {
  const later = 'Later value';
  const withValues = parts.filter(({ schema }) => schema !== wireBoolean && hasValues(schema));
  const closed = withValues.filter(({ schema }) => {
    const read = z.safeParse(schema, later);
    return !read.success || read.data !== later;
  });
  expect(closed.map(({ path }) => path)).toEqual([]);
  expect(withValues.length).toBeGreaterThan(1_000);
});

/** Fields whose names look like amounts or quantities but that contain text. */
const OTHER = [
  // Contains the name of a custom field that contains an amount.
  'customFieldTotalAmount',
  // Contains a text about the price per unit.
  'listPrice',
];

it('every amount and quantity in a response is a decimal', () => {
  const named = /(?:amount|balance|price|revenue|cost|mrr|tcv|quantity|percentage)$/i;
  const amounts = parts.filter(({ name }) => named.test(name) && !/__(?:c|NS|QT)$/.test(name) && !OTHER.includes(name));
  const loose = amounts.filter(({ schema }) => schema === wireText || schema === wireInteger || hasValues(schema));
  expect(loose.map(({ path }) => path)).toEqual([]);
  expect(amounts.length).toBeGreaterThan(300);
});
