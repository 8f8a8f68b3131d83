import type { messages as english } from '../en/invoices-upcoming.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  heading: 'فاتورتك القادمة',
  back: 'كل الفواتير',
  lead: 'تقدير حتى تاريخ اليوم. يُضاف إليه الاستخدام والتغييرات حتى تاريخ الفاتورة.',
  on: 'في {date}',
  moreLines: 'بنود إضافية مشمولة في الإجمالي: {count}',
  later: 'بعد ذلك، حتى {date}',
  credits: 'الأرصدة',
  none: 'لا توجد فواتير حتى {date}.',
  loading: 'جارٍ حساب الفاتورة القادمة…',
  failed: 'تعذّر حساب الفاتورة القادمة. لم يتغيّر شيء.',
  tryAgain: 'إعادة المحاولة',
});
