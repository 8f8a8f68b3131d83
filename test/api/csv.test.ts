import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../src/api/csv/write-csv.js';

describe('CSV', () => {
  it.each(['=1+1', '+1+1', '-1+1', '@x', '\t=1', ' =1', '\u0000=1', '\ufeff=1', '\u00a0=1', '\u200b=1', '＝1'])(
    'does not let %j run as a formula',
    (text) => {
      expect(writeCsv([[text]]).replaceAll('"', '')).toBe(`\ufeff'${text}\r\n`);
    },
  );

  it.each(['12.50', '-3.00', 'A-1', 'a = b', ' plain'])('keeps the text %j', (text) => {
    expect(writeCsv([[text]]).replaceAll('"', '')).toBe(`\ufeff${text}\r\n`);
  });
});
