import type { messages as english } from '../en/subscriptions-history.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  loading: 'جارٍ تحميل السجل…',
  failed: 'تعذّر تحميل السجل.',
  tryAgain: 'إعادة المحاولة',
  empty: 'لا يوجد سجل بعد.',
  coming: 'مجدول',
  created: 'بدء الاشتراك',
  createdWith: 'بدء الاشتراك: {plans}',
  changePlan: 'تغيير الباقة',
  changePlanTo: 'تغيير الباقة إلى {plans}',
  changeQuantity: 'تغيير الكمية',
  changeQuantityTo: 'تغيير الكمية: {plans}',
  changeAddOns: 'تغيير الإضافات',
  changeAddOnsTo: 'تغيير الإضافات: {plans}',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  cancel: 'انتهاء بعد الإلغاء',
  renew: 'تجديد',
  terms: 'تغيير الشروط',
  trialEnd: 'انتهاء الفترة التجريبية',
  termEnd: 'انتهاء المدة',
  other: 'تغيير آخر',
  counted: '{plan} × {quantity}',
});
