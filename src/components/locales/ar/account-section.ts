import type { messages as english } from '../en/account-section.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  signedOut: 'سجّل الدخول لعرض حسابك.',
  sessionExpired: 'انتهت جلستك. سجّل الدخول مرة أخرى لعرض حسابك.',
  noAccount: 'ليس لديك باقة بعد.',
  choosePlan: 'عرض الباقات',
  signIn: 'تسجيل الدخول',
  offline: 'لا يوجد اتصال بالإنترنت. سيُحمَّل المحتوى عند عودة الاتصال.',
  loadFailed: 'تعذّر التحميل. لم يتغيّر شيء.',
  refreshFailed: 'تعذّر التحديث. قد تكون البيانات المعروضة قديمة.',
  tryAgain: 'إعادة المحاولة',
  taskFailed: 'تعذّر فتح الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
  loading: 'جارٍ التحميل',
  updating: 'جارٍ التحديث…',
});
