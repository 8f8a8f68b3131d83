CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."charge_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."subscription_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"default_payment_method_id" text,
	"notes" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_number_unique" UNIQUE("number")
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
	"price" numeric NOT NULL,
	"quantity" numeric NOT NULL,
	"uom" text,
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
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_memos" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL
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
CREATE TABLE "invoice_items" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"subscription_id" text NOT NULL,
	"subscription_number" text NOT NULL,
	"charge_number" text NOT NULL,
	"product_rate_plan_charge_id" text NOT NULL,
	"product_name" text NOT NULL,
	"charge_name" text NOT NULL,
	"charge_type" text NOT NULL,
	"amount" numeric NOT NULL,
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
	"balance" numeric NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"target_date" date NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "order_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"subscription_number" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'O-' || lpad(nextval('order_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"order_date" date NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_applications" (
	"payment_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "payment_applications_payment_id_invoice_id_pk" PRIMARY KEY("payment_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"type" text DEFAULT 'CreditCard' NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	"holder_name" text NOT NULL,
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
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "product_charge_prices" (
	"charge_id" text NOT NULL,
	"currency" text NOT NULL,
	"price" numeric NOT NULL,
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
	"billing_timing" text,
	"list_price_base" text,
	"uom" text,
	"default_quantity" numeric,
	"trigger_event" text NOT NULL,
	"end_date_condition" text,
	"taxable" boolean NOT NULL,
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
	"position" integer NOT NULL,
	CONSTRAINT "products_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "rate_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"product_rate_plan_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric NOT NULL
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
	"invoice_separately" boolean NOT NULL,
	"payment_method_id" text,
	"notes" text,
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
ALTER TABLE "charges" ADD CONSTRAINT "charges_rate_plan_id_rate_plans_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_actions" ADD CONSTRAINT "order_actions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD CONSTRAINT "payment_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD CONSTRAINT "payment_applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_charge_prices" ADD CONSTRAINT "product_charge_prices_charge_id_product_rate_plan_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."product_rate_plan_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD CONSTRAINT "product_rate_plan_charges_product_rate_plan_id_product_rate_plans_id_fk" FOREIGN KEY ("product_rate_plan_id") REFERENCES "public"."product_rate_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rate_plans" ADD CONSTRAINT "product_rate_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD CONSTRAINT "rate_plans_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_rate_plan" ON "charges" USING btree ("rate_plan_id");--> statement-breakpoint
CREATE INDEX "contacts_account" ON "contacts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contacts_work_email" ON "contacts" USING btree ("work_email");--> statement-breakpoint
CREATE INDEX "invoice_items_invoice" ON "invoice_items" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","invoice_date");--> statement-breakpoint
CREATE INDEX "order_actions_order" ON "order_actions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_applications_invoice" ON "payment_applications" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_methods_account" ON "payment_methods" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_charges_plan" ON "product_rate_plan_charges" USING btree ("product_rate_plan_id");--> statement-breakpoint
CREATE INDEX "product_rate_plans_product" ON "product_rate_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "rate_plans_subscription" ON "rate_plans" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_version" ON "subscriptions" USING btree ("number","version");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_latest" ON "subscriptions" USING btree ("number") WHERE "subscriptions"."latest";--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id");