import { describe, expect, it } from 'vitest';
import { addressLines, addressRows, fitsPostalCode, stateChoices } from '../../src/components/features/sign-up/countries/country-format.js';
import { countries } from '../../src/generated/countries/index.js';
import { taxIds } from '../../src/components/features/sign-up/countries/tax-ids.js';

const formatOf = async (code: string) => (await countries[code]!()).country;

describe('country formats', () => {
  it.each(Object.keys(countries))('%s: the example is a valid postal code, and the form has all required fields', async (code) => {
    const format = await formatOf(code);
    if (format.example) expect(fitsPostalCode(format, format.example), format.example).toBe(true);
    if (format.postalCode) expect(fitsPostalCode(format, '!')).toBe(false);
    const asked = addressRows(format, 'en').flat();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain('address1');
    for (const [letter, field] of Object.entries({ A: 'address1', C: 'city', S: 'state', Z: 'postalCode' })) {
      if (format.required.includes(letter)) expect(asked).toContain(field);
    }
    const values = (stateChoices(format, 'en') ?? []).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each(Object.entries(taxIds))(
    '%s: the example is a valid tax ID, and is invalid with more digits',
    async (_code, { example, load }) => {
      const { validate } = await load();
      expect(validate(example).isValid).toBe(true);
      expect(validate(`${example}9999`).isValid).toBe(false);
    },
  );

  it('formats an address like its country, in the script of the reader', async () => {
    const japan = await formatOf('JP');
    const address = { address1: '1-1 Chiyoda', state: '東京都', postalCode: '100-0001' };
    expect(addressLines(japan, 'ja', address)).toEqual(['〒100-0001', '東京都', '1-1 Chiyoda']);
    expect(addressLines(japan, 'en', address)).toEqual(['1-1 Chiyoda, Tokyo', '100-0001']);
    const us = await formatOf('US');
    expect(addressLines(us, 'en', { address1: '1 Main St', city: 'Cupertino', state: 'CA', postalCode: '95014' })).toEqual([
      '1 Main St',
      'Cupertino, CA 95014',
    ]);
    expect(addressLines(us, 'en', { city: 'Cupertino' })).toEqual(['Cupertino']);
  });
});
