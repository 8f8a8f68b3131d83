import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A locked folder. */
interface FolderLock {
  release(): Promise<void>;
}

/** Returns the start time of a process (empty if not on Linux). It distinguishes the lock's holder from a new process with the same id. */
async function processStartTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isHeld(content: string): Promise<boolean> {
  const [pid = '', start = ''] = content.trim().split(' ');
  if (!/^\d+$/.test(pid) || !exists(Number(pid))) return false;
  const now = await processStartTime(Number(pid));
  return now === '' || start === '' || now === start;
}

const inUse = (folder: string, content: string) =>
  new Error(
    `The data folder ${folder} is in use by process ${content.trim().split(' ')[0]}. Stop that process, or choose another folder: two processes would destroy the data.`,
  );

/** Creates the lock file if there is none. Linking is atomic, so no process can read an incomplete lock file. */
async function linkLock(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a data folder. Without a lock, the embedded database lets two processes open the same folder and corrupt it. A lock of a dead
 * process is replaced.
 *
 * @throws {Error} naming the folder and the process that uses it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'sandbox.lock');
  const own = `${lock}.${process.pid}`;
  const content = `${process.pid} ${await processStartTime(process.pid)}\n`;
  await writeFile(own, content);
  try {
    while (!(await linkLock(own, lock))) {
      const found = await readFile(lock, 'utf8').catch(() => undefined);
      if (found !== undefined && (await isHeld(found))) throw inUse(folder, found);
      if (found !== undefined) await removeDeadLock(lock, found);
    }
  } finally {
    await rm(own, { force: true });
  }
  return {
    async release() {
      if ((await readFile(lock, 'utf8').catch(() => '')) === content) await rm(lock, { force: true });
    },
  };
}

/** Milliseconds after which a takeover is considered failed: its process must have died. */
const TAKEOVER_TIME = 10_000;
/** Milliseconds to wait for another process that is taking over. */
const TAKEOVER_PAUSE = 20;

/** Removes the lock of a dead process. Only one process at a time may do this: otherwise a second one could remove the first one's new lock. */
async function removeDeadLock(lock: string, dead: string): Promise<void> {
  const takeover = `${lock}.takeover`;
  try {
    await mkdir(takeover);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const started = await stat(takeover).catch(() => undefined);
    if (started && Date.now() - started.mtimeMs > TAKEOVER_TIME) await rm(takeover, { recursive: true, force: true });
    else await setTimeout(TAKEOVER_PAUSE);
    return;
  }
  try {
    const current = await readFile(lock, 'utf8').catch(() => undefined);
    if (current === dead) await rm(lock, { force: true });
  } finally {
    await rm(takeover, { recursive: true, force: true });
  }
}
