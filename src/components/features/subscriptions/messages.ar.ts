import { isolated } from '../../locales/isolated.js';
import { sectionMessages } from '../account-section/messages.ar.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  ...sectionMessages,
  empty: 'ليس لديك اشتراك بعد. ستظهر اشتراكاتك هنا.',
  number: 'الاشتراك {number}',
  statusActive: 'نشط',
  statusPending: 'يبدأ قريبًا',
  statusSuspended: 'متوقف مؤقتًا',
  statusCancelled: 'ملغى',
  statusExpired: 'منتهٍ',
  statusDraft: 'مسودة',
  since: 'منذ {date}',
  nextBill: 'الفاتورة القادمة',
  renews: 'يتجدد في',
  ends: 'ينتهي في',
  runsOn: 'يستمر حتى تلغيه',
  term: 'المدة',
  perWeek: '{price} أسبوعيًا',
  perMonth: '{price} شهريًا',
  perQuarter: '{price} كل ثلاثة أشهر',
  perHalfYear: '{price} كل ستة أشهر',
  perYear: '{price} سنويًا',
  once: '{price} مرة واحدة',
  perUse: 'حسب الاستخدام',
  each: '{quantity} × {price}',
});
