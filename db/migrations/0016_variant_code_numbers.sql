ALTER TABLE "variants" DROP CONSTRAINT "variants_sku_unique";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_gtin_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku_text" ON "variants" USING btree (lower(sku) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "variants_gtin_number" ON "variants" USING btree (lpad(gtin, 14, '0'));