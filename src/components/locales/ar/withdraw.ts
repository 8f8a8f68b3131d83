import type { messages as english } from '../en/withdraw.js';
import { isolatePlaceholders } from '../isolated.js';

export const messages = isolatePlaceholders<typeof english>({
  notOpened: 'تعذّر فتح النموذج. تحقق من اتصالك ثم حاول مرة أخرى.',
  tryAgain: 'إعادة المحاولة',
});
