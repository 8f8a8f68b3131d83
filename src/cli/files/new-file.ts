import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/** True if something exists at the path. */
export async function fileExists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** How to write a file. */
interface WriteOptions {
  /** Permissions. Default: as the system gives to new files. */
  readonly mode?: number;
  /** True to replace a file that exists. */
  readonly force?: boolean;
  /** What the caller can do if the file exists. */
  readonly fix: string;
}

/**
 * Writes a file and creates its folder.
 * @throws {CommandFailure} if the file exists and `force` is not set, or if the file cannot be written
 */
export async function writeNewFile(path: string, text: string, { mode, force = false, fix }: WriteOptions): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: force ? 'w' : 'wx', ...(mode !== undefined && { mode }) });
  } catch (cause) {
    const taken = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new CommandFailure(
      EXIT_CODE.problem,
      taken ? `${path} exists and was not changed. ${fix}` : `${path} cannot be written. Check the folder and its permissions.`,
      cause,
    );
  }
}
