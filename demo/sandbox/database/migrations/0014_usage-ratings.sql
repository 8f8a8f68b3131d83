CREATE TABLE "billing_preview_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"csv" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "usages" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "usages" ADD COLUMN "rating_id" text;--> statement-breakpoint
CREATE INDEX "usage_ratings_charge" ON "usage_ratings" USING btree ("charge_number","part_start_date");--> statement-breakpoint
CREATE INDEX "usage_ratings_invoice_item" ON "usage_ratings" USING btree ("invoice_item_id");--> statement-breakpoint
CREATE INDEX "usages_account_unrated" ON "usages" USING btree ("account_id") WHERE status = 'Pending' and subscription_number is null;--> statement-breakpoint
CREATE INDEX "usages_subscription_unrated" ON "usages" USING btree ("subscription_number") WHERE status = 'Pending';--> statement-breakpoint
CREATE INDEX "usages_rating" ON "usages" USING btree ("rating_id");