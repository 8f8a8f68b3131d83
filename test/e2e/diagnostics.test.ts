import { expect, test } from './support/fixtures.js';

test('the console says that the Content-Security-Policy blocks the gateway', async ({ page, problems }) => {
  problems.allow(/connect-src|Content.Security.Policy|Fetch API cannot load/i);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto('/');
  const provider = page.locator('storefront-provider').first();
  await provider.evaluate((element) => element.setAttribute('gateway', 'http://blocked.example/billing'));
  await expect.poll(() => warnings.join('\n')).toContain('Add http://blocked.example to connect-src');
});
