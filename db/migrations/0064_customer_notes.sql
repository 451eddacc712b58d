ALTER TABLE "customers" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_tags" ON "customers" USING gin ("tags") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "orders_guests" ON "orders" USING btree ("email") WHERE customer_id is null and email <> '';