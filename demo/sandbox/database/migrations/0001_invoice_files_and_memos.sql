CREATE SEQUENCE "public"."credit_memo_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."refund_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_memo_applications" (
	"credit_memo_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" numeric NOT NULL,
	"effective_date" date NOT NULL,
	CONSTRAINT "credit_memo_applications_credit_memo_id_invoice_id_pk" PRIMARY KEY("credit_memo_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "credit_memo_items" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_memo_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric NOT NULL,
	"quantity" numeric NOT NULL,
	"charge_name" text NOT NULL,
	"product_rate_plan_charge_id" text,
	"invoice_item_id" text,
	"subscription_id" text,
	"service_start_date" date,
	"service_end_date" date
);
--> statement-breakpoint
CREATE TABLE "invoice_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"addresses" text NOT NULL,
	"sent_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "number" text DEFAULT 'CM' || lpad(nextval('credit_memo_numbers')::text, 8, '0') NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "memo_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "reason_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "source_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "referred_invoice_id" text;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "reversal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "posted_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "created_date" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "file_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD COLUMN "effective_date" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancelled_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "number" text DEFAULT 'R-' || lpad(nextval('refund_numbers')::text, 8, '0') NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_memo_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "currency" text NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refund_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "payment_method_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_response" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_response_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cancelled_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "created_date" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memo_applications" ADD CONSTRAINT "credit_memo_applications_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memo_applications" ADD CONSTRAINT "credit_memo_applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_memo_items" ADD CONSTRAINT "credit_memo_items_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_memo_applications_invoice" ON "credit_memo_applications" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_memo_items_memo" ON "credit_memo_items" USING btree ("credit_memo_id");--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_referred_invoice_id_invoices_id_fk" FOREIGN KEY ("referred_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_memo_id_credit_memos_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."credit_memos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_memos_account" ON "credit_memos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_id_unique" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_number_unique" UNIQUE("number");