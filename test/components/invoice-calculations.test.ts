import { expect } from '@open-wc/testing';
import type { Invoice, InvoiceItem } from '../../src/api/schemas/storefront/invoices.js';
import { writeCalendar } from '../../src/components/features/invoices/files/calendar-file.js';
import { writeCsv } from '../../src/api/csv/write-csv.js';
import { safeFileName } from '../../src/components/primitives/save-file.js';
import { compareInvoices, type DifferenceCause } from '../../src/api/invoices/compare-invoices.js';
import { addMoney, subtractMoney } from '../../src/api/money/money.js';
import { parseAmountInput } from '../../src/components/locales/amount-input.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const invoiceOf = (
  date: string,
  amount: string,
  tax: string,
  items: readonly (Partial<InvoiceItem> & { amount: InvoiceItem['amount'] })[],
): Invoice => ({
  invoiceNumber: `INV-${date}`,
  status: 'Posted',
  invoiceDate: date,
  amount: usd(amount),
  balance: usd('0.00'),
  tax: usd(tax),
  items: items.map((item) => ({
    productName: 'Build',
    chargeName: 'Seats',
    chargeKey: 'seats',
    serviceStartDate: date,
    serviceEndDate: '2026-12-30',
    ...item,
  })),
});
const summaryOf = (causes: readonly DifferenceCause[] | undefined) =>
  causes?.map(({ kind, amount, before, now }) => [kind, amount.amount, before, now].filter(Boolean).join(' '));

describe('compareInvoices', () => {
  it('separates price, quantity, discount, add-on and tax, to the cent', () => {
    const before = invoiceOf('2026-11-30', '20.13', '3.21', [
      { quantity: '2', unitPrice: usd('9.41'), amount: usd('18.82') },
      { chargeName: 'Welcome', chargeKey: 'welcome', kind: 'discount', amount: usd('-1.90') },
    ]);
    const now = invoiceOf('2026-12-31', '50.85', '8.12', [
      { quantity: '3', unitPrice: usd('9.91'), serviceEndDate: '2027-01-30', amount: usd('29.73') },
      { chargeName: 'Support', chargeKey: 'support', serviceEndDate: '2027-01-30', amount: usd('13.00') },
    ]);
    expect(summaryOf(compareInvoices(before, now))).to.have.members([
      'price 1.00 9.41 9.91',
      'quantity 9.91 2 3',
      'discount-ended 1.90',
      'new 13.00',
      'tax 4.91',
    ]);
  });

  it('reports a new product as one cause, usage by charge, and the rest as other', () => {
    const before = invoiceOf('2026-11-30', '5.00', '0.00', [
      {
        chargeName: 'Requests',
        chargeKey: 'requests',
        quantity: '100',
        serviceStartDate: '2026-10-30',
        serviceEndDate: '2026-11-29',
        amount: usd('5.00'),
      },
    ]);
    const now = invoiceOf('2026-12-30', '37.01', '0.00', [
      {
        chargeName: 'Requests',
        chargeKey: 'requests',
        quantity: '140',
        serviceStartDate: '2026-11-30',
        serviceEndDate: '2026-12-29',
        amount: usd('7.00'),
      },
      {
        productName: 'Scale',
        chargeName: 'Base',
        chargeKey: 'base',
        serviceStartDate: '2026-12-30',
        serviceEndDate: '2027-01-29',
        amount: usd('20.00'),
      },
      {
        productName: 'Scale',
        chargeName: 'Maps',
        chargeKey: 'maps',
        serviceStartDate: '2026-12-30',
        serviceEndDate: '2027-01-29',
        amount: usd('10.00'),
      },
    ]);
    expect(summaryOf(compareInvoices(before, now))).to.have.members(['new-plan 30.00', 'usage 2.00 100 140', 'other 0.01']);
  });

  it('reports proration, and adds up for random invoices', () => {
    const prorated = invoiceOf('2026-11-30', '4.00', '0.00', [
      { quantity: '2', unitPrice: usd('9.00'), serviceEndDate: '2026-12-06', amount: usd('4.00') },
    ]);
    const full = invoiceOf('2026-11-30', '18.00', '0.00', [{ quantity: '2', unitPrice: usd('9.00'), amount: usd('18.00') }]);
    expect(summaryOf(compareInvoices(prorated, full))).to.deep.equal(['proration 14.00']);
    let seed = 7;
    const random = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    const cents = (limit: number): string => (random(limit) / 100).toFixed(2);
    const kinds = ['charge', 'discount', 'proration', 'credit'] as const;
    const randomInvoice = (): Invoice =>
      invoiceOf(
        '2026-11-30',
        cents(99_999),
        cents(9999),
        Array.from({ length: random(6) }, () => {
          const name = ['Seats', 'Maps', 'Base'][random(3)] ?? '';
          return {
            productName: ['Build', 'Scale'][random(2)] ?? '',
            chargeName: name,
            chargeKey: name,
            quantity: String(random(9)),
            unitPrice: usd(cents(999)),
            kind: kinds[random(4)] ?? 'charge',
            amount: usd(cents(9999)),
          };
        }),
      );
    for (let run = 0; run < 300; run += 1) {
      const [previous, current] = [randomInvoice(), randomInvoice()];
      const causes = compareInvoices(previous, current) ?? [];
      const total = addMoney(usd('0.00'), ...causes.map(({ amount }) => amount));
      expect(total).to.deep.equal(subtractMoney(current.amount, previous.amount));
    }
  });
});

describe('exported files', () => {
  it('escapes formulas in CSV cells, and keeps numbers', () => {
    const cells = ['=1+1', '+49', '-5.00', '-1+1', '@SUM(A1)', '\tx', 'a"b', 'a,b', '＝1'];
    expect(writeCsv([cells])).to.equal('\ufeff"\'=1+1","\'+49",-5.00,"\'-1+1","\'@SUM(A1)","\'\tx","a""b","a,b","\'＝1"\r\n');
  });

  it('writes a valid iCalendar file', () => {
    const text = writeCalendar(
      [{ id: 'renewal-A-1', date: '2026-12-31', title: 'Größe; A, B\nC', text: 'x'.repeat(200) }],
      new Date('2026-11-21T09:00:00.123Z'),
    );
    expect(text).to.contain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nSUMMARY:Größe\\; A\\, B\\nC\r\n');
    expect(text).to.contain('DTSTAMP:20261121T090000Z');
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).to.be.at.most(75);
  });

  it('makes file names that every system accepts', () => {
    expect(safeFileName('../..\\INV:1?*')).to.equal('INV-1');
    expect(safeFileName('::')).to.equal('file');
  });
});

describe('typed amounts', () => {
  for (const [typed, locale, expected] of [
    ['1,234.50', 'en', '1234.50'],
    ['1.234,50', 'de', '1234.50'],
    ['12,5', 'de', '12.5'],
    ['12.5', 'de', '12.5'],
    ['1.234', 'de', '1234'],
    ['1 234,50', 'fr', '1234.50'],
    ['١٢٫٥', 'ar', '12.5'],
    ['007', 'en', '7'],
    ['', 'en', undefined],
    ['-5', 'en', undefined],
    ['1e3', 'en', undefined],
    ['1.2.3', 'en', undefined],
    ['12,34', 'en', '12.34'],
  ] as const) {
    it(`parses ${typed ? `"${typed}"` : 'an empty text'} in ${locale} as ${expected ?? 'invalid'}`, () => {
      expect(parseAmountInput(typed, locale)).to.equal(expected);
    });
  }
});
