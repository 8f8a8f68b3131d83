import type { messages as english } from '../en/plans-account.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  current: 'باقتك الحالية',
  currentPeriod: 'باقتك الحالية: {period}',
  manage: 'إدارة {product}',
  switchTo: 'التبديل إلى {plan}',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}، {price}',
  nextBill: 'الفاتورة التالية: {amount} في {date}',
  second: 'إضافة اشتراك ثانٍ',
});
