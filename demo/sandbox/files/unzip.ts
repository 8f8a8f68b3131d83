import { Unzip, UnzipInflate } from 'fflate';

/** An archive that is none, or that has another content than one file. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault';
}

/** A piece of an archive that is unpacked at once; a byte can become a thousand. */
const PIECE = 4 * 1024;

/** Folders, and what a Mac adds, are no files of the sender. */
const isFile = (name: string): boolean => !name.endsWith('/') && !name.startsWith('__MACOSX/');

/**
 * The one file in a zip archive, piece by piece as it is unpacked.
 *
 * @param extension how its name must end, such as `.csv`
 * @param most bytes that may come out
 * @throws {ZipFault} it is no archive, has another or a second file, is cut off, or more comes out
 */
export async function* unzipped(bytes: AsyncIterable<Uint8Array>, extension: string, most: number): AsyncGenerator<Uint8Array> {
  const faults: ZipFault[] = [];
  const file = { found: false, ended: false, size: 0 };
  let pieces: Uint8Array[] = [];
  const unzip = new Unzip((entry) => {
    if (!isFile(entry.name)) return;
    if (file.found || !entry.name.toLowerCase().endsWith(extension))
      faults.push(new ZipFault(`must be an archive of one file, named ${extension}`));
    file.found = true;
    entry.ondata = (error, data, final) => {
      if (error) throw error;
      file.size += data.byteLength;
      if (file.size > most) faults.push(new ZipFault(`unpacks to more than ${most / 1024 / 1024} MB`));
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
      faults.push(new ZipFault('is an archive that cannot be unpacked'));
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
  if (!file.found || !file.ended) throw new ZipFault('is an archive that is cut off or empty');
}
