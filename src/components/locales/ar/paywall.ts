import type { messages as english } from '../en/paywall.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  checking: 'جارٍ التحقق من اشتراكك…',
  lockedHeading: 'للمشتركين فقط',
  locked: 'اختر باقة للمتابعة.',
  lockedOthers: 'باقاتك لا تشمل هذا المحتوى. اختر باقة تشمله.',
  paused: 'اشتراكك في {plan} متوقف مؤقتًا. استأنفه للمتابعة.',
  signIn: 'لديك اشتراك؟ سجّل الدخول',
  opened: 'تم فتح المحتوى. اشتراكك يشمله.',
  failed: 'تعذّر التحقق من اشتراكك، لذا سيبقى المحتوى مقفلًا حاليًا.',
  offline: 'لا يوجد اتصال بالإنترنت، لذا لا يمكن التحقق من اشتراكك. سيبقى المحتوى مقفلًا حاليًا.',
  retry: 'إعادة التحقق',
  setup: 'جدار الاشتراك: {problem}',
  setupPlans: 'جدار الاشتراك: اضبط plans أو products التي تفتحه.',
});
