import type { messages as english } from '../en/payment-methods.js';
import { isolated } from '../isolated.js';
import { messages as accountSection } from './account-section.js';

export const messages = isolated<typeof english>({
  ...accountSection,
  caption: 'وسائل الدفع',
  empty: 'لا توجد وسيلة دفع محفوظة بعد. أضف واحدة لتُدفع فواتيرك.',
  expires: 'تنتهي في {month}',
  expiresSoon: 'تنتهي قريبًا: {month}. أضف وسيلة أخرى قبل ذلك.',
  expired: 'انتهت في {month}. لم تعد تستطيع الدفع.',
  isDefault: 'تدفع فواتيرك',
  pays: {
    zero: 'لا تدفع أي اشتراك ({numbers})',
    one: 'تدفع الاشتراك {numbers}',
    two: 'تدفع الاشتراكين {numbers}',
    few: 'تدفع الاشتراكات {numbers}',
    many: 'تدفع الاشتراكات {numbers}',
    other: 'تدفع الاشتراكات {numbers}',
  },
  lastFailure: 'لم تُقبل آخر دفعة بها: {reason}',
  add: 'إضافة وسيلة دفع',
  makeDefault: 'استخدامها لفواتيري',
  remove: 'حذف',
});
