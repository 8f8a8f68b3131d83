import type { messages as english } from '../en/profile-edit.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  lead: 'يسري ابتداءً من فاتورتك القادمة.',
  taxLead: 'تعتمد الضريبة على هذا العنوان. يسري التغيير ابتداءً من فاتورتك القادمة.',
  languageLead: 'لغة رسائل البريد الإلكتروني والمستندات. لن تتغيّر لغة هذه الصفحة.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  noPreference: 'بلا تفضيل',
  problems: {
    zero: 'لا توجد حقول تحتاج إلى تصحيح.',
    one: 'صحّح حقلًا واحدًا للمتابعة.',
    two: 'صحّح حقلين للمتابعة.',
    few: 'صحّح {count} حقول للمتابعة.',
    many: 'صحّح {count} حقلًا للمتابعة.',
    other: 'صحّح {count} حقل للمتابعة.',
  },
  conflict: 'تم تغيير هذه البيانات من مكان آخر. ما أدخلته محفوظ. احفظ مرة أخرى لاستبدال القيمة الحالية:',
  nothing: 'لا شيء',
  emailTaken: 'يستخدم حساب آخر هذا البريد الإلكتروني. أدخل بريدًا مختلفًا.',
});
