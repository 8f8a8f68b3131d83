import type { messages as english } from '../en/buy-button.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  subscribe: 'اشترك',
  title: 'اشتراكك',
  close: 'إغلاق. ما أدخلته محفوظ.',
  opening: 'يجري فتح الشراء.',
  notOpened: 'تعذّر فتح الشراء. لم يُطلب شيء. اضغط الزر للمحاولة مرة أخرى.',
  offline: 'لا يوجد اتصال بالشبكة، لذلك تعذّر فتح الشراء. لم يُطلب شيء.',
  setup: 'زر الشراء: {problem}',
  setupPlan: 'زر الشراء: ضع في plan معرّف باقة.',
});
