/**
 * Tries the packed packages as a newcomer does: installs both in an empty folder from the registry, runs `npx storefront-elements dev`, and buys a plan on
 * a page of another origin. Prints the steps and their seconds. Needs a network.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { ensureBrowsers } from './browsers.mjs';
import { root } from './install.mjs';

const port = Number(process.env.PORT ?? 4600);
const pagePort = port + 8;
const folder = mkdtempSync(join(tmpdir(), 'storefront-try-'));
const began = Date.now();
let last = began;
let steps = 0;

/** @param {string} step */
function report(step) {
  const now = Date.now();
  steps += 1;
  console.log(`${String(steps).padStart(2)}. ${((now - last) / 1000).toFixed(1).padStart(5)} s  ${step}`);
  last = now;
}

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function pack() {
  run('node', ['scripts/build.mjs', '--changed'], root);
  run('node', ['scripts/build-sandbox.mjs'], root);
  for (const from of [root, join(root, 'dist-sandbox')])
    run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], from);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name));
}

/**
 * Starts `dev` and waits for the end of its text.
 *
 * @returns {Promise<{ process: import('node:child_process').ChildProcess, text: string }>}
 */
function startDev() {
  const args = ['storefront-elements', 'dev', '--origin', `http://localhost:${pagePort}`, '--port', String(port)];
  // Its own process group, because a signal to npx does not always reach the command.
  const started = spawn('npx', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    started.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      text += part;
      if (text.includes('Ctrl+C')) resolve({ process: started, text });
    });
    started.once('exit', (code) => reject(new Error(`dev ended with ${code}.`)));
  });
}

/** The page of the newcomer: the printed snippet, and nothing else. @param {string} snippet */
async function servePage(snippet) {
  const html = `<!doctype html><html lang="en"><head><title>My shop</title></head><body>${snippet}</body></html>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(html));
  await new Promise((resolve) => server.listen(pagePort, 'localhost', () => resolve(undefined)));
  return server;
}

/** Buys a plan. @param {import('playwright').Page} page */
async function buy(page) {
  await page.goto(`http://localhost:${pagePort}/`);
  const signUp = page.locator('storefront-sign-up');
  await signUp.getByRole('button', { name: /Build/ }).first().click();
  report('The plans are on the page, and one is chosen');
  const details = {
    'First name': 'Maya',
    'Last name': 'Okafor',
    Email: 'maya.try@example.com',
    'Street address': 'Hauptstraße 1',
    City: 'Berlin',
  };
  await signUp.getByLabel('Country').selectOption({ label: 'Germany' });
  for (const [label, text] of Object.entries(details)) await signUp.getByLabel(label).fill(text);
  await signUp.locator('#postalCode:required').fill('10115');
  await signUp.getByRole('button', { name: 'Continue to payment' }).click();
  const form = page.frameLocator('storefront-sign-up iframe');
  const card = { 'Card number': '4242 4242 4242 4242', 'Expiry date': '0431', 'Security code': '123', 'Name on card': 'Maya Okafor' };
  for (const [label, text] of Object.entries(card)) await form.getByLabel(label).fill(text);
  await form.getByLabel('Name on card').press('Enter');
  await signUp.getByRole('checkbox', { name: /terms of service/ }).check();
  await signUp.getByRole('button', { name: /^Pay .* and start$/ }).click();
  await signUp.getByRole('heading', { name: 'Your subscription has started' }).waitFor();
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let dev;
try {
  const packed = pack();
  report('Build and pack both packages (not part of a trial)');
  run('npm', ['init', '--yes'], folder);
  run('npm', ['install', '--no-audit', '--no-fund', ...packed], folder);
  report('npm install in an empty folder');
  const { process: started, text } = await startDev();
  dev = started;
  report('npx storefront-elements dev, until it is ready');
  const snippet = /<script[\s\S]*<\/storefront-provider>/.exec(text)?.[0];
  if (snippet === undefined) throw new Error(`dev printed no snippet:\n${text}`);
  const server = await servePage(snippet);
  const { chromium } = await ensureBrowsers(['chromium']);
  const browser = await playwright.launch({
    args: ['--no-sandbox'],
    ...(chromium?.kind === 'system' && { executablePath: chromium.path }),
  });
  const page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && console.error(message.text())));
  page.setDefaultTimeout(30_000);
  try {
    await buy(page);
    report('A plan is bought with a test card');
  } catch (error) {
    console.error(await page.locator('body').ariaSnapshot());
    throw error;
  } finally {
    await browser.close();
    server.close();
  }
  const ended = new Promise((resolve) => started.once('exit', resolve));
  if (started.pid !== undefined) process.kill(-started.pid, 'SIGINT');
  await ended;
  report('Ctrl+C ends everything');
  console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes in all.`);
} catch (error) {
  if (dev?.pid !== undefined && dev.exitCode === null) process.kill(-dev.pid, 'SIGKILL');
  throw error;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
