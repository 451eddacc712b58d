-- The current functions and triggers: derived data, and notifications about changes. Applied after the migrations whenever
-- this file has changed, so every statement must be repeatable. A function removed here is dropped by a migration; functions
-- that generated columns or indexes call are in the migrations too.

-- The clock of the shop: the database's, or ahead of it while a shop with sandbox payments is rehearsed. Statements that read
-- many rows say (SELECT shop_now()), so that it is called once. Logins, links of emails about them, rate limits, jobs and
-- webhooks keep the real time.

CREATE OR REPLACE FUNCTION shop_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT now() + make_interval(days => coalesce((SELECT ahead_days FROM shop_clock), 0))
$$;

CREATE OR REPLACE FUNCTION clock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', 'clock');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER clock_moved AFTER UPDATE OF ahead_days ON shop_clock
  FOR EACH ROW WHEN (OLD.ahead_days <> NEW.ahead_days) EXECUTE FUNCTION clock_moved();

-- Prices: what products and variants cost now, with the sales that run and the old prices that may be shown, and the history
-- of all that. Everything that shoppers, feeds and carts read comes from `refresh_prices`.

CREATE OR REPLACE FUNCTION is_shown(status text, deleted_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT status = 'published' AND deleted_at IS NULL $$;

-- The price of a sale; never above the price, and rounded half up to what a card can be charged.
CREATE OR REPLACE FUNCTION sale_price(price integer, percent integer, price_cents integer, step integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(price, CASE WHEN percent IS NULL THEN price_cents
    ELSE greatest(round(price * (100 - percent) / 100.0 / step)::integer, 1) * step END)
$$;

-- The lowest price charged in the 30 days before a product, or a variant with a price of its own, was reduced to this price,
-- which is now if it does not cost that yet; null if it was not sold before. Source: Directive 98/6/EC, Article 6a.
CREATE OR REPLACE FUNCTION prior_price(of_product uuid, of_variant uuid, price integer) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH changes AS MATERIALIZED (
    SELECT at, variant_id, price_cents, is_charged FROM price_changes
    WHERE product_id = of_product AND (variant_id IS NULL OR variant_id = of_variant)
  ), spans AS MATERIALIZED (
    SELECT moments.at, lead(moments.at, 1, 'infinity') OVER (ORDER BY moments.at) AS until,
      coalesce(own.price_cents, base.price_cents) AS cents, base.is_charged
    FROM (SELECT DISTINCT at FROM changes) AS moments
    CROSS JOIN LATERAL (
      SELECT * FROM changes WHERE variant_id IS NULL AND changes.at <= moments.at ORDER BY changes.at DESC LIMIT 1
    ) AS base
    LEFT JOIN LATERAL (
      SELECT * FROM changes WHERE variant_id IS NOT NULL AND changes.at <= moments.at ORDER BY changes.at DESC LIMIT 1
    ) AS own ON true
  ), reduction AS (
    SELECT coalesce(min(at), (SELECT shop_now())) AS at FROM spans
    WHERE at > coalesce((SELECT max(other.at) FROM spans AS other WHERE other.cents <> price OR NOT other.is_charged), '-infinity')
  )
  SELECT min(cents) FROM spans, reduction
  WHERE is_charged AND spans.at < reduction.at AND spans.until > reduction.at - interval '30 days'
$$;

-- Whether the law of the shop's country asks for it, by the setting of the owner.
CREATE OR REPLACE FUNCTION is_prior_price_needed() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value->>'oldPriceRule' FROM settings WHERE key = 'settings.prices'), 'thirtyDays') <> 'none'
$$;

-- The old price shown with a price that is claimed to be reduced from another one; null if none may be shown.
CREATE OR REPLACE FUNCTION shown_old_price(of_product uuid, of_variant uuid, price integer, claimed integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
DECLARE
  shown integer;
BEGIN
  IF claimed IS NULL THEN RETURN NULL; END IF;
  shown := CASE WHEN is_prior_price_needed() THEN prior_price(of_product, of_variant, price) ELSE claimed END;
  RETURN CASE WHEN shown > price THEN shown END;
END $$;

-- A row for what a product's variants cost together, and one for each with its own price, as they are now to be.
CREATE OR REPLACE FUNCTION prices_due(changed uuid[]) RETURNS TABLE (
  product_id uuid, variant_id uuid, price integer, old_price integer, sale_id uuid, is_charged boolean
) LANGUAGE sql STABLE AS $$
  SELECT p.id, each.variant_id, due.price,
    shown_old_price(p.id, each.variant_id, due.price, CASE WHEN s.id IS NULL THEN each.old ELSE coalesce(each.old, each.price) END),
    s.id, is_shown(p.status, p.deleted_at)
  FROM products p
  CROSS JOIN LATERAL (
    SELECT NULL::uuid AS variant_id, p.price_cents AS price, p.old_price_cents AS old
    UNION ALL
    SELECT v.id, v.price_cents, v.old_price_cents FROM variants v WHERE v.product_id = p.id AND v.price_cents IS NOT NULL
  ) AS each
  LEFT JOIN LATERAL (
    SELECT s.id, sale_price(each.price, s.percent, s.price_cents, s.step_cents) AS price
    FROM sale_products o JOIN sales s ON s.id = o.sale_id
    WHERE o.product_id = p.id AND s.state = 'running'
      AND sale_price(each.price, s.percent, s.price_cents, s.step_cents) < each.price
    ORDER BY price, s.starts_at, s.id LIMIT 1
  ) AS s ON true
  CROSS JOIN LATERAL (SELECT coalesce(s.price, each.price) AS price) AS due
  WHERE p.id = ANY (changed)
$$;

-- Locks variants before products, as checkouts do. Only what differs is written.
CREATE OR REPLACE FUNCTION refresh_prices(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN RETURN; END IF;
  PERFORM FROM variants WHERE product_id = ANY (changed) AND coalesce(price_cents, current_price_cents) IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  WITH due AS MATERIALIZED (
    SELECT * FROM prices_due(changed)
  ), recorded AS (
    INSERT INTO price_changes AS c (product_id, variant_id, price_cents, old_price_cents, is_charged, sale_id)
    SELECT due.product_id, due.variant_id, due.price, due.old_price, due.is_charged, due.sale_id
    FROM due LEFT JOIN LATERAL (
      SELECT * FROM price_changes x
      WHERE x.product_id = due.product_id AND x.variant_id IS NOT DISTINCT FROM due.variant_id ORDER BY x.at DESC LIMIT 1
    ) AS last ON true
    WHERE (last.price_cents, last.old_price_cents, last.sale_id) IS DISTINCT FROM (due.price, due.old_price, due.sale_id)
      OR due.variant_id IS NULL AND last.is_charged <> due.is_charged
    UNION ALL
    SELECT v.product_id, v.id, NULL, NULL, true, NULL
    FROM variants v WHERE v.product_id = ANY (changed) AND v.price_cents IS NULL AND v.current_price_cents IS NOT NULL
    ON CONFLICT ON CONSTRAINT price_changes_moment DO UPDATE SET price_cents = excluded.price_cents,
      old_price_cents = excluded.old_price_cents, is_charged = excluded.is_charged, sale_id = excluded.sale_id
  ), of_variants AS (
    UPDATE variants v SET current_price_cents = fresh.price, current_old_price_cents = fresh.old_price
    FROM (
      SELECT other.id, due.price, due.old_price
      FROM variants other LEFT JOIN due ON due.variant_id = other.id WHERE other.product_id = ANY (changed)
    ) AS fresh
    WHERE v.id = fresh.id
      AND (v.current_price_cents, v.current_old_price_cents) IS DISTINCT FROM (fresh.price, fresh.old_price)
  ), fresh AS (
    SELECT base.product_id, base.price, base.old_price, min(each.price) AS lowest, max(each.price) AS highest,
      (array_agg(each.old_price ORDER BY each.price, each.old_price NULLS FIRST))[1] AS lowest_old,
      bool_or(each.old_price IS NOT NULL) AS is_reduced
    FROM due AS base LEFT JOIN variants v ON v.product_id = base.product_id LEFT JOIN due AS own ON own.variant_id = v.id
    CROSS JOIN LATERAL (
      SELECT coalesce(own.price, base.price) AS price,
        CASE WHEN own.price IS NULL THEN base.old_price ELSE own.old_price END AS old_price
    ) AS each
    WHERE base.variant_id IS NULL GROUP BY base.product_id, base.price, base.old_price
  )
  UPDATE products p SET current_price_cents = fresh.price, current_old_price_cents = fresh.old_price,
    lowest_price_cents = fresh.lowest, lowest_old_price_cents = fresh.lowest_old, highest_price_cents = fresh.highest,
    is_reduced = fresh.is_reduced
  FROM fresh WHERE p.id = fresh.product_id AND (
    p.current_price_cents, p.current_old_price_cents, p.lowest_price_cents, p.lowest_old_price_cents, p.highest_price_cents,
    p.is_reduced
  ) IS DISTINCT FROM (fresh.price, fresh.old_price, fresh.lowest, fresh.lowest_old, fresh.highest, fresh.is_reduced);
END $$;

-- A new product costs what its owner set, so that hardly any has to be written twice.
CREATE OR REPLACE FUNCTION price_first_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.current_price_cents := NEW.price_cents;
  NEW.lowest_price_cents := NEW.price_cents;
  NEW.highest_price_cents := NEW.price_cents;
  NEW.current_old_price_cents := NULL;
  NEW.lowest_old_price_cents := NULL;
  NEW.is_reduced := false;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER price_first_set BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION price_first_set();

CREATE OR REPLACE FUNCTION prices_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_prices((SELECT array_agg(id) FROM fresh));
    RETURN NULL;
  END IF;
  -- Not a join: planned for few rows, it would compare each of many with all others.
  PERFORM refresh_prices((
    SELECT array_agg(id) FROM (
      SELECT id, price_cents, old_price_cents, is_shown(status, deleted_at) FROM before
      EXCEPT SELECT id, price_cents, old_price_cents, is_shown(status, deleted_at) FROM fresh
    ) AS changed
  ));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER prices_first_set AFTER INSERT ON products REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION prices_set();
CREATE OR REPLACE TRIGGER prices_set AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION prices_set();

-- Products: whether one can be sold. Computed once per statement, with the product locked, so that of two carts that take
-- the last units at once, the second sees the remaining stock.

CREATE OR REPLACE FUNCTION is_left(on_hand integer, reserved integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT on_hand IS NULL OR on_hand > reserved $$;

CREATE OR REPLACE FUNCTION refresh_sellable(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN RETURN; END IF;
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET is_sellable = NOT is_sellable
  WHERE id = ANY (changed) AND is_sellable <> EXISTS (
    SELECT FROM variants WHERE variants.product_id = products.id AND is_left(variants.on_hand, variants.reserved)
  );
END $$;

CREATE OR REPLACE FUNCTION variants_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks SELECT DISTINCT product_id FROM added WHERE NOT is_left(on_hand, reserved);
  PERFORM refresh_sellable((SELECT array_agg(DISTINCT product_id) FROM added WHERE is_left(on_hand, reserved)));
  PERFORM refresh_prices((SELECT array_agg(DISTINCT product_id) FROM added WHERE EXISTS (
    SELECT FROM variants v WHERE v.product_id = added.product_id AND v.price_cents IS NOT NULL
  )));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER variants_added AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION variants_added();

CREATE OR REPLACE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid[];
BEGIN
  moved := (
    SELECT array_agg(DISTINCT product_id) FROM (
      SELECT id, product_id, is_left(on_hand, reserved) FROM before
      EXCEPT SELECT id, product_id, is_left(on_hand, reserved) FROM fresh
    ) AS changed
  );
  IF moved IS NOT NULL THEN
    INSERT INTO wanted_marks SELECT unnest(moved);
    PERFORM refresh_sellable(moved);
  END IF;
  PERFORM refresh_prices((
    SELECT array_agg(DISTINCT product_id) FROM (
      SELECT id, product_id, price_cents, old_price_cents FROM before
      EXCEPT SELECT id, product_id, price_cents, old_price_cents FROM fresh
    ) AS changed
  ));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER variants_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();

CREATE OR REPLACE FUNCTION variants_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks SELECT DISTINCT product_id FROM removed;
  PERFORM refresh_sellable((SELECT array_agg(DISTINCT product_id) FROM removed WHERE is_left(on_hand, reserved)));
  PERFORM refresh_prices((SELECT array_agg(DISTINCT product_id) FROM removed WHERE price_cents IS NOT NULL OR EXISTS (
    SELECT FROM variants v WHERE v.product_id = removed.product_id AND v.price_cents IS NOT NULL
  )));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER variants_removed AFTER DELETE ON variants REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_removed();

-- Restock radar: which variants people want and cannot have. What changes it only marks its products, so that no shopper waits for
-- a count or for another shopper; `refresh_wanted` counts the marked ones again. A mark commits together with its change, and what
-- counts reads after it has taken the marks: of two changes at once, the mark of the later commit has both counted.

CREATE OR REPLACE FUNCTION wanted_due(of_products uuid[], days integer) RETURNS TABLE (
  variant_id uuid, product_id uuid, people integer, waiting integer, since timestamptz, wishlists integer, views integer
) LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT a.variant_id, count(*)::integer AS waiting, min(a.created_at) AS since,
      (count(*) FILTER (WHERE EXISTS (
        SELECT FROM customers u JOIN wishlist_items i ON i.customer_id = u.id
        WHERE u.email = a.email AND i.product_id = a.product_id
      )))::integer AS both_ways
    FROM stock_alerts a WHERE a.product_id = ANY (of_products) AND a.emailed_at IS NULL GROUP BY a.variant_id
  ), viewed AS (
    SELECT o.variant_id, sum(o.views)::integer AS views FROM variants v JOIN sold_out_views o ON o.variant_id = v.id
    WHERE v.product_id = ANY (of_products) AND o.day > (SELECT shop_now())::date - days GROUP BY o.variant_id
  ), listed AS (
    SELECT i.product_id, count(*)::integer AS wishlists FROM wishlist_items i WHERE i.product_id = ANY (of_products) GROUP BY i.product_id
  )
  SELECT v.id, p.id, coalesce(asked.waiting, 0) + coalesce(listed.wishlists, 0) - coalesce(asked.both_ways, 0),
    coalesce(asked.waiting, 0), asked.since, coalesce(listed.wishlists, 0), coalesce(viewed.views, 0)
  FROM products p JOIN variants v ON v.product_id = p.id
    LEFT JOIN asked ON asked.variant_id = v.id LEFT JOIN viewed ON viewed.variant_id = v.id LEFT JOIN listed ON listed.product_id = p.id
  WHERE p.id = ANY (of_products) AND p.deleted_at IS NULL AND (
    asked.variant_id IS NOT NULL OR NOT is_left(v.on_hand, v.reserved) AND p.status <> 'archived'
      AND (viewed.variant_id IS NOT NULL OR listed.product_id IS NOT NULL)
  )
$$;

-- Counts at most `max_marks` marks, with the views of the last `days`; returns how many it has taken. One at a time, so that no older
-- count is written over a newer one.
CREATE OR REPLACE FUNCTION refresh_wanted(max_marks integer, days integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  taken integer;
BEGIN
  IF NOT EXISTS (SELECT FROM wanted_marks) THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(7203);
  WITH marks AS (
    DELETE FROM wanted_marks WHERE ctid = ANY (ARRAY(SELECT ctid FROM wanted_marks LIMIT max_marks)) RETURNING product_id
  ) SELECT array_agg(DISTINCT product_id), count(*) INTO changed, taken FROM marks;
  WITH due AS MATERIALIZED (
    SELECT * FROM wanted_due(changed, days)
  ), gone AS (
    DELETE FROM wanted_variants WHERE product_id = ANY (changed) AND variant_id NOT IN (SELECT variant_id FROM due)
  )
  INSERT INTO wanted_variants AS w (variant_id, product_id, people, waiting, since, wishlists, views)
  SELECT variant_id, product_id, people, waiting, since, wishlists, views FROM due
  ON CONFLICT (variant_id) DO UPDATE SET people = excluded.people, waiting = excluded.waiting, since = excluded.since,
    wishlists = excluded.wishlists, views = excluded.views
  WHERE (w.people, w.waiting, w.since, w.wishlists, w.views)
    IS DISTINCT FROM (excluded.people, excluded.waiting, excluded.since, excluded.wishlists, excluded.views);
  RETURN taken;
END $$;

CREATE OR REPLACE FUNCTION mark_wanted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks SELECT DISTINCT product_id FROM changed;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER wanted_added AFTER INSERT ON stock_alerts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_wanted();
CREATE OR REPLACE TRIGGER wanted_changed AFTER UPDATE ON stock_alerts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_wanted();
CREATE OR REPLACE TRIGGER wanted_removed AFTER DELETE ON stock_alerts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_wanted();
CREATE OR REPLACE TRIGGER wanted_added AFTER INSERT ON wishlist_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_wanted();
CREATE OR REPLACE TRIGGER wanted_removed AFTER DELETE ON wishlist_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_wanted();

CREATE OR REPLACE FUNCTION mark_viewed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks SELECT DISTINCT v.product_id FROM changed JOIN variants v ON v.id = changed.variant_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER wanted_added AFTER INSERT ON sold_out_views REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_viewed();
CREATE OR REPLACE TRIGGER wanted_changed AFTER UPDATE ON sold_out_views REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_viewed();
CREATE OR REPLACE TRIGGER wanted_removed AFTER DELETE ON sold_out_views REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_viewed();

CREATE OR REPLACE FUNCTION mark_moved_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER wanted_moved AFTER UPDATE OF status, deleted_at ON products FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at)) EXECUTE FUNCTION mark_moved_product();

-- Who has a product on the wishlist and asked for an email is one person, by the address.
CREATE OR REPLACE FUNCTION mark_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_marks SELECT product_id FROM wishlist_items WHERE customer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER wanted_moved AFTER UPDATE OF email ON customers FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION mark_listed();

-- Products: their rating, from the reviews that are shown.

CREATE OR REPLACE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE OR REPLACE TRIGGER reviews_changed AFTER INSERT OR UPDATE OF rating, hidden_at OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION reviews_changed();

-- Categories: their paths in URLs, and the former ones, which redirect.

CREATE OR REPLACE FUNCTION category_saved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.path := NEW.slug;
  IF NEW.parent_key <> '' THEN
    -- Locked, so that of two changes at once the second sees the slug of the first.
    SELECT slug || '/' || NEW.slug INTO NEW.path FROM categories WHERE parent_key = '' AND key = NEW.parent_key FOR SHARE;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER category_saved BEFORE INSERT OR UPDATE ON categories
  FOR EACH ROW EXECUTE FUNCTION category_saved();

CREATE OR REPLACE FUNCTION category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.path = NEW.path THEN RETURN NULL; END IF;
  DELETE FROM former_category_paths WHERE path = NEW.path;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_category_paths (path, category_id) VALUES (OLD.path, NEW.id)
    ON CONFLICT (path) DO UPDATE SET category_id = excluded.category_id;
    UPDATE categories SET slug = slug WHERE NEW.parent_key = '' AND parent_key = NEW.key;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER category_moved AFTER INSERT OR UPDATE ON categories
  FOR EACH ROW EXECUTE FUNCTION category_moved();

-- Products: their categories. A title belongs to the category with that title, or else with its slug; the category of an
-- unknown title is added.

CREATE OR REPLACE FUNCTION category_called(parent text, INOUT called text, OUT found_key text) LANGUAGE plpgsql AS $$
DECLARE
  wanted text := coalesce(nullif(slug_of(called), ''), 'c-' || left(md5(called), 8));
  allowed text := CASE WHEN wanted IN ('all', 'payment') THEN wanted || '-2' ELSE wanted END;
  unused text := allowed;
  known record;
BEGIN
  FOR turn IN 2..100 LOOP
    SELECT c.key, c.title INTO known FROM categories c
    WHERE c.parent_key = parent AND c.key <> 'all' AND (lower(c.title) = lower(called) OR c.slug = wanted)
    ORDER BY lower(c.title) <> lower(called) LIMIT 1
    -- Waits for a deletion of the category, which is added again then.
    FOR KEY SHARE;
    IF FOUND THEN
      called := known.title;
      found_key := known.key;
      RETURN;
    END IF;
    -- A key stays taken when its category gets another slug.
    INSERT INTO categories (parent_key, key, slug, title)
    SELECT parent, unused, CASE WHEN EXISTS (SELECT FROM categories c WHERE c.parent_key = parent AND c.slug = allowed)
      THEN unused ELSE allowed END, called
    ON CONFLICT DO NOTHING;
    unused := wanted || '-' || turn;
  END LOOP;
  RAISE EXCEPTION 'There is no free slug for the category %.', called;
END $$;

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO NEW.sub_category, NEW.sub_category_slug FROM category_called('', NEW.sub_category);
  SELECT * INTO NEW.type, NEW.type_slug FROM category_called(NEW.sub_category_slug, NEW.type);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_added BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_placed();
CREATE OR REPLACE TRIGGER product_placed BEFORE UPDATE OF sub_category, type ON products FOR EACH ROW
  WHEN ((OLD.sub_category, OLD.type) IS DISTINCT FROM (NEW.sub_category, NEW.type))
  EXECUTE FUNCTION product_placed();

-- Products: the families that a color belongs to by its hex value, so that a search for red finds Bordeaux.

CREATE OR REPLACE FUNCTION color_families_of(hex text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT name ORDER BY name), '{}') FROM oklch_of(hex) AS color JOIN color_families f
    ON color.lightness BETWEEN f.min_lightness AND f.max_lightness AND color.chroma BETWEEN f.min_chroma AND f.max_chroma
    AND CASE WHEN f.from_hue <= f.to_hue THEN color.hue BETWEEN f.from_hue AND f.to_hue
      ELSE color.hue >= f.from_hue OR color.hue <= f.to_hue END
$$;

CREATE OR REPLACE FUNCTION color_saved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.families := color_families_of(NEW.hex);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER color_saved BEFORE INSERT OR UPDATE OF hex ON product_colors
  FOR EACH ROW EXECUTE FUNCTION color_saved();

CREATE OR REPLACE FUNCTION color_families_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_colors SET hex = hex WHERE families <> color_families_of(hex);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER color_families_changed AFTER INSERT OR UPDATE OR DELETE ON color_families
  FOR EACH STATEMENT EXECUTE FUNCTION color_families_changed();

-- Products: their colors and sizes, for the filters of the listing.

-- A plain number is sent as a number; `contract/products/size.ts` follows the same rule.
CREATE OR REPLACE FUNCTION size_on_wire(size text) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN size ~ '^(0|[1-9][0-9]{0,3})([.][0-9]?[1-9])?$' THEN to_jsonb(size::numeric) ELSE to_jsonb(size) END
$$;

CREATE OR REPLACE FUNCTION colors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET color_keys = fresh.keys, color_families = fresh.families FROM (
    SELECT affected.product_id,
      coalesce(array_agg(lower(name) ORDER BY position, name) FILTER (WHERE name IS NOT NULL), '{}') AS keys,
      array(
        SELECT DISTINCT unnest(c.families) AS family FROM product_colors c WHERE c.product_id = affected.product_id ORDER BY family
      ) AS families
    FROM (SELECT DISTINCT product_id FROM changed) AS affected LEFT JOIN product_colors USING (product_id)
    GROUP BY affected.product_id
  ) AS fresh WHERE products.id = fresh.product_id AND (color_keys <> fresh.keys OR color_families <> fresh.families);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER colors_added AFTER INSERT ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();
CREATE OR REPLACE TRIGGER colors_changed AFTER UPDATE ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();
CREATE OR REPLACE TRIGGER colors_removed AFTER DELETE ON product_colors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION colors_changed();

CREATE OR REPLACE FUNCTION sizes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sizes = fresh.sizes FROM (
    SELECT affected.product_id, coalesce(array_agg(size ORDER BY position, size) FILTER (WHERE size IS NOT NULL), '{}') AS sizes
    FROM (SELECT DISTINCT product_id FROM changed) AS affected LEFT JOIN product_sizes USING (product_id)
    GROUP BY affected.product_id
  ) AS fresh WHERE products.id = fresh.product_id AND products.sizes <> fresh.sizes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sizes_added AFTER INSERT ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();
CREATE OR REPLACE TRIGGER sizes_changed AFTER UPDATE ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();
CREATE OR REPLACE TRIGGER sizes_removed AFTER DELETE ON product_sizes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sizes_changed();

-- Search: the words of all published products, and how many products have each. Words are locked in one order, so that two
-- products saved at once wait for each other instead of deadlocking.

CREATE OR REPLACE FUNCTION count_words(changed text[], deltas integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_words WHERE word = ANY (changed) ORDER BY word FOR NO KEY UPDATE;
  UPDATE search_words SET products = products + affected.delta
  FROM unnest(changed, deltas) AS affected (word, delta) WHERE search_words.word = affected.word;
  INSERT INTO search_words (word, products)
  SELECT affected.word, affected.delta FROM unnest(changed, deltas) AS affected (word, delta)
  WHERE affected.delta > 0 AND NOT EXISTS (SELECT FROM search_words WHERE search_words.word = affected.word)
  ORDER BY affected.word
  ON CONFLICT (word) DO UPDATE SET products = search_words.products + excluded.products;
END $$;

CREATE OR REPLACE FUNCTION words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
  changed text[];
  deltas integer[];
BEGIN
  SELECT array_agg(word), array_agg(sign * products::integer) INTO changed, deltas FROM (
    SELECT unnest(words) AS word, count(*) AS products FROM rows WHERE is_shown(status, deleted_at) GROUP BY 1
  ) AS affected;
  IF changed IS NOT NULL THEN PERFORM count_words(changed, deltas); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER words_added AFTER INSERT ON products REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION words_changed();
CREATE OR REPLACE TRIGGER words_removed AFTER DELETE ON products REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION words_changed();

CREATE OR REPLACE FUNCTION words_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ) AS affected;
  IF changed IS NOT NULL THEN PERFORM count_words(changed, deltas); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER words_replaced AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.words IS DISTINCT FROM NEW.words OR is_shown(OLD.status, OLD.deleted_at) <> is_shown(NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION words_replaced();

-- Listing: the number of published products per sub-category, type and category.

CREATE OR REPLACE FUNCTION count_family(
  sub_category text, type text, category text, sub_category_slug text, type_slug text, category_slug text, delta integer
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO family_counts VALUES ($1, $2, $3, $4, $5, $6, greatest($7, 0))
  ON CONFLICT ON CONSTRAINT family_counts_sub_category_type_category_pk DO UPDATE SET products = family_counts.products + $7
$$;

CREATE OR REPLACE FUNCTION families_counted() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE OR REPLACE TRIGGER families_added AFTER INSERT ON products REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION families_counted();
CREATE OR REPLACE TRIGGER families_removed AFTER DELETE ON products REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION families_counted();

CREATE OR REPLACE FUNCTION family_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_shown(OLD.status, OLD.deleted_at) THEN
    PERFORM count_family(OLD.sub_category, OLD.type, OLD.category, OLD.sub_category_slug, OLD.type_slug, OLD.category_slug, -1);
  END IF;
  IF is_shown(NEW.status, NEW.deleted_at) THEN
    PERFORM count_family(NEW.sub_category, NEW.type, NEW.category, NEW.sub_category_slug, NEW.type_slug, NEW.category_slug, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER family_moved AFTER UPDATE ON products FOR EACH ROW
  WHEN (
    (OLD.category, OLD.sub_category, OLD.type) IS DISTINCT FROM (NEW.category, NEW.sub_category, NEW.type)
    OR is_shown(OLD.status, OLD.deleted_at) <> is_shown(NEW.status, NEW.deleted_at)
  )
  EXECUTE FUNCTION family_moved();

-- Cached pages: every change of a row that pages show is announced on `catalog_changed` with the product's id. Whole rows are
-- compared (`*=`, byte by byte), so that a new column is announced without a change here; only counters are left out.

CREATE OR REPLACE FUNCTION notify_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Counted by a job and shown nowhere.
    OLD.sold_count := NEW.sold_count;
    IF OLD *= NEW THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_notify('catalog_changed', coalesce(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_product_changed AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION notify_product_changed();

CREATE OR REPLACE FUNCTION notify_variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of the stock, pages show only whether a variant is sold out and when fewer than six units are left.
  IF TG_OP = 'UPDATE' AND least(OLD.on_hand - OLD.reserved, 6) = least(NEW.on_hand - NEW.reserved, 6) THEN
    OLD.on_hand := NEW.on_hand;
    OLD.reserved := NEW.reserved;
    IF OLD *= NEW THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_notify('catalog_changed', coalesce(NEW.product_id, OLD.product_id)::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_variant_changed AFTER INSERT OR UPDATE OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION notify_variant_changed();

CREATE OR REPLACE FUNCTION notify_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD *= NEW THEN RETURN NULL; END IF;
  PERFORM pg_notify('catalog_changed', coalesce(NEW.product_id, OLD.product_id)::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_part_changed AFTER INSERT OR UPDATE OR DELETE ON product_colors
  FOR EACH ROW EXECUTE FUNCTION notify_part_changed();
CREATE OR REPLACE TRIGGER notify_part_changed AFTER INSERT OR UPDATE OR DELETE ON product_sizes
  FOR EACH ROW EXECUTE FUNCTION notify_part_changed();
CREATE OR REPLACE TRIGGER notify_part_changed AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH ROW EXECUTE FUNCTION notify_part_changed();
CREATE OR REPLACE TRIGGER notify_part_changed AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION notify_part_changed();

CREATE OR REPLACE TRIGGER notify_part_changed AFTER INSERT OR UPDATE OR DELETE ON image_spots
  FOR EACH ROW EXECUTE FUNCTION notify_part_changed();

-- The alt text of an image is read wherever it is shown.
CREATE OR REPLACE FUNCTION notify_image_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD *= NEW THEN RETURN NULL; END IF;
  PERFORM pg_notify('catalog_changed', product_id::text)
    FROM (SELECT product_id FROM product_images WHERE image_id = NEW.id
          UNION SELECT product_id FROM image_spots WHERE image_id = NEW.id) AS pictured;
  PERFORM pg_notify('settings_changed', 'categories') FROM categories WHERE image_id = NEW.id;
  PERFORM pg_notify('settings_changed', 'categories') FROM collections WHERE image_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_image_changed AFTER UPDATE ON images
  FOR EACH ROW EXECUTE FUNCTION notify_image_changed();

-- A look is seen on pages that show its products.
CREATE OR REPLACE FUNCTION notify_look_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD *= NEW THEN RETURN NULL; END IF;
  PERFORM pg_notify('catalog_changed', product_id::text) FROM image_spots
    WHERE image_id IN (OLD.image_id, NEW.image_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_look_changed AFTER INSERT OR UPDATE OR DELETE ON looks
  FOR EACH ROW EXECUTE FUNCTION notify_look_changed();

-- Settings: every change is announced with its key.

CREATE OR REPLACE FUNCTION notify_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', coalesce(NEW.key, OLD.key));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION notify_settings_changed();

-- Categories and collections: every page has them in its menus, so that a change is announced like a setting.

CREATE OR REPLACE FUNCTION notify_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD *= NEW THEN RETURN NULL; END IF;
  PERFORM pg_notify('settings_changed', 'categories');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION notify_categories_changed();
CREATE OR REPLACE TRIGGER notify_categories_changed AFTER INSERT OR UPDATE OR DELETE ON collections
  FOR EACH ROW EXECUTE FUNCTION notify_categories_changed();

-- The home page: a change of what it shows is announced like a setting; a draft is not shown.

CREATE OR REPLACE FUNCTION notify_home_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.draft := NEW.draft;
    OLD.version := NEW.version;
    OLD.updated_at := NEW.updated_at;
    IF OLD *= NEW THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_notify('settings_changed', 'home');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER home_changed AFTER INSERT OR UPDATE OR DELETE ON home_sections
  FOR EACH ROW EXECUTE FUNCTION notify_home_changed();

-- Shipping: every page shows what it costs, so that a change is announced like a setting.

CREATE OR REPLACE FUNCTION notify_shipping_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', 'shipping');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_shipping_changed AFTER INSERT OR UPDATE OR DELETE ON shipping_zones
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shipping_changed();
CREATE OR REPLACE TRIGGER notify_shipping_changed AFTER INSERT OR UPDATE OR DELETE ON shipping_zone_countries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shipping_changed();
CREATE OR REPLACE TRIGGER notify_shipping_changed AFTER INSERT OR UPDATE OR DELETE ON carriers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shipping_changed();
CREATE OR REPLACE TRIGGER notify_shipping_changed AFTER INSERT OR UPDATE OR DELETE ON pickup_points
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shipping_changed();
CREATE OR REPLACE TRIGGER notify_shipping_changed AFTER INSERT OR UPDATE OR DELETE ON shipping_methods
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shipping_changed();

-- Size charts: any product page may show one, so that a change is announced like a setting.

CREATE OR REPLACE FUNCTION notify_size_charts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', 'size charts');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notify_size_charts_changed AFTER INSERT OR UPDATE OR DELETE ON size_charts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_size_charts_changed();
CREATE OR REPLACE TRIGGER notify_size_charts_changed AFTER INSERT OR UPDATE OR DELETE ON size_chart_places
  FOR EACH STATEMENT EXECUTE FUNCTION notify_size_charts_changed();

-- Search: a changed synonym is announced like a setting, since any cached result may differ.

CREATE OR REPLACE FUNCTION notify_synonyms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', 'search synonyms');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER synonyms_changed AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_synonyms_changed();

-- Rate limits: counting a call does not wait for the disk; a database that is killed loses the counts of its last moment.

CREATE OR REPLACE FUNCTION count_without_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER rate_limits_without_waiting BEFORE INSERT OR UPDATE OR DELETE ON rate_limits
  FOR EACH STATEMENT EXECUTE FUNCTION count_without_waiting();

-- Refunds: all of a payment are never more than it. The lock lets the refunds of one payment be counted one after the other.

CREATE OR REPLACE FUNCTION refund_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT amount_cents INTO paid FROM payments WHERE id = new.payment_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount_cents) FROM refunds WHERE payment_id = new.payment_id) > paid THEN
    RAISE EXCEPTION 'More would be refunded than was paid' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refund_within_payment AFTER INSERT OR UPDATE OF amount_cents ON refunds
  FOR EACH ROW EXECUTE FUNCTION refund_within_payment();

CREATE OR REPLACE FUNCTION refund_within_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
BEGIN
  SELECT quantity INTO ordered FROM order_lines WHERE id = new.order_line_id FOR NO KEY UPDATE;
  IF (SELECT sum(quantity) FROM refund_lines WHERE order_line_id = new.order_line_id) > ordered THEN
    RAISE EXCEPTION 'More units would be refunded than were ordered' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refund_within_line AFTER INSERT OR UPDATE ON refund_lines
  FOR EACH ROW EXECUTE FUNCTION refund_within_line();

-- Uses of discounts: a customer has at most as many as the discount allows, counted by email and by account. Those of one
-- customer are counted one after the other.

CREATE OR REPLACE FUNCTION redemption_within_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
BEGIN
  IF new.state NOT IN ('held', 'redeemed') OR new.email IS NULL THEN RETURN NULL; END IF;
  -- One that is held already becomes an order whatever the limit is now: it is paid.
  IF TG_OP = 'UPDATE' AND old.state IN ('held', 'redeemed') THEN RETURN NULL; END IF;
  SELECT least(max_uses_per_customer, CASE WHEN is_first_order THEN 1 END) INTO allowed FROM discounts WHERE id = new.discount_id;
  IF allowed IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(new.discount_id || lower(new.email::text), 7202));
  IF (
    SELECT count(*) FROM discount_redemptions
    WHERE discount_id = new.discount_id AND state IN ('held', 'redeemed')
      AND (email = new.email OR customer_id = new.customer_id)
  ) > allowed THEN
    RAISE EXCEPTION 'The discount is used more often than a customer may' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER redemption_within_limit AFTER INSERT OR UPDATE OF state ON discount_redemptions
  FOR EACH ROW EXECUTE FUNCTION redemption_within_limit();

-- Invoices and credit notes: what is issued stays as it is. Only papers of orders that no money was paid for may be deleted, when
-- the demo is cleared.

CREATE OR REPLACE FUNCTION invoice_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'An issued invoice cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (
    SELECT FROM orders JOIN checkout_sessions ON checkout_sessions.id = orders.session_id
    WHERE orders.id = old.order_id AND checkout_sessions.provider = 'sandbox'
  ) THEN RETURN old; END IF;
  RAISE EXCEPTION 'An issued invoice cannot be deleted' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER invoice_changed BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoice_changed();

-- Units of an order's lines: what was shipped and canceled is summed in the line, whose check bounds it. The rows stay as they
-- are; they go only with their order, when the demo is cleared.

-- Lines are always looked up by their ID: a plan made for thousands of them would read all lines of the shop for one.
CREATE OR REPLACE FUNCTION units_shipped() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  foreign_lines bigint;
BEGIN
  WITH sent AS MATERIALIZED (
    SELECT added.order_line_id, s.order_id, sum(added.quantity)::integer AS units
    FROM added JOIN shipments s ON s.id = added.shipment_id GROUP BY 1, 2 ORDER BY 1
  ), counted AS (
    UPDATE order_lines l SET shipped_quantity = shipped_quantity + sent.units
    FROM sent WHERE l.id = sent.order_line_id AND l.order_id = sent.order_id RETURNING l.id
  )
  SELECT (SELECT count(*) FROM sent) - (SELECT count(*) FROM counted) INTO foreign_lines;
  IF foreign_lines <> 0 THEN
    RAISE EXCEPTION 'A package has units of its own order only' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER units_shipped AFTER INSERT ON shipment_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION units_shipped();

CREATE OR REPLACE FUNCTION units_canceled() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  WITH canceled AS MATERIALIZED (
    SELECT order_line_id, sum(quantity)::integer AS units FROM added GROUP BY 1 ORDER BY 1
  )
  UPDATE order_lines l SET canceled_quantity = canceled_quantity + canceled.units
  FROM canceled WHERE l.id = canceled.order_line_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER units_canceled AFTER INSERT ON canceled_units REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION units_canceled();

CREATE OR REPLACE FUNCTION units_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM orders JOIN order_lines ON order_lines.order_id = orders.id WHERE order_lines.id = OLD.order_line_id
  ) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'Shipped and canceled units cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER units_stay BEFORE UPDATE OR DELETE ON shipment_lines FOR EACH ROW EXECUTE FUNCTION units_stay();
CREATE OR REPLACE TRIGGER units_stay BEFORE UPDATE OR DELETE ON canceled_units FOR EACH ROW EXECUTE FUNCTION units_stay();

CREATE OR REPLACE FUNCTION shipment_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'A package cannot be moved or removed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER shipment_stays BEFORE DELETE OR UPDATE OF id, order_id, position ON shipments
  FOR EACH ROW EXECUTE FUNCTION shipment_stays();

-- Prices follow the current rules: those of an older version, and those loaded with their history.
SELECT refresh_prices((
  SELECT array_agg(id) FROM products p WHERE old_price_cents IS NOT NULL OR EXISTS (
    SELECT FROM variants v WHERE v.product_id = p.id AND v.price_cents IS NOT NULL
  ) OR EXISTS (SELECT FROM sale_products o WHERE o.product_id = p.id)
));

-- Returns: of a line, never more units are on their way back or received than were shipped. The lock on the line lets two
-- returns be counted one after the other. What was received is summed in the line; a return that has ended stays as it is.

CREATE OR REPLACE FUNCTION return_within_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shipped integer;
BEGIN
  SELECT shipped_quantity INTO shipped FROM order_lines
  WHERE id = NEW.order_line_id AND order_id = (SELECT order_id FROM returns WHERE id = NEW.return_id) FOR NO KEY UPDATE;
  IF shipped IS NULL THEN
    RAISE EXCEPTION 'A return has units of its own order only' USING ERRCODE = 'check_violation';
  END IF;
  IF (
    SELECT sum(coalesce(l.received_quantity, l.quantity)) FROM return_lines l JOIN returns r ON r.id = l.return_id
    WHERE l.order_line_id = NEW.order_line_id AND r.status NOT IN ('declined', 'canceled')
      AND r.outcome IS DISTINCT FROM 'expired'
  ) > shipped THEN
    RAISE EXCEPTION 'More units would be returned than were shipped' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.received_quantity IS DISTINCT FROM OLD.received_quantity THEN
    UPDATE order_lines
    SET returned_quantity = returned_quantity + coalesce(NEW.received_quantity, 0) - coalesce(OLD.received_quantity, 0)
    WHERE id = NEW.order_line_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER return_within_line AFTER INSERT OR UPDATE OF quantity, received_quantity ON return_lines
  FOR EACH ROW EXECUTE FUNCTION return_within_line();

CREATE OR REPLACE FUNCTION return_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A return that has ended cannot begin again' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER return_stays BEFORE UPDATE OF status ON returns FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND NEW.status <> OLD.status) EXECUTE FUNCTION return_stays();
