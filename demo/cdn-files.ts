import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const compress = promisify(brotliCompress);

/** Name of a file that contains the hash of its content, such as `plans-0a1b2c3.js`. Its content never changes. */
const HASHED_NAME = /\/chunks\/(?:[a-z-]+-)?[0-9a-f]{7}\.js$/;

/**
 * Serves the built bundle as a CDN should: compressed with Brotli, and cached by browsers for as long as possible. Only the entry files, whose
 * names never change, are checked again on each visit.
 */
export function cdnFiles(folder: string): Hono {
  const app = new Hono();
  app.use('/cdn/*', cached, brotli(), serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/cdn'.length) }));
  return app;
}

const cached: MiddlewareHandler = async (c, next) => {
  await next();
  const isImmutable = c.res.status === 200 && HASHED_NAME.test(c.req.path);
  c.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Compresses each file once. A build while the server runs can change a file. */
function brotli(): MiddlewareHandler {
  const known = new Map<string, { content: Buffer; compressed: Promise<Buffer> }>();
  return async (c, next) => {
    await next();
    const { res } = c;
    if (res.status !== 200 || !/javascript|json|css|svg/.test(res.headers.get('content-type') ?? '')) return;
    c.header('Vary', 'Accept-Encoding');
    if (c.req.method !== 'GET' || !/\bbr\b(?!\s*;\s*q=0)/.test(c.req.header('accept-encoding') ?? '')) return;
    const content = Buffer.from(await res.arrayBuffer());
    let entry = known.get(c.req.path);
    if (!entry?.content.equals(content)) {
      entry = { content, compressed: compress(content) };
      known.set(c.req.path, entry);
    }
    // Hono copies the headers of the response that is replaced, so the headers are changed afterwards.
    c.res = new Response(new Uint8Array(await entry.compressed), { headers: res.headers });
    c.res.headers.delete('content-length');
    c.res.headers.set('content-encoding', 'br');
  };
}
