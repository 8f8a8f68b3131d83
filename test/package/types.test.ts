import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../support/compiler.js';
import { installPackedPackage, type Consumer } from '../support/packed-package.js';
import { projectRoot } from '../support/source-imports.js';

/** Names of the elements in their import paths `./components/<name>`. */
const elements = readdirSync(join(projectRoot, 'src/components/define')).map((file) => file.replace(/\.ts$/, ''));
const STAFF = ['accounting-periods', 'objects', 'revenue-schedule', 'staff'];
const shop = elements.filter((name) => !STAFF.includes(name));

const className = (element: string): string => `Storefront${element.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installPackedPackage();
});
afterAll(() => consumer.remove());

/** Compiles a module of the consumer and returns the errors. */
function errorsIn(code: string): string[] {
  const file = join(consumer.folder, 'page.ts');
  writeFileSync(file, code);
  return diagnose([file], { skipLibCheck: true, experimentalDecorators: true }).map(({ line, message }) => `${line}: ${message}`);
}

/** Returns code that compiles only if the types of these elements and of their events are known. */
const usesOf = (names: readonly string[]): string => `
  ${names.map((name) => `document.querySelector('storefront-${name}')?.updateComplete.then(() => undefined);`).join('\n')}
  document.body.addEventListener('storefront-plan-select', (event) => event.productRatePlanId.trim());
  document.body.addEventListener('storefront-error', ({ error }) => error.code.trim());
  document.body.addEventListener('storefront-subscription-change', ({ paid }) => paid.formatted.trim());
`;

describe('types of tags and events come with', () => {
  it.each(elements)('storefront-elements/components/%s', (name) => {
    expect(errorsIn(`import 'storefront-elements/components/${name}'; ${usesOf([name])}`)).toEqual([]);
  });

  it.each([
    ['define', shop],
    ['staff', STAFF],
    ['cdn/storefront.js', shop],
    ['cdn/storefront.all.js', shop],
    ['cdn/storefront.staff.js', STAFF],
  ])('storefront-elements/%s', (entry, names) => {
    expect(errorsIn(`import 'storefront-elements/${entry}'; ${usesOf(names)}`)).toEqual([]);
  });

  it('storefront-elements, without registering an element', () => {
    expect(errorsIn(`import type {} from 'storefront-elements'; ${usesOf(shop)}`)).toEqual([]);
  });

  it('storefront-elements/components/payment, whose event does not leave the element', () => {
    const code = `
      import 'storefront-elements/components/payment';
      document.body.addEventListener('storefront-payment-method', ({ paymentMethodId }) => paymentMethodId.trim());`;
    expect(errorsIn(code)).toEqual([]);
  });
});

describe('the class of an element', () => {
  it.each(elements)('is exported by storefront-elements/components/%s', (name) => {
    expect(
      errorsIn(
        `import { ${className(name)} } from 'storefront-elements/components/${name}'; class Own extends ${className(name)} {} new Own();`,
      ),
    ).toEqual([]);
  });

  it('is exported by the entry for its pages', async () => {
    const exported = async (entry: string): Promise<string[]> => {
      const code = `console.log(JSON.stringify(Object.keys(await import('storefront-elements${entry}'))))`;
      const names: unknown = JSON.parse(await consumer.run(code));
      return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
    };
    expect(await exported('')).toEqual(expect.arrayContaining(shop.map(className)));
    expect((await exported('/staff')).sort()).toEqual(STAFF.map(className));
  });
});

it('the types of object properties can be imported', () => {
  const ofPlans = 'AddOnChoice, Money, PlanChoice, Quote, QuoteRequest, SignUpPrefill';
  const names = `${ofPlans}, Appearance, Client, FetchSession, MessageOverrides, PaymentAdapter, PaymentFormSource`;
  expect(errorsIn(`import type { ${names} } from 'storefront-elements'; export type { ${names} };`)).toEqual([]);
});
