import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const cdn = join(import.meta.dirname, '../../dist/cdn');

interface Entry {
  file: string;
  src?: string;
}

/** Returns the files of a bundle with their sources. */
function filesOf(bundle: string): Entry[] {
  return Object.values(JSON.parse(readFileSync(join(cdn, `${bundle}.manifest.json`), 'utf8')) as Record<string, Entry>);
}

describe('elements for staff', () => {
  it.each(['storefront', 'storefront.all'])('are not in any file of %s.js', (bundle) => {
    const files = new Set(filesOf(bundle).map(({ file }) => file));
    expect(files.size).toBeGreaterThan(0);
    for (const file of files) {
      const code = readFileSync(join(cdn, file), 'utf8');
      for (const name of ['storefront-objects', 'storefront-staff', 'storefront-accounting-periods', 'storefront-revenue-schedule', '/v1/'])
        expect([file, code.includes(name)]).toEqual([file, false]);
    }
  });

  it('are in separate files', () => {
    const code = filesOf('storefront.staff').map(({ file }) => readFileSync(join(cdn, file), 'utf8'));
    expect(code.some((text) => text.includes('storefront-objects'))).toBe(true);
    expect(readdirSync(cdn)).toContain('storefront.staff.js');
  });

  it('do not include the client of all operations, which has a separate file', () => {
    const client = filesOf('storefront.api').map(({ file }) => readFileSync(join(cdn, file), 'utf8'));
    expect(client.some((text) => text.includes('/v1/subscriptions/'))).toBe(true);
    expect(client.every((text) => !text.includes('customElements'))).toBe(true);
  });
});
