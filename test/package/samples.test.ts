import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../support/compiler.js';
import { readSamples, type DocSample } from '../support/doc-samples.js';
import { installPackedPackage, type Consumer } from '../support/packed-package.js';
import { projectRoot } from '../support/source-imports.js';

const pages = ['README.md', ...readdirSync(join(projectRoot, 'docs')).map((name) => join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);
const samples = pages.flatMap(readSamples);

/** Declares variables that JavaScript samples use without declaring them. TypeScript samples declare what they use. */
const READERS_OWN = `
import type { StorefrontProvider } from 'storefront-elements';
import type {} from 'storefront-elements/staff';
import type { Gateway, GatewayEvent, GatewayOptions } from 'storefront-elements/gateway';

declare global {
  const provider: StorefrontProvider;
  const gateway: Gateway;
  const key: GatewayOptions['signingKeys'][number];
  const offers: GatewayOptions['offers'];
  const options: GatewayOptions;
  const myBotCheck: (proof: string | undefined, address: string | undefined) => Promise<boolean>;
  const myCreditCheck: (account: object, amount: object) => Promise<{ approved: true } | { approved: false; reason?: string }>;
  const sendMailOnce: (id: string, content: unknown) => Promise<void>;
  const sendWarningOnce: (id: string, addresses: unknown, event: unknown) => Promise<void>;
  const handleOnce: (id: string, event: GatewayEvent) => Promise<void>;
  const queue: { add: (id: string, content: unknown) => Promise<void> };
  const waitUntil: (work: Promise<unknown>) => void;
}
`;

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installPackedPackage(['@types/node', 'undici-types', '@hono/node-server', 'express', '@types/express', 'fastify']);
});
afterAll(() => consumer.remove());

/** Returns the path of a sample in the consumer. Named samples share a folder, because they import each other. */
const pathOf = ({ page, line, file, language }: DocSample): string =>
  join(consumer.folder, file ? 'programs' : page.replace(/\W/g, '-'), file ?? `line-${line}.${language}`);

/** Compiles samples as one project and returns the errors, including those of the packed declarations, as `page:line: message`. */
function problemsOf(chosen: readonly DocSample[], globals: readonly string[] = [], options: ts.CompilerOptions = {}): string[] {
  const files = new Map(chosen.map((sample) => [pathOf(sample), sample]));
  for (const [path, { text }] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const found = diagnose([...globals, ...files.keys()], {
    types: ['node'],
    typeRoots: [join(consumer.folder, 'node_modules/@types')],
    ...options,
  });
  return found.map(({ file = '', line, message }) => {
    const sample = files.get(file);
    return sample ? `${sample.page}:${sample.line + line - 1}: ${message}` : `${file}:${line}: ${message}`;
  });
}

describe('the samples of the docs compile in strict mode against the packed package:', () => {
  it('all are found', () => {
    expect(samples.length).toBeGreaterThan(40);
  });

  it('programs that import each other', () => {
    expect(problemsOf(samples.filter(({ file }) => file))).toEqual([]);
  });

  // Compiled separately: a sample must not rely on types that another sample imports.
  it.each(
    samples.filter(({ file, language }) => !file && language === 'ts').map((sample) => [`${sample.page}:${sample.line}`, sample] as const),
  )('%s', (_, sample) => {
    expect(problemsOf([sample], [], { skipLibCheck: true })).toEqual([]);
  });

  // Without strict null checks, which JavaScript users do not have. Misspelled options and properties are still errors.
  it('JavaScript samples', () => {
    const globals = join(consumer.folder, 'readers-own.d.ts');
    writeFileSync(globals, READERS_OWN);
    const plain = samples.filter(({ language }) => language === 'js');
    expect(problemsOf(plain, [globals], { allowJs: true, checkJs: true, strictNullChecks: false, skipLibCheck: true })).toEqual([]);
  });
});
