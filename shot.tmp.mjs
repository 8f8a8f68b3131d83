import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, scheme, q, name] of [[1280,'light','','l'],[1280,'dark','','d'],[375,'light','','m'],[1280,'light','?lang=de','de'],[768,'light','?dir=rtl','rtl']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const p = await c.newPage();
  p.on('console', m => console.log(name, m.type(), m.text().slice(0,200)));
  await p.goto('http://localhost:4760/' + q);
  await p.waitForSelector('storefront-plans:not(:state(loading))');
  await p.waitForTimeout(700);
  await p.locator('#plans').screenshot({ path: `/tmp/elsz/plans-${name}.png` });
  await c.close();
}
await b.close();
