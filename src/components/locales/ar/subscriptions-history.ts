import type { messages as english } from '../en/subscriptions-history.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  loading: 'يجري تحميل السجل.',
  failed: 'تعذّر تحميل السجل.',
  tryAgain: 'حاول مرة أخرى',
  empty: 'لم يحدث شيء بعد.',
  coming: 'مقرر',
  created: 'بدأ',
  createdWith: 'بدأ بـ {plans}',
  changePlan: 'تغيرت الباقة',
  changePlanTo: 'تغيرت الباقة إلى {plans}',
  changeQuantity: 'تغيرت الكمية',
  changeQuantityTo: 'تغيرت الكمية: {plans}',
  changeAddOns: 'تغيرت الإضافات',
  changeAddOnsTo: 'تغيرت الإضافات: {plans}',
  pause: 'توقف مؤقتًا',
  resume: 'نشط من جديد',
  cancel: 'النهاية بعد الإلغاء',
  renew: 'تجدد',
  terms: 'تغيرت الشروط',
  trialEnd: 'نهاية التجربة',
  termEnd: 'نهاية المدة',
  other: 'تغيير آخر',
  counted: '{plan} × {quantity}',
});
