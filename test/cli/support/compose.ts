import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { projectRoot } from '../../support/source-imports.js';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
      environment: z.record(z.string(), text).default({}),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.unknown()).default({}),
      ports: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
});
export type Compose = z.infer<typeof composeFile>;

/** Folder to which the paths in the compose file are relative. */
export const COMPOSE_FOLDER = join(projectRoot, 'deploy');

/** Reads the compose file, with the merged environment of each service. */
export async function readCompose(): Promise<Compose> {
  return composeFile.parse(parse(await readFile(join(COMPOSE_FOLDER, 'compose.yaml'), 'utf8'), { merge: true }));
}

/** Returns the environment of each gateway by the name of its service. */
export function gatewayEnvironments({ services }: Compose): [service: string, environment: Record<string, string>][] {
  return Object.entries(services)
    .filter(([, { build }]) => build?.target === 'gateway')
    .map(([name, { environment }]) => [name, environment]);
}
