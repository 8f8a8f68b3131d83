CREATE TABLE "access_tokens" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hosted_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL
);

--> statement-breakpoint
INSERT INTO "hosted_pages" ("id", "name", "type", "version") SELECT '5a0d000000000000000000000000f0a9', 'Payment form', 'Credit Card', '2' FROM "tenant";
