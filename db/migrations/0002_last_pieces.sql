-- Whether a product can be sold only changes when one of its variants starts or stops being sellable. Looked at once per
-- statement, and with the product locked: of two carts that take the last pieces at once, the second sees what the first left.

DROP TRIGGER variants_changed ON variants;--> statement-breakpoint
DROP FUNCTION variants_changed();--> statement-breakpoint
DROP FUNCTION refresh_sellable(uuid);--> statement-breakpoint

CREATE FUNCTION is_left(on_hand integer, reserved integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT on_hand IS NULL OR on_hand > reserved $$;--> statement-breakpoint

CREATE FUNCTION refresh_sellable(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN RETURN; END IF;
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET is_sellable = NOT is_sellable
  WHERE id = ANY (changed) AND is_sellable <> EXISTS (
    SELECT FROM variants WHERE variants.product_id = products.id AND is_left(variants.on_hand, variants.reserved)
  );
END $$;--> statement-breakpoint

CREATE FUNCTION variants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sellable((SELECT array_agg(DISTINCT product_id) FROM added WHERE is_left(on_hand, reserved)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_added AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION variants_added();--> statement-breakpoint

CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sellable((
    SELECT array_agg(DISTINCT fresh.product_id) FROM before JOIN fresh USING (id)
    WHERE is_left(before.on_hand, before.reserved) <> is_left(fresh.on_hand, fresh.reserved)
  ));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();--> statement-breakpoint

CREATE FUNCTION variants_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sellable((SELECT array_agg(DISTINCT product_id) FROM removed WHERE is_left(on_hand, reserved)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_removed AFTER DELETE ON variants REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_removed();
