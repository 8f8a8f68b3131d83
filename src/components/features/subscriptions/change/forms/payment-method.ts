import { html } from 'lit';
import type { PaymentMethod } from '../../../../../api/schemas/storefront/payment-methods.js';
import { radioField } from '../../../../primitives/field.js';
import { methodKey } from '../../../pay-invoices/method-key.js';
import { paymentMethodName } from '../../../payment/payment-options.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { NEW_METHOD } from '../payment-method-choice.js';
import { doneOutcome } from './confirm-texts.js';

/** Form that chooses or adds the payment method of a subscription. */
export function setPaymentMethodForm(context: FormContext): ChangeForm {
  const { l, methodChoice } = context;
  let chosen: PaymentMethod | typeof NEW_METHOD | undefined;
  methodChoice.onAdded = (method) => {
    chosen = method;
    // Moves the focus, because the form that had it was removed.
    context.focus('input[name=method]:checked');
    context.update();
  };
  const valueOf = (): string => {
    const shown = chosen ?? methodChoice.current;
    return shown === NEW_METHOD ? NEW_METHOD : shown ? methodKey(shown) : '';
  };
  return {
    get heading() {
      return l.t('setPaymentMethodHeading', { name: subscriptionName(context.subscription) });
    },
    render: () => {
      const { methods, canAdd } = methodChoice;
      if (!methods) return html`<p class="detail">${l.t('working')}</p>`;
      const options = [
        ...methods.map((method) => ({ value: methodKey(method), label: paymentMethodName(method, context.paymentLocalizer) })),
        ...(canAdd ? [{ value: NEW_METHOD, label: context.paymentLocalizer.t('another') }] : []),
      ];
      if (options.length === 0) return html`<p class="detail">${l.t('noMethods')}</p>`;
      return html`${radioField({
        name: 'method',
        legend: l.t('method'),
        value: valueOf(),
        options,
        onChange: (key) => {
          chosen = key === NEW_METHOD ? NEW_METHOD : methods.find((method) => methodKey(method) === key);
          context.update();
        },
      })}
      ${methodChoice.renderNew(chosen === NEW_METHOD)}`;
    },
    change: () => {
      const { current } = methodChoice;
      if (chosen === undefined || chosen === NEW_METHOD) return undefined;
      if (current && methodKey(current) === methodKey(chosen)) return undefined;
      return { intent: 'set-payment-method', paymentMethodId: chosen.id };
    },
    confirm: () => l.t('confirmSave'),
    done: (result) => doneOutcome(result, context),
  };
}
