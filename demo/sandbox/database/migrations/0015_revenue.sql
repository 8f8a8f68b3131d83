CREATE SEQUENCE "public"."invoice_item_adjustment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."debit_memo_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."revenue_event_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."revenue_schedule_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."charge_revenue_summary_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "invoice_item_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'IIA-' || lpad(nextval('invoice_item_adjustment_numbers')::text, 8, '0') NOT NULL,
	"account_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"invoice_item_id" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"adjustment_date" date NOT NULL,
	"comment" text,
	"reason_code" text,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_item_adjustments_number_unique" UNIQUE("number")
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
ALTER TABLE "charge_revenue_summaries" ADD CONSTRAINT "charge_revenue_summaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_memo_items" ADD CONSTRAINT "debit_memo_items_debit_memo_id_debit_memos_id_fk" FOREIGN KEY ("debit_memo_id") REFERENCES "public"."debit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_memos" ADD CONSTRAINT "debit_memos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD CONSTRAINT "invoice_item_adjustments_invoice_item_id_invoice_items_id_fk" FOREIGN KEY ("invoice_item_id") REFERENCES "public"."invoice_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_events" ADD CONSTRAINT "revenue_events_schedule_id_revenue_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."revenue_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_moves" ADD CONSTRAINT "revenue_moves_event_id_revenue_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."revenue_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_moves" ADD CONSTRAINT "revenue_moves_period_id_accounting_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."accounting_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_parts" ADD CONSTRAINT "revenue_parts_schedule_id_revenue_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."revenue_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_parts" ADD CONSTRAINT "revenue_parts_period_id_accounting_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."accounting_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_schedules" ADD CONSTRAINT "revenue_schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_memo_items_memo" ON "debit_memo_items" USING btree ("debit_memo_id");--> statement-breakpoint
CREATE INDEX "debit_memos_account" ON "debit_memos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoice_item_adjustments_invoice" ON "invoice_item_adjustments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "revenue_events_schedule" ON "revenue_events" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "revenue_moves_event" ON "revenue_moves" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "revenue_moves_period" ON "revenue_moves" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_parts_place" ON "revenue_parts" USING btree ("schedule_id",coalesce("period_id", ''));--> statement-breakpoint
CREATE INDEX "revenue_parts_period" ON "revenue_parts" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_schedules_linked" ON "revenue_schedules" USING btree ("linked_type","linked_id");--> statement-breakpoint
CREATE INDEX "revenue_schedules_charge" ON "revenue_schedules" USING btree ("charge_number");--> statement-breakpoint
CREATE INDEX "revenue_schedules_product" ON "revenue_schedules" USING btree ("product_charge_id","account_id");