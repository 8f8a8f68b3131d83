import { isolated } from '../../locales/isolated.js';
import { sectionMessages } from '../account-section/messages.ar.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  ...sectionMessages,
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
