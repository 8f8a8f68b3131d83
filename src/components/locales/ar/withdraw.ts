import type { messages as english } from '../en/withdraw.js';
import { isolated } from '../isolated.js';

export const messages = isolated<typeof english>({
  notOpened: 'تعذّر فتح النموذج. تحقق من اتصالك ثم حاول مرة أخرى.',
  tryAgain: 'إعادة المحاولة',
});
