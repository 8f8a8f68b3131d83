import { isolated } from '../../locales/isolated.js';
import { sectionMessages } from '../account-section/messages.ar.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  ...sectionMessages,
  caption: 'الفواتير، من الأحدث إلى الأقدم',
  empty: 'لا توجد فواتير بعد. ستظهر الأولى هنا عند إصدارها.',
  number: 'الفاتورة',
  date: 'التاريخ',
  status: 'الحالة',
  amount: 'المبلغ',
  toPay: 'المستحق',
  paid: 'مدفوعة',
  open: 'غير مدفوعة',
  nothing: '–',
  statusDraft: 'مسودة',
  statusCanceled: 'ملغاة',
  showLines: 'عرض تفاصيل الفاتورة {number}',
  hideLines: 'إخفاء تفاصيل الفاتورة {number}',
  served: 'من {from} إلى {to}',
  servedOn: '{from}',
  quantity: 'الكمية {quantity}',
  tax: 'الضريبة',
  total: 'الإجمالي',
  due: 'تُستحق في {date}',
  linesFailed: 'تعذّر تحميل تفاصيل هذه الفاتورة.',
  more: 'عرض فواتير أقدم',
  moreFailed: 'تعذّر تحميل الفواتير الأقدم.',
  moreLoaded: {
    zero: 'لا فواتير أخرى',
    one: 'فاتورة أخرى',
    two: 'فاتورتان أخريان',
    few: '{count} فواتير أخرى',
    many: '{count} فاتورة أخرى',
    other: '{count} فاتورة أخرى',
  },
});
