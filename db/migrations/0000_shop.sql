CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint

-- Generated columns and indexes store what these functions return. Changing one therefore takes a migration that also
-- rewrites what was stored; everything that can be replaced at any time is in db/functions.sql.

CREATE FUNCTION immutable_unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;--> statement-breakpoint

CREATE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.immutable_unaccent(said)) $$;--> statement-breakpoint

CREATE FUNCTION slug_of(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT trim(BOTH '-' FROM regexp_replace(public.plain_text(said), '[^a-z0-9]+', '-', 'g')) $$;--> statement-breakpoint

-- What is between spaces and its parts: `cat-eye` is found as such, as `cat` and as `eye`.
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

-- A SKU is found by its beginning and by its parts; it is not among the words of the catalog, since it names one product only.
CREATE FUNCTION sku_words_of(sku text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
  FROM regexp_split_to_table(public.plain_text(sku), '[^[:alnum:]]+') AS word WHERE word <> ''
$$;--> statement-breakpoint

-- The admin search also finds drafts and archived products.
CREATE FUNCTION owner_text_of(sku text, name text, brand text, type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.plain_text(sku || ' ' || name || ' ' || brand || ' ' || type) $$;--> statement-breakpoint

-- How often the lots can be halved until a lot is no longer among them: 3 for the lots in the first eighth.
CREATE FUNCTION halvings_of(lot smallint) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT ('{1,2,3,4,5,6,7}'::integer[])[1:7 - width_bucket(lot::integer, '{8,16,32,64,128,256,512}'::integer[])] $$;--> statement-breakpoint

CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_lines" (
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"image" text NOT NULL,
	"color" text,
	"size" numeric(7, 2),
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_id" text,
	CONSTRAINT "checkout_lines_session_id_position_pk" PRIMARY KEY("session_id","position"),
	CONSTRAINT "checkout_lines_quantity" CHECK ("checkout_lines"."quantity" between 1 and 100),
	CONSTRAINT "checkout_lines_price" CHECK ("checkout_lines"."unit_price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_session_id" text,
	"provider" text NOT NULL,
	"url" text,
	"customer_id" uuid,
	"visitor_hash" text NOT NULL,
	"idempotency_key" text,
	"cart_hash" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'opening' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"express_cents" integer NOT NULL,
	"tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"return_pathname" text DEFAULT '/cart' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "checkout_sessions_providerSessionId_unique" UNIQUE("provider_session_id"),
	CONSTRAINT "checkout_sessions_status" CHECK ("checkout_sessions"."status" in ('opening', 'open', 'ordered', 'expired', 'refunded')),
	CONSTRAINT "checkout_sessions_subtotal" CHECK ("checkout_sessions"."subtotal_cents" > 0),
	CONSTRAINT "checkout_sessions_express" CHECK ("checkout_sessions"."express_cents" >= 0),
	CONSTRAINT "checkout_sessions_open" CHECK ("checkout_sessions"."status" = 'opening' or "checkout_sessions"."status" = 'expired' or "checkout_sessions"."provider_session_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"session_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	CONSTRAINT "reservations_session_id_variant_id_pk" PRIMARY KEY("session_id","variant_id"),
	CONSTRAINT "reservations_quantity" CHECK ("reservations"."quantity" > 0),
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'taken', 'released'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text,
	"channel" text DEFAULT 'Others' NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_role" CHECK ("customers"."role" is null or "customers"."role" = 'admin')
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_cause_unique" UNIQUE("cause"),
	CONSTRAINT "emails_state" CHECK ("emails"."state" in ('queued', 'sent', 'parked')),
	CONSTRAINT "emails_sent" CHECK (("emails"."state" = 'sent') = ("emails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"file_key" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('waiting', 'running', 'done', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "image_uploads" (
	"image_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"tint" text DEFAULT '#e9e4db' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0),
	CONSTRAINT "images_tint" CHECK ("images"."tint" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_replies_place" UNIQUE("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"department" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" "citext" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"last_mailed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"detail" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"image" text NOT NULL,
	"color" text,
	"size" numeric(7, 2),
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_place" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."unit_price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text DEFAULT 'MG-' || nextval('order_numbers') NOT NULL,
	"session_id" uuid NOT NULL,
	"customer_id" uuid,
	"status" text DEFAULT 'processing' NOT NULL,
	"email" "citext" NOT NULL,
	"customer_name" text NOT NULL,
	"shipping_option" text NOT NULL,
	"shipping_name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"receipt_email_count" integer DEFAULT 0 NOT NULL,
	"review_email_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('processing', 'shipped', 'canceled')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" + "orders"."tax_cents"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal_cents" > 0 and "orders"."shipping_cents" >= 0 and "orders"."tax_cents" >= 0),
	CONSTRAINT "orders_shipped" CHECK (("orders"."status" = 'shipped') = ("orders"."shipped_at" is not null)),
	CONSTRAINT "orders_tracked" CHECK ("orders"."status" <> 'shipped' or ("orders"."carrier" is not null and "orders"."tracking_number" is not null)),
	CONSTRAINT "orders_canceled" CHECK (("orders"."status" = 'canceled') = ("orders"."canceled_at" is not null)),
	CONSTRAINT "orders_carrier" CHECK ("orders"."carrier" is null or "orders"."carrier" in ('USPS', 'FEDEX', 'UPS'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"order_id" uuid,
	"provider" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"card_last4" text DEFAULT '' NOT NULL,
	"card_brand" text DEFAULT '' NOT NULL,
	"disputed_at" timestamp with time zone,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_chargeId_unique" UNIQUE("charge_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_last4" CHECK ("payments"."card_last4" ~ '^([0-9]{4})?$')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "refunds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_providerRefundId_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "place_facets" (
	"place" text PRIMARY KEY NOT NULL,
	"lots" smallint NOT NULL,
	"facets" json NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_colors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"price_id" text,
	CONSTRAINT "product_colors_name" UNIQUE("product_id","name"),
	CONSTRAINT "product_colors_hex" CHECK ("product_colors"."hex" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "product_colors_filled" CHECK (length("product_colors"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"color_id" uuid,
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_images_place" UNIQUE NULLS NOT DISTINCT("product_id","color_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"product_id" uuid NOT NULL,
	"size" numeric(7, 2) NOT NULL,
	CONSTRAINT "product_sizes_size" UNIQUE("product_id","size"),
	CONSTRAINT "product_sizes_positive" CHECK ("product_sizes"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT 'MG' NOT NULL,
	"category" text NOT NULL,
	"sub_category" text NOT NULL,
	"type" text NOT NULL,
	"sub_category_slug" text NOT NULL,
	"type_slug" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_slug" text GENERATED ALWAYS AS (slug_of(category)) STORED,
	"color_keys" text[] DEFAULT '{}' NOT NULL,
	"sizes" numeric(7, 2)[] DEFAULT '{}' NOT NULL,
	"lot" smallint GENERATED ALWAYS AS ((hashtextextended(sku, 0) & 1023)::smallint) STORED,
	"words" text[] GENERATED ALWAYS AS (words_of(name, brand, category, sub_category, type, array_append(tags, material), color_keys)) STORED,
	"sku_words" text[] GENERATED ALWAYS AS (sku_words_of(sku)) STORED,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"price_id" text,
	"material" text,
	"care" text DEFAULT '' NOT NULL,
	"measurement" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"is_sellable" boolean DEFAULT false NOT NULL,
	"rating_average" real,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price" CHECK ("products"."price_cents" > 0 and "products"."price_cents" <= 1000000000),
	CONSTRAINT "products_old_price" CHECK ("products"."old_price_cents" is null or "products"."old_price_cents" > "products"."price_cents"),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "products_published" CHECK ("products"."status" <> 'published' or "products"."published_at" is not null),
	CONSTRAINT "products_measurement" CHECK ("products"."measurement" is null or "products"."measurement" ~ '^[0-9]{1,3}-[0-9]{1,3}-[0-9]{1,3}$'),
	CONSTRAINT "products_name" CHECK (length("products"."name") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_words_products" CHECK ("search_words"."products" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"cause_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"color_id" uuid,
	"size" numeric(7, 2),
	"on_hand" integer,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_combination" UNIQUE NULLS NOT DISTINCT("product_id","color_id","size"),
	CONSTRAINT "variants_on_hand" CHECK ("variants"."on_hand" is null or "variants"."on_hand" >= "variants"."reserved"),
	CONSTRAINT "variants_reserved" CHECK ("variants"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reconciliation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid,
	"order_id" uuid,
	"amount_cents" integer,
	"note" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_findings_kind" CHECK ("reconciliation_findings"."kind" in ('paid-without-order', 'order-without-charge', 'other-amount', 'refund-waiting', 'returned-not-canceled'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"asked" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"mended" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"image_id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"review_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"rating" integer NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_filled" CHECK ("reviews"."name" <> '' and "reviews"."title" <> '' and "reviews"."message" <> '')
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"charge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "sandbox_events_type" CHECK ("sandbox_events"."type" in ('session-paid', 'session-expired', 'charge-refunded', 'refund-changed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"lost_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"basket" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"charge_id" text,
	"amount_cents" integer,
	"shipping_cents" integer,
	"tax_cents" integer,
	"buyer" jsonb,
	"card_last4" text,
	"card_brand" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_sessions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_sessions_chargeId_unique" UNIQUE("charge_id"),
	CONSTRAINT "sandbox_sessions_status" CHECK ("sandbox_sessions"."status" in ('open', 'paid', 'expired')),
	CONSTRAINT "sandbox_sessions_paid" CHECK (("sandbox_sessions"."status" = 'paid') = ("sandbox_sessions"."charge_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_switches_name" CHECK ("sandbox_switches"."name" in ('decline', 'second-factor', 'slow', 'webhook-late', 'webhook-twice', 'webhook-out-of-order', 'webhook-never', 'refund-returned'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_uploads" ADD CONSTRAINT "image_uploads_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_request_id_messages_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_color_id_product_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."product_colors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_id_product_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."product_colors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD CONSTRAINT "reconciliation_findings_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD CONSTRAINT "reconciliation_findings_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ADD CONSTRAINT "reconciliation_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_session_id_sandbox_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_by_actor" ON "audit_events" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_by_kind" ON "audit_events" USING btree ("subject_kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_due" ON "checkout_sessions" USING btree ("expires_at") WHERE status in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "checkout_sessions_visitor" ON "checkout_sessions" USING btree ("visitor_hash","status");--> statement-breakpoint
CREATE INDEX "checkout_sessions_idempotency" ON "checkout_sessions" USING btree ("visitor_hash","idempotency_key");--> statement-breakpoint
CREATE INDEX "checkout_sessions_created" ON "checkout_sessions" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX "reservations_variant" ON "reservations" USING btree ("variant_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "emails_by_state" ON "emails" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "image_uploads_age" ON "image_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_customer" ON "messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_gone" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at","amount_cents");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "refunds_done_at" ON "refunds" USING btree ("done_at","amount_cents") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "price_changes_product" ON "price_changes" USING btree ("product_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_colors_key" ON "product_colors" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "product_images_color" ON "product_images" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "product_images_image" ON "product_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price_order" ON "products" USING btree ("price_cents","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree (coalesce(rating_average, 0) desc,"rating_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_tags" ON "products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "products_made" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_made_in_status" ON "products" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_within" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stock_changes_variant" ON "stock_changes" USING btree ("variant_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "variants_color" ON "variants" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "reconciliation_findings_of" ON "reconciliation_findings" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "reconciliations_newest" ON "reconciliations" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_photos_waiting" ON "review_photos" USING btree ("created_at") WHERE review_id is null;--> statement-breakpoint
CREATE INDEX "review_photos_customer" ON "review_photos" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_rated" ON "reviews" USING btree ("rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE reply is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_day" ON "reviews" USING btree ("product_id","customer_id",((created_at at time zone 'UTC')::date));--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("next_try_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_events_session" ON "sandbox_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_charge" ON "sandbox_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_key" ON "sandbox_refunds" USING btree ("idempotency_key") WHERE lost_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("variant_id","email") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_in_order" ON "stock_alerts" USING btree ("variant_id","created_at","id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("product_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_newest" ON "stock_alerts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_sent" ON "stock_alerts" USING btree ("mailed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE mailed_at is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id");--> statement-breakpoint

-- Customers are found by any part of their name or email, in either case, with and without accents.
ALTER TABLE customers ADD COLUMN search_text text GENERATED ALWAYS AS (public.plain_text(first_name || ' ' || last_name || ' ' || email::text)) STORED;--> statement-breakpoint
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX reviews_author ON reviews USING gin (plain_text(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX newsletter_subscribers_plain ON newsletter_subscribers USING gin (plain_text(email::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX stock_alerts_plain ON stock_alerts USING gin (plain_text(email::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX products_owner_text ON products USING gin (owner_text_of(sku, name, brand, type) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX products_plain_name ON products (plain_text(name) text_pattern_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_plain_sku ON products (plain_text(sku) text_pattern_ops) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- What a search compares is in the index of its order, so that it need not read products to find the few it shows.
CREATE INDEX products_best_selling ON products (sold_count DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (words, name, sku, sku_words, category_slug, sub_category_slug, type_slug)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- Everything that filters and counts look at is in these indexes: within a family by age and by lot, and over all products by lot.
CREATE INDEX products_family ON products (sub_category_slug, published_at DESC NULLS LAST, id DESC NULLS LAST)
  INCLUDE (type_slug, category_slug, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_family_lot ON products (sub_category_slug, type_slug, lot)
  INCLUDE (category_slug, type, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX products_lot ON products (lot)
  INCLUDE (sub_category_slug, type_slug, category_slug, type, price_cents, old_price_cents, is_sellable, rating_average, color_keys, sizes, material)
  WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- Without a pending list, which every search would read until the next vacuum.
CREATE INDEX products_choices ON products USING gin (words, sku_words, color_keys, sizes, halvings_of(lot))
  WITH (fastupdate = off) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint

-- On SSDs a page read out of order costs hardly more than one read in order, and the statements of a shop are too short
-- to be compiled. Set for this role in this database alone; other shops on the same server keep their settings.
DO $$
BEGIN
  EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET random_page_cost = 1.1', current_database());
  EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'The planner keeps the settings of the server.';
END $$;
