import type { messages as english } from '../en/buy-button.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  subscribe: 'اشترك',
  title: 'الاشتراك',
  close: 'إغلاق. ما أدخلته محفوظ.',
  opening: 'جارٍ فتح صفحة الدفع…',
  notOpened: 'تعذّر فتح صفحة الدفع. لم يتم أي طلب. اضغط الزر للمحاولة مرة أخرى.',
  offline: 'لا يوجد اتصال بالإنترنت، لذا تعذّر فتح صفحة الدفع. لم يتم أي طلب.',
  setup: 'زر الشراء: {problem}',
  setupPlan: 'زر الشراء: اضبط plan على معرّف الباقة.',
});
