import type { messages as english } from '../en/invoices-credits.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  heading: 'الأرصدة والمبالغ المستردة',
  back: 'كل الفواتير',
  available: 'لديك رصيد بقيمة {amount}. يمكنك استخدامه في دفعتك القادمة.',
  none: 'ليس لديك أي رصيد.',
  credits: 'الإشعارات الدائنة',
  noCredits: 'لا توجد إشعارات دائنة.',
  creditOf: '{number}، صدر في {date}',
  left: 'المتبقي {amount}',
  used: 'مستخدم بالكامل',
  pdf: 'ملف PDF للإشعار {number}',
  refunds: 'المبالغ المستردة',
  noRefunds: 'لا توجد مبالغ مستردة.',
  refundOn: '{date}',
  refundTo: '{date}، إلى {method}',
  pending: 'قيد المعالجة',
  failed: 'فشل',
  canceled: 'ملغى',
  loading: 'جارٍ تحميل الأرصدة والمبالغ المستردة…',
  loadFailed: 'تعذّر تحميل الأرصدة والمبالغ المستردة. لم يتغيّر شيء.',
  tryAgain: 'إعادة المحاولة',
  pdfComing: 'جارٍ تنزيل ملف PDF…',
  pdfSaved: 'تم حفظ ملف PDF.',
  pdfFailed: 'تعذّر تنزيل ملف PDF. حاول مرة أخرى.',
  pdfWrong: 'هذا الملف ليس بصيغة PDF، لذا لم يُحفظ.',
});
