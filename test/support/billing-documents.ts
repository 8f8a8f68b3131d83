import type { BillingDocument } from '../../demo/sandbox/files/billing-document.js';

/** Invoice in English with every kind of line and total. All totals add up. */
export const englishInvoice: BillingDocument = {
  kind: 'invoice',
  state: 'posted',
  language: 'en',
  country: 'US',
  number: 'INV00000001',
  date: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'USD',
  seller: 'Kestrel Maps',
  accountNumber: 'A00000001',
  billTo: { name: 'Byron & Daughters, Inc.', address: ['Ada Byron', '12 Analytical Way', 'New York, NY 10001', 'United States'] },
  lines: [
    {
      name: 'Professional: Seats',
      period: { start: '2026-11-21', end: '2026-12-20' },
      subscription: 'A-S00000001',
      quantity: '12',
      unitPrice: '19.00',
      amount: '228.00',
      taxRates: ['8.875'],
    },
    { name: 'Professional: Setup', quantity: '1', unitPrice: '1150.00', amount: '1150.00' },
    {
      name: 'Tile requests',
      period: { start: '2026-10-21', end: '2026-11-20' },
      quantity: '1234567',
      unitPrice: '0.000125',
      amount: '154.32',
    },
    { name: 'Launch discount', period: { start: '2026-11-21', end: '2026-12-20' }, amount: '-153.23' },
  ],
  taxes: [
    { name: 'State sales tax', rate: '4', amount: '55.16', included: false },
    { name: 'City sales tax', rate: '4.875', amount: '67.23', included: false },
  ],
  subtotal: '1379.09',
  total: '1501.48',
  settlements: [
    { kind: 'payment', number: 'P-00000001', date: '2026-11-21', amount: '1000.00' },
    { kind: 'creditMemo', number: 'CM00000003', date: '2026-11-25', amount: '101.48' },
  ],
  balance: '400.00',
  notes: [],
};

export const germanInvoice: BillingDocument = {
  ...englishInvoice,
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  billTo: { name: 'Größenwahn Maschinenbau GmbH & Co. KG', address: ['Jürgen Weiß', 'Königsstraße 7', '10115 Berlin', 'Deutschland'] },
  taxes: [{ name: 'Umsatzsteuer', rate: '19', amount: '220.19', included: true }],
  total: '1379.09',
  balance: '277.61',
  notes: ['Der Rechnungsbetrag ist ohne Abzug fällig.'],
};

export const japaneseInvoice: BillingDocument = {
  ...englishInvoice,
  language: 'ja',
  country: 'JP',
  currency: 'JPY',
  seller: 'ケストレル地図株式会社',
  billTo: { name: '株式会社髙橋商店 御中', address: ['山田 太郎 様', '〒150-0001', '東京都渋谷区神宮前一丁目2番3号', '日本'] },
  lines: [
    { name: 'プロ：ユーザー', period: { start: '2026-11-21', end: '2026-12-20' }, quantity: '12', unitPrice: '1900', amount: '22800' },
    { name: '早期契約割引', amount: '-2280' },
  ],
  taxes: [{ name: '消費税', rate: '10', amount: '2052', included: false }],
  subtotal: '20520',
  total: '22572',
  settlements: [{ kind: 'payment', number: 'P-00000001', date: '2026-11-21', amount: '22572' }],
  balance: '0',
};

export const arabicInvoice: BillingDocument = {
  ...englishInvoice,
  language: 'ar',
  country: 'AE',
  currency: 'AED',
  seller: 'خرائط كيستريل (Kestrel Maps)',
  billTo: {
    name: 'شركة النور للتجارة (ذ.م.م)',
    address: ['أحمد Smith بن علي', 'شارع الشيخ زايد 12، مبنى B-4', 'دبي', 'الإمارات العربية المتحدة'],
  },
  lines: [
    {
      name: 'خطة المحترفين Pro: مقاعد (10 users) شهريًا',
      period: { start: '2026-11-21', end: '2026-12-20' },
      subscription: 'A-S00000001',
      quantity: '12',
      unitPrice: '19.00',
      amount: '228.00',
      taxRates: ['5'],
    },
    { name: 'خصم الإطلاق', amount: '-28.00' },
  ],
  taxes: [{ name: 'ضريبة القيمة المضافة', rate: '5', amount: '10.00', included: false }],
  subtotal: '200.00',
  total: '210.00',
  settlements: [],
  balance: '210.00',
};
