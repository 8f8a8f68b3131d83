import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMinimalCatalog } from '../cli/support/minimal-catalog.js';
import { installPackedPackage, readManifest, type Consumer } from '../support/packed-package.js';
import { projectRoot } from '../support/source-imports.js';

/** Port that nothing else uses. It is below the range from which the system assigns free ports. */
const PORT = 24_610;

let consumer: Consumer;
let dev: ChildProcess;
let output = '';

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build-sandbox.mjs'], { cwd: projectRoot });
  const built = join(projectRoot, 'dist-sandbox');
  consumer = await installPackedPackage(Object.keys((await readManifest(built)).dependencies));
  await cp(built, join(consumer.folder, 'node_modules/storefront-elements-sandbox'), { recursive: true });
  await writeMinimalCatalog(join(consumer.folder, 'shop'));
  const command = join(consumer.package, 'dist/cli/main.js');
  dev = spawn(process.execPath, [command, 'dev', '--port', String(PORT), '--catalog', 'shop'], {
    cwd: consumer.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const part of dev.stdout ?? []) {
    output += String(part);
    if (output.includes('Ctrl+C')) break;
  }
});
afterAll(async () => {
  dev.kill('SIGKILL');
  await consumer.remove();
});

describe('both packages in an empty folder', () => {
  it('run a sandbox, a gateway and a payment form', async () => {
    const catalog = await fetch(`http://localhost:${PORT + 1}/storefront/catalog`, { headers: { authorization: 'Bearer pk_sandbox' } });
    expect(await catalog.text()).toContain('Newsletter monthly');
    expect((await fetch(`http://localhost:${PORT + 2}/sandbox/clock`)).status).toBe(200);
    for (const file of ['zuora.js', 'frame/assets/frame.js', 'frame/assets/frame.css']) {
      expect((await fetch(`http://localhost:${PORT + 3}/${file}`)).status, file).toBe(200);
    }
  });

  it('serve the script files to pages of any origin, and no other file', async () => {
    const script = await fetch(`http://localhost:${PORT}/cdn/storefront.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`http://localhost:${PORT}/cdn/..%2Fcli/main.js`)).status).toBe(404);
  });

  it('show a sample page with the printed HTML', async () => {
    const page = await (await fetch(`http://localhost:${PORT}/`)).text();
    const [snippet = 'missing'] = /<storefront-provider [^>]*>/.exec(output) ?? [];
    expect(page).toContain(snippet);
  });

  it('print invoices with the fonts of the package', async () => {
    const credential = { apiAccessKeyId: 'sandbox-client', apiSecretAccessKey: 'sandbox-secret' };
    const api = `http://localhost:${PORT + 2}/v1`;
    const query = JSON.stringify({ queryString: 'select Id from Invoice' });
    const headers = { ...credential, 'content-type': 'application/json' };
    const found = await (await fetch(`${api}/action/query`, { method: 'POST', headers, body: query })).text();
    const [, id = ''] = /"Id":"(\w+)"/.exec(found) ?? [];
    const listed = await (await fetch(`${api}/invoices/${id}/files`, { headers })).text();
    const [, file = ''] = /"pdfFileUrl":"([^"]+)"/.exec(listed) ?? [];
    const pdf = await fetch(new URL(file, api), { headers });
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('end with Ctrl+C', async () => {
    dev.kill('SIGINT');
    if (dev.exitCode === null) await once(dev, 'exit');
    expect(dev.exitCode).toBe(0);
    await expect(fetch(`http://localhost:${PORT}/`)).rejects.toThrow();
  });
});
