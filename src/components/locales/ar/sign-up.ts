import type { messages as english } from '../en/sign-up.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  loading: 'جارٍ تحميل صفحة الاشتراك…',
  setup: 'الاشتراك: {problem}',
  notLoaded: 'تعذّر تحميل الباقات. ما أدخلته محفوظ.',
  formNotLoaded: 'تعذّر تحميل النموذج. ما أدخلته محفوظ.',
  notLoadedOffline: 'لا يوجد اتصال بالإنترنت، لذا لا يمكن تحميل الباقات.',
  reload: 'إعادة تحميل الصفحة',
  retry: 'إعادة المحاولة',
  nothingSold: 'لا يوجد شيء معروض للبيع حاليًا.',
  progress: 'خطوات الاشتراك',
  stepOf: 'الخطوة {step} من {steps}:',
  stepDone: 'مكتملة:',
  plan: 'الباقة',
  details: 'البيانات',
  payment: 'الدفع',
  review: 'المراجعة',
  planHeading: 'اختر باقة',
  detailsHeading: 'بياناتك',
  paymentHeading: 'الدفع',
  reviewHeading: 'المراجعة والدفع',
  offline: 'لا يوجد اتصال بالإنترنت. ما أدخلته محفوظ، ولن يُرسل شيء حتى ترسله بنفسك.',
});
