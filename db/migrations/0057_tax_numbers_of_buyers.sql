DROP INDEX "checkout_sessions_unordered_notes";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_sessions_unordered_notes" ON "checkout_sessions" USING btree ("created_at") WHERE status in ('expired', 'refunded') and (customer_note <> '' or gift_message <> '' or tax_number <> '');