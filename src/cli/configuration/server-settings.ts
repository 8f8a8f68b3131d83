import * as z from 'zod';
import { exactObject, wholeNumber } from '../../gateway/option-problems.js';
import { plainText } from '../../gateway/option-schemas.js';

const PORT_RULE = 'must be a port number from 0 to 65535';
const port = z.int({ error: PORT_RULE }).min(0, { error: PORT_RULE }).max(65_535, { error: PORT_RULE });

const storeAddress = (protocols: readonly string[]) => {
  const rule = `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string({ error: rule }).refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error: rule });
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const TOKEN_RULE = 'must be at least 16 visible ASCII characters';
const TIME_ZONE_RULE = 'must be the name of a time zone such as Europe/Berlin';

/** Settings that are not options of `createGateway`. */
export const serverSettings = exactObject({
  host: plainText('an address to listen on').default('127.0.0.1'),
  port: port.default(4601),
  /** Port 0 is for tests: the system chooses a free one. */
  metricsPort: port.optional(),
  metricsToken: z
    .string({ error: TOKEN_RULE })
    .regex(/^[\x21-\x7e]{16,512}$/, { error: TOKEN_RULE })
    .optional(),
  trustedProxyHops: wholeNumber(0, 10).optional(),
  shutdownSeconds: wholeNumber(0, 3600).default(30),
  timeZone: z.string({ error: TIME_ZONE_RULE }).refine(isTimeZone, { error: TIME_ZONE_RULE }).default('UTC'),
  offersFile: plainText('the path of the offers file').optional(),
  dataFolder: plainText('the path of a folder').optional(),
  redisUrl: storeAddress(['redis:', 'rediss:']).optional(),
  databaseUrl: storeAddress(['postgres:', 'postgresql:']).optional(),
}).superRefine(({ redisUrl, databaseUrl }, context) => {
  if (redisUrl === undefined || databaseUrl === undefined) return;
  context.addIssue({ code: 'custom', path: ['databaseUrl'], message: 'must not be set together with {redisUrl}. Remove one of them' });
});

export type ServerSettings = z.infer<typeof serverSettings>;

const serverKeys: readonly string[] = Object.keys(serverSettings.shape);

/** True for settings of the server; the others are options of the gateway. */
export function isServerSetting(key: string): boolean {
  return serverKeys.includes(key);
}
