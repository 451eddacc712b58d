-- Collections by rule name materials in any case. With the material itself, they are counted without reading products;
-- the statistics say how many products have each.
CREATE INDEX "products_material" ON "products" (lower("material")) INCLUDE ("material")
  WHERE status = 'published' AND deleted_at IS NULL AND material IS NOT NULL;--> statement-breakpoint
CREATE STATISTICS "products_material_counts" ON (lower("material")) FROM "products";--> statement-breakpoint
ANALYZE "products";
