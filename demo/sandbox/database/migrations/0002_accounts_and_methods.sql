CREATE TABLE "call_tokens" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"account_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"hmac_secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "card_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "last_four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "expiration_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "expiration_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "holder_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "ship_to_id" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "home_phone" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "mobile_phone" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "other_phone" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "other_phone_type" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "fax" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "tax_region" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_rate_plans" ADD COLUMN "grade" numeric;--> statement-breakpoint
ALTER TABLE "product_rate_plans" ADD COLUMN "external_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_rate_plans" ADD COLUMN "external_id_source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "call_tokens" ADD CONSTRAINT "call_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;