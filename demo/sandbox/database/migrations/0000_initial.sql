CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_item_adjustment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."charge_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_memo_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."debit_memo_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."rate_plan_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."refund_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."revenue_event_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."revenue_schedule_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."charge_revenue_summary_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."subscription_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounting_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"gl_account_name" text,
	"gl_account_number" text,
	"notes" text,
	"segment_constant_values" jsonb,
	"status" text DEFAULT 'Active' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounting_codes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "accounting_periods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"fiscal_year" integer NOT NULL,
	"fiscal_quarter" integer,
	"notes" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"closes_on" date,
	"balanced_from" timestamp (3) with time zone,
	"balanced_to" timestamp (3) with time zone,
	"balance" jsonb,
	"balance_file_id" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounting_periods_name_unique" UNIQUE("name"),
	CONSTRAINT "accounting_periods_start_date_unique" UNIQUE("start_date"),
	CONSTRAINT "accounting_periods_end_date_unique" UNIQUE("end_date"),
	CONSTRAINT "accounting_periods_balance_file_id_unique" UNIQUE("balance_file_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'A' || lpad(nextval('account_numbers')::text, 8, '0') NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"currency" text NOT NULL,
	"auto_pay" boolean NOT NULL,
	"bill_cycle_day" integer NOT NULL,
	"payment_term" text NOT NULL,
	"bill_to_id" text,
	"sold_to_id" text,
	"ship_to_id" text,
	"default_payment_method_id" text,
	"notes" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "billing_preview_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"csv" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_tokens" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"account_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callout_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"callout_id" text NOT NULL,
	"number" integer NOT NULL,
	"succeeded" boolean NOT NULL,
	"response_code" integer,
	"response_content" text NOT NULL,
	"attempted_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callout_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"inline" boolean NOT NULL,
	"active" boolean NOT NULL,
	"event_category" integer,
	"event_type_name" text,
	"event_type_namespace" text NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"params" jsonb,
	"headers" jsonb,
	"custom_body" text,
	"use_custom_body" boolean DEFAULT false NOT NULL,
	"retry" boolean NOT NULL,
	"required_auth" boolean NOT NULL,
	"auth" jsonb,
	"hmac" jsonb,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callouts" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"definition_id" text NOT NULL,
	"template_id" text NOT NULL,
	"event" text NOT NULL,
	"event_category" integer,
	"object_ids" jsonb NOT NULL,
	"context" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_revenue_summaries" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'CRS-' || lpad(nextval('charge_revenue_summary_numbers')::text, 8, '0') NOT NULL,
	"charge_number" text NOT NULL,
	"account_id" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "charge_revenue_summaries_number_unique" UNIQUE("number"),
	CONSTRAINT "charge_revenue_summaries_charge_number_unique" UNIQUE("charge_number")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'C-' || lpad(nextval('charge_numbers')::text, 8, '0') NOT NULL,
	"rate_plan_id" text NOT NULL,
	"product_rate_plan_charge_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"model" text NOT NULL,
	"billing_period" text,
	"list_price_base" text,
	"pricing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" numeric NOT NULL,
	"uom" text,
	"trigger_event" text DEFAULT 'ContractEffective' NOT NULL,
	"segment" integer DEFAULT 1 NOT NULL,
	"align_date" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"effective_start_date" date NOT NULL,
	"effective_end_date" date,
	"charged_through_date" date,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address1" text,
	"address2" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text,
	"county" text,
	"work_email" text,
	"personal_email" text,
	"work_phone" text,
	"home_phone" text,
	"mobile_phone" text,
	"other_phone" text,
	"other_phone_type" text,
	"fax" text,
	"nickname" text,
	"tax_region" text,
	"description" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_memo_applications" (
	"credit_memo_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" numeric NOT NULL,
	"effective_date" date NOT NULL,
	"line_shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "credit_memo_applications_credit_memo_id_invoice_id_pk" PRIMARY KEY("credit_memo_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "credit_memo_items" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_memo_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric NOT NULL,
	"tax_amount" numeric DEFAULT '0' NOT NULL,
	"tax" jsonb,
	"quantity" numeric NOT NULL,
	"charge_name" text NOT NULL,
	"product_rate_plan_charge_id" text,
	"invoice_item_id" text,
	"subscription_id" text,
	"service_start_date" date,
	"service_end_date" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_memos" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'CM' || lpad(nextval('credit_memo_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"tax_amount" numeric DEFAULT '0' NOT NULL,
	"memo_date" date NOT NULL,
	"comment" text,
	"reason_code" text NOT NULL,
	"source_type" text NOT NULL,
	"referred_invoice_id" text,
	"reversal" boolean DEFAULT false NOT NULL,
	"file_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"posted_date" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_memos_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_memos_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "custom_object_records" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"position" bigserial NOT NULL,
	"fields" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_object_values" (
	"object" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "custom_object_values_object_field_value_pk" PRIMARY KEY("object","field","value")
);
--> statement-breakpoint
CREATE TABLE "custom_objects" (
	"object" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"schema" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_objects_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "debit_memo_items" (
	"id" text PRIMARY KEY NOT NULL,
	"debit_memo_id" text NOT NULL,
	"amount" numeric NOT NULL,
	"product_rate_plan_charge_id" text NOT NULL,
	"charge_name" text NOT NULL,
	"subscription_id" text,
	"service_start_date" date NOT NULL,
	"service_end_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debit_memos" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'DM' || lpad(nextval('debit_memo_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"memo_date" date NOT NULL,
	"comment" text,
	"reason_code" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debit_memos_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "dunning_cases" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"opened_on" date NOT NULL,
	"next_retry_on" date,
	"suspend_on" date
);
--> statement-breakpoint
CREATE TABLE "dunning_suspensions" (
	"invoice_id" text NOT NULL,
	"subscription_number" text NOT NULL,
	"suspended_on" date NOT NULL,
	CONSTRAINT "dunning_suspensions_invoice_id_subscription_number_pk" PRIMARY KEY("invoice_id","subscription_number")
);
--> statement-breakpoint
CREATE TABLE "event_triggers" (
	"id" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"base_object" text NOT NULL,
	"condition" text NOT NULL,
	"event_type_name" text NOT NULL,
	"display_name" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_triggers_event_type_name_unique" UNIQUE("event_type_name")
);
--> statement-breakpoint
CREATE TABLE "hosted_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"addresses" text NOT NULL,
	"sent_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_item_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'IIA-' || lpad(nextval('invoice_item_adjustment_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"invoice_item_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'Processed' NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"adjustment_date" date NOT NULL,
	"comment" text,
	"reason_code" text,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_item_adjustments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "invoice_items" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"subscription_id" text NOT NULL,
	"subscription_number" text NOT NULL,
	"charge_number" text NOT NULL,
	"segment" integer DEFAULT 1 NOT NULL,
	"applied_to_item_id" text,
	"product_rate_plan_charge_id" text NOT NULL,
	"product_name" text NOT NULL,
	"charge_name" text NOT NULL,
	"charge_type" text NOT NULL,
	"amount" numeric NOT NULL,
	"tax_amount" numeric DEFAULT '0' NOT NULL,
	"tax" jsonb,
	"quantity" numeric NOT NULL,
	"unit_price" numeric NOT NULL,
	"uom" text,
	"service_start_date" date NOT NULL,
	"service_end_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'INV' || lpad(nextval('invoice_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"tax_amount" numeric DEFAULT '0' NOT NULL,
	"balance" numeric NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"target_date" date NOT NULL,
	"file_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"drafted" jsonb,
	"posted_date" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "notification_definitions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"callout_active" boolean NOT NULL,
	"event_category" integer,
	"event_type_name" text NOT NULL,
	"event_type_namespace" text NOT NULL,
	"associated_account" text,
	"filter_rule" jsonb,
	"filter_rule_params" jsonb,
	"template_ids" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_definitions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"subscription_number" text NOT NULL,
	"sequence" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"base_version" integer,
	"new_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"result" jsonb,
	"errors" text,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'O-' || lpad(nextval('order_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"order_date" date NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"reason_code" text,
	"scheduled_date" date,
	"request" jsonb,
	"cancel_reason" text,
	"failure" text,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_applications" (
	"payment_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" numeric NOT NULL,
	"effective_date" date,
	"line_shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "payment_applications_payment_id_invoice_id_pk" PRIMARY KEY("payment_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_challenges" (
	"challenge_digest" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"type" text DEFAULT 'CreditCard' NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"card_type" text,
	"last_four" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"holder_name" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"behavior" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"process_payment" boolean NOT NULL,
	"account_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'P-' || lpad(nextval('payment_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"payment_method_id" text,
	"effective_date" date NOT NULL,
	"gateway_response" text,
	"gateway_response_code" text,
	"comment" text,
	"reference_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancelled_date" timestamp (3) with time zone,
	"settles_on" date,
	"comes_back" boolean DEFAULT false NOT NULL,
	"settled_date" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "product_charge_prices" (
	"charge_id" text NOT NULL,
	"currency" text NOT NULL,
	"pricing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_charge_prices_charge_id_currency_pk" PRIMARY KEY("charge_id","currency")
);
--> statement-breakpoint
CREATE TABLE "product_rate_plan_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"product_rate_plan_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"model" text NOT NULL,
	"billing_period" text,
	"list_price_base" text,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"uom" text,
	"default_quantity" numeric,
	"trigger_event" text NOT NULL,
	"description" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_rate_plan_charges_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "product_rate_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"effective_start_date" date NOT NULL,
	"effective_end_date" date NOT NULL,
	"grade" numeric,
	"external_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"external_id_source" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_rate_plans_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"sku" text,
	"category" text,
	"description" text,
	"effective_start_date" date NOT NULL,
	"effective_end_date" date NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "query_cursors" (
	"locator" text PRIMARY KEY NOT NULL,
	"query_string" text NOT NULL,
	"after" text NOT NULL,
	"size" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"product_rate_plan_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"name" text NOT NULL,
	"number" text DEFAULT 'RP-' || lpad(nextval('rate_plan_numbers')::text, 8, '0') NOT NULL,
	"last_change_type" text,
	"removed_on" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'R-' || lpad(nextval('refund_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"payment_id" text,
	"credit_memo_id" text,
	"type" text NOT NULL,
	"method_type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"refund_date" date NOT NULL,
	"payment_method_id" text,
	"gateway_response" text,
	"gateway_response_code" text,
	"comment" text,
	"reason_code" text NOT NULL,
	"reference_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancelled_date" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "revenue_events" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RE-' || lpad(nextval('revenue_event_numbers')::text, 8, '0') NOT NULL,
	"schedule_id" text NOT NULL,
	"event_type" text NOT NULL,
	"system_id" text,
	"notes" text,
	"recognition_start" date,
	"recognition_end" date,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revenue_events_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "revenue_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"period_id" text,
	"amount" numeric NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revenue_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"period_id" text,
	"amount" numeric NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revenue_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RS-' || lpad(nextval('revenue_schedule_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text,
	"charge_number" text,
	"product_charge_id" text,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"rule_name" text NOT NULL,
	"schedule_date" date NOT NULL,
	"linked_type" text,
	"linked_id" text,
	"linked_number" text,
	"deferred_code" text,
	"recognized_code" text,
	"notes" text,
	"reference_id" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revenue_schedules_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"hmac_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'A-S' || lpad(nextval('subscription_numbers')::text, 8, '0') NOT NULL,
	"version" integer NOT NULL,
	"latest" boolean NOT NULL,
	"account_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"term_type" text NOT NULL,
	"auto_renew" boolean NOT NULL,
	"initial_term" integer,
	"initial_term_period_type" text,
	"current_term" integer,
	"current_term_period_type" text,
	"renewal_setting" text,
	"renewal_term" integer,
	"renewal_term_period_type" text,
	"contract_effective_date" date NOT NULL,
	"service_activation_date" date NOT NULL,
	"customer_acceptance_date" date NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"term_start_date" date NOT NULL,
	"term_end_date" date,
	"earlier_terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invoice_separately" boolean NOT NULL,
	"payment_method_id" text,
	"notes" text,
	"scheduled_cancel_date" date,
	"scheduled_suspend_date" date,
	"scheduled_resume_date" date,
	"resume_extends_term" boolean DEFAULT false NOT NULL,
	"suspended_on" date,
	"next_bill_date" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" integer PRIMARY KEY NOT NULL,
	"clock_offset" text NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"done_through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units_of_measure" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"displayed_as" text,
	"decimal_places" integer NOT NULL,
	"rounding_mode" text NOT NULL,
	"active" boolean NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "units_of_measure_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "usage_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_number" text NOT NULL,
	"segment" integer NOT NULL,
	"model" text NOT NULL,
	"type" text NOT NULL,
	"pricing" jsonb NOT NULL,
	"uom" text,
	"part_start_date" date NOT NULL,
	"last_date" date NOT NULL,
	"rating_group" text NOT NULL,
	"earlier_units" numeric NOT NULL,
	"units" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"invoice_item_id" text,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text,
	"subscription_number" text,
	"charge_id" text,
	"charge_number" text,
	"product_charge_number" text,
	"unique_key" text,
	"uom" text NOT NULL,
	"quantity" numeric NOT NULL,
	"start_date_time" timestamp (3) with time zone NOT NULL,
	"end_date_time" timestamp (3) with time zone,
	"description" text,
	"status" text DEFAULT 'Pending' NOT NULL,
	"source_type" text NOT NULL,
	"source_name" text,
	"upload_id" text,
	"rating_id" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usages_unique_key_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
ALTER TABLE "call_tokens" ADD CONSTRAINT "call_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callout_attempts" ADD CONSTRAINT "callout_attempts_callout_id_callouts_id_fk" FOREIGN KEY ("callout_id") REFERENCES "public"."callouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callouts" ADD CONSTRAINT "callouts_definition_id_notification_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."notification_definitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callouts" ADD CONSTRAINT "callouts_template_id_callout_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."callout_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_revenue_summaries" ADD CONSTRAINT "charge_revenue_summaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_rate_plan_id_rate_plans_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memo_applications" ADD CONSTRAINT "credit_memo_applications_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memo_applications" ADD CONSTRAINT "credit_memo_applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memo_items" ADD CONSTRAINT "credit_memo_items_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_referred_invoice_id_invoices_id_fk" FOREIGN KEY ("referred_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_object_records" ADD CONSTRAINT "custom_object_records_object_custom_objects_object_fk" FOREIGN KEY ("object") REFERENCES "public"."custom_objects"("object") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_object_values" ADD CONSTRAINT "custom_object_values_record_id_custom_object_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."custom_object_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_memo_items" ADD CONSTRAINT "debit_memo_items_debit_memo_id_debit_memos_id_fk" FOREIGN KEY ("debit_memo_id") REFERENCES "public"."debit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_memos" ADD CONSTRAINT "debit_memos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_cases" ADD CONSTRAINT "dunning_cases_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_cases" ADD CONSTRAINT "dunning_cases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_suspensions" ADD CONSTRAINT "dunning_suspensions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_actions" ADD CONSTRAINT "order_actions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD CONSTRAINT "payment_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD CONSTRAINT "payment_applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_challenges" ADD CONSTRAINT "payment_challenges_token_digest_payment_sessions_token_digest_fk" FOREIGN KEY ("token_digest") REFERENCES "public"."payment_sessions"("token_digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_charge_prices" ADD CONSTRAINT "product_charge_prices_charge_id_product_rate_plan_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."product_rate_plan_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD CONSTRAINT "product_rate_plan_charges_product_rate_plan_id_product_rate_plans_id_fk" FOREIGN KEY ("product_rate_plan_id") REFERENCES "public"."product_rate_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rate_plans" ADD CONSTRAINT "product_rate_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD CONSTRAINT "rate_plans_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_events" ADD CONSTRAINT "revenue_events_schedule_id_revenue_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."revenue_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_moves" ADD CONSTRAINT "revenue_moves_event_id_revenue_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."revenue_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_moves" ADD CONSTRAINT "revenue_moves_period_id_accounting_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."accounting_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_parts" ADD CONSTRAINT "revenue_parts_schedule_id_revenue_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."revenue_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_parts" ADD CONSTRAINT "revenue_parts_period_id_accounting_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."accounting_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_schedules" ADD CONSTRAINT "revenue_schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usages" ADD CONSTRAINT "usages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callout_attempts_callout" ON "callout_attempts" USING btree ("callout_id");--> statement-breakpoint
CREATE INDEX "callout_attempts_date" ON "callout_attempts" USING btree ("attempted_date");--> statement-breakpoint
CREATE INDEX "callouts_due" ON "callouts" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "callouts_template" ON "callouts" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "charges_rate_plan" ON "charges" USING btree ("rate_plan_id");--> statement-breakpoint
CREATE INDEX "contacts_account" ON "contacts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contacts_work_email" ON "contacts" USING btree ("work_email");--> statement-breakpoint
CREATE INDEX "credit_memo_applications_invoice" ON "credit_memo_applications" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_memo_items_memo" ON "credit_memo_items" USING btree ("credit_memo_id");--> statement-breakpoint
CREATE INDEX "credit_memos_account" ON "credit_memos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "custom_object_records_object" ON "custom_object_records" USING btree ("object","position");--> statement-breakpoint
CREATE INDEX "debit_memo_items_memo" ON "debit_memo_items" USING btree ("debit_memo_id");--> statement-breakpoint
CREATE INDEX "debit_memos_account" ON "debit_memos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "dunning_cases_account" ON "dunning_cases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "dunning_suspensions_subscription" ON "dunning_suspensions" USING btree ("subscription_number");--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_item_adjustments_invoice" ON "invoice_item_adjustments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_items_invoice" ON "invoice_items" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_items_charge" ON "invoice_items" USING btree ("charge_number");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","invoice_date");--> statement-breakpoint
CREATE INDEX "order_actions_order" ON "order_actions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_actions_subscription" ON "order_actions" USING btree ("subscription_number");--> statement-breakpoint
CREATE INDEX "order_jobs_status" ON "order_jobs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_applications_invoice" ON "payment_applications" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_methods_account" ON "payment_methods" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_charges_plan" ON "product_rate_plan_charges" USING btree ("product_rate_plan_id");--> statement-breakpoint
CREATE INDEX "product_rate_plans_product" ON "product_rate_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "rate_plans_subscription" ON "rate_plans" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "revenue_events_schedule" ON "revenue_events" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "revenue_moves_event" ON "revenue_moves" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "revenue_moves_period" ON "revenue_moves" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_parts_place" ON "revenue_parts" USING btree ("schedule_id",coalesce("period_id", ''));--> statement-breakpoint
CREATE INDEX "revenue_parts_period" ON "revenue_parts" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_schedules_linked" ON "revenue_schedules" USING btree ("linked_type","linked_id");--> statement-breakpoint
CREATE INDEX "revenue_schedules_charge" ON "revenue_schedules" USING btree ("charge_number");--> statement-breakpoint
CREATE INDEX "revenue_schedules_product" ON "revenue_schedules" USING btree ("product_charge_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_version" ON "subscriptions" USING btree ("number","version");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_latest" ON "subscriptions" USING btree ("number") WHERE "subscriptions"."latest";--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_bill" ON "subscriptions" USING btree ("next_bill_date");--> statement-breakpoint
CREATE INDEX "usage_ratings_charge" ON "usage_ratings" USING btree ("charge_number","part_start_date");--> statement-breakpoint
CREATE INDEX "usage_ratings_invoice_item" ON "usage_ratings" USING btree ("invoice_item_id");--> statement-breakpoint
CREATE INDEX "usages_account" ON "usages" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "usages_account_unrated" ON "usages" USING btree ("account_id") WHERE status = 'Pending' and subscription_number is null;--> statement-breakpoint
CREATE INDEX "usages_subscription_unrated" ON "usages" USING btree ("subscription_number") WHERE status = 'Pending';--> statement-breakpoint
CREATE INDEX "usages_rating" ON "usages" USING btree ("rating_id");