/** True for the address of a connection from this machine, as `socket.remoteAddress` names it. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A page of another site may send requests to this machine, also under a name of its own that leads here; the clock is not theirs to move. */
function isForeignPage(request: Request): boolean {
  if (!LOOPBACK.test(new URL(request.url).hostname)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return !URL.canParse(origin) || !LOOPBACK.test(new URL(origin).hostname);
}

/** True for a request of a program or page of this machine. `address` is where the connection comes from; undefined within this process. */
export function isFromThisMachine(request: Request, address: string | undefined): boolean {
  return (address === undefined || isLoopback(address)) && !isForeignPage(request);
}
