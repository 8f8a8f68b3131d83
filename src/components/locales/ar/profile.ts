import type { messages as english } from '../en/profile.js';
import { isolatePlaceholders } from '../isolated.js';
import { messages as accountSection } from './account-section.js';

export const messages = isolatePlaceholders<typeof english>({
  ...accountSection,
  account: 'الحساب',
  name: 'الاسم',
  payment: 'الدفع',
  card: '{brand} المنتهية بـ {digits}',
  bankAccount: 'الحساب المصرفي المنتهي بـ {digits}',
  method: '{type}',
  noMethod: 'لا توجد وسيلة دفع.',
  expires: 'تنتهي صلاحيتها في {month}',
  expiresSoon: 'تنتهي صلاحية هذه البطاقة في نهاية {month}. ستفشل الدفعات بعد ذلك.',
  expired: 'انتهت صلاحية هذه البطاقة. ستفشل الدفعة القادمة.',
  balance: 'الرصيد المستحق',
  cardWord: 'البطاقة',
  billTo: 'جهة اتصال الفوترة',
  soldTo: 'عنوان الخدمة',
  shipTo: 'عنوان الشحن',
  company: 'الشركة والضريبة',
  language: 'لغة رسائل البريد الإلكتروني والمستندات',
  sameAsBilling: 'نفس عنوان الفوترة',
  sameAsService: 'نفس عنوان الخدمة',
  noCompany: 'لا توجد شركة',
  taxId: 'الرقم الضريبي {number}',
  purchaseOrder: 'أمر الشراء {number}',
  noLanguage: 'غير محددة',
  change: 'تغيير',
  changeOf: 'تغيير: {what}',
  saved: 'تم الحفظ. يسري التغيير ابتداءً من فاتورتك القادمة.',
});
