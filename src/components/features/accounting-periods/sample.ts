import type { AccountingPeriod } from './period.js';

/** Placeholder data while the periods are loading: three fiscal years with quarters. */
export const SAMPLE: readonly AccountingPeriod[] = [0, 1, 2].flatMap((year) =>
  Array.from({ length: 12 }, (_, month): AccountingPeriod => {
    const monthNumber = String(month + 1).padStart(2, '0');
    const isOpen = year > 1 || (year === 1 && month > 5);
    return {
      id: `${year}-${month}`,
      name: 'Jan 2026',
      startDate: `202${year + 5}-${monthNumber}-01`,
      endDate: `202${year + 5}-${monthNumber}-28`,
      status: isOpen ? 'Open' : 'Closed',
      fiscalYear: 2025 + year,
      fiscalQuarter: Math.floor(month / 3) + 1,
      fileId: isOpen ? undefined : 'sample',
      trialBalance: { status: undefined, startedAt: undefined, error: undefined },
    };
  }),
);
