/**
 * Writes test/contract/definition.json from the full definition: paths, parameters, bodies and schemas, without headers, error responses and titles.
 *
 *   npx tsx scripts/contract/snapshot.ts <folder with definition.json and operations.md>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  referenceName,
  SNAPSHOT,
  type Definition,
  type DefinitionOperation,
  type DefinitionParameter,
  type DefinitionSchema,
} from './definition.js';

interface Content {
  content?: Record<string, { schema?: DefinitionSchema }>;
  required?: boolean;
  $ref?: string;
}

type FullParameter = Omit<DefinitionParameter, 'in'> & { in: string };

interface FullDefinition {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: ({ $ref: string } | FullParameter)[];
        requestBody?: Content;
        responses: Record<string, Content>;
      }
    >
  >;
  components: {
    schemas: Record<string, DefinitionSchema>;
    parameters: Record<string, FullParameter>;
    requestBodies?: Record<string, Content>;
  };
}

const METHODS: Readonly<Record<string, DefinitionOperation['method']>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** Returns the snapshot of a full definition. `list` is the text of operations.md with the purposes of the operations. */
export function snapshotOf(full: FullDefinition, list: string): Definition {
  const about = purposes(list);
  const { components } = full;
  const operations = Object.entries(full.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, raw]): DefinitionOperation => {
      const method = METHODS[name];
      if (!method) throw new Error(`${name} ${path} is not an operation.`);
      const { purpose, older } = about.get(raw.operationId) ?? { purpose: '', older: false };
      const body = raw.requestBody?.$ref ? components.requestBodies?.[referenceName(raw.requestBody.$ref)] : raw.requestBody;
      const [status, answer] = Object.entries(raw.responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
      const [requestType, requestContent] = Object.entries(body?.content ?? {})[0] ?? [];
      const [responseType, responseContent] = Object.entries(answer.content ?? {})[0] ?? [];
      return {
        id: raw.operationId,
        method,
        path,
        purpose,
        ...(older && { older }),
        parameters: (raw.parameters ?? [])
          .map((parameter) => ('$ref' in parameter ? components.parameters[referenceName(parameter.$ref)] : parameter))
          .flatMap((parameter): DefinitionParameter[] => {
            if (parameter?.in !== 'path' && parameter?.in !== 'query') return [];
            const { name: parameterName, in: location, required, schema } = parameter;
            return [{ name: parameterName, in: location, ...(required && { required }), schema }];
          }),
        ...(requestType &&
          requestContent?.schema && { request: { type: requestType, required: body?.required ?? false, schema: requestContent.schema } }),
        response: {
          status: Number(status),
          ...(responseType && { type: responseType }),
          ...(responseContent?.schema && { schema: responseContent.schema }),
        },
      };
    }),
  );
  const schemas: Record<string, DefinitionSchema> = {};
  const pending: unknown[] = [...operations];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      pending.push(part);
      if (key !== '$ref' || typeof part !== 'string') continue;
      const name = referenceName(part);
      const schema = components.schemas[name];
      if (schema && !(name in schemas)) pending.push((schemas[name] = schema));
    }
  }
  return { operations, schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function purposes(list: string): Map<string, { purpose: string; older: boolean }> {
  const found = new Map<string, { purpose: string; older: boolean }>();
  for (const [, source, id, purpose] of list.matchAll(/^### .+\[(2\d)\] (\S+)\n- purpose: (.+?)\. scope:/gm)) {
    if (id !== undefined && purpose !== undefined) found.set(id, { purpose, older: source === '21' });
  }
  return found;
}

/** Text of the snapshot: one operation or schema per line, so that diffs are readable. */
export function snapshotText({ operations, schemas }: Definition): string {
  const lines = (entries: readonly string[]) => entries.join(',\n');
  return `{"operations":[\n${lines(operations.map((entry) => JSON.stringify(entry)))}\n],\n"schemas":{\n${lines(
    Object.entries(schemas).map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`),
  )}\n}}\n`;
}

/** Reads the full definition in a folder and returns its snapshot. */
export function readFullDefinition(folder: string): Definition {
  const full = z
    .custom<FullDefinition>((value) => typeof value === 'object')
    .parse(JSON.parse(readFileSync(join(folder, 'definition.json'), 'utf8')));
  return snapshotOf(full, readFileSync(join(folder, 'operations.md'), 'utf8'));
}

const folder = process.argv[2];
if (process.argv[1]?.endsWith('snapshot.ts') && folder !== undefined) writeFileSync(SNAPSHOT, snapshotText(readFullDefinition(folder)));
