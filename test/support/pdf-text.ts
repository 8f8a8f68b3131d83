import { inflateSync } from 'node:zlib';

/** The text of a PDF as its built-in fonts write it, line after line; enough for files that this project writes itself. */
export function pdfText(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const lines = streams.flatMap(([, packed = '']) => {
    const text = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...text.matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
  });
  return lines.join('\n');
}
