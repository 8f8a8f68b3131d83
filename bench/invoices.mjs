/**
 * Measures a list of 10,000 invoices in Chromium, loaded by script tag: the number of nodes in the element, and the longest main-thread task while
 * scrolling with the wheel and the keyboard. The durations of tasks come from a trace.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowsers } from '../scripts/browsers.mjs';
import { longestTask } from './longest-task.mjs';

const cdn = fileURLToPath(new URL('../dist/cdn', import.meta.url));
const INVOICES = 10_000;
/** Invoices per page of the gateway. */
const PAGE = 40;
/** Maximum length of a task in milliseconds. `NODES` is the maximum number of nodes in the element. */
const LONGEST = 50;
const NODES = 1000;
/** Number of runs. Only the best run is used, because other programs slow down the machine. */
const RUNS = 3;
const ORIGIN = 'http://invoices.localhost';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Invoices</title>
<script type="module" src="/cdn/storefront.js"></script>
<storefront-provider gateway="/gateway" publishable-key="pk_bench"><storefront-invoices></storefront-invoices></storefront-provider>
<script type="module">
const token = ['', btoa(JSON.stringify({ sub: 'A1' })), ''].join('.');
document.querySelector('storefront-provider').fetchSession = async () => ({ token, expiresAt: new Date(Date.now() + 600000).toISOString() });
</script></html>`;

const usd = (/** @type {string} */ amount) => ({ amount, currency: 'USD' });

/** @param {number} index 0 is the newest invoice */
function invoice(index) {
  const day = new Date(Date.UTC(2027, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);
  const open = index % 400 === 0;
  return {
    invoiceNumber: `INV${String(INVOICES - index).padStart(8, '0')}`,
    status: 'Posted',
    invoiceDate: day,
    dueDate: day,
    amount: usd(`${(index % 90) + 10}.00`),
    balance: usd(open ? '5.00' : '0.00'),
    ...(open ? { overdue: true } : {}),
  };
}

const all = Array.from({ length: INVOICES }, (_, index) => invoice(index));

/** @param {URLSearchParams} query */
function answer(query) {
  const part = query.get('number');
  const fitting = all.filter(
    ({ invoiceNumber, overdue }) => (!part || invoiceNumber.includes(part)) && (query.get('status') !== 'open' || overdue),
  );
  const start = Number(query.get('cursor') ?? '0');
  const next = start + PAGE < fitting.length ? { nextCursor: String(start + PAGE) } : {};
  return { invoices: fitting.slice(start, start + PAGE), count: fitting.length, ...next };
}

/** @returns {Promise<boolean>} true if no task was too long and the element never had too many nodes */
export async function benchInvoices() {
  const { chromium: found } = await ensureBrowsers(['chromium']);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(found?.kind === 'system' ? { executablePath: found.path } : {}),
  });
  const wheels = [];
  const keys = [];
  let nodes = 0;
  let reached = 0;
  let foundOne = false;
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await tab.route(`${ORIGIN}/**`, async (route) => {
        const { pathname, searchParams } = new URL(route.request().url());
        if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page });
        if (pathname.startsWith('/cdn/')) {
          return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(cdn, pathname.slice('/cdn/'.length))) });
        }
        if (pathname.endsWith('/session'))
          return route.fulfill({ json: { accountNumber: 'A1', scopes: ['invoices:read', 'invoices:pay'] } });
        return pathname.endsWith('/invoices') ? route.fulfill({ json: answer(searchParams) }) : route.fulfill({ status: 404 });
      });
      const root = "document.querySelector('storefront-invoices').shadowRoot";
      const measureLongestTask = async (/** @type {() => Promise<unknown>} */ act) => {
        await browser.startTracing(tab, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
        await act();
        return longestTask(JSON.parse((await browser.stopTracing()).toString()));
      };
      const count = async () => {
        nodes = Math.max(nodes, Number(await tab.evaluate(`${root}.querySelectorAll('*').length`)));
        const last = `Number([...${root}.querySelectorAll('tr[aria-rowindex]')].at(-1).getAttribute('aria-rowindex'))`;
        reached = Math.max(reached, Number(await tab.evaluate(last)));
      };
      await tab.goto(`${ORIGIN}/`);
      const older = tab.getByRole('button', { name: 'Show older invoices' });
      await older.click();
      await tab.waitForFunction(`${root}.querySelector('.long')`);
      const box = await tab.locator('.scroll.long').boundingBox();
      if (!box) throw new Error('The page has no list to scroll.');
      await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      wheels.push(
        await measureLongestTask(async () => {
          for (let turn = 0; turn < 150; turn += 1) await tab.mouse.wheel(0, 700);
        }),
      );
      await count();
      await tab.locator('.scroll.long').focus();
      keys.push(
        await measureLongestTask(async () => {
          for (let press = 0; press < 120; press += 1) await tab.keyboard.press(press % 10 === 9 ? 'End' : 'PageDown');
        }),
      );
      await count();
      if (run === 0) {
        await tab.getByRole('button', { name: 'Find or filter' }).click();
        await tab.getByLabel('Invoice number or part of it').fill('00000007');
        await tab.getByRole('button', { name: 'Show invoice INV00000007' }).waitFor();
        foundOne = true;
      }
      await tab.close();
    }
  } finally {
    await browser.close();
  }
  const [wheel, key] = [Math.min(...wheels), Math.min(...keys)];
  console.log(
    `${INVOICES} invoices: ${nodes} nodes (limit ${NODES}); longest task ${wheel.toFixed(0)} ms while scrolling by wheel, ${key.toFixed(0)} ms by keyboard (limit ${LONGEST} ms, best of ${RUNS}); came to row ${reached}; the oldest found by its number: ${foundOne ? 'yes' : 'no'}`,
  );
  return nodes < NODES && wheel <= LONGEST && key <= LONGEST && foundOne;
}
