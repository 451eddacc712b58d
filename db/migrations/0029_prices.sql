CREATE TABLE "sale_products" (
	"sale_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "sale_products_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"price_cents" integer,
	"step_cents" integer DEFAULT 1 NOT NULL,
	"scope" text NOT NULL,
	"collection_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"is_applied" boolean DEFAULT true NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "sales_name" CHECK (length("sales"."name") between 1 and 80),
	CONSTRAINT "sales_kind" CHECK ("sales"."kind" in ('percent', 'price')),
	CONSTRAINT "sales_scope" CHECK ("sales"."scope" in ('all', 'collection', 'hand')),
	CONSTRAINT "sales_state" CHECK ("sales"."state" in ('scheduled', 'running', 'ended', 'canceled')),
	CONSTRAINT "sales_reduction" CHECK (case "sales"."kind" when 'percent' then "sales"."percent" between 1 and 95 and "sales"."price_cents" is null
        else "sales"."price_cents" between 1 and 1000000000 and "sales"."percent" is null end),
	CONSTRAINT "sales_collection" CHECK ("sales"."scope" = 'collection' or "sales"."collection_id" is null),
	CONSTRAINT "sales_times" CHECK ("sales"."ends_at" > "sales"."starts_at")
);
--> statement-breakpoint
DROP INDEX "price_changes_product";--> statement-breakpoint
DROP INDEX "products_price_order";--> statement-breakpoint
DROP INDEX "products_on_sale";--> statement-breakpoint
DROP INDEX "products_family";--> statement-breakpoint
DROP INDEX "products_family_lot";--> statement-breakpoint
DROP INDEX "products_lot";--> statement-breakpoint
-- `refresh_prices` in db/functions.sql records prices now.
DROP TRIGGER IF EXISTS record_price ON products;--> statement-breakpoint
DROP TRIGGER IF EXISTS record_price_first ON products;--> statement-breakpoint
DROP FUNCTION IF EXISTS record_price();--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "is_charged" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "current_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "current_old_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_old_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "highest_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Rewrites the table once, which is faster than updating every row in every index. Old prices are shown again as far as the
-- history bears them out: `refresh_prices` runs for them at the end of db/functions.sql.
ALTER TABLE "products" ALTER COLUMN "current_price_cents" TYPE integer USING "price_cents",
	ALTER COLUMN "lowest_price_cents" TYPE integer USING "price_cents",
	ALTER COLUMN "highest_price_cents" TYPE integer USING "price_cents";--> statement-breakpoint
-- Of one transaction, the last price counts.
DELETE FROM "price_changes" a USING "price_changes" b
	WHERE a."product_id" = b."product_id" AND a."at" = b."at" AND a.ctid < b.ctid;--> statement-breakpoint
-- A price was charged from the publication on, and is not charged while a product is not in the shop.
UPDATE "price_changes" c SET "is_charged" = false FROM "products" p
	WHERE p."id" = c."product_id" AND (p."published_at" IS NULL OR c."at" < p."published_at");--> statement-breakpoint
INSERT INTO "price_changes" ("product_id", "price_cents", "old_price_cents", "at")
	SELECT DISTINCT ON (p."id") p."id", c."price_cents", c."old_price_cents", p."published_at"
	FROM "products" p JOIN "price_changes" c ON c."product_id" = p."id" AND c."at" < p."published_at"
	WHERE NOT EXISTS (SELECT FROM "price_changes" x WHERE x."product_id" = p."id" AND x."at" = p."published_at")
	ORDER BY p."id", c."at" DESC;--> statement-breakpoint
INSERT INTO "price_changes" ("product_id", "price_cents", "is_charged")
	SELECT "id", "price_cents", false FROM "products"
	WHERE "published_at" IS NOT NULL AND ("status" <> 'published' OR "deleted_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "old_price_cents" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "current_price_cents" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "current_old_price_cents" integer;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_products_product" ON "sale_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sales_due" ON "sales" USING btree ("state","starts_at") WHERE state in ('scheduled', 'running') or not is_applied;--> statement-breakpoint
CREATE INDEX "sales_newest" ON "sales" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sales_collection_id" ON "sales" USING btree ("collection_id");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_variant" ON "price_changes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "products_price_spread" ON "products" USING btree ((highest_price_cents - lowest_price_cents)) WHERE status = 'published' and deleted_at is null and highest_price_cents > lowest_price_cents;--> statement-breakpoint
CREATE INDEX "products_price_order" ON "products" USING btree ("lowest_price_cents","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null and is_reduced;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_moment" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","at");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price" CHECK ("price_changes"."price_cents" > 0 or ("price_changes"."variant_id" is not null and "price_changes"."price_cents" is null));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_price" CHECK ("variants"."price_cents" between 1 and 1000000000);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_old_price" CHECK ("variants"."old_price_cents" is null or coalesce("variants"."old_price_cents" > "variants"."price_cents", false));--> statement-breakpoint
CREATE INDEX products_family ON products (sub_category_slug, published_at DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (type_slug, category_slug, lowest_price_cents, highest_price_cents, is_reduced, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_family_lot ON products (sub_category_slug, type_slug, lot)
  INCLUDE (category_slug, type, lowest_price_cents, highest_price_cents, is_reduced, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_lot ON products (lot)
  INCLUDE (sub_category_slug, type_slug, category_slug, type, lowest_price_cents, highest_price_cents, is_reduced, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;
