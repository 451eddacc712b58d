CREATE TABLE "pickup_points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"ready_days" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "pickup_points_name" CHECK (length("pickup_points"."name") between 1 and 60),
	CONSTRAINT "pickup_points_country" CHECK ("pickup_points"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "pickup_points_price" CHECK ("pickup_points"."price_cents" >= 0),
	CONSTRAINT "pickup_points_days" CHECK ("pickup_points"."ready_days" between 0 and 365),
	CONSTRAINT "pickup_points_address" CHECK (not "pickup_points"."is_on" or ("pickup_points"."line1" <> '' and "pickup_points"."city" <> ''))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_points_names" ON "pickup_points" USING btree (lower("name"));