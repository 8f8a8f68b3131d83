import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as browser from '../../src/api/browser.js';
import * as credentials from '../../src/api/credentials/index.js';
import * as server from '../../src/api/index.js';
import { installPackedPackage, type Consumer } from '../support/packed-package.js';

const secrets = Object.keys(credentials);

it('the browser entry exports the client without machine credentials', () => {
  expect(secrets).toContain('oauthCredential');
  expect(Object.keys(server).sort()).toEqual([...Object.keys(browser), ...secrets].sort());
});

describe('the packed client', () => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await installPackedPackage();
  });
  afterAll(() => consumer.remove());

  const exportedNames = async (flags: readonly string[]): Promise<string[]> => {
    const code = `console.log(JSON.stringify(Object.keys(await import('storefront-elements/api'))))`;
    return z.array(z.string()).parse(JSON.parse(await consumer.run(code, flags)));
  };

  /** Bundles the script of a page. */
  async function bundle(source: string): Promise<string> {
    const folder = join(consumer.folder, 'page');
    mkdirSync(folder, { recursive: true });
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, source);
    const made = await build({
      root: consumer.folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, formats: ['es'] }, minify: false },
    });
    const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) => ('output' in each ? each.output : []));
    return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  }

  it('exports no credential under the browser condition', async () => {
    expect(await exportedNames([])).toEqual(expect.arrayContaining(secrets));
    expect((await exportedNames(['--conditions=browser'])).sort()).toEqual(Object.keys(browser).sort());
  });

  it('can be bundled for a page', async () => {
    const code = await bundle(`import { createClient } from 'storefront-elements/api'; console.log(createClient);`);
    expect(code).toContain('zuora-track-id');
    expect(code).not.toContain('client-credentials-refused');
  });

  it.each(secrets)('fails to bundle for a page that imports %s', async (name) => {
    await expect(bundle(`import { ${name} } from 'storefront-elements/api'; console.log(${name});`)).rejects.toThrow(name);
  });
});
