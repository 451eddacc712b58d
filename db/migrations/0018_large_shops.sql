CREATE TABLE "place_facets" (
	"place" text PRIMARY KEY NOT NULL,
	"lots" smallint NOT NULL,
	"facets" json NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_best_selling";--> statement-breakpoint

-- What a search compares lies in the index of its order, so that its products need not be read to find the few it shows.
CREATE INDEX products_best_selling ON products (sold_count DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (words, name, sku, sku_words, category_slug, sub_category_slug, type_slug)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- Within a family everything that filters and counts look at lies in two indexes: from its newest on, and by lots.
DROP INDEX products_family;--> statement-breakpoint
CREATE INDEX products_family ON products (sub_category_slug, published_at DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (type_slug, category_slug, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_family_lot ON products (sub_category_slug, type_slug, lot)
  INCLUDE (category_slug, type, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- How often the lots can be halved until a lot is no longer among them: 3 is said of the lots that are an eighth of all.
CREATE FUNCTION halvings_of(lot smallint) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT ('{1,2,3,4,5,6,7}'::integer[])[1:7 - width_bucket(lot::integer, '{8,16,32,64,128,256,512}'::integer[])] $$;--> statement-breakpoint

-- Without a list of what is still to be sorted in: every search would read it until the next vacuum.
DROP INDEX products_choices;--> statement-breakpoint
CREATE INDEX products_choices ON products USING gin (words, sku_words, color_keys, sizes, halvings_of(lot))
  WITH (fastupdate = off) WHERE status = 'published' AND deleted_at IS NULL;
