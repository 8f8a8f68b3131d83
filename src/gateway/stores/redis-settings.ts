import type { RedisConnection } from './redis-connection.js';

/** Reads a line `name:value` of the output of `INFO`. */
function readInfo(info: unknown, name: string): string | undefined {
  if (typeof info !== 'string') return undefined;
  const line = info.split(/\r?\n/).find((text) => text.startsWith(`${name}:`));
  return line?.slice(name.length + 1);
}

/**
 * Reads the server's settings and returns warnings about those that can lose locks or revoked sessions.
 * @throws {Error} if the server cannot be reached
 */
export async function readRedisWarnings(connection: RedisConnection): Promise<string[]> {
  await connection.send('PING');
  let memory: unknown;
  try {
    // Hosted servers often refuse CONFIG, but permit INFO.
    memory = await connection.send('INFO', 'memory');
  } catch {
    return ['The settings of Redis could not be read. Check that maxmemory-policy is noeviction.'];
  }
  const policy = readInfo(memory, 'maxmemory_policy');
  if (policy === undefined) return ['Redis does not report its maxmemory-policy. Check that it is noeviction.'];
  if (policy === 'noeviction') return [];
  const limit = readInfo(memory, 'maxmemory');
  const when = limit === '0' ? 'once a memory limit is set' : 'when its memory is full';
  return [
    `Redis evicts keys ${when}, because its maxmemory-policy is ${policy}. It could forget locks and revoked sessions. Set it to noeviction.`,
  ];
}
