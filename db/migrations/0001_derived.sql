-- What is derived from other rows is kept by the database itself, so that no writer can forget it.

CREATE FUNCTION immutable_unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT unaccent('unaccent', $1) $$;--> statement-breakpoint

CREATE FUNCTION search_text(name text, brand text, sku text, tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT lower(public.immutable_unaccent(name || ' ' || brand || ' ' || sku || ' ' || array_to_string(tags, ' '))) $$;--> statement-breakpoint

ALTER TABLE products ADD COLUMN search_text text GENERATED ALWAYS AS (public.search_text(name, brand, sku, tags)) STORED;--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

CREATE FUNCTION refresh_sellable(changed uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE products SET is_sellable = now_sellable
  FROM (SELECT EXISTS (
    SELECT FROM variants WHERE product_id = changed AND (on_hand IS NULL OR on_hand > reserved)
  ) AS now_sellable) AS fresh
  WHERE id = changed AND is_sellable <> now_sellable
$$;--> statement-breakpoint

CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_sellable(OLD.product_id);
  ELSE
    PERFORM refresh_sellable(NEW.product_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR UPDATE OF on_hand, reserved OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION variants_changed();--> statement-breakpoint

CREATE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD.product_id; ELSE changed := NEW.product_id; END IF;
  UPDATE products SET rating_average = fresh.average, rating_count = fresh.written
  FROM (
    SELECT avg(rating)::real AS average, count(*)::int AS written FROM reviews WHERE product_id = changed AND hidden_at IS NULL
  ) AS fresh
  WHERE id = changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OF rating, hidden_at OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION reviews_changed();--> statement-breakpoint

CREATE FUNCTION price_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (product_id, price_cents, old_price_cents) VALUES (NEW.id, NEW.price_cents, NEW.old_price_cents);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER price_noted_first AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION price_noted();--> statement-breakpoint
CREATE TRIGGER price_noted AFTER UPDATE OF price_cents, old_price_cents ON products FOR EACH ROW
  WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents OR OLD.old_price_cents IS DISTINCT FROM NEW.old_price_cents)
  EXECUTE FUNCTION price_noted();--> statement-breakpoint

CREATE FUNCTION catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('catalog_changed', OLD.id::text);
  ELSE
    PERFORM pg_notify('catalog_changed', NEW.id::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalog_changed AFTER INSERT OR DELETE OR UPDATE OF
  sku, name, description, brand, category, sub_category, type, tags, price_cents, old_price_cents, measurement, status,
  deleted_at, is_sellable, rating_average, rating_count
  ON products FOR EACH ROW EXECUTE FUNCTION catalog_changed();
