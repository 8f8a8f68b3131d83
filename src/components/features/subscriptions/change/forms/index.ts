import type { Flow } from '../../actions.js';
import type { CreateChangeForm } from '../change-form.js';
import { addOnsForm } from './add-ons.js';
import { cancelForm } from './cancel.js';
import { changePlanForm } from './change-plan.js';
import { setPaymentMethodForm } from './payment-method.js';
import { pauseForm, resumeForm } from './pause.js';
import { quantityForm } from './quantity.js';
import { convertTrialForm, renewForm, setRenewalForm } from './renewal.js';

/** Forms by task. */
export const FORMS: Readonly<Record<Flow, CreateChangeForm>> = {
  'change-plan': changePlanForm,
  'change-quantity': quantityForm,
  'change-add-ons': addOnsForm,
  pause: pauseForm,
  resume: resumeForm,
  cancel: cancelForm,
  renew: renewForm,
  'set-renewal': setRenewalForm,
  'convert-trial': convertTrialForm,
  'set-payment-method': setPaymentMethodForm,
};
