import { access, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfiguration } from '../../src/cli/configuration/gateway-configuration.js';
import { VARIABLES } from '../../src/cli/configuration/settings.js';
import { generateSigningKey } from '../../src/gateway/index.js';
import { projectRoot } from '../support/source-imports.js';
import { COMPOSE_FOLDER, gatewayEnvironments, readCompose } from './support/compose.js';

const compose = await readCompose();
const services = Object.values(compose.services);
/** Folders and files of the host, which services see at another path. */
const mounts = services.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')));
const isPath = (source: string): boolean => source.startsWith('.') || source.startsWith('/');

it('starts two gateways with different ports', () => {
  const ports = gatewayEnvironments(compose).map(([, { PORT }]) => PORT);
  expect(ports).toHaveLength(2);
  expect(new Set(ports).size).toBe(2);
});

it('sets only variables that the gateway command knows', () => {
  for (const [service, environment] of gatewayEnvironments(compose)) {
    expect(
      Object.keys(environment).filter((name) => !VARIABLES.includes(name)),
      service,
    ).toEqual([]);
  }
});

it('gives each gateway a configuration that the command accepts', async () => {
  const inContainer = new Map(mounts.map(([source = '', target = '']) => [target, resolve(COMPOSE_FOLDER, source)]));
  for (const [, environment] of gatewayEnvironments(compose)) {
    // A key of its own instead of the folder, because the check must not create files.
    const { DATA_FOLDER, ...env } = environment;
    expect(DATA_FOLDER).toBeDefined();
    const offersFile = inContainer.get(env['OFFERS_FILE'] ?? '') ?? '';
    const signingKeys = JSON.stringify(await generateSigningKey());
    const { server } = await loadConfiguration({
      env: { ...env, OFFERS_FILE: offersFile, SIGNING_KEYS: signingKeys },
      folder: projectRoot,
    });
    expect(server.port).toBe(Number(env['PORT']));
  }
});

it('names only files, volumes, services and build stages that exist', async () => {
  for (const [source = ''] of mounts) {
    if (isPath(source)) await access(resolve(COMPOSE_FOLDER, source));
    else expect(Object.keys(compose.volumes)).toContain(source);
  }
  const names = Object.keys(compose.services);
  for (const { depends_on: needed } of services) expect(names).toEqual(expect.arrayContaining(Object.keys(needed)));
  for (const { build } of services) {
    if (!build) continue;
    const context = resolve(COMPOSE_FOLDER, build.context);
    const dockerfile = await readFile(join(context, build.dockerfile), 'utf8');
    expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${build.target}$`, 'm'));
    await access(join(context, dirname(build.dockerfile)));
  }
});

it('publishes the port of every gateway', () => {
  const published = services.flatMap(({ ports }) => ports.map((port) => port.split(':')[0]));
  for (const [, { PORT }] of gatewayEnvironments(compose)) expect(published).toContain(PORT);
});
