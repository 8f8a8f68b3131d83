/** True for the address of a connection from this machine, as `socket.remoteAddress` names it. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}
