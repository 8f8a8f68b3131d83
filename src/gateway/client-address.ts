import { exactObject, hookFunction, requireOptions, wholeNumber } from './option-problems.js';

const optionsSchema = exactObject({
  hops: wholeNumber(0, 10, '', 'the number of proxies in front of the gateway that you trust, or to 0'),
  connectionAddress: hookFunction,
});

/** Options of {@link clientAddressFromProxies}. */
export interface ProxyOptions {
  /**
   * Number of proxies in front of the gateway that you trust, and that append the address of their caller to `X-Forwarded-For`: 1 for one load balancer,
   * 2 for a CDN and a load balancer. 0: visitors connect directly.
   */
  hops: number;
  /** Returns the address of the connection, if the server knows it. Used without proxies, and for requests that did not pass all of them. */
  connectionAddress?: (request: Request) => string | undefined;
}

/**
 * Creates a source for the option `clientAddress`. Counts the entries of `X-Forwarded-For` from the right, because anybody can send entries, but these
 * stay left of the ones that your own proxies append.
 *
 * @throws {TypeError} naming every invalid option
 */
export function clientAddressFromProxies(options: ProxyOptions): (request: Request) => string | undefined {
  requireOptions('clientAddressFromProxies', optionsSchema, options);
  const { hops, connectionAddress = () => undefined } = options;
  return (request) => {
    const direct = (): string | undefined => normalizeAddress(connectionAddress(request) ?? '');
    if (hops === 0) return direct();
    const entries = (request.headers.get('x-forwarded-for') ?? '').split(',');
    return normalizeAddress(entries.at(-hops) ?? '') ?? direct();
  };
}

/** Returns an IP address in its shortest form, without port and zone. IPv4 addresses inside IPv6 become IPv4. Undefined if the text is no address. */
function normalizeAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(trimmed)?.[1];
  if (ipv4 !== undefined) return ipv4.split('.').every((part) => Number(part) <= 255) ? ipv4.replaceAll(/\b0+(?=\d)/g, '') : undefined;
  const inside = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(trimmed)?.[1] ?? trimmed.replace(/%.*$/, '');
  if (!/^[\da-f:.]{2,45}$/i.test(inside) || !inside.includes(':') || !URL.canParse(`http://[${inside}]`)) return undefined;
  const ipv6 = new URL(`http://[${inside}]`).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(ipv6) ?? [];
  if (high === '') return ipv6;
  const bytes = [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** The first 64 bits of an IPv6 address: one customer of a network usually gets at least as many addresses. Other texts stay as they are. */
export function networkOf(address: string): string {
  const ipv6 = address.includes(':') ? normalizeAddress(address) : undefined;
  if (ipv6 === undefined || !ipv6.includes(':')) return address;
  const [left = '', right] = ipv6.split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: right === undefined ? 0 : 8 - groups.length - tail.length }, () => '0');
  return `${[...groups, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
