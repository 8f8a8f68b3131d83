ALTER TABLE "charges" ADD COLUMN "pricing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "segment" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "applied_to_item_id" text;--> statement-breakpoint
ALTER TABLE "product_charge_prices" ADD COLUMN "pricing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_bill_date" date;--> statement-breakpoint
CREATE INDEX "subscriptions_next_bill" ON "subscriptions" USING btree ("next_bill_date");--> statement-breakpoint
UPDATE "charges" SET "pricing" = jsonb_build_object('price', "price"::text);--> statement-breakpoint
UPDATE "product_charge_prices" SET "pricing" = jsonb_build_object('price', "price"::text);--> statement-breakpoint
UPDATE "subscriptions" SET "next_bill_date" = "start_date" WHERE "latest";--> statement-breakpoint
ALTER TABLE "charges" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "product_charge_prices" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" DROP COLUMN "billing_timing";--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" DROP COLUMN "end_date_condition";--> statement-breakpoint
ALTER TABLE "product_rate_plan_charges" DROP COLUMN "taxable";