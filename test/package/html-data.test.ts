import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { classesOf, readElementManifest } from '../support/manifest.js';
import { projectRoot } from '../support/source-imports.js';

/** Format of VS Code's HTML custom data, version 1.1. `valueSet: 'v'` is an attribute without a value. */
const { tags } = z
  .strictObject({
    version: z.literal(1.1),
    tags: z.array(
      z.strictObject({
        name: z.string(),
        description: z.string().min(1),
        attributes: z.array(
          z.strictObject({
            name: z.string(),
            description: z.string().min(1),
            valueSet: z.literal('v').optional(),
            values: z.array(z.strictObject({ name: z.string() })).optional(),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'dist/html-data.json'), 'utf8')));

describe('the HTML data for editors', () => {
  it('has each element with its attributes', () => {
    const elements = classesOf(readElementManifest()).filter(({ tagName }) => tagName !== undefined);
    const expected = elements.map(({ tagName, attributes = [] }) => [tagName, attributes.map(({ name }) => name)]);
    expect(tags.map(({ name, attributes }) => [name, attributes.map((attribute) => attribute.name)])).toEqual(expected);
  });

  it('has the values of an attribute, and says which have no value', () => {
    const plans = tags.find(({ name }) => name === 'storefront-plans');
    const attribute = (wanted: string) => plans?.attributes.find(({ name }) => name === wanted);
    expect(attribute('layout')?.values).toEqual([{ name: 'cards' }, { name: 'comparison' }]);
    expect(attribute('estimator')?.valueSet).toBe('v');
    expect(attribute('currency')?.values).toBeUndefined();
  });
});
