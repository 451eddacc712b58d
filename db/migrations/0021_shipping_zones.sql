CREATE TABLE "shipping_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"zone_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"speed" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"per_kg_cents" integer DEFAULT 0 NOT NULL,
	"over_cents" integer DEFAULT 0 NOT NULL,
	"price_over_cents" integer DEFAULT 0 NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "shipping_methods_name" CHECK (length("shipping_methods"."name") <= 60),
	CONSTRAINT "shipping_methods_speed" CHECK ("shipping_methods"."speed" in ('standard', 'express')),
	CONSTRAINT "shipping_methods_kind" CHECK ("shipping_methods"."kind" in ('flat', 'by_weight', 'by_subtotal', 'free_above')),
	CONSTRAINT "shipping_methods_amounts" CHECK (least("shipping_methods"."price_cents", "shipping_methods"."per_kg_cents", "shipping_methods"."over_cents", "shipping_methods"."price_over_cents") >= 0),
	CONSTRAINT "shipping_methods_days" CHECK ("shipping_methods"."min_days" between 0 and "shipping_methods"."max_days" and "shipping_methods"."max_days" <= 365)
);
--> statement-breakpoint
CREATE TABLE "shipping_zone_countries" (
	"country" text PRIMARY KEY NOT NULL,
	"zone_id" uuid NOT NULL,
	CONSTRAINT "shipping_zone_countries_country" CHECK ("shipping_zone_countries"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"is_rest" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_zones_name" CHECK (length("shipping_zones"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_express";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "shipping" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_min_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_max_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_countries" ADD CONSTRAINT "shipping_zone_countries_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_methods_position" ON "shipping_methods" USING btree ("zone_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_methods_names" ON "shipping_methods" USING btree ("zone_id",lower(coalesce(nullif("name", ''), "speed")));--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_zones_names" ON "shipping_zones" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_zones_rest" ON "shipping_zones" USING btree ("is_rest") WHERE is_rest;--> statement-breakpoint
-- The shipping that was a setting becomes the methods of a zone for every country. A value that the shop would not have
-- read is replaced by its default, as it did.
CREATE TEMPORARY TABLE "former_shipping" AS
	WITH "own" AS (SELECT coalesce((SELECT "value" FROM "settings" WHERE "key" = 'settings.shipping'), '{}'::jsonb) AS "value"),
	"currency" AS (SELECT coalesce((SELECT "value"->>'currency' FROM "settings" WHERE "key" = 'settings.money'), 'USD') AS "code"),
	"scale" AS (
		SELECT CASE
			WHEN "code" = ANY (string_to_array('AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER', ' ')) THEN 1
			WHEN "code" = ANY (string_to_array('BHD JOD KWD LYD OMR TND', ' ')) THEN 1000
			ELSE 100 END AS "factor"
		FROM "currency"
	),
	"read" AS (
		SELECT
			CASE WHEN "value"->>'expressPrice' ~ '^\d{1,6}(\.\d+)?$' THEN ("value"->>'expressPrice')::numeric ELSE 14.95 END AS "price",
			CASE WHEN "value"->>'freeExpressOver' ~ '^\d{1,6}(\.\d+)?$' THEN ("value"->>'freeExpressOver')::numeric ELSE 200 END AS "over",
			CASE WHEN "value"->>'deliveryDays' ~ '^\d{1,2}(-\d{1,2})?$' THEN "value"->>'deliveryDays' ELSE '3-7' END AS "standard",
			CASE WHEN "value"->>'expressDays' ~ '^\d{1,2}(-\d{1,2})?$' THEN "value"->>'expressDays' ELSE '1-2' END AS "express"
		FROM "own"
	)
	SELECT
		round("price" * "factor")::integer AS "express_cents",
		round("over" * "factor")::integer AS "over_cents",
		split_part("standard", '-', 1)::integer AS "standard_min",
		regexp_replace("standard", '^.*-', '')::integer AS "standard_max",
		split_part("express", '-', 1)::integer AS "express_min",
		regexp_replace("express", '^.*-', '')::integer AS "express_max"
	FROM "read", "scale";--> statement-breakpoint
WITH "zone" AS (INSERT INTO "shipping_zones" ("name", "is_rest") VALUES ('All countries', true) RETURNING "id")
INSERT INTO "shipping_methods" ("zone_id", "position", "speed", "kind", "price_cents", "over_cents", "min_days", "max_days")
	SELECT "id", 0, 'standard', 'flat', 0, 0, "standard_min", "standard_max" FROM "zone", "former_shipping"
	UNION ALL
	SELECT "id", 1, 'express', 'free_above', "express_cents", "over_cents", "express_min", "express_max" FROM "zone", "former_shipping";--> statement-breakpoint
UPDATE "checkout_sessions" SET "shipping" = jsonb_build_array(
	jsonb_build_object('option', 'standard', 'name', '', 'speed', 'standard', 'cents', 0, 'minDays', "standard_min", 'maxDays', "standard_max", 'arrival', "arrivals"->'standard', 'holdsIn', 'US'),
	jsonb_build_object('option', 'express', 'name', '', 'speed', 'express', 'cents', "checkout_sessions"."express_cents", 'minDays', "express_min", 'maxDays', "express_max", 'arrival', "arrivals"->'express', 'holdsIn', 'US')
) FROM "former_shipping";--> statement-breakpoint
UPDATE "orders" SET
	"delivery_min_days" = CASE "shipping_option" WHEN 'express' THEN "express_min" ELSE "standard_min" END,
	"delivery_max_days" = CASE "shipping_option" WHEN 'express' THEN "express_max" ELSE "standard_max" END
	FROM "former_shipping" WHERE "country" = 'US';--> statement-breakpoint
UPDATE "settings" SET "value" = "value" - '{expressPrice,freeExpressOver,deliveryDays,expressDays}'::text[] WHERE "key" = 'settings.shipping';--> statement-breakpoint
DROP TABLE "former_shipping";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP COLUMN "express_cents";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP COLUMN "arrivals";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_shipping" CHECK (jsonb_typeof("checkout_sessions"."shipping") = 'array');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_days" CHECK (("orders"."delivery_min_days" is null) = ("orders"."delivery_max_days" is null) and "orders"."delivery_min_days" between 0 and "orders"."delivery_max_days");