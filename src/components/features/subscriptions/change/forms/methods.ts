import { html } from 'lit';
import type { PaymentMethod } from '../../../../../api/schemas/storefront/payment-methods.js';
import { radioField } from '../../../../primitives/field.js';
import { methodKey } from '../../../paying/method-key.js';
import { paymentMethodName } from '../../../payment/payment-options.js';
import { nameOfSubscription } from '../../card.js';
import type { ChangeForm, FormContext } from '../form.js';
import { NEW } from '../payer.js';
import { doneWords } from './confirm-words.js';

/** Which kept method pays this subscription from now on; one that is not there yet can be added first. */
export function setPaymentMethodForm(context: FormContext): ChangeForm {
  const { l, payer } = context;
  let chosen: PaymentMethod | typeof NEW | undefined;
  payer.onKept = (method) => {
    chosen = method;
    // The form, which had it, is gone then.
    context.focus('input[name=method]:checked');
    context.update();
  };
  const valueOf = (): string => {
    const shown = chosen ?? payer.present;
    return shown === NEW ? NEW : shown ? methodKey(shown) : '';
  };
  return {
    get heading() {
      return l.t('setPaymentMethodHeading', { name: nameOfSubscription(context.subscription) });
    },
    render: () => {
      const { methods, mayAdd } = payer;
      if (!methods) return html`<p class="detail">${l.t('working')}</p>`;
      const options = [
        ...methods.map((method) => ({ value: methodKey(method), label: paymentMethodName(method, context.paymentWords) })),
        ...(mayAdd ? [{ value: NEW, label: context.paymentWords.t('another') }] : []),
      ];
      if (options.length === 0) return html`<p class="detail">${l.t('noMethods')}</p>`;
      return html`${radioField({
        name: 'method',
        legend: l.t('method'),
        value: valueOf(),
        options,
        onChange: (key) => {
          chosen = key === NEW ? NEW : methods.find((method) => methodKey(method) === key);
          context.update();
        },
      })}
      ${payer.renderNew(chosen === NEW)}`;
    },
    change: () => {
      const { present } = payer;
      if (chosen === undefined || chosen === NEW) return undefined;
      if (present && methodKey(present) === methodKey(chosen)) return undefined;
      return { intent: 'set-payment-method', paymentMethodId: chosen.id };
    },
    confirm: () => l.t('confirmSave'),
    done: (result) => doneWords(result, context),
  };
}
