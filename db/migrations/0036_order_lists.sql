CREATE INDEX "orders_by_delivery" ON "orders" USING btree ("shipping_option","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_total_cents" ON "orders" USING btree ("total_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer_name" ON "orders" USING btree ("customer_name" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("order_id") WHERE disputed_at is not null;--> statement-breakpoint
CREATE INDEX orders_text ON orders USING gin ((number || ' ' || email::text || ' ' || customer_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX shipments_tracking ON shipments USING gin (tracking_number gin_trgm_ops);
