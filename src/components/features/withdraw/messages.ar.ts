import { isolated } from '../../locales/isolated.js';
import type { Words } from './messages.js';

export const messages = isolated<Words>({
  notOpened: 'تعذّر فتح النموذج. تحقق من اتصالك ثم حاول مرة أخرى.',
  tryAgain: 'إعادة المحاولة',
});
