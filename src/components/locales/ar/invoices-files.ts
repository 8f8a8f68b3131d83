import type { messages as english } from '../en/invoices-files.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  invoicesFile: 'الفواتير',
  number: 'الفاتورة',
  date: 'التاريخ',
  dueDate: 'الاستحقاق',
  status: 'الحالة',
  amount: 'المبلغ',
  balance: 'المستحق',
  currency: 'العملة',
  renewalsFile: 'التجديدات',
  renews: 'يتجدد {name}',
  renewsText: 'يستمر الاشتراك {number} لمدة أخرى ما لم يُغيَّر قبل ذلك.',
  exporting: 'يجري إعداد الملف.',
  exported: {
    zero: 'حُفظ ملف بـ{count} فاتورة.',
    one: 'حُفظ ملف بفاتورة واحدة.',
    two: 'حُفظ ملف بفاتورتين.',
    few: 'حُفظ ملف بـ{count} فواتير.',
    many: 'حُفظ ملف بـ{count} فاتورة.',
    other: 'حُفظ ملف بـ{count} فاتورة.',
  },
  calendarSaved: {
    zero: 'حُفظ ملف تقويم بـ{count} موعد.',
    one: 'حُفظ ملف تقويم بموعد واحد.',
    two: 'حُفظ ملف تقويم بموعدين.',
    few: 'حُفظ ملف تقويم بـ{count} مواعيد.',
    many: 'حُفظ ملف تقويم بـ{count} موعدًا.',
    other: 'حُفظ ملف تقويم بـ{count} موعد.',
  },
  calendarEmpty: 'لا شيء يتجدد تلقائيًا، فلا موعد لحفظه.',
  exportFailed: 'تعذّر إعداد الملف. لم يُحفظ شيء.',
});
