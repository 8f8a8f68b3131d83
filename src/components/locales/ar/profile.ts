import type { messages as english } from '../en/profile.js';
import { isolated } from '../isolated.js';
import { messages as accountSection } from './account-section.js';

export const messages = isolated<typeof english>({
  ...accountSection,
  account: 'الحساب',
  name: 'الاسم',
  payment: 'الدفع',
  card: '{brand} تنتهي بالأرقام {digits}',
  bankAccount: 'حساب مصرفي ينتهي بالأرقام {digits}',
  method: '{type}',
  noMethod: 'لا توجد وسيلة دفع محفوظة.',
  expires: 'تنتهي صلاحيتها في {month}',
  expiresSoon: 'تنتهي صلاحية هذه البطاقة في نهاية {month}. ستفشل الدفعات بعد ذلك.',
  expired: 'انتهت صلاحية هذه البطاقة. ستفشل الدفعة القادمة.',
  balance: 'الرصيد المستحق',
  cardWord: 'بطاقة',
  billTo: 'جهة اتصال الفوترة',
  soldTo: 'عنوان الاستخدام',
  shipTo: 'عنوان الشحن',
  company: 'الشركة والضريبة',
  language: 'لغة الرسائل والمستندات',
  sameAsBilling: 'مثل عنوان الفوترة',
  sameAsService: 'مثل عنوان الاستخدام',
  noCompany: 'لا توجد شركة',
  taxId: 'الرقم الضريبي {number}',
  purchaseOrder: 'أمر الشراء {number}',
  noLanguage: 'غير محددة',
  change: 'تغيير',
  changeOf: 'تغيير: {what}',
  saved: 'تم الحفظ. يسري ذلك من فاتورتك القادمة.',
});
