ALTER TABLE "credit_memo_items" ADD COLUMN "tax_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memo_items" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "tax_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "tax_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_items_charge" ON "invoice_items" USING btree ("charge_number");