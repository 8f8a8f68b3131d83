import type { messages as english } from '../en/invoicing.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  choice: 'كيف تريد الدفع؟',
  now: 'الدفع الآن',
  byInvoice: 'الدفع بفاتورة',
  terms: 'ستتلقى فاتورة بمبلغ {amount}. ادفعها في موعد أقصاه {date}.',
  sentence: 'ستتلقى فاتورة بمبلغ {amount}، تُستحق في {date}.',
  method: 'بفاتورة تُستحق في {date}',
  change: 'تغيير طريقة الدفع',
  order: 'اطلب وادفع {amount} حتى {date}',
  limit: 'لا يمكنك الدفع بفاتورة، لأن فواتيرك غير المدفوعة مع هذا الطلب تتجاوز الحد المسموح لك.',
  notApproved: 'لا يمكنك الدفع بفاتورة لهذا الطلب.',
  taxIdRequired: 'للدفع بفاتورة، أدخل رقمك الضريبي ضمن بياناتك.',
  refused: 'لم يعد الدفع بفاتورة ممكنًا لهذا الطلب. لم يُطلب شيء، وما أدخلته محفوظ. اختر طريقة دفع أخرى.',
  howToPay: 'كيفية دفع هذه الفاتورة',
  amount: 'المبلغ المستحق',
  dueDate: 'تاريخ الاستحقاق',
  purchaseOrder: 'رقم أمر الشراء',
  accountHolder: 'صاحب الحساب',
  iban: 'رقم الآيبان (IBAN)',
  bic: 'رمز BIC',
  accountNumber: 'رقم الحساب',
  routingNumber: 'رقم التوجيه المصرفي',
  bank: 'البنك',
  note: 'مرجع التحويل',
});
