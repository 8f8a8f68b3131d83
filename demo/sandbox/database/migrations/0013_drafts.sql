ALTER TABLE "invoices" ADD COLUMN "drafted" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "posted_date" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "invoices" SET "posted_date" = "created_date" WHERE "status" = 'Posted';
