/** Finds the three browser engines for the tests, and installs missing ones. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/**
 * Location of an engine: a program of the system, or Playwright's own copy.
 *
 * @typedef {{ kind: 'system', path: string } | { kind: 'playwright' }} FoundBrowser
 * @typedef {{ kind: 'system', driver: string, browser: string, xvfb: string | undefined } | { kind: 'playwright' }} FoundWebKit
 * @typedef {{ chromium: FoundBrowser | undefined, firefox: FoundBrowser | undefined, webkit: FoundWebKit | undefined }} Browsers
 * @typedef {keyof Browsers} Engine
 */

/** @type {readonly Engine[]} */
export const engines = ['chromium', 'firefox', 'webkit'];

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Debian packages by engine. If a release lacks the first choice, the next one is installed. */
const packages = { chromium: [[HEADLESS_SHELL], ['chromium']], firefox: [['firefox-esr']], webkit: [['webkit2gtk-driver', 'xvfb']] };

/**
 * @param {(string | undefined)[]} names names in PATH, or whole paths
 * @returns {string | undefined}
 */
function program(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) =>
    name === undefined ? [] : name.includes('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns the path of WebKitGTK's MiniBrowser, which is in a folder of its library. */
function miniBrowser() {
  const lib = '/usr/lib';
  if (!existsSync(lib)) return undefined;
  const folders = [lib, ...readdirSync(lib).map((name) => join(lib, name))];
  return program(
    ...folders.flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser'))),
  );
}

/** @returns {FoundWebKit | undefined} */
function systemWebKit() {
  const driver = program('WebKitWebDriver');
  const browser = miniBrowser();
  const xvfb = program('Xvfb');
  return driver && browser && (xvfb || process.env.DISPLAY) ? { kind: 'system', driver, browser, xvfb } : undefined;
}

/** @param {Engine} engine */
async function playwrightHas(engine) {
  try {
    const playwright = await import('playwright');
    return existsSync(playwright[engine].executablePath());
  } catch {
    return false;
  }
}

/** Finds the engines that the system has. `CHROMIUM_PATH` and `FIREFOX_PATH` name programs in other places. */
function findSystemBrowsers() {
  // The headless shell has no windows, so tests take less time.
  const chromium = program(process.env.CHROMIUM_PATH, HEADLESS_SHELL, 'chromium', 'google-chrome');
  const firefox = program(process.env.FIREFOX_PATH, 'firefox-esr', 'firefox');
  const found = (/** @type {string | undefined} */ path) =>
    path === undefined ? undefined : /** @type {const} */ ({ kind: 'system', path });
  return { chromium: found(chromium), firefox: found(firefox), webkit: systemWebKit() };
}

/**
 * Finds the engines: those of the system, otherwise Playwright's own copies.
 *
 * @returns {Promise<Browsers>}
 */
export async function findBrowsers() {
  const system = findSystemBrowsers();
  const own = async (/** @type {Engine} */ engine) =>
    (await playwrightHas(engine)) ? /** @type {const} */ ({ kind: 'playwright' }) : undefined;
  return {
    chromium: system.chromium ?? (await own('chromium')),
    firefox: system.firefox ?? (await own('firefox')),
    webkit: system.webkit ?? (await own('webkit')),
  };
}

/**
 * Installs engines that the system lacks with apt-get, as root on Debian. Does nothing elsewhere. Needs no npm packages, so it can run
 * during `npm ci`.
 *
 * @param {readonly Engine[]} wanted
 */
export async function installSystemBrowsers(wanted) {
  const apt = process.getuid?.() === 0 ? program('apt-get') : undefined;
  if (apt === undefined) return;
  const found = findSystemBrowsers();
  const isSlow = found.chromium !== undefined && isReplaceable(found.chromium.path);
  const missing = wanted.filter((engine) => found[engine] === undefined || (engine === 'chromium' && isSlow));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} with apt-get (half a minute to some minutes).`);
  await installPackages(apt, missing);
  const { chromium } = findSystemBrowsers();
  // Without the headless shell, the tests use the browser that is there. Programs that this process starts do not try again.
  if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium.path;
}

/**
 * Installs missing engines: with apt-get as root on Debian, otherwise with Playwright's installer.
 *
 * @param {readonly Engine[]} wanted
 * @returns {Promise<Browsers>}
 * @throws {Error} if an engine is still missing; the message names it and says how to install it
 */
export async function ensureBrowsers(wanted) {
  await installSystemBrowsers(wanted);
  let found = await findBrowsers();
  const missing = () => wanted.filter((engine) => found[engine] === undefined);
  if (missing().length > 0) {
    console.log(`Installing ${missing().join(', ')} with Playwright's installer.`);
    for (const engine of missing()) await run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', engine]);
    found = await findBrowsers();
  }
  if (missing().length > 0) {
    const names = missing();
    throw new Error(
      `The tests need ${names.join(', ')}, and installing failed. As root on Debian or Ubuntu: ` +
        `apt-get install ${names.flatMap((engine) => packages[engine].at(-1) ?? []).join(' ')}. Elsewhere: npx playwright install ${names.join(' ')}.`,
    );
  }
  return found;
}

/** True for a browser with windows, unless `CHROMIUM_PATH` is set. @param {string} path */
const isReplaceable = (path) => process.env.CHROMIUM_PATH === undefined && !path.endsWith(HEADLESS_SHELL);

/** @param {string} apt @param {readonly Engine[]} wanted */
async function installPackages(apt, wanted) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-q'], { env });
  for (const engine of wanted) {
    for (const names of packages[engine]) {
      console.log(`  ${names.join(' ')}`);
      const code = await run(apt, ['install', '-y', '-q', '--no-install-recommends', ...names], { env, onOutput: showErrors() });
      if (code === 0) break;
    }
  }
}

/** Returns a function that prints only the lines of an installation's output that look like errors. */
function showErrors() {
  return (/** @type {string} */ text) => {
    for (const line of text.split('\n')) if (/^(E:|Err:|dpkg: error)/.test(line)) console.log(`  ${line}`);
  };
}
