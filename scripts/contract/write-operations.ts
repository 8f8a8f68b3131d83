/** Writes operation rows, the table of all rows, the client's resources, and the docs page that lists them. */
import type { Model, Row } from './model.js';
import { RESOURCES } from './names.js';
import { PURPOSES } from './purposes.js';
import { HIGH_VOLUME, READS_BY_POST } from './rows.js';
import { kebab, pascal } from './spelling.js';
import { fileOf, HEADER, schemaOf, type SourceFile } from './write-schemas.js';

/** Resources with their rows, in the order of the docs. */
function byResource(rows: readonly Row[]): [string, Row[]][] {
  return Object.keys(RESOURCES).map((resource) => [resource, rows.filter(({ name }) => name.resource === resource)]);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replaceAll('*/', '* /');
}

/** Advice in the docs for responses that do not arrive, by retry mode. */
const RETRY_ADVICE = {
  safe: '',
  keyed: ' Pass the `idempotencyKey` of your intent. While the outcome is unknown, retry with the same key.',
  never: ' Sent once. A dropped response is an `outcome-unknown` error: read the object to find out.',
} as const;

function purposeOf({ name }: Row): string {
  const purpose = PURPOSES[name.row];
  if (purpose === undefined) throw new Error(`Describe ${name.row} in scripts/contract/purposes.ts.`);
  return sentence(purpose);
}

function docOf(row: Row, more = ''): string {
  const older = row.operation.older === true ? ' Older operation: still available, but no longer recommended by the platform.' : '';
  return `/** ${purposeOf(row)}${older} \`${row.operation.method} ${row.operation.path}\`.${more} */`;
}

function retryOf({ name, operation }: Row): 'safe' | 'keyed' | 'never' {
  if (operation.method === 'GET' || READS_BY_POST.has(name.row)) return 'safe';
  return operation.method === 'POST' || operation.method === 'PATCH' ? 'keyed' : 'never';
}

function rowText(row: Row, { aliases }: Model): string {
  const schemaFor = (type: string): string => schemaOf(aliases.get(type) ?? type);
  const { name, operation } = row;
  const parts = [
    `name: ${JSON.stringify(`${kebab(name.resource)}.${kebab(name.method)}`)}`,
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    `request: ${schemaFor(row.request)}`,
    `response: ${row.answer === 'file' ? 'fileDownload' : row.answer === 'xml' ? 'wireText' : schemaFor(row.response)}`,
    row.query.length > 0 && `query: ${JSON.stringify(row.query)}`,
    row.encoding && `encoding: '${row.encoding}'`,
    row.answer && `answer: '${row.answer}'`,
    row.paging && row.items && `paging: '${row.paging}'`,
    row.paging && row.items && `items: '${row.items}'`,
    row.paging === 'query' && 'more: queryMore',
    `retry: '${retryOf(row)}'`,
    HIGH_VOLUME.has(name.row) && "limit: 'high-volume'",
    name.row === 'createToken' && 'anonymous: true',
  ].filter((part) => typeof part === 'string');
  return `${docOf(row)}\nexport const ${name.row} = /* @__PURE__ */ operation({\n${parts.map((part) => `  ${part},\n`).join('')}});\n`;
}

/** Returns the files with rows, one for each resource. */
export function writeRows(model: Model): SourceFile[] {
  const { rows, types, aliases } = model;
  return byResource(rows).map(([resource, own]) => {
    const schemas = new Map<string, Set<string>>();
    for (const row of own) {
      for (const type of [row.request, ...(row.answer ? [] : [row.response])]) {
        const found = types.get(aliases.get(type) ?? type);
        if (!found) throw new Error(`${row.name.row} has no type ${type}.`);
        schemas.set(fileOf(found), (schemas.get(fileOf(found)) ?? new Set()).add(schemaOf(found.name)));
      }
    }
    const imports = [
      "import { operation } from '../../../api/operations/operation.js';",
      own.some(({ answer }) => answer === 'file') && "import { fileDownload } from '../../../api/schemas/file-download.js';",
      own.some(({ answer }) => answer === 'xml') && "import { wireText } from '../../../api/schemas/wire.js';",
      ...[...schemas].map(([home, names]) => `import { ${[...names].join(', ')} } from '../schemas/${home}.js';`),
    ].filter((line) => typeof line === 'string');
    // A row with paging refers to the row that reads the next pages, so it comes after that row.
    const ordered = [...own].sort((a, b) => Number(a.paging === 'query') - Number(b.paging === 'query'));
    return {
      path: `operations/${kebab(resource)}.ts`,
      text: `${HEADER}${imports.join('\n')}\n\n${ordered.map((row) => rowText(row, model)).join('\n')}`,
    };
  });
}

/** Returns the file with the table of all rows, in the order of the docs. */
export function writeTable({ rows }: Model): SourceFile {
  const files = byResource(rows).map(([resource, own]) => ({
    file: `./${kebab(resource)}.js`,
    names: own.map(({ name }) => name.row),
  }));
  const imports = files.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';`);
  const exports = files.map(({ file }) => `export * from '${file}';`);
  const entries = rows.map(({ name }) => `  ${name.row},\n`).join('');
  return {
    path: 'operations/index.ts',
    text: `${HEADER}${imports.join('\n')}\n\n${exports.join('\n')}\n\n/** All rows of the billing API by name, for tables and tests. Import single rows where bytes count. */\nexport const billingOperations = {\n${entries}};\n`,
  };
}

/** Returns the file with the methods of the client by resource. */
export function writeResources({ rows }: Model): SourceFile {
  const groups = byResource(rows);
  const interfaces = groups.map(([resource, own]) => {
    const methods = own.map(
      (row) =>
        `  ${docOf(row, RETRY_ADVICE[retryOf(row)])}\n  readonly ${row.name.method}: ${row.paging && row.items ? 'PagedMethod' : 'ClientMethod'}<typeof rows.${row.name.row}>;\n`,
    );
    return `/** ${RESOURCES[resource]}: \`client.${resource}\`. */\nexport interface ${pascal(resource)}Resource {\n${methods.join('')}}\n`;
  });
  const members = groups.map(([resource]) => `  readonly ${resource}: ${pascal(resource)}Resource;\n`);
  const made = groups.map(
    ([resource, own]) =>
      `    ${resource}: {\n${own.map((row) => `      ${row.name.method}: ${row.paging && row.items ? 'paged' : 'one'}(rows.${row.name.row}),\n`).join('')}    },\n`,
  );
  return {
    path: 'resources.ts',
    text: `${HEADER}import type { ApiClient } from '../../api/client.js';
import { bindMethods, type ClientMethod, type PagedMethod } from '../../api/method.js';
import * as rows from './operations/index.js';

${interfaces.join('\n')}
/** The billing API by resource. */
export interface Resources {
${members.join('')}}

/**
 * Binds all rows to a client, by resource: \`resources.orders.create({...})\`. For servers: it imports every row, so elements call single rows instead.
 */
export function createResources(client: ApiClient): Resources {
  const { one, paged } = bindMethods(client);
  return {
${made.join('')}  };
}
`,
  };
}

/** Returns the docs page that lists all operations. */
export function operationsPage({ rows }: Model, unavailable: Readonly<Record<string, string>>): string {
  const sections: string[] = [];
  let heading = '';
  for (const [resource, own] of byResource(rows)) {
    const next = RESOURCES[resource] ?? '';
    if (next !== heading)
      sections.push(`\n## ${next}\n\n| client | row | operation | purpose | sandbox |\n| --- | --- | --- | --- | --- |`);
    heading = next;
    for (const row of own) {
      const { name, operation } = row;
      const sandbox = unavailable[name.row] === undefined ? 'yes' : `no: ${unavailable[name.row]}`;
      sections.push(
        `| \`${name.resource}.${name.method}\` | \`${name.row}\` | \`${operation.method} ${operation.path}\` | ${purposeOf(row).replaceAll('|', '\\|')}${operation.older ? ' (older)' : ''} | ${sandbox} |`,
      );
    }
  }
  return `# Operations

The client has ${rows.length} operations of the billing API. This page lists them. \`npm run contract\` generates the page.

- **client**: the method of the client that \`createBillingClient\` returns. For example, \`oauth.token\` means \`client.oauth.token(input)\`.
- **row**: the description of the operation. Elements and other callers pass the row to \`client.call(row, input)\`.
- **purpose**: "(older)" marks operations that still work, but that the platform no longer recommends.
- **sandbox**: whether the sandbox supports the operation, or why not.
${sections.join('\n')}
`;
}
