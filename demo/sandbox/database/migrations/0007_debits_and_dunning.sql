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
CREATE TABLE "payment_challenges" (
	"challenge_digest" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settles_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "comes_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dunning_cases" ADD CONSTRAINT "dunning_cases_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_cases" ADD CONSTRAINT "dunning_cases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_suspensions" ADD CONSTRAINT "dunning_suspensions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_challenges" ADD CONSTRAINT "payment_challenges_token_digest_payment_sessions_token_digest_fk" FOREIGN KEY ("token_digest") REFERENCES "public"."payment_sessions"("token_digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dunning_cases_account" ON "dunning_cases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "dunning_suspensions_subscription" ON "dunning_suspensions" USING btree ("subscription_number");