import * as z from 'zod';
import type { SandboxAnswer, StartedSandbox } from './sandbox.js';

const period = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(['Open', 'PendingClose', 'Closed']),
  fiscalYear: z.number(),
  fiscalQuarter: z.number().optional(),
  runTrialBalanceStatus: z.string().optional(),
  fileIds: z.object({ revenueDetailCsvFileId: z.string().optional() }),
});
export type Period = z.output<typeof period>;

/** Returns all accounting periods, earliest first. */
export async function readPeriods({ call }: Pick<StartedSandbox, 'call'>): Promise<Period[]> {
  return z.object({ accountingPeriods: z.array(period) }).parse((await call('/v1/accounting-periods')).body).accountingPeriods;
}

/** Returns the period with a name such as `Jul 2026`. */
export async function periodNamed(started: Pick<StartedSandbox, 'call'>, name: string): Promise<Period> {
  const found = (await readPeriods(started)).find((each) => each.name === name);
  if (!found) throw new Error(`There is no period ${name}.`);
  return found;
}

export type PeriodStep = 'pending-close' | 'close' | 'reopen' | 'run-trial-balance';

/** Performs a step of closing or reopening a period. */
export async function takeStep(started: Pick<StartedSandbox, 'call'>, name: string, step: PeriodStep): Promise<SandboxAnswer> {
  const { id } = await periodNamed(started, name);
  return started.call(`/v1/accounting-periods/${id}/${step}`, { method: 'PUT' });
}

/** Closes periods one after the other. Each takes two steps: pending close, then closed. */
export async function closeAll(started: Pick<StartedSandbox, 'call'>, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const step of ['pending-close', 'close'] as const) {
      const { body } = await takeStep(started, name, step);
      if (!z.object({ success: z.literal(true) }).safeParse(body).success) throw new Error(`${step} ${name}: ${JSON.stringify(body)}`);
    }
  }
}
