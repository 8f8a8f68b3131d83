CREATE SEQUENCE "public"."rate_plan_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"result" jsonb,
	"errors" text,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "trigger_event" text DEFAULT 'ContractEffective' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "segment" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "align_date" date;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_actions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_actions" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_actions" ADD COLUMN "base_version" integer;--> statement-breakpoint
ALTER TABLE "order_actions" ADD COLUMN "new_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scheduled_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "updated_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "number" text DEFAULT 'RP-' || lpad(nextval('rate_plan_numbers')::text, 8, '0') NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "last_change_type" text;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "removed_on" date;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_cancel_date" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_suspend_date" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_resume_date" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "resume_extends_term" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "suspended_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "order_jobs_status" ON "order_jobs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "order_actions_subscription" ON "order_actions" USING btree ("subscription_number");