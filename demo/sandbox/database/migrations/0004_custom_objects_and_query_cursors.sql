CREATE TABLE "custom_object_records" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"position" bigserial NOT NULL,
	"fields" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_object_values" (
	"object" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "custom_object_values_object_field_value_pk" PRIMARY KEY("object","field","value")
);
--> statement-breakpoint
CREATE TABLE "custom_objects" (
	"object" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"schema" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_objects_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "query_cursors" (
	"locator" text PRIMARY KEY NOT NULL,
	"query_string" text NOT NULL,
	"after" text NOT NULL,
	"size" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "custom_object_records" ADD CONSTRAINT "custom_object_records_object_custom_objects_object_fk" FOREIGN KEY ("object") REFERENCES "public"."custom_objects"("object") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_object_values" ADD CONSTRAINT "custom_object_values_record_id_custom_object_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."custom_object_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_object_records_object" ON "custom_object_records" USING btree ("object","position");