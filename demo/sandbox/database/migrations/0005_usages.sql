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
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	"updated_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usages_unique_key_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
ALTER TABLE "usages" ADD CONSTRAINT "usages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usages_account" ON "usages" USING btree ("account_id","position");