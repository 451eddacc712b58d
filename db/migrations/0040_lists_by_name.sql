CREATE INDEX "customers_by_email" ON "customers" USING btree ("email" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents" DESC NULLS LAST,"id" DESC NULLS LAST);