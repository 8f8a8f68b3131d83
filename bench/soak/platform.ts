/** Runs a billing sandbox in a separate process. Sends the addresses of its API and its payment form to the parent. */
import { fileURLToPath } from 'node:url';
import { createSandbox, loadSeed, openDatabase } from '../../demo/sandbox/index.js';
import { listenLocally } from './listen-locally.js';

const seed = await loadSeed(fileURLToPath(new URL('../../demo/sandbox/seed/kestrel-maps', import.meta.url)));
const sandbox = await createSandbox({ database: await openDatabase({ memory: true }), seed: { ...seed, subscribers: [] } });
const api = await listenLocally((request) => sandbox.fetch(request));
const form = await listenLocally((request) => sandbox.form(request));
process.send?.({ api, form });
process.once('disconnect', () => process.exit());
