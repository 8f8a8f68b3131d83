import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

type Method = 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';

/** HTTP basic credentials of the receiver. Domains are not supported. */
interface AuthInput {
  username?: string;
  password?: string;
  preemptive?: true;
}

/** Fields of a template or inline callout. OAuth is not supported. */
interface CalloutInput {
  name: string;
  active?: boolean;
  calloutBaseurl: string;
  calloutParams?: Record<string, string>;
  calloutRetry?: boolean;
  httpMethod: Method;
  requiredAuth?: boolean;
  calloutAuth?: AuthInput | null;
  requiredOauth2?: false;
  eventTypeName?: string;
}

interface EventInput {
  eventCategory?: string;
  eventTypeName?: string;
  eventTypeNamespace?: 'user.notification' | 'com.zuora.notification';
}

/** A callout template. Client certificates are not supported. */
export interface TemplateInput extends CalloutInput, EventInput {
  calloutHeaders?: Record<string, string>;
  confirmSuccessFromResponseContent?: false;
  customRequestBody?: string;
  useCustomRequestBody?: boolean;
  hmacAlgorithm?: string;
  hmacData?: string;
  hmacKey?: string;
  hmacOutputFormat?: 'BASE64' | 'HEX';
  hmacSecret?: string;
  hmacValue?: string;
}

interface FilterParameterInput {
  displayName?: string;
  options?: string[];
  valueType?: string;
}

/** A notification definition. Email and communication profiles are not supported. */
export interface DefinitionInput extends EventInput {
  name: string;
  active?: boolean;
  associatedAccount?: 'Account.Id';
  callout?: CalloutInput;
  calloutActive?: boolean;
  calloutTemplateIds?: string[];
  emailActive?: false;
  filterRule?: { condition: string; parameters: Record<string, FilterParameterInput> };
  filterRuleParams?: Record<string, string>;
}

const texts = z.record(z.string(), z.string());

const callout = {
  name: z.string(),
  active: z.optional(z.boolean()),
  calloutBaseurl: z.string(),
  calloutParams: z.optional(texts),
  calloutRetry: z.optional(z.boolean()),
  httpMethod: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']),
  requiredAuth: z.optional(z.boolean()),
  calloutAuth: z.optional(
    z.nullable(z.object({ username: z.optional(z.string()), password: z.optional(z.string()), preemptive: z.optional(z.literal(true)) })),
  ),
  requiredOauth2: z.optional(z.literal(false)),
  eventTypeName: z.optional(z.string()),
};

const event = {
  eventCategory: z.optional(z.string()),
  eventTypeName: z.optional(z.string()),
  eventTypeNamespace: z.optional(z.enum(['user.notification', 'com.zuora.notification'])),
};

export const templateInput: Schema<TemplateInput> = z.object({
  ...callout,
  ...event,
  calloutHeaders: z.optional(texts),
  confirmSuccessFromResponseContent: z.optional(z.literal(false)),
  customRequestBody: z.optional(z.string()),
  useCustomRequestBody: z.optional(z.boolean()),
  hmacAlgorithm: z.optional(z.string()),
  hmacData: z.optional(z.string()),
  hmacKey: z.optional(z.string()),
  hmacOutputFormat: z.optional(z.enum(['BASE64', 'HEX'])),
  hmacSecret: z.optional(z.string()),
  hmacValue: z.optional(z.string()),
});

const filterParameter = z.object({
  displayName: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
  valueType: z.optional(z.string()),
});

export const definitionInput: Schema<DefinitionInput> = z.object({
  ...event,
  name: z.string(),
  active: z.optional(z.boolean()),
  associatedAccount: z.optional(z.literal('Account.Id')),
  callout: z.optional(z.object(callout)),
  calloutActive: z.optional(z.boolean()),
  calloutTemplateIds: z.optional(z.array(z.string())),
  emailActive: z.optional(z.literal(false)),
  filterRule: z.optional(z.object({ condition: z.string(), parameters: z.record(z.string(), filterParameter) })),
  filterRuleParams: z.optional(texts),
});

/** Filters of a list of definitions. Communication profiles and email filters are not supported. */
export interface DefinitionListInput {
  start?: number;
  limit?: number;
  eventCategory?: string;
  eventTypeName?: string;
}

export const definitionListInput: Schema<DefinitionListInput> = z.object({
  start: z.optional(z.int().check(z.gte(1))),
  limit: z.optional(z.int()),
  eventCategory: z.optional(z.string()),
  eventTypeName: z.optional(z.string()),
});
