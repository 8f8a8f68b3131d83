import type { messages as english } from '../en/account.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  overview: 'نظرة عامة',
  subscriptions: 'الاشتراكات',
  invoices: 'الفواتير',
  'payment-methods': 'وسائل الدفع',
  usage: 'الاستخدام',
  activity: 'النشاط',
  profile: 'الملف الشخصي',
  sections: 'أقسام الحساب',
  nothing: 'لا تملك صلاحية الوصول إلى أي قسم من هذا الحساب.',
  unknownSection: 'لا يوجد قسم باسم «{section}». الأقسام المتاحة: {known}.',
});
