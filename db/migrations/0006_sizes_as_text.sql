-- Sizes become texts in the order of the owner: 38.00 is "38", 38.50 is "38.5", and the order is that of the numbers.
ALTER TABLE "product_sizes" DROP CONSTRAINT "product_sizes_size";--> statement-breakpoint
ALTER TABLE "product_sizes" DROP CONSTRAINT "product_sizes_positive";--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "product_sizes" SET "position" = placed."position" FROM (
  SELECT "product_id", "size", row_number() OVER (PARTITION BY "product_id" ORDER BY "size") - 1 AS "position" FROM "product_sizes"
) AS placed WHERE placed."product_id" = "product_sizes"."product_id" AND placed."size" = "product_sizes"."size";--> statement-breakpoint
ALTER TABLE "product_sizes" ALTER COLUMN "size" SET DATA TYPE text USING trim_scale("size")::text;--> statement-breakpoint
ALTER TABLE "checkout_lines" ALTER COLUMN "size" SET DATA TYPE text USING trim_scale("size")::text;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "size" SET DATA TYPE text USING trim_scale("size")::text;--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "size" SET DATA TYPE text USING trim_scale("size")::text;--> statement-breakpoint
CREATE FUNCTION sizes_as_text(sizes numeric[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(trim_scale(size)::text ORDER BY place), '{}') FROM unnest(sizes) WITH ORDINALITY AS s (size, place)
$$;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sizes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sizes" SET DATA TYPE text[] USING sizes_as_text("sizes");--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sizes" SET DEFAULT '{}';--> statement-breakpoint
DROP FUNCTION sizes_as_text(numeric[]);--> statement-breakpoint
CREATE UNIQUE INDEX "product_sizes_size" ON "product_sizes" USING btree ("product_id",lower(size));--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_text" CHECK ("product_sizes"."size" = btrim("product_sizes"."size") and length("product_sizes"."size") between 1 and 20);
