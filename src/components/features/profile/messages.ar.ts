import { isolated } from '../../locales/isolated.js';
import { sectionMessages } from '../account-section/messages.ar.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  ...sectionMessages,
  account: 'الحساب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  address: 'عنوان الفوترة',
  delivery: 'عنوان الاستخدام',
  payment: 'الدفع',
  card: '{brand} تنتهي بالأرقام {digits}',
  method: '{type}',
  noMethod: 'لا توجد وسيلة دفع محفوظة.',
  expires: 'تنتهي صلاحيتها في {month}',
  expiresSoon: 'تنتهي صلاحية هذه البطاقة في نهاية {month}. ستفشل الدفعات بعد ذلك.',
  expired: 'انتهت صلاحية هذه البطاقة. ستفشل الدفعة القادمة.',
  balance: 'الرصيد المستحق',
  cardWord: 'بطاقة',
});
