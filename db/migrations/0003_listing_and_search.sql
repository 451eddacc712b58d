-- What the listing filters by and the search looks in lies in the product's own row, kept there by the database.

CREATE OR REPLACE FUNCTION immutable_unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;--> statement-breakpoint

CREATE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.immutable_unaccent(said)) $$;--> statement-breakpoint

CREATE FUNCTION slug_of(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT trim(BOTH '-' FROM regexp_replace(public.plain_text(said), '[^a-z0-9]+', '-', 'g')) $$;--> statement-breakpoint

-- Both what stands between spaces and its parts: `cat-eye` is found as such, as `cat` and as `eye`.
CREATE FUNCTION words_of(name text, brand text, category text, sub_category text, type text, tags text[], color_keys text[])
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH said AS (
    SELECT public.plain_text(
      name || ' ' || brand || ' ' || category || ' ' || sub_category || ' ' || type || ' '
      || array_to_string(tags, ' ') || ' ' || array_to_string(color_keys, ' ')
    ) AS plain
  ), split AS (
    SELECT regexp_split_to_table(plain, '\s+') AS word FROM said
    UNION
    SELECT regexp_split_to_table(plain, '[^[:alnum:]]+') FROM said
  )
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}') FROM split WHERE word <> ''
$$;--> statement-breakpoint

CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_words_products" CHECK ("search_words"."products" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_slug" text GENERATED ALWAYS AS (public.slug_of(category)) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sizes" numeric(7, 2)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" text[] GENERATED ALWAYS AS (public.words_of(name, brand, category, sub_category, type, tags, color_keys)) STORED;--> statement-breakpoint
ALTER TABLE products DROP COLUMN search_text;--> statement-breakpoint
DROP FUNCTION search_text(text, text, text, text[]);--> statement-breakpoint

CREATE FUNCTION colors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET color_keys = fresh.keys FROM (
    SELECT told.product_id,
      coalesce(array_agg(lower(name) ORDER BY position, name) FILTER (WHERE name IS NOT NULL), '{}') AS keys
    FROM (SELECT DISTINCT product_id FROM changed) AS told LEFT JOIN product_colors USING (product_id)
    GROUP BY told.product_id
  ) AS fresh WHERE products.id = fresh.product_id AND color_keys <> fresh.keys;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER colors_added AFTER INSERT ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();--> statement-breakpoint
CREATE TRIGGER colors_changed AFTER UPDATE ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();--> statement-breakpoint
CREATE TRIGGER colors_removed AFTER DELETE ON product_colors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();--> statement-breakpoint

CREATE FUNCTION sizes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sizes = fresh.sizes FROM (
    SELECT told.product_id, coalesce(array_agg(size ORDER BY size) FILTER (WHERE size IS NOT NULL), '{}') AS sizes
    FROM (SELECT DISTINCT product_id FROM changed) AS told LEFT JOIN product_sizes USING (product_id)
    GROUP BY told.product_id
  ) AS fresh WHERE products.id = fresh.product_id AND products.sizes <> fresh.sizes;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sizes_added AFTER INSERT ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();--> statement-breakpoint
CREATE TRIGGER sizes_changed AFTER UPDATE ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();--> statement-breakpoint
CREATE TRIGGER sizes_removed AFTER DELETE ON product_sizes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();--> statement-breakpoint

-- Words are locked in one order, so that two products saved at once wait for each other instead of colliding.
CREATE FUNCTION count_words(changed text[], deltas integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_words WHERE word = ANY (changed) ORDER BY word FOR NO KEY UPDATE;
  UPDATE search_words SET products = products + told.delta
  FROM unnest(changed, deltas) AS told (word, delta) WHERE search_words.word = told.word;
  INSERT INTO search_words (word, products)
  SELECT told.word, told.delta FROM unnest(changed, deltas) AS told (word, delta)
  WHERE told.delta > 0 AND NOT EXISTS (SELECT FROM search_words WHERE search_words.word = told.word)
  ORDER BY told.word
  ON CONFLICT (word) DO UPDATE SET products = search_words.products + excluded.products;
END $$;--> statement-breakpoint

CREATE FUNCTION is_shown(status text, deleted_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT status = 'published' AND deleted_at IS NULL $$;--> statement-breakpoint

CREATE FUNCTION words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
  changed text[];
  deltas integer[];
BEGIN
  SELECT array_agg(word), array_agg(sign * products::integer) INTO changed, deltas FROM (
    SELECT unnest(words) AS word, count(*) AS products FROM rows WHERE is_shown(status, deleted_at) GROUP BY 1
  ) AS told;
  IF changed IS NOT NULL THEN PERFORM count_words(changed, deltas); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION words_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
  deltas integer[];
BEGIN
  SELECT array_agg(word), array_agg(delta) INTO changed, deltas FROM (
    SELECT word, sum(one)::integer AS delta FROM (
      SELECT unnest(OLD.words) AS word, -1 AS one WHERE is_shown(OLD.status, OLD.deleted_at)
      UNION ALL
      SELECT unnest(NEW.words), 1 WHERE is_shown(NEW.status, NEW.deleted_at)
    ) AS each GROUP BY word HAVING sum(one) <> 0
  ) AS told;
  IF changed IS NOT NULL THEN PERFORM count_words(changed, deltas); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

UPDATE products SET
  color_keys = ARRAY(SELECT lower(name) FROM product_colors WHERE product_id = products.id ORDER BY position, name),
  sizes = ARRAY(SELECT size FROM product_sizes WHERE product_id = products.id ORDER BY size);--> statement-breakpoint
INSERT INTO search_words (word, products)
SELECT unnest(words), count(*) FROM products WHERE is_shown(status, deleted_at) GROUP BY 1;--> statement-breakpoint

CREATE TRIGGER words_added AFTER INSERT ON products REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION words_changed();--> statement-breakpoint
CREATE TRIGGER words_removed AFTER DELETE ON products REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION words_changed();--> statement-breakpoint
CREATE TRIGGER words_replaced AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.words IS DISTINCT FROM NEW.words OR is_shown(OLD.status, OLD.deleted_at) <> is_shown(NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION words_replaced();--> statement-breakpoint

CREATE INDEX products_words ON products USING gin (words) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_plain_name ON products (plain_text(name) text_pattern_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_plain_sku ON products USING gin (plain_text(sku) gin_trgm_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- A page of the shop also changes with its pictures, and when a combination sells out or runs low.
DROP TRIGGER catalog_changed ON products;--> statement-breakpoint
CREATE TRIGGER catalog_changed AFTER INSERT OR DELETE OR UPDATE OF
  sku, name, description, brand, category, sub_category, type, tags, price_cents, old_price_cents, measurement, status,
  deleted_at, is_sellable, rating_average, rating_count, color_keys, sizes
  ON products FOR EACH ROW EXECUTE FUNCTION catalog_changed();--> statement-breakpoint

CREATE FUNCTION pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', product_id::text) FROM (SELECT DISTINCT product_id FROM changed) AS told;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pictures_added AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION pictures_changed();--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION pictures_changed();--> statement-breakpoint
CREATE TRIGGER pictures_removed AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION pictures_changed();--> statement-breakpoint

CREATE OR REPLACE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sellable((
    SELECT array_agg(DISTINCT fresh.product_id) FROM before JOIN fresh USING (id)
    WHERE is_left(before.on_hand, before.reserved) <> is_left(fresh.on_hand, fresh.reserved)
  ));
  PERFORM pg_notify('catalog_changed', product_id::text) FROM (
    SELECT DISTINCT fresh.product_id FROM before JOIN fresh USING (id)
    WHERE least(before.on_hand - before.reserved, 6) <> least(fresh.on_hand - fresh.reserved, 6)
  ) AS told;
  RETURN NULL;
END $$;
