import type { messages as english } from '../en/invoices-files.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  invoicesFile: 'الفواتير',
  number: 'الفاتورة',
  date: 'التاريخ',
  dueDate: 'تاريخ الاستحقاق',
  status: 'الحالة',
  amount: 'المبلغ',
  credit: 'الرصيد المخصوم',
  balance: 'المبلغ المستحق',
  currency: 'العملة',
  renewalsFile: 'التجديدات',
  renews: 'تجديد {name}',
  renewsText: 'سيتجدد الاشتراك {number} لمدة أخرى ما لم تغيّره قبل ذلك.',
  exporting: 'جارٍ إعداد الملف…',
  exported: {
    zero: 'تم حفظ ملف يضم {count} فاتورة.',
    one: 'تم حفظ ملف يضم فاتورة واحدة.',
    two: 'تم حفظ ملف يضم فاتورتين.',
    few: 'تم حفظ ملف يضم {count} فواتير.',
    many: 'تم حفظ ملف يضم {count} فاتورة.',
    other: 'تم حفظ ملف يضم {count} فاتورة.',
  },
  calendarSaved: {
    zero: 'تم حفظ ملف تقويم يضم {count} موعد.',
    one: 'تم حفظ ملف تقويم يضم موعدًا واحدًا.',
    two: 'تم حفظ ملف تقويم يضم موعدين.',
    few: 'تم حفظ ملف تقويم يضم {count} مواعيد.',
    many: 'تم حفظ ملف تقويم يضم {count} موعدًا.',
    other: 'تم حفظ ملف تقويم يضم {count} موعد.',
  },
  calendarEmpty: 'لا يوجد اشتراك يتجدد تلقائيًا، لذا لا توجد مواعيد لحفظها.',
  exportFailed: 'تعذّر إنشاء الملف. لم يُحفظ شيء.',
});
