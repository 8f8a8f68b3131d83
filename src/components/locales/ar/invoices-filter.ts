import type { messages as english } from '../en/invoices-filter.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  label: 'البحث عن الفواتير',
  status: 'الحالة',
  all: 'الكل',
  open: 'غير مدفوعة',
  overdue: 'متأخرة السداد',
  paid: 'مدفوعة',
  number: 'رقم الفاتورة أو جزء منه',
  from: 'من',
  to: 'إلى',
  min: 'الحد الأدنى للمبلغ',
  max: 'الحد الأقصى للمبلغ',
  notAmount: 'أدخل مبلغًا، مثل {example}.',
  clear: 'مسح عوامل التصفية',
});
