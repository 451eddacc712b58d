CREATE TABLE "family_counts" (
	"sub_category" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"sub_category_slug" text NOT NULL,
	"type_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "family_counts_sub_category_type_category_pk" PRIMARY KEY("sub_category","type","category"),
	CONSTRAINT "family_counts_products" CHECK ("family_counts"."products" >= 0)
);
--> statement-breakpoint
DROP INDEX "products_family";--> statement-breakpoint
DROP INDEX "products_best_rated";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lot" smallint GENERATED ALWAYS AS ((hashtextextended(sku, 0) & 1023)::smallint) STORED;--> statement-breakpoint
CREATE INDEX "product_colors_key" ON "product_colors" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree (coalesce(rating_average, 0) desc,"rating_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint

-- Everything that filters and counts look at lies in these two indexes: within a family, and over a share of the lots.
CREATE INDEX products_family ON products (sub_category_slug, type_slug, published_at DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (category_slug, type, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_lot ON products (lot)
  INCLUDE (sub_category_slug, type_slug, category_slug, type, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
DROP INDEX products_words;--> statement-breakpoint
CREATE INDEX products_choices ON products USING gin (words, color_keys, sizes)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

CREATE FUNCTION families_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
  place record;
BEGIN
  FOR place IN
    SELECT sub_category, type, category, sub_category_slug, type_slug, category_slug, count(*)::integer AS products
    FROM rows WHERE is_shown(status, deleted_at) GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3
  LOOP
    PERFORM count_family(place.sub_category, place.type, place.category, place.sub_category_slug, place.type_slug,
      place.category_slug, sign * place.products);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION count_family(
  sub_category text, type text, category text, sub_category_slug text, type_slug text, category_slug text, delta integer
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO family_counts VALUES ($1, $2, $3, $4, $5, $6, greatest($7, 0))
  ON CONFLICT ON CONSTRAINT family_counts_sub_category_type_category_pk DO UPDATE SET products = family_counts.products + $7
$$;--> statement-breakpoint

CREATE FUNCTION family_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_shown(OLD.status, OLD.deleted_at) THEN
    PERFORM count_family(OLD.sub_category, OLD.type, OLD.category, OLD.sub_category_slug, OLD.type_slug, OLD.category_slug, -1);
  END IF;
  IF is_shown(NEW.status, NEW.deleted_at) THEN
    PERFORM count_family(NEW.sub_category, NEW.type, NEW.category, NEW.sub_category_slug, NEW.type_slug, NEW.category_slug, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

INSERT INTO family_counts
SELECT sub_category, type, category, min(sub_category_slug), min(type_slug), min(category_slug), count(*)
FROM products WHERE is_shown(status, deleted_at) GROUP BY 1, 2, 3;--> statement-breakpoint

CREATE TRIGGER families_added AFTER INSERT ON products REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION families_counted();--> statement-breakpoint
CREATE TRIGGER families_removed AFTER DELETE ON products REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION families_counted();--> statement-breakpoint
CREATE TRIGGER family_moved AFTER UPDATE ON products FOR EACH ROW
  WHEN (
    (OLD.category, OLD.sub_category, OLD.type) IS DISTINCT FROM (NEW.category, NEW.sub_category, NEW.type)
    OR is_shown(OLD.status, OLD.deleted_at) <> is_shown(NEW.status, NEW.deleted_at)
  )
  EXECUTE FUNCTION family_moved();
