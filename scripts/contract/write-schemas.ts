/** Writes the types and schemas of the model as TypeScript: one file for each resource, and one for what several share. */
import { partsOf, type Direction, type Field, type Model, type NamedType, type Row, type Shape } from './model.js';
import { kebab } from './words.js';

/** A generated file: path below src/generated/api, and text. */
export interface SourceFile {
  path: string;
  text: string;
}

export const MADE_BY = '// Written by scripts/contract/generate.ts from the public definition. Change that, not this.\n';

/** Name of a type's schema. */
export function schemaOf(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

const SHARED = 'shared';

/** Where a type is written. */
export function homeOf(type: NamedType): string {
  const [only, ...others] = type.resources;
  return only !== undefined && others.length === 0 ? kebab(only) : SHARED;
}

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const literal = (value: string): string => JSON.stringify(value);

function typeText(shape: Shape, direction: Direction, used: Set<string>): string {
  const wire = (name: string): string => {
    used.add(`type ${name}`);
    return name;
  };
  switch (shape.is) {
    case 'text':
      return 'string';
    case 'id':
      return `${wire('Id')}<${literal(shape.of)}>`;
    case 'number-of':
      return `${wire('NumberOf')}<${literal(shape.of)}>`;
    case 'key':
      return `${wire('KeyOf')}<${literal(shape.of)}>`;
    case 'decimal':
    case 'decimal-text':
      return wire('DecimalString');
    case 'currency':
      return wire('CurrencyCode');
    case 'date':
      return wire('IsoDate');
    case 'instant':
      return wire('IsoDateTime');
    case 'boolean':
      return 'boolean';
    case 'integer':
      return 'number';
    case 'blob':
      return 'Blob';
    case 'file':
      return wire('FileDownload');
    case 'record':
      return 'Record<string, unknown>';
    case 'unknown':
      return 'unknown';
    case 'enum': {
      const known = shape.values.map(literal).join(' | ');
      return direction === 'in' ? known : `${wire('Open')}<${known}>`;
    }
    case 'list': {
      const entry = typeText(shape.of, direction, used);
      return /[ |]/.test(entry) && !/^\w+<[^>]*>$/.test(entry) ? `(${entry})[]` : `${entry}[]`;
    }
    case 'either':
      return shape.of.map((option) => typeText(option, direction, used)).join(' | ');
    case 'named':
      return shape.name;
  }
}

function schemaText(shape: Shape, direction: Direction, used: Set<string>, late: ReadonlySet<string>): string {
  const wire = (name: string): string => {
    used.add(name);
    return name;
  };
  const isIn = direction === 'in';
  switch (shape.is) {
    case 'text':
    case 'id':
    case 'number-of':
    case 'key': {
      if (!isIn) return wire('wireText');
      const { min, max } = shape;
      if (max !== undefined) return min === undefined ? `${wire('upTo')}(${max})` : `${wire('upTo')}(${max}, ${min})`;
      return min === undefined ? 'z.string()' : `${wire('atLeast')}(${min})`;
    }
    case 'decimal':
      return wire('decimal');
    case 'decimal-text':
      return wire('decimalText');
    case 'currency':
      return isIn ? wire('currencyCode') : wire('wireText');
    case 'date':
      return wire(isIn ? 'date' : 'wireDate');
    case 'instant':
      return wire(isIn ? 'instant' : 'wireDateTime');
    case 'boolean':
      return isIn ? 'z.boolean()' : wire('wireBoolean');
    case 'integer': {
      if (!isIn) return wire('wireInteger');
      const { min, max } = shape;
      if (min === undefined && max === undefined) return 'z.int()';
      return `${wire('integer')}(${min ?? 'undefined'}${max === undefined ? '' : `, ${max}`})`;
    }
    case 'blob':
      return wire('usageFile');
    case 'file':
      return wire('fileDownload');
    case 'record':
      return 'z.record(z.string(), z.unknown())';
    case 'unknown':
      return 'z.unknown()';
    case 'enum':
      return isIn ? `z.enum([${shape.values.map(literal).join(', ')}])` : `${wire('open')}([${shape.values.map(literal).join(', ')}])`;
    case 'list': {
      const entry = schemaText(shape.of, direction, used, late);
      return isIn && shape.max !== undefined ? `${wire('listOf')}(${entry}, ${shape.max})` : `z.array(${entry})`;
    }
    case 'either':
      return `z.union([${shape.of.map((option) => schemaText(option, direction, used, late)).join(', ')}])`;
    case 'named':
      return late.has(shape.name) ? `z.lazy(() => ${schemaOf(shape.name)})` : schemaOf(shape.name);
  }
}

function fieldSchema(field: Field, direction: Direction, used: Set<string>, late: ReadonlySet<string>): string {
  const bare = schemaText(field.shape, direction, used, late);
  if (direction === 'in') {
    const value = field.nullable ? `z.nullable(${bare})` : bare;
    return field.required ? value : `z.optional(${value})`;
  }
  if (field.required) return field.nullable ? `z.nullable(${bare})` : bare;
  // What is not known may be anything, also null.
  if (field.shape.is === 'unknown') return 'z.optional(z.unknown())';
  used.add(field.nullable ? 'maybeNull' : 'maybe');
  return `${field.nullable ? 'maybeNull' : 'maybe'}(${bare})`;
}

/** Names of wire.ts and values.ts that a text uses. */
const VALUES = new Set([
  'decimal',
  'currencyCode',
  'type DecimalString',
  'type CurrencyCode',
  'type IsoDate',
  'type IsoDateTime',
  'type Open',
]);

function docText(lines: readonly string[], indent = ''): string {
  return lines.length === 0 ? '' : `${indent}/** ${lines.join(' ')} */\n`;
}

/** Sources of a type: one or several schemas of the definition. */
function sourceText({ source, equalSources = [] }: NamedType): string {
  const [first = source, ...others] = [...new Set([source, ...equalSources])];
  if (others.length === 0) return `\`${first}\` of the definition.`;
  return `\`${first}\` and ${others.length === 1 ? `\`${others[0] ?? ''}\`` : `${others.length} equal schemas`} of the definition.`;
}

function interfaceText(type: NamedType, about: string | undefined, used: Set<string>): string {
  const doc = docText([about ?? sourceText(type)]);
  if (type.body.is === 'union') return `${doc}export type ${type.name} = ${type.body.options.join(' | ')};\n`;
  const { fields, further } = type.body;
  if (further === 'custom') used.add('type CustomFieldValues');
  const lines = fields.map((field) => {
    const optional = field.required ? '' : '?';
    const nullable = field.nullable ? ' | null' : '';
    return `${docText(field.doc, '  ')}  ${property(field.name)}${optional}: ${typeText(field.shape, type.direction, used)}${nullable};\n`;
  });
  if (lines.length === 0)
    return `${doc}export type ${type.name} = ${further === 'custom' ? 'CustomFieldValues' : 'Record<string, unknown>'};\n`;
  const base = { none: '', custom: 'extends CustomFieldValues ', any: 'extends Record<string, unknown> ' }[further];
  return `${doc}export interface ${type.name} ${base}{\n${lines.join('')}}\n`;
}

function constText(type: NamedType, used: Set<string>, late: ReadonlySet<string>): string {
  const head = `export const ${schemaOf(type.name)}: Schema<${type.name}> = /* @__PURE__ */ `;
  if (type.body.is === 'union') return `${head}z.union([${type.body.options.map(schemaOf).join(', ')}]);\n`;
  const { fields, further } = type.body;
  if (fields.length === 0 && (type.direction === 'out' || further !== 'none')) return `${head}z.record(z.string(), z.unknown());\n`;
  const shape = fields.map((field) => `  ${property(field.name)}: ${fieldSchema(field, type.direction, used, late)},\n`).join('');
  if (type.direction === 'out') return `${head}z.looseObject({\n${shape}});\n`;
  if (further === 'any') return `${head}z.looseObject({\n${shape}});\n`;
  const kind = further === 'custom' ? 'customizable' : 'strict';
  used.add(kind);
  return `${head}${kind}({\n${shape}});\n`;
}

/** Types in an order in which each comes after what it is made of. */
function ordered(types: readonly NamedType[]): NamedType[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  const done = new Set<string>();
  const order: NamedType[] = [];
  const visit = (type: NamedType): void => {
    if (done.has(type.name)) return;
    done.add(type.name);
    for (const part of partsOf(type)) {
      const found = byName.get(part);
      if (found) visit(found);
    }
    order.push(type);
  };
  types.forEach(visit);
  return order;
}

/** An import; of types alone, where every name begins with `type`, so that nothing is loaded for them. */
function importText(names: readonly string[], from: string): string {
  if (names.length === 0) return '';
  const bare = names.map((name) => name.replace(/^type /, ''));
  return names.every((name) => name.startsWith('type '))
    ? `import type { ${bare.join(', ')} } from '${from}';`
    : `import { ${names.join(', ')} } from '${from}';`;
}

/** The schema files of the model. */
export function writeSchemas(model: Model): SourceFile[] {
  const { rows, types } = model;
  const homes = new Map<string, NamedType[]>(rows.map(({ name }) => [kebab(name.resource), []]));
  for (const type of types.values()) homes.set(homeOf(type), [...(homes.get(homeOf(type)) ?? []), type]);
  const files = [...homes].map(([home, own]): SourceFile => {
    const used = new Set<string>();
    const foreign = new Map<string, NamedType>();
    const body = ordered(own).map((type) => {
      for (const part of partsOf(type)) {
        const found = types.get(part);
        if (found && homeOf(found) !== home) foreign.set(part, found);
      }
      const late = new Set(type.recursive ? [type.name] : []);
      return listAnswer(type, rows) ?? `${interfaceText(type, aboutOf(type.name, rows), used)}\n${constText(type, used, late)}`;
    });
    const aliases = aliasesOf(model, home);
    for (const [, target] of aliases) {
      const found = types.get(target);
      if (found && homeOf(found) !== home && !foreign.has(target)) foreign.set(`type ${target}`, found);
    }
    const values = [...used].filter((name) => VALUES.has(name) && name !== 'decimal').sort();
    const wire = [...used].filter((name) => !VALUES.has(name)).sort();
    const parts = [...foreign.keys()].sort();
    const imports = [
      "import * as z from 'zod/mini';",
      "import type { Schema } from '../../../api/schemas/schema.js';",
      used.has('decimal') && "import { decimal } from '../../../api/schemas/decimal.js';",
      importText(values, '../../../api/schemas/values.js'),
      importText(wire, '../../../api/schemas/wire.js'),
      importText(
        parts.flatMap((name) => (name.startsWith('type ') ? [name] : [schemaOf(name), `type ${name}`])),
        `./${SHARED}.js`,
      ),
    ].filter(Boolean);
    return {
      path: `schemas/${home}.ts`,
      text: `${MADE_BY}${imports.join('\n')}\n\n${[...body, ...aliases.map(([, , text]) => text)].join('\n')}`,
    };
  });
  const all = [...homes.keys()].sort().map((home) => `export type * from './${home}.js';\n`);
  return [...files, { path: 'schemas/index.ts', text: `${MADE_BY}${all.join('')}` }];
}

/** Types of requests and responses of a resource that equal another type: name, that type's name, and text. */
function aliasesOf({ rows, aliases }: Model, home: string): [name: string, target: string, text: string][] {
  return rows
    .filter(({ name }) => kebab(name.resource) === home)
    .flatMap(({ request, response }) => [request, response])
    .flatMap((name) => {
      const target = aliases.get(name);
      return target === undefined ? [] : [[name, target, `${docText([aboutOf(name, rows) ?? ''])}export type ${name} = ${target};\n`]];
    });
}

/** Doc of the type of a request or response. */
function aboutOf(name: string, rows: readonly Row[]): string | undefined {
  const asked = rows.find(({ request }) => request === name);
  if (asked) return `Input of \`${asked.operation.method} ${asked.operation.path}\`.`;
  const answered = rows.find(({ response }) => response === name);
  return answered && `Answer of \`${answered.operation.method} ${answered.operation.path}\`.`;
}

/** An answer that is a list by itself. */
function listAnswer(type: NamedType, rows: readonly Row[]): string | undefined {
  const row = rows.find(({ response, responseIsList }) => responseIsList && response === type.name);
  if (!row || type.body.is !== 'union') return undefined;
  const [entry = ''] = type.body.options;
  const about = docText([`Answer of \`${row.operation.method} ${row.operation.path}\`: one entry for each that was sent, in that order.`]);
  return `${about}export type ${type.name} = ${entry}[];\n\nexport const ${schemaOf(type.name)}: Schema<${type.name}> = /* @__PURE__ */ z.array(${schemaOf(entry)});\n`;
}
