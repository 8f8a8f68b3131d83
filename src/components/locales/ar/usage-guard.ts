import type { messages as english } from '../en/usage-guard.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  title: 'حارس الإنفاق',
  lead: 'تنبهك هذه الصفحة عندما يقترب الاستخدام من مبلغ معين. لا يوقف ذلك شيئًا، وتستمر خدمتك.',
  amount: 'أقصى ما ينبغي أن يكلّفه الاستخدام في فترة الفوترة ({currency})',
  amountMissing: 'أدخل مبلغًا أكبر من الصفر، مثل {example}.',
  warnAt: 'التنبيه عند',
  save: 'تعيين الحارس',
  saving: 'جارٍ التعيين…',
  remove: 'إزالة الحارس',
});
