CREATE TABLE "wanted_marks" (
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wanted_variants" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"people" integer NOT NULL,
	"waiting" integer NOT NULL,
	"since" timestamp with time zone,
	"wishlists" integer NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wanted_variants_ranked" ON "wanted_variants" USING btree ("people" DESC NULLS LAST,"views" DESC NULLS LAST,"variant_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wanted_variants_product" ON "wanted_variants" USING btree ("product_id");--> statement-breakpoint
-- The first count of the radar.
INSERT INTO "wanted_marks" SELECT "product_id" FROM "stock_alerts" WHERE "mailed_at" IS NULL
UNION SELECT "product_id" FROM "wishlist_items"
UNION SELECT v."product_id" FROM "sold_out_views" o JOIN "variants" v ON v."id" = o."variant_id";--> statement-breakpoint
CREATE INDEX "variants_sku_parts" ON "variants" USING gin (lower("sku") gin_trgm_ops) WHERE "sku" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "returns_number_parts" ON "returns" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_sheets_text" ON "stock_sheets" USING gin (plain_text("reference" || ' ' || coalesce("scope_name", '')) gin_trgm_ops);--> statement-breakpoint
-- A line is written again when it is shipped, and when it is returned: on its own page, without new entries in its indexes.
ALTER TABLE "order_lines" SET (fillfactor = 60);--> statement-breakpoint
-- An index on an expression has no statistics until then.
ANALYZE "returns", "stock_sheets";
