import type { messages as english } from '../en/quote.refusals.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  notForSale: 'لم تعد هذه الباقة متاحة. اختر باقة أخرى.',
  notServed: 'هذه الباقة غير متاحة في هذا البلد.',
  addOnAlone: 'لا يمكن شراء هذه الإضافة بمفردها. اختر باقتها أيضًا.',
  otherCurrency: 'تُصدر فواتير حسابك بعملة أخرى، لذا هذا السعر غير متاح لك.',
  tooMany: 'طلبات كثيرة جدًا. انتظر لحظة ثم حاول مرة أخرى.',
  couponRefused: 'الرمز «{code}» غير صالح. تحقق من كتابته أو تابع دونه.',
  couponExpired: 'كان الرمز «{code}» صالحًا حتى {date}. تابع دونه أو أدخل رمزًا آخر.',
  couponTooEarly: 'الرمز «{code}» صالح ابتداءً من {date}. تابع دونه أو استخدمه حينها.',
  couponUsed: 'سبق لك استخدام الرمز «{code}». تابع دونه أو أدخل رمزًا آخر.',
  couponActive: 'لديك بالفعل خصم الرمز «{code}». تابع دون الرمز.',
  couponNewCustomersOnly: 'الرمز «{code}» مخصص للعملاء الجدد فقط. تابع دونه أو أدخل رمزًا آخر.',
  couponNotCombined: 'لا يمكن الجمع بين الرمز «{code}» وخصمك الحالي. تابع دونه أو استخدمه بعد انتهاء الخصم.',
  couponOtherPlan: 'الرمز «{code}» لا يسري على هذه الباقة. اختر باقة أخرى أو تابع دون الرمز.',
  couponOtherCurrency: 'الرمز «{code}» غير صالح بهذه العملة. تابع دونه أو أدخل رمزًا آخر.',
  couponUsedUp: 'نفدت مرات استخدام الرمز «{code}». تابع دونه أو أدخل رمزًا آخر.',
  couponWithoutEffect: 'لن يخفض الرمز «{code}» فاتورتك. اختر باقة أخرى أو تابع دون الرمز.',
  couponNotChecked: 'تعذّر التحقق من الرمز «{code}». حاول مرة أخرى أو تابع دونه.',
});
