CREATE TABLE "callout_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"callout_id" text NOT NULL,
	"number" integer NOT NULL,
	"succeeded" boolean NOT NULL,
	"response_code" integer,
	"response_content" text NOT NULL,
	"attempted_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callout_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"inline" boolean NOT NULL,
	"active" boolean NOT NULL,
	"event_category" integer,
	"event_type_name" text,
	"event_type_namespace" text NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"params" jsonb,
	"headers" jsonb,
	"custom_body" text,
	"use_custom_body" boolean DEFAULT false NOT NULL,
	"retry" boolean NOT NULL,
	"required_auth" boolean NOT NULL,
	"auth" jsonb,
	"hmac" jsonb,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callouts" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"definition_id" text NOT NULL,
	"template_id" text NOT NULL,
	"event" text NOT NULL,
	"event_category" integer,
	"object_ids" jsonb NOT NULL,
	"context" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_triggers" (
	"id" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"base_object" text NOT NULL,
	"condition" text NOT NULL,
	"event_type_name" text NOT NULL,
	"display_name" text NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_triggers_event_type_name_unique" UNIQUE("event_type_name")
);
--> statement-breakpoint
CREATE TABLE "notification_definitions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"callout_active" boolean NOT NULL,
	"event_category" integer,
	"event_type_name" text NOT NULL,
	"event_type_namespace" text NOT NULL,
	"associated_account" text,
	"filter_rule" jsonb,
	"filter_rule_params" jsonb,
	"template_ids" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_definitions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "callout_attempts" ADD CONSTRAINT "callout_attempts_callout_id_callouts_id_fk" FOREIGN KEY ("callout_id") REFERENCES "public"."callouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callouts" ADD CONSTRAINT "callouts_definition_id_notification_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."notification_definitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callouts" ADD CONSTRAINT "callouts_template_id_callout_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."callout_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callout_attempts_callout" ON "callout_attempts" USING btree ("callout_id");--> statement-breakpoint
CREATE INDEX "callout_attempts_date" ON "callout_attempts" USING btree ("attempted_date");--> statement-breakpoint
CREATE INDEX "callouts_due" ON "callouts" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "callouts_template" ON "callouts" USING btree ("template_id");