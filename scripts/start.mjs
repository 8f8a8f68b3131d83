/**
 * `npm start`: installs what is missing, builds, and runs the demo until Ctrl-C.
 *
 * PORT         first of the four ports, 4600 by default
 * DATA_FOLDER  folder for the sandbox's database and the gateway's keys
 */
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { basePort, requireFree } from './ports.mjs';
import { endAll, onEnd, run } from './processes.mjs';

/** Milliseconds after which the process ends even if closing has not finished. */
const CLOSING_LIMIT = 4000;

/** @type {{ close(): Promise<void> } | undefined} */
let demo;
let ending = false;

onEnd((reason) => {
  ending = true;
  if (demo) console.log(`\nStopping (${reason}).`);
  setTimeout(() => {
    console.error('Closing took too long; ended without it.');
    process.exit(1);
  }, CLOSING_LIMIT).unref();
  Promise.all([endAll(), demo?.close()]).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function start() {
  process.chdir(root);
  const port = basePort(process.env.PORT);
  const servers = ['site', 'gateway', 'billing sandbox', 'payment form'].map((use, index) => ({ use, port: port + index }));
  await requireFree(servers);
  await ensureInstalled();
  const built = await run(process.execPath, [join(root, 'scripts/build.mjs'), '--cdn']);
  if (built !== 0) throw new Error('The script-tag files could not be built. See the output above.');
  const { register } = await import('tsx/esm/api');
  register();
  const { serveDemo } = await import('../demo/server.ts');
  const dataFolder = process.env.DATA_FOLDER;
  const opened = await serveDemo({ port, ...(dataFolder === undefined ? {} : { dataFolder }) });
  if (ending) return opened.close();
  demo = opened;
  console.log(welcome(port));
}

/** @param {number} port */
function welcome(port) {
  const at = (/** @type {number} */ offset) => `http://localhost:${port + offset}`;
  return `
Two tenants' websites with a storefront are running:

  Kestrel Maps         ${at(0)}/          an API, priced per seat plus usage
  The Harbor Review    ${at(0)}/harbor/   a weekly magazine

  sites            ${at(0)}
  gateway          ${at(1)}
  billing sandbox  ${at(2)}
  payment form     ${at(3)}

What to try first
  Choose a plan on ${at(0)}/ and sign up. Cards, any later date and any code:
    4242 4242 4242 4242   paid
    4000 0000 0000 0002   refused when it is stored
    4000 0000 0000 0341   stored, but refused when it is charged
    4000 0000 0000 9995   not enough funds
    4000 0000 0000 0069   expired
  See an account: ${at(0)}/login.html and ${at(0)}/harbor/login.html offer e-mail addresses of seeded subscribers.
  Call the billing API: POST ${at(2)}/oauth/token; demo/sandbox/README.md has the credential

Ctrl-C stops everything; what was bought is still there next time.`;
}

start().catch((error) => {
  if (ending) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  return endAll();
});
