ALTER TABLE "variants" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sku_unique" UNIQUE("sku");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_gtin_unique" UNIQUE("gtin");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sku" CHECK ("variants"."sku" = btrim("variants"."sku") and length("variants"."sku") between 1 and 60);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_gtin" CHECK ("variants"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight" CHECK ("variants"."weight_grams" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_cost" CHECK ("variants"."cost_cents" between 0 and 1000000000);