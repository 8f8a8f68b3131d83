import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/sandbox/index.js';
import { crash } from '../crash/cycles.js';
import { newFolder } from '../crash/folder.js';
import { startProcess } from '../crash/process.js';
import type { SandboxStorage } from '../crash/suite.js';

/** Each start of a process with the embedded database takes seconds on a busy machine. */
const TIMEOUT = 120_000;

let place: SandboxStorage;
beforeAll(async () => {
  place = await newFolder();
});
afterAll(() => place.remove());

it(
  'keeps acknowledged changes after a crash, all or nothing, and each key once',
  async () => {
    const { lost, partial, twice, replays, unanswered } = await crash({ storage: place.address, cycles: 2, seed: 7 });
    expect({ lost, partial, twice, replays }).toEqual({ lost: [], partial: [], twice: [], replays: [] });
    expect(unanswered).toBeGreaterThan(0);
  },
  TIMEOUT,
);

it(
  'refuses a second process on its folder',
  async () => {
    const process = await startProcess(place.address);
    try {
      await expect(openDatabase({ folder: place.address })).rejects.toThrow(`in use by process ${process.pid ?? ''}`);
    } finally {
      await process.kill();
    }
    await (await openDatabase({ folder: place.address })).close();
  },
  TIMEOUT,
);
