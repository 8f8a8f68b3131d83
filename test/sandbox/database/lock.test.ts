import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../demo/sandbox/database/lock.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'sandbox.lock');

describe('a data folder', () => {
  it('has one holder at a time, and is free afterwards', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}`);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('held by a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(lockFile(), `${pid} 1\n`);
    const lock = await lockFolder(folder);
    expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await lock.release();
  });

  it.each(['', 'nonsense\n'])('with an unreadable lock (%j) is taken over', async (content) => {
    await writeFile(lockFile(), content);
    await (await lockFolder(folder)).release();
  });

  it('whose process id now belongs to another process is taken over', async () => {
    await writeFile(lockFile(), `${process.pid} 1\n`);
    await (await lockFolder(folder)).release();
  });

  it('is won by one of many processes', async () => {
    await writeFile(lockFile(), '999999999 1\n');
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});
