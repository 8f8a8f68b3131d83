import type { ChargeRevenue, ScheduleDetail } from './source.js';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** Placeholder data while a schedule is loading: a schedule of one year. */
export const SAMPLE_DETAIL: ScheduleDetail = {
  schedule: {
    number: 'RS-00000000',
    amount: '1200.00',
    currency: 'USD',
    revenueScheduleDate: '2026-01-01',
    recognitionRuleName: 'Recognize daily over time',
    linkedTransactionType: 'InvoiceItem',
    linkedTransactionNumber: 'INV00000000',
    recognizedRevenue: '600.00',
    unrecognizedRevenue: '600.00',
    undistributedUnrecognizedRevenue: '0.00',
    revenueItems: MONTHS.map((month, index) => ({
      accountingPeriodName: `${month} 2026`,
      accountingPeriodStartDate: `2026-${month}-01`,
      accountingPeriodEndDate: `2026-${month}-28`,
      amount: '100.00',
      isAccountingPeriodClosed: index < 6,
    })),
  },
  periods: [],
  events: [],
};

/** Placeholder data while a list is loading. */
export const SAMPLE_CHARGES: readonly ChargeRevenue[] = ['Platform fee', 'Seats', 'Onboarding'].map((name) => ({
  key: 'C-00000000',
  name,
  plan: 'Build annual',
  isLoaded: true,
  revenue: { currency: 'USD', amount: '1200.00', recognized: '600.00', deferred: '600.00', undistributed: '0.00' },
}));
