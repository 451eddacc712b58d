CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discount_id" uuid NOT NULL,
	"code" text NOT NULL,
	"max_uses" integer,
	"uses_taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_code" CHECK ("discount_codes"."code" ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
	CONSTRAINT "discount_codes_limit" CHECK ("discount_codes"."max_uses" > 0),
	CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."uses_taken" >= 0 and "discount_codes"."uses_taken" <= "discount_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "discount_redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discount_id" uuid NOT NULL,
	"code_id" uuid,
	"session_id" uuid NOT NULL,
	"order_id" uuid,
	"title" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"email" "citext",
	"customer_id" uuid,
	"amount_cents" integer NOT NULL,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"redeemed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "discount_redemptions_once" UNIQUE("discount_id","session_id"),
	CONSTRAINT "discount_redemptions_state" CHECK ("discount_redemptions"."state" in ('held', 'redeemed', 'released', 'returned')),
	CONSTRAINT "discount_redemptions_kind" CHECK ("discount_redemptions"."kind" in ('percent', 'amount', 'free_shipping', 'buy_x_get_y', 'store_credit')),
	CONSTRAINT "discount_redemptions_amount" CHECK ("discount_redemptions"."amount_cents" >= 0),
	CONSTRAINT "discount_redemptions_returned" CHECK ("discount_redemptions"."returned_cents" between 0 and "discount_redemptions"."amount_cents"),
	CONSTRAINT "discount_redemptions_redeemed" CHECK (("discount_redemptions"."state" in ('redeemed', 'returned')) = ("discount_redemptions"."order_id" is not null and "discount_redemptions"."redeemed_at" is not null)),
	CONSTRAINT "discount_redemptions_ended" CHECK (("discount_redemptions"."state" in ('released', 'returned')) = ("discount_redemptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "discount_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discount_id" uuid NOT NULL,
	"role" text NOT NULL,
	"category_id" uuid,
	"collection_id" uuid,
	"product_id" uuid,
	CONSTRAINT "discount_targets_once" UNIQUE NULLS NOT DISTINCT("discount_id","role","category_id","collection_id","product_id"),
	CONSTRAINT "discount_targets_role" CHECK ("discount_targets"."role" in ('applies', 'gets')),
	CONSTRAINT "discount_targets_one" CHECK (num_nonnulls("discount_targets"."category_id", "discount_targets"."collection_id", "discount_targets"."product_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"rate" integer,
	"amount_cents" integer,
	"balance_cents" integer,
	"buy_quantity" integer,
	"get_quantity" integer,
	"free_speeds" text,
	"scope" text DEFAULT 'all' NOT NULL,
	"get_scope" text,
	"is_first_order" boolean DEFAULT false NOT NULL,
	"min_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"uses_taken" integer DEFAULT 0 NOT NULL,
	"is_combinable" boolean DEFAULT false NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"origin" text DEFAULT 'staff' NOT NULL,
	"owner_email" "citext",
	"owner_customer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "discounts_title" CHECK (length("discounts"."title") between 1 and 60),
	CONSTRAINT "discounts_method" CHECK ("discounts"."method" in ('code', 'automatic')),
	CONSTRAINT "discounts_kind" CHECK ("discounts"."kind" in ('percent', 'amount', 'free_shipping', 'buy_x_get_y', 'store_credit')),
	CONSTRAINT "discounts_scope" CHECK ("discounts"."scope" in ('all', 'categories', 'collections', 'products')),
	CONSTRAINT "discounts_origin" CHECK ("discounts"."origin" in ('staff', 'return', 'cashback', 'goodwill')),
	CONSTRAINT "discounts_rate" CHECK (("discounts"."kind" in ('percent', 'buy_x_get_y')) = ("discounts"."rate" is not null)),
	CONSTRAINT "discounts_rate_range" CHECK ("discounts"."rate" between 1 and 100000),
	CONSTRAINT "discounts_amount" CHECK (("discounts"."kind" in ('amount', 'store_credit')) = ("discounts"."amount_cents" is not null)),
	CONSTRAINT "discounts_amount_range" CHECK ("discounts"."amount_cents" > 0),
	CONSTRAINT "discounts_balance" CHECK (("discounts"."kind" = 'store_credit') = ("discounts"."balance_cents" is not null)),
	CONSTRAINT "discounts_balance_range" CHECK ("discounts"."balance_cents" between 0 and "discounts"."amount_cents"),
	CONSTRAINT "discounts_quantities" CHECK (("discounts"."kind" = 'buy_x_get_y') = ("discounts"."buy_quantity" is not null) and ("discounts"."buy_quantity" is null) = ("discounts"."get_quantity" is null)),
	CONSTRAINT "discounts_quantities_range" CHECK ("discounts"."buy_quantity" between 1 and 100 and "discounts"."get_quantity" between 1 and 100),
	CONSTRAINT "discounts_free_speeds" CHECK (("discounts"."kind" = 'free_shipping') = ("discounts"."free_speeds" is not null)),
	CONSTRAINT "discounts_free_speeds_range" CHECK ("discounts"."free_speeds" in ('standard', 'all')),
	CONSTRAINT "discounts_get_scope" CHECK ("discounts"."get_scope" is null or ("discounts"."kind" = 'buy_x_get_y' and "discounts"."get_scope" in ('all', 'categories', 'collections', 'products'))),
	CONSTRAINT "discounts_minimum" CHECK ("discounts"."min_subtotal_cents" >= 0),
	CONSTRAINT "discounts_dates" CHECK ("discounts"."starts_at" < "discounts"."ends_at"),
	CONSTRAINT "discounts_limits" CHECK ("discounts"."max_uses" > 0 and "discounts"."max_uses_per_customer" > 0),
	CONSTRAINT "discounts_uses" CHECK ("discounts"."uses_taken" >= 0 and "discounts"."uses_taken" <= "discounts"."max_uses"),
	CONSTRAINT "discounts_code_only" CHECK ("discounts"."method" = 'code' or ("discounts"."kind" <> 'store_credit' and "discounts"."owner_email" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_targets" ADD CONSTRAINT "discount_targets_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_targets" ADD CONSTRAINT "discount_targets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_targets" ADD CONSTRAINT "discount_targets_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_targets" ADD CONSTRAINT "discount_targets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_owner_customer_id_customers_id_fk" FOREIGN KEY ("owner_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_codes_discount" ON "discount_codes" USING btree ("discount_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_shared" ON "discount_codes" USING btree ("discount_id") WHERE max_uses is null;--> statement-breakpoint
CREATE INDEX "discount_redemptions_session" ON "discount_redemptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "discount_redemptions_order" ON "discount_redemptions" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "discount_redemptions_discount" ON "discount_redemptions" USING btree ("discount_id","state");--> statement-breakpoint
CREATE INDEX "discount_redemptions_code" ON "discount_redemptions" USING btree ("code_id") WHERE code_id is not null;--> statement-breakpoint
CREATE INDEX "discount_redemptions_email" ON "discount_redemptions" USING btree ("email","discount_id") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "discount_redemptions_customer" ON "discount_redemptions" USING btree ("customer_id","discount_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "discount_targets_category" ON "discount_targets" USING btree ("category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE INDEX "discount_targets_collection" ON "discount_targets" USING btree ("collection_id") WHERE collection_id is not null;--> statement-breakpoint
CREATE INDEX "discount_targets_product" ON "discount_targets" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("created_at","id") WHERE method = 'automatic' and not is_paused;--> statement-breakpoint
CREATE INDEX "discounts_newest" ON "discounts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "discounts_owner" ON "discounts" USING btree ("owner_customer_id") WHERE owner_customer_id is not null;--> statement-breakpoint
CREATE INDEX "discounts_owner_email" ON "discounts" USING btree ("owner_email") WHERE owner_email is not null;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_discount" CHECK ("checkout_lines"."discount_cents" between "checkout_lines"."credit_cents" and "checkout_lines"."unit_price_cents" * "checkout_lines"."quantity" and "checkout_lines"."credit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_discount" CHECK ("checkout_sessions"."discount_cents" between 0 and "checkout_sessions"."subtotal_cents");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_cents" between "order_lines"."credit_cents" and "order_lines"."unit_price_cents" * "order_lines"."quantity" and "order_lines"."credit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_cents" between 0 and "orders"."subtotal_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."tax_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" >= 0);