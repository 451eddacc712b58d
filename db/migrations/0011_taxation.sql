ALTER TABLE "checkout_sessions" ADD COLUMN "tax_mode" text DEFAULT 'us_sales' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "vat_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "included_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "included_tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_tax_mode" CHECK ("checkout_sessions"."tax_mode" in ('none', 'us_sales', 'inclusive_vat', 'stripe_tax'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_included_tax" CHECK ("orders"."included_tax_cents" between 0 and "orders"."total_cents" and "orders"."included_tax_rate" between 0 and 30000 and ("orders"."included_tax_cents" = 0 or "orders"."tax_cents" = 0));