import type { OpenEnum } from '../values.js';
import type { FieldKinds } from './field-kinds.js';

/** Parameter of a configurable charge model. */
export interface ChargeModelConfigurationItem {
  Key?: string;
  Value?: string;
}

export const chargeModelConfigurationItemFields: FieldKinds<ChargeModelConfigurationItem> = { Key: 'text', Value: 'text' };

/** Option passed to the payment gateway. Its field names are lowercase on the wire. */
export interface GatewayOption {
  name?: string;
  value?: string;
}

export const gatewayOptionFields: FieldKinds<GatewayOption> = { name: 'text', value: 'text' };

/** Delivery days of a delivery charge. */
export interface DeliverySchedule {
  frequency?: OpenEnum<'Weekly'>;
  monday?: boolean;
  tuesday?: boolean;
  /** Misspelled on the wire. */
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
