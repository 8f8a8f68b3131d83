import type { messages as english } from '../en/sign-up.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  loading: 'يجري تحميل الاشتراك.',
  setup: 'الاشتراك: {problem}',
  notLoaded: 'تعذّر تحميل الباقات. لم يُفقد شيء مما أدخلته.',
  formNotLoaded: 'تعذّر تحميل النموذج. لم يُفقد شيء مما أدخلته.',
  notLoadedOffline: 'لا يوجد اتصال بالشبكة، لذلك لا يمكن تحميل الباقات.',
  reload: 'إعادة تحميل الصفحة',
  retry: 'إعادة المحاولة',
  nothingSold: 'لا يوجد ما يمكن شراؤه هنا حاليًا.',
  progress: 'خطوات الاشتراك',
  stepOf: 'الخطوة {step} من {steps}:',
  stepDone: 'مكتملة:',
  plan: 'الباقة',
  details: 'البيانات',
  payment: 'الدفع',
  review: 'المراجعة',
  planHeading: 'اختر باقة',
  detailsHeading: 'بياناتك',
  paymentHeading: 'طريقة دفعك',
  reviewHeading: 'راجع وأكّد',
  offline: 'لا يوجد اتصال بالشبكة. ما أدخلته محفوظ، ولا يُرسل شيء حتى ترسله بنفسك.',
});
