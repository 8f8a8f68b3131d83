import type { messages as english } from '../en/account-section.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  signedOut: 'سجّل الدخول لعرض حسابك.',
  sessionExpired: 'انتهت جلستك. سجّل الدخول مرة أخرى لعرض حسابك.',
  signIn: 'تسجيل الدخول',
  offline: 'أنت غير متصل بالإنترنت. سيُحمَّل المحتوى فور عودة الاتصال.',
  loadFailed: 'تعذّر التحميل. لم يتغيّر أي شيء.',
  refreshFailed: 'تعذّر التحديث. قد يكون ما تراه قديمًا.',
  tryAgain: 'إعادة المحاولة',
  taskFailed: 'تعذّر فتح هذا. تحقق من اتصالك ثم حاول مرة أخرى.',
  loading: 'جارٍ التحميل',
});
