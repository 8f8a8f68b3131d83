import type { messages as english } from '../en/paywall.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  checking: 'يجري التحقق من اشتراكك.',
  lockedHeading: 'هذا المحتوى للمشتركين',
  locked: 'اختر باقة للمتابعة.',
  lockedOthers: 'لا تشمل أي من باقاتك هذا المحتوى. اختر باقة تشمله.',
  paused: 'اشتراكك في {plan} متوقف مؤقتًا، لذلك هذا المحتوى مغلق.',
  signIn: 'لدي اشتراك: تسجيل الدخول',
  opened: 'يشمل اشتراكك هذا المحتوى، وهو مفتوح الآن.',
  failed: 'تعذّر التحقق من اشتراكك، لذلك يبقى هذا المحتوى مغلقًا في الوقت الحالي.',
  offline: 'لا يوجد اتصال بالشبكة، لذلك لا يمكن التحقق من اشتراكك. يبقى هذا المحتوى مغلقًا في الوقت الحالي.',
  retry: 'التحقق مرة أخرى',
  setup: 'جدار الاشتراك: {problem}',
  setupPlans: 'جدار الاشتراك: حدّد plans أو products التي تفتحه.',
});
