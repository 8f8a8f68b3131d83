import { Unzip, UnzipInflate } from 'fflate';

/** Error of an archive that is invalid or does not contain exactly one file. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** Number of bytes to decompress at a time. The number is small, because one byte can expand to a thousand bytes. */
const PIECE = 4 * 1024;

/** False for folders and for the metadata that macOS adds. */
const isFile = (name: string): boolean => !name.endsWith('/') && !name.startsWith('__MACOSX/');

/**
 * Decompresses the only file of a zip archive in chunks.
 *
 * @param extension required file extension, such as `.csv`
 * @param most limit of the decompressed size in bytes
 * @throws {ZipError} if the archive is invalid, truncated or too large, or contains other files
 */
export async function* unzipFile(bytes: AsyncIterable<Uint8Array>, extension: string, most: number): AsyncGenerator<Uint8Array> {
  const faults: ZipError[] = [];
  const file = { found: false, ended: false, size: 0 };
  let pieces: Uint8Array[] = [];
  const unzip = new Unzip((entry) => {
    if (!isFile(entry.name)) return;
    if (file.found || !entry.name.toLowerCase().endsWith(extension))
      faults.push(new ZipError(`must be an archive of one ${extension} file`));
    file.found = true;
    entry.ondata = (error, data, final) => {
      if (error) throw error;
      file.size += data.byteLength;
      if (file.size > most) faults.push(new ZipError(`unpacks to more than ${most / 1024 / 1024} MB`));
      pieces.push(data);
      file.ended ||= final;
    };
    if (faults.length === 0) entry.start();
  });
  unzip.register(UnzipInflate);
  const push = (piece: Uint8Array, last = false): Uint8Array[] => {
    try {
      unzip.push(piece, last);
    } catch {
      faults.push(new ZipError('is not a valid archive'));
    }
    const [fault] = faults;
    if (fault) throw fault;
    const out = pieces;
    pieces = [];
    return out;
  };
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.byteLength; at += PIECE) yield* push(chunk.slice(at, at + PIECE));
  }
  yield* push(new Uint8Array(0), true);
  if (!file.found || !file.ended) throw new ZipError('is a truncated or empty archive');
}
