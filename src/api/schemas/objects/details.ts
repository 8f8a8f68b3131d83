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
