import { isolated } from '../../locales/isolated.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  subscriptions: 'الاشتراكات',
  invoices: 'الفواتير',
  profile: 'الملف الشخصي',
  unknownSection: 'لا يوجد قسم باسم «{section}». الأقسام المتاحة: {known}.',
});
