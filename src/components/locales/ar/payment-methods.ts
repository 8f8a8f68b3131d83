import type { messages as english } from '../en/payment-methods.js';
import { isolatePlaceholders } from '../isolated.js';
import { messages as accountSection } from './account-section.js';

export const messages = isolatePlaceholders<typeof english>({
  ...accountSection,
  caption: 'وسائل الدفع',
  empty: 'ليست لديك وسيلة دفع بعد. أضف وسيلة لدفع فواتيرك.',
  expires: 'تنتهي صلاحيتها في {month}',
  expiresSoon: 'تنتهي صلاحيتها قريبًا: {month}. أضف وسيلة أخرى قبل ذلك.',
  expired: 'انتهت صلاحيتها في {month}. لم يعد بالإمكان استخدامها.',
  isDefault: 'الافتراضية',
  pays: {
    zero: 'غير مستخدمة لأي اشتراك ({numbers})',
    one: 'مستخدمة للاشتراك {numbers}',
    two: 'مستخدمة للاشتراكين {numbers}',
    few: 'مستخدمة للاشتراكات {numbers}',
    many: 'مستخدمة للاشتراكات {numbers}',
    other: 'مستخدمة للاشتراكات {numbers}',
  },
  paysAmongOthers: 'مستخدمة في {numbers} وربما في اشتراكات أخرى',
  lastFailure: 'رُفضت آخر دفعة: {reason}',
  add: 'إضافة وسيلة دفع',
  makeDefault: 'تعيين كافتراضية',
  remove: 'إزالة',
});
