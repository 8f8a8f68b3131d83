import type { Period } from './period.js';

/** What stands in for the periods while they come: a year with its quarters, as most tenants have it. */
export const SAMPLE: readonly Period[] = [0, 1, 2].flatMap((year) =>
  Array.from({ length: 12 }, (_, month): Period => {
    const two = String(month + 1).padStart(2, '0');
    const isOpen = year > 1 || (year === 1 && month > 5);
    return {
      id: `${year}-${month}`,
      name: 'Jan 2026',
      startDate: `202${year + 5}-${two}-01`,
      endDate: `202${year + 5}-${two}-28`,
      status: isOpen ? 'Open' : 'Closed',
      fiscalYear: 2025 + year,
      fiscalQuarter: Math.floor(month / 3) + 1,
      fileId: isOpen ? undefined : 'sample',
      balance: { status: undefined, began: undefined, problem: undefined },
    };
  }),
);
