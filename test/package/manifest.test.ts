import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementSources, type ElementSource } from '../support/element-sources.js';
import { classesOf, readElementManifest, type ManifestClass, type ManifestEntry } from '../support/manifest.js';
import { projectRoot, sourceFiles } from '../support/source-imports.js';

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const manifest = readElementManifest();
const classes = classesOf(manifest);
const elements = classes.flatMap((declaration) => (declaration.tagName ? [{ ...declaration, tagName: declaration.tagName }] : []));
const sources = elementSources();
const namesOf = (entries: readonly ManifestEntry[] = []): string[] => entries.map(({ name }) => name).sort();
const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Events of inner elements that the outer element stops, because it fires its own events instead. */
const STOPPED: Readonly<Record<string, readonly string[]>> = { 'storefront-sign-up': ['storefront-plan-select'] };
/** Events in imported modules that the element never fires. */
const UNUSED: Readonly<Record<string, readonly string[]>> = { 'storefront-overview': ['storefront-flow-change'] };
/** Elements that export the CSS parts of inner elements under the same names. Their documentation says so instead of listing the parts. */
const EXPORTING = ['storefront-buy-button', 'storefront-paywall'];

const eventNames = new Map(
  sourceFiles('src/components').flatMap((file) => {
    const text = read(file);
    const name = /super\('(storefront-[\w-]+)'/.exec(text)?.[1];
    const type = /export class (Storefront\w+Event)/.exec(text)?.[1];
    return name && type ? [[type, name] as const] : [];
  }),
);

/** Returns the events that leave an element, including those of inner elements. */
function firedBy({ tag, texts, inner }: ElementSource): string[] {
  const own = [...texts.join('\n').matchAll(/new (Storefront\w+Event)\(/g)].map(([, type = '']) => eventNames.get(type) ?? type);
  const passed = inner
    .flatMap((each) => firedBy(sources.get(each)!))
    .filter((name) => name !== 'storefront-payment-method' && !STOPPED[tag]?.includes(name));
  return unique([...own, ...passed]).filter((name) => !UNUSED[tag]?.includes(name));
}

const partsIn = ({ texts }: ElementSource): string[] =>
  unique(
    [...texts.join('\n').matchAll(/(?<![\w-])part=(?:"([^"$]+)"|\$\{([^}]*)\})/g)].flatMap(([, plain, computed = '']) =>
      plain === undefined ? [...computed.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name) : plain.split(' '),
    ),
  );

const slotsIn = ({ texts }: ElementSource): string[] =>
  unique(
    [...texts.join('\n').matchAll(/<slot(?=[\s>])(?:[^>]*?\sname=(?:"([\w-]+)"|(\$\{FORM_SLOT\})|([\w-]+)))?/g)].map(
      ([, quoted, form, bare]) => quoted ?? bare ?? (form ? 'storefront-payment-form' : ''),
    ),
  );

describe('custom-elements.json', () => {
  it('names files of the package', () => {
    expect(manifest.modules.length).toBeGreaterThan(20);
    expect(manifest.modules.map(({ path }) => path).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toContain('src/');
  });

  it('has every element', () => {
    expect(elements.map(({ tagName }) => tagName).sort()).toEqual([...sources.keys()].sort());
  });

  describe.each(elements.map((element) => [element.tagName, element] as const))('documents of %s', (tag, element: ManifestClass) => {
    const source = sources.get(tag)!;

    it('each event, and no other', () => {
      expect(namesOf(element.events)).toEqual(firedBy(source));
    });

    it('each part', () => {
      const documented = namesOf(element.cssParts);
      expect(partsIn(source).filter((name) => !documented.includes(name))).toEqual([]);
      const unknown = documented.filter((name) => !partsIn(source).includes(name));
      if (!EXPORTING.includes(tag)) expect(unknown).toEqual([]);
    });

    it('each slot', () => {
      // The analyzer lists the default slot without a name.
      expect(unique((element.slots ?? []).map(({ name }) => name ?? ''))).toEqual(slotsIn(source));
    });

    it('the CSS variables', () => {
      expect(namesOf(element.cssProperties).length).toBeGreaterThan(10);
    });

    it('a description for everything', () => {
      const { attributes = [], events = [], cssParts = [], cssProperties = [], cssStates = [], slots = [] } = element;
      const members = (element.members ?? []).filter((member) => !member.static);
      const entries = [...attributes, ...events, ...cssParts, ...cssProperties, ...cssStates, ...slots, ...members];
      expect(entries.filter(({ description = '' }) => description.length < 5).map(({ name }) => name)).toEqual([]);
    });
  });

  it.each([
    ['storefront-provider', 'theme', "'soft'"],
    ['storefront-plans', 'layout', "'comparison'"],
    ['storefront-sign-up', 'history', "'off'"],
    ['storefront-account', 'section', "'payment-methods'"],
    ['storefront-subscriptions', 'flow', "'change-plan'"],
    ['storefront-invoices', 'status', "'overdue'"],
    ['storefront-withdraw', 'kind', "'cancel'"],
  ])('lists the values of %s %s', (tag, attribute, value) => {
    const found = elements.find(({ tagName }) => tagName === tag)?.attributes?.find(({ name }) => name === attribute);
    expect(found?.type?.text).toContain(value);
  });

  it('has the CSS variables of the theming page', () => {
    const table = /## Variables([^]*?)\n## /.exec(read('docs/theming.md'))?.[1] ?? '';
    const documented = [...table.matchAll(/^\| (`--[^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(?:--storefront)?(-[\w-]+)`/g)].map(([, name = '']) => `--storefront${name}`),
    );
    expect(documented.length).toBeGreaterThan(10);
    expect(namesOf(elements[0]?.cssProperties)).toEqual(unique(documented));
  });
});

describe('the events of the README', () => {
  const section = /### Events([^]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const rows = new Map(
    [...section.matchAll(/^\| `(storefront-[\w-]+)` \|([^|]*)\|([^|]*)\|$/gm)].map(([, name = '', when = '', payload = '']) => [
      name,
      { when: when.trim(), payload: [...payload.matchAll(/`(\w+)`/g)].map(([, field = '']) => field) },
    ]),
  );

  it('match the events that the elements fire', () => {
    expect([...rows.keys()].sort()).toEqual(unique([...sources.values()].flatMap(firedBy)));
    expect([...rows.keys()].sort()).toEqual([...eventNames.values()].sort());
  });

  it.each([...eventNames])('%s has its payload there and a description in its class', (type, name) => {
    const fields = classes.find((declaration) => declaration.name === type)?.members?.filter(({ kind }) => kind === 'field') ?? [];
    expect(rows.get(name)?.payload.toSorted()).toEqual(namesOf(fields));
    expect(fields.filter(({ description = '' }) => description.length < 5).map((field) => field.name)).toEqual([]);
  });
});
