import type { messages as english } from '../en/invoices-credits.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  heading: 'الأرصدة والمبالغ المستردة',
  back: 'كل الفواتير',
  available: 'بقي لك رصيد قدره {amount}، ويمكن استخدامه في الدفعة القادمة.',
  none: 'لم يبقَ أي رصيد.',
  credits: 'الإشعارات الدائنة',
  noCredits: 'لا توجد إشعارات دائنة.',
  creditOf: '{number} بتاريخ {date}',
  left: 'بقي {amount}',
  used: 'استُخدم كله',
  pdf: 'ملف PDF للإشعار {number}',
  refunds: 'المبالغ المستردة',
  noRefunds: 'لم يُردّ أي مبلغ.',
  refundOn: '{date}',
  refundTo: '{date}، إلى {method}',
  pending: 'قيد التنفيذ',
  failed: 'فشل',
  canceled: 'ملغى',
  loading: 'يجري تحميل الأرصدة والمبالغ المستردة.',
  loadFailed: 'تعذّر تحميل الأرصدة والمبالغ المستردة. لم يتغيّر شيء.',
  tryAgain: 'إعادة المحاولة',
  pdfComing: 'يجري جلب ملف PDF.',
  pdfSaved: 'حُفظ ملف PDF.',
  pdfFailed: 'تعذّر جلب ملف PDF. حاول مرة أخرى.',
  pdfWrong: 'ما وصل ليس ملف PDF، ولذلك لم يُحفظ.',
});
