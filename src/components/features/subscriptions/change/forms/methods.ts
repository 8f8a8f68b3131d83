import { html, type TemplateResult } from 'lit';
import type { PaymentMethod, PaymentMethodSummary } from '../../../../../api/schemas/storefront/payment-methods.js';
import { radioField, selectField } from '../../../../primitives/field.js';
import { nameOf } from '../../../payment/ways.js';
import { nameOfSubscription } from '../../card.js';
import type { ChangeForm, FormContext } from '../form.js';
import { doneWords } from './confirm-words.js';

/** What stays the same of a method: its id is another at each listing. */
const keyOf = ({ type, brand, lastDigits, expirationMonth, expirationYear }: PaymentMethodSummary): string =>
  [type, brand, lastDigits, expirationMonth, expirationYear].join();

/** The method that pays a subscription now. */
export function payingMethod({ subscription, methods }: FormContext): PaymentMethod | undefined {
  const own = subscription.paymentMethod;
  return (own && methods?.find((method) => keyOf(method) === keyOf(own))) ?? methods?.find(({ isDefault }) => isDefault);
}

/** Which of the kept methods pays what is due now; a choice where there are several. */
export function methodSelect(
  context: FormContext,
  chosen: string | undefined,
  choose: (method: PaymentMethod | undefined) => void,
): TemplateResult | undefined {
  const { l, methods, paymentWords } = context;
  const present = payingMethod(context);
  if (!methods || !present) return undefined;
  if (methods.length === 1) {
    return html`<p class="pays"><span class="detail">${l.t('method')}</span> <bdi>${nameOf(present, paymentWords)}</bdi></p>`;
  }
  const value = String(methods.findIndex(({ id }) => id === (chosen ?? present.id)));
  return selectField({
    id: 'method',
    label: l.t('method'),
    value,
    options: methods.map((method, index) => ({ value: String(index), label: nameOf(method, paymentWords) })),
    onInput: (index) => choose(methods[Number(index)]),
  });
}

/** Which kept method pays this subscription from now on. */
export function setPaymentMethodForm(context: FormContext): ChangeForm {
  const { l } = context;
  let chosen: PaymentMethod | undefined;
  const isOther = (): boolean => {
    const present = payingMethod(context);
    return chosen !== undefined && (!present || keyOf(chosen) !== keyOf(present));
  };
  return {
    get heading() {
      return l.t('setPaymentMethodHeading', { name: nameOfSubscription(context.subscription) });
    },
    render: () => {
      const methods = context.methods ?? [];
      if (methods.length === 0) return html`<p class="detail">${context.methods ? l.t('noMethods') : l.t('working')}</p>`;
      const present = chosen ?? payingMethod(context);
      return radioField({
        name: 'method',
        legend: l.t('method'),
        value: present ? keyOf(present) : '',
        options: methods.map((method) => ({ value: keyOf(method), label: nameOf(method, context.paymentWords) })),
        onChange: (key) => {
          chosen = methods.find((method) => keyOf(method) === key);
          context.update();
        },
      });
    },
    change: () => (chosen && isOther() ? { intent: 'set-payment-method', paymentMethodId: chosen.id } : undefined),
    confirm: () => l.t('confirmSave'),
    done: (result) => doneWords(result, context),
  };
}
