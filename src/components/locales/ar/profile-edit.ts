import type { messages as english } from '../en/profile-edit.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  lead: 'يسري ذلك من فاتورتك القادمة.',
  taxLead: 'تتبع الضريبة هذا العنوان. يسري ذلك من فاتورتك القادمة.',
  languageLead: 'بهذه اللغة نراسلك. تبقى لغة هذه الصفحة كما هي.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  noPreference: 'بلا تفضيل',
  problems: {
    zero: 'لا توجد إدخالات تحتاج إلى مراجعة.',
    one: 'هناك إدخال واحد يحتاج إلى مراجعة.',
    two: 'هناك إدخالان يحتاجان إلى مراجعة.',
    few: 'هناك {count} إدخالات تحتاج إلى مراجعة.',
    many: 'هناك {count} إدخالًا يحتاج إلى مراجعة.',
    other: 'هناك {count} إدخال يحتاج إلى مراجعة.',
  },
  conflict: 'تم تغيير ذلك في مكان آخر أثناء ذلك. ما أدخلته محفوظ؛ احفظه مرة أخرى ليحل محل الموجود الآن:',
  nothing: 'لا شيء',
  emailTaken: 'يوجد حساب آخر بهذا العنوان. اختر عنوانًا آخر.',
});
