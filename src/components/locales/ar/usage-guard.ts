import type { messages as english } from '../en/usage-guard.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  title: 'تنبيه الإنفاق',
  lead: 'ستتلقى تنبيهًا هنا عندما يقترب الاستخدام من حدّك. لن تتوقف خدمتك.',
  amount: 'الحد لكل فترة فوترة ({currency})',
  amountMissing: 'أدخل مبلغًا أكبر من الصفر، مثل {example}.',
  warnAt: 'التنبيه عند',
  save: 'ضبط التنبيه',
  saving: 'جارٍ الحفظ…',
  remove: 'إزالة التنبيه',
});
