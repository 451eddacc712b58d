-- A SKU is found by its beginning and by its parts; it is no word of the catalogue, since it names one product only.

CREATE FUNCTION sku_words_of(sku text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
  FROM regexp_split_to_table(public.plain_text(sku), '[^[:alnum:]]+') AS word WHERE word <> ''
$$;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku_words" text[] GENERATED ALWAYS AS (public.sku_words_of(sku)) STORED;--> statement-breakpoint
DROP INDEX products_plain_sku;--> statement-breakpoint
CREATE INDEX products_plain_sku ON products (plain_text(sku) text_pattern_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
DROP INDEX products_choices;--> statement-breakpoint
CREATE INDEX products_choices ON products USING gin (words, sku_words, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;
