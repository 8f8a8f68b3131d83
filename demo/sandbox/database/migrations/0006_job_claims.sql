ALTER TABLE "order_jobs" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "order_jobs" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_jobs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;