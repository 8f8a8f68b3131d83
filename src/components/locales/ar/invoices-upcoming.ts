import type { messages as english } from '../en/invoices-upcoming.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  heading: 'فاتورتك القادمة',
  back: 'كل الفواتير',
  lead: 'بحسب الوضع اليوم. ما يتغيّر حتى ذلك الحين، كالاستهلاك، يغيّرها أيضًا.',
  on: 'في {date}',
  later: 'بعد ذلك، حتى {date}',
  none: 'لا فاتورة قادمة حتى {date}.',
  loading: 'يجري حساب الفاتورة القادمة.',
  failed: 'تعذّر حساب الفاتورة القادمة. لم يتغيّر شيء.',
  tryAgain: 'إعادة المحاولة',
});
