import type { Open } from '../values.js';
import type { FieldKinds } from './field-kinds.js';

/** A parameter of a charge model that has parameters of its own. */
export interface ChargeModelConfigurationItem {
  Key?: string;
  Value?: string;
}

export const chargeModelConfigurationItemFields: FieldKinds<ChargeModelConfigurationItem> = { Key: 'text', Value: 'text' };

/** A parameter that is handed to the payment gateway. Its names start with small letters on the wire. */
export interface GatewayOption {
  name?: string;
  value?: string;
}

export const gatewayOptionFields: FieldKinds<GatewayOption> = { name: 'text', value: 'text' };

/** On which days a delivery charge delivers. */
export interface DeliverySchedule {
  frequency?: Open<'Weekly'>;
  monday?: boolean;
  tuesday?: boolean;
  /** So spelled on the wire. */
  wendesday?: boolean;
  thursday?: boolean;
  friday?: boolean;
  saturday?: boolean;
  sunday?: boolean;
}

export const deliveryScheduleFields: FieldKinds<DeliverySchedule> = {
  frequency: 'text',
  monday: 'boolean',
  tuesday: 'boolean',
  wendesday: 'boolean',
  thursday: 'boolean',
  friday: 'boolean',
  saturday: 'boolean',
  sunday: 'boolean',
};
