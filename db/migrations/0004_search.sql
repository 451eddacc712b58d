-- Generated columns call these; see the head of 0000_shop.sql.

-- A color `#rrggbb` in OKLCH: lightness from 0 to 1, chroma, and hue in degrees.
-- Source: Björn Ottosson, "A perceptual color space for image processing".
CREATE FUNCTION oklch_of(hex text, OUT lightness real, OUT chroma real, OUT hue real) LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  WITH bytes AS (
    SELECT get_byte(decode(substr(hex, 2), 'hex'), place) / 255.0::float8 AS part, place FROM generate_series(0, 2) AS place
  ), light AS (
    SELECT max(linear) FILTER (WHERE place = 0) AS r, max(linear) FILTER (WHERE place = 1) AS g, max(linear) FILTER (WHERE place = 2) AS b
    FROM (
      SELECT place, CASE WHEN part <= 0.04045 THEN part / 12.92 ELSE ((part + 0.055) / 1.055) ^ 2.4 END AS linear FROM bytes
    ) AS parts
  ), cones AS (
    SELECT cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) AS l,
      cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) AS m,
      cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) AS s
    FROM light
  ), lab AS (
    SELECT 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s AS l,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s AS a,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s AS b
    FROM cones
  )
  SELECT l::real, sqrt(a * a + b * b)::real, (degrees(atan2(b, a)) + CASE WHEN b < 0 THEN 360 ELSE 0 END)::real FROM lab
$$;--> statement-breakpoint

CREATE FUNCTION text_words_of(description text, care text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT to_tsvector('simple', public.plain_text(description || ' ' || care)) $$;--> statement-breakpoint

CREATE TABLE "color_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "color_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"min_lightness" real DEFAULT 0 NOT NULL,
	"max_lightness" real DEFAULT 1 NOT NULL,
	"min_chroma" real DEFAULT 0 NOT NULL,
	"max_chroma" real DEFAULT 1 NOT NULL,
	"from_hue" real DEFAULT 0 NOT NULL,
	"to_hue" real DEFAULT 360 NOT NULL,
	CONSTRAINT "color_families_name" CHECK ("color_families"."name" ~ '^[a-z]{2,30}$'),
	CONSTRAINT "color_families_lightness" CHECK ("color_families"."min_lightness" <= "color_families"."max_lightness"),
	CONSTRAINT "color_families_chroma" CHECK ("color_families"."min_chroma" <= "color_families"."max_chroma"),
	CONSTRAINT "color_families_hue" CHECK ("color_families"."from_hue" between 0 and 360 and "color_families"."to_hue" between 0 and 360)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"words" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_term" UNIQUE("term"),
	CONSTRAINT "search_synonyms_filled" CHECK (length("search_synonyms"."term") between 1 and 40 and cardinality("search_synonyms"."words") between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"found" integer NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_terms_short" CHECK (length("search_terms"."term") between 2 and 80),
	CONSTRAINT "search_terms_counted" CHECK ("search_terms"."searches" > 0 and "search_terms"."found" >= 0)
);
--> statement-breakpoint

INSERT INTO color_families (name, min_lightness, max_lightness, min_chroma, max_chroma, from_hue, to_hue) VALUES
  ('black', 0, 0.32, 0, 0.03, 0, 360),
  ('gray', 0.32, 0.86, 0, 0.024, 0, 360),
  ('grey', 0.32, 0.86, 0, 0.024, 0, 360),
  ('silver', 0.7, 0.86, 0, 0.016, 0, 360),
  ('white', 0.9, 1, 0, 0.035, 0, 360),
  ('cream', 0.88, 0.96, 0.018, 0.06, 70, 110),
  ('beige', 0.72, 0.91, 0.015, 0.075, 60, 110),
  ('nude', 0.7, 0.86, 0.03, 0.075, 30, 85),
  ('tan', 0.6, 0.82, 0.05, 0.11, 55, 85),
  ('brown', 0.25, 0.7, 0.03, 0.115, 48, 85),
  ('orange', 0.5, 0.85, 0.11, 1, 40, 75),
  ('yellow', 0.68, 1, 0.09, 1, 75, 115),
  ('gold', 0.62, 0.85, 0.08, 0.15, 70, 95),
  ('red', 0.2, 0.68, 0.08, 1, 345, 47),
  ('burgundy', 0.15, 0.45, 0.05, 0.2, 345, 32),
  ('maroon', 0.15, 0.45, 0.05, 0.2, 345, 32),
  ('wine', 0.15, 0.45, 0.05, 0.2, 345, 32),
  ('pink', 0.66, 1, 0.04, 0.12, 335, 46),
  ('pink', 0.55, 1, 0.12, 1, 330, 12),
  ('purple', 0, 1, 0.035, 1, 290, 330),
  ('violet', 0, 1, 0.035, 1, 280, 320),
  ('navy', 0, 0.38, 0.025, 0.16, 240, 290),
  ('blue', 0, 1, 0.018, 1, 200, 290),
  ('turquoise', 0.55, 1, 0.05, 1, 170, 215),
  ('teal', 0.25, 0.65, 0.04, 0.2, 175, 220),
  ('green', 0, 1, 0.025, 1, 102, 185),
  ('khaki', 0.45, 0.8, 0.03, 0.1, 92, 115);--> statement-breakpoint

ALTER TABLE "product_colors" ADD COLUMN "families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint

-- What the triggers do for every change from now on. They would announce every product, and count its words twice.
DROP TRIGGER IF EXISTS words_replaced ON products;--> statement-breakpoint
ALTER TABLE product_colors DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE products DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE product_colors SET families = found.names FROM (
  SELECT c.hex, array_agg(DISTINCT f.name ORDER BY f.name) AS names
  FROM (SELECT DISTINCT hex FROM product_colors) AS c CROSS JOIN oklch_of(c.hex) AS color JOIN color_families f
    ON color.lightness BETWEEN f.min_lightness AND f.max_lightness AND color.chroma BETWEEN f.min_chroma AND f.max_chroma
    AND CASE WHEN f.from_hue <= f.to_hue THEN color.hue BETWEEN f.from_hue AND f.to_hue
      ELSE color.hue >= f.from_hue OR color.hue <= f.to_hue END
  GROUP BY c.hex
) AS found WHERE product_colors.hex = found.hex;--> statement-breakpoint
UPDATE products SET color_families = found.names FROM (
  SELECT product_id, array_agg(DISTINCT family ORDER BY family) AS names FROM product_colors, unnest(families) AS family GROUP BY product_id
) AS found WHERE products.id = found.product_id;--> statement-breakpoint
ALTER TABLE product_colors ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER USER;--> statement-breakpoint

ALTER TABLE "products" DROP COLUMN "words",
  ADD COLUMN "words" text[] GENERATED ALWAYS AS (words_of(name, brand, category, sub_category, type, array_append(tags, material), array_cat(color_keys, color_families))) STORED,
  ADD COLUMN "text_words" "tsvector" GENERATED ALWAYS AS (text_words_of(description, care)) STORED;--> statement-breakpoint
DELETE FROM search_words;--> statement-breakpoint
INSERT INTO search_words (word, products)
  SELECT word, count(*) FROM products, unnest(words) AS word WHERE status = 'published' AND deleted_at IS NULL GROUP BY word;--> statement-breakpoint

-- These went with the column that was dropped; see 0000_shop.sql.
CREATE INDEX products_best_selling ON products (sold_count DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (words, name, sku, sku_words, category_slug, sub_category_slug, type_slug)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_choices ON products USING gin (words, sku_words, color_keys, sizes, halvings_of(lot))
  WITH (fastupdate = off) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "search_terms_missed" ON "search_terms" USING btree ("searched_at" DESC NULLS LAST,"term" DESC NULLS LAST) WHERE found = 0;--> statement-breakpoint
CREATE INDEX "products_text_words" ON "products" USING gin ("text_words") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null and old_price_cents is not null;--> statement-breakpoint

-- A shop that had these synonyms in its code keeps them; a new shop starts without, and the demo shop adds its own.
INSERT INTO search_synonyms (term, words)
SELECT term, words FROM (VALUES
  ('shades', ARRAY['sunglasses']),
  ('sunnies', ARRAY['sunglasses']),
  ('eyewear', ARRAY['sunglasses']),
  ('specs', ARRAY['sunglasses']),
  ('spectacles', ARRAY['sunglasses']),
  ('glasses', ARRAY['sunglasses']),
  ('goggles', ARRAY['shield']),
  ('gown', ARRAY['dresses']),
  ('frock', ARRAY['dresses']),
  ('blouse', ARRAY['shirts']),
  ('top', ARRAY['shirts', 'knitwear']),
  ('tee', ARRAY['shirts']),
  ('sweater', ARRAY['knitwear']),
  ('jumper', ARRAY['knitwear']),
  ('pullover', ARRAY['knitwear']),
  ('cardigan', ARRAY['knitwear']),
  ('pants', ARRAY['trousers']),
  ('slacks', ARRAY['trousers']),
  ('coat', ARRAY['outerwear']),
  ('jacket', ARRAY['outerwear']),
  ('trench', ARRAY['outerwear']),
  ('clothes', ARRAY['apparel']),
  ('clothing', ARRAY['apparel']),
  ('clip', ARRAY['barrettes', 'claw']),
  ('hairclip', ARRAY['barrettes', 'claw']),
  ('hairband', ARRAY['headbands']),
  ('alice', ARRAY['headbands']),
  ('scrunchy', ARRAY['scrunchies']),
  ('purse', ARRAY['bags']),
  ('handbag', ARRAY['bags']),
  ('tote', ARRAY['bags']),
  ('shawl', ARRAY['scarves']),
  ('scarf', ARRAY['scarves']),
  ('cap', ARRAY['hats']),
  ('beanie', ARRAY['hats']),
  ('jewelry', ARRAY['jewellery']),
  ('earrings', ARRAY['jewellery']),
  ('necklace', ARRAY['jewellery']),
  ('ring', ARRAY['jewellery']),
  ('bracelet', ARRAY['jewellery']),
  ('ladies', ARRAY['women']),
  ('womens', ARRAY['women']),
  ('mens', ARRAY['men']),
  ('gents', ARRAY['men']),
  ('tortoiseshell', ARRAY['tortoise']),
  ('grey', ARRAY['gray']),
  ('gray', ARRAY['grey']),
  ('golden', ARRAY['gold']),
  ('silvery', ARRAY['silver'])
) AS known (term, words) WHERE EXISTS (SELECT FROM products);
