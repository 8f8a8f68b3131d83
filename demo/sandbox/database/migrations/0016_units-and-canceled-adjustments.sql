CREATE TABLE "units_of_measure" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"displayed_as" text,
	"decimal_places" integer NOT NULL,
	"rounding_mode" text NOT NULL,
	"active" boolean NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "units_of_measure_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "invoice_item_adjustments" ADD COLUMN "status" text DEFAULT 'Processed' NOT NULL;