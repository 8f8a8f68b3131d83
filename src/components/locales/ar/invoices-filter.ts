import type { messages as english } from '../en/invoices-filter.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  label: 'البحث عن الفواتير',
  status: 'أي الفواتير',
  all: 'الكل',
  open: 'مستحقة الدفع',
  overdue: 'متأخرة',
  paid: 'مدفوعة',
  number: 'الرقم أو جزء منه',
  from: 'من',
  to: 'إلى',
  min: 'المبلغ من',
  max: 'المبلغ حتى',
  notAmount: 'اكتب مبلغًا مثل {example}.',
  clear: 'إزالة التصفية',
});
