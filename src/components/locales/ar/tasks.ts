import type { messages as english } from '../en/tasks.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  back: 'رجوع',
  sending: 'جارٍ التنفيذ…',
  checking: 'انقطع الاتصال، لذا نتحقق من إتمام العملية. لن يُنفَّذ شيء مرتين.',
  checkNow: 'التحقق من الحالة',
  asking: 'جارٍ التحقق…',
  otherTab: 'هذه العملية جارية في علامة تبويب أخرى.',
  offline: 'لا يوجد اتصال بالإنترنت. لم يُرسل شيء، وما أدخلته محفوظ.',
  sessionExpired: 'انتهت جلستك. سجّل الدخول مرة أخرى للمتابعة. ما أدخلته محفوظ.',
  signIn: 'تسجيل الدخول',
  resumed: 'سجّلت الدخول من جديد. لم يُرسل شيء بعد. راجع ما أدخلته وتابع.',
  rateLimit: 'محاولات كثيرة جدًا. لم يتغيّر شيء. حاول مرة أخرى بعد لحظات.',
  notAllowed: 'ليست لديك صلاحية تنفيذ ذلك. لم يتغيّر شيء.',
  notDone: 'لم تنجح العملية. لم يتغيّر شيء. حاول مرة أخرى.',
  notDoneReference: 'لم تنجح العملية. لم يتغيّر شيء. حاول مرة أخرى أو تواصل معنا واذكر المرجع {reference}.',
  paymentFailed: 'رُفضت الدفعة. لم يتغيّر شيء. جرّب وسيلة دفع أخرى.',
});
