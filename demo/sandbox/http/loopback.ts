/** True if a remote address (`socket.remoteAddress`) belongs to this machine. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True if a page of another site sent the request, even through its own host name that resolves to this machine. */
function isForeignPage(request: Request): boolean {
  if (!LOOPBACK.test(new URL(request.url).hostname)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return !URL.canParse(origin) || !LOOPBACK.test(new URL(origin).hostname);
}

/** True if the request comes from a program or page on this machine. `address` is the remote address. Undefined for calls within this process. */
export function isFromThisMachine(request: Request, address: string | undefined): boolean {
  return (address === undefined || isLoopback(address)) && !isForeignPage(request);
}
