/**
 * `npm run soak`: honest customers use a gateway while an attacker floods it; see bench/README.md. All servers run on this machine.
 *
 *   --minutes 30       duration
 *   --customers 4      customers at a time
 *   --attack 150       the attacker's requests per second; 0: no attacker
 *   --no-addresses     the gateway does not know the addresses of visitors
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { Attacker } from './attacker.js';
import { behave, buy, type Experience } from './customers.js';
import { Report } from './report.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    customers: { type: 'string', default: '4' },
    attack: { type: 'string', default: '150' },
    'no-addresses': { type: 'boolean', default: false },
  },
});
const minutes = z.coerce.number().positive().parse(values.minutes);
const customers = z.coerce.number().int().positive().parse(values.customers);
const perSecond = z.coerce.number().nonnegative().parse(values.attack);

const children: ChildProcess[] = [];
function start(file: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  children.push(child);
  return child;
}
async function message<Message>(child: ChildProcess, schema: z.ZodType<Message>): Promise<Message> {
  const [received] = (await once(child, 'message')) as unknown[];
  return schema.parse(received);
}

try {
  const platform = await message(start('platform.ts'), z.object({ api: z.string(), form: z.string() }));
  const gateway = start('gateway.ts', platform.api, ...(values['no-addresses'] ? [] : ['addresses']));
  const { address } = await message(gateway, z.object({ address: z.string() }));
  const servers = { gateway: address, form: platform.form };

  const report = new Report();
  const stop = AbortSignal.timeout(minutes * 60_000);
  let visits = 0;
  const nextAddress = (): string => {
    visits += 1;
    return `203.0.${Math.floor(visits / 250) % 250}.${visits % 250}`;
  };
  const attacker = new Attacker(servers, await buy(servers, '198.51.100.66'));
  const note = (experience: Experience): void => report.note(experience);
  const work = [
    ...Array.from({ length: customers }, () => behave(servers, nextAddress, note, stop)),
    ...(perSecond > 0 ? [attacker.attack(perSecond, stop)] : []),
  ];
  const interval = Math.min(60_000, minutes * 6_000);
  while (!stop.aborted) {
    await setTimeout(interval, undefined, { signal: stop }).catch(() => undefined);
    gateway.send('memory');
    const memory = await message(gateway, z.object({ heapUsed: z.number(), rss: z.number() }));
    report.sample(memory);
  }
  await Promise.all(work);
  const answers = [...attacker.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'none'}: ${count}`);
  console.log(`Answers to the attacker by status: ${answers.join(', ') || 'no attacker'}`);
  process.exitCode = report.conclude() ? 0 : 1;
} finally {
  for (const child of children) child.kill();
}
