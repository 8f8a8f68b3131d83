import { isolated } from '../../../locales/isolated.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
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
});
