CREATE TABLE "shop_clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead_days" integer DEFAULT 0 NOT NULL,
	"provider" text DEFAULT 'sandbox' NOT NULL,
	CONSTRAINT "shop_clock_one" CHECK ("shop_clock"."id"),
	CONSTRAINT "shop_clock_provider" CHECK ("shop_clock"."provider" in ('sandbox', 'stripe')),
	CONSTRAINT "shop_clock_ahead" CHECK ("shop_clock"."ahead_days" between 0 and 3650 and ("shop_clock"."ahead_days" = 0 or "shop_clock"."provider" = 'sandbox'))
);
--> statement-breakpoint
-- The defaults of columns call it; today's version is in functions.sql.
CREATE FUNCTION shop_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT now() + make_interval(days => coalesce((SELECT ahead_days FROM shop_clock), 0))
$$;
--> statement-breakpoint
INSERT INTO "shop_clock" DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "checkout_sessions" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "collections" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "collections" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "home_sections" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "home_sections" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "product_imports" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "product_imports" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "issued_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "place_facets" ALTER COLUMN "counted_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "looks" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "image_uploads" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "message_replies" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "subscribed_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "canceled_units" ALTER COLUMN "at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "payment_requests" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "paid_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "stock_changes" ALTER COLUMN "at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "reconciliations" ALTER COLUMN "started_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "review_photos" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "search_synonyms" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "search_terms" ALTER COLUMN "searched_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "brand_files" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "shipped_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "shipping_zones" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "shipping_zones" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "stock_alerts" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "wishlist_items" ALTER COLUMN "created_at" SET DEFAULT shop_now();