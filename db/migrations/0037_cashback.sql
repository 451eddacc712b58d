ALTER TABLE "orders" ADD COLUMN "cashback_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cashback_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_cashback_due" ON "orders" USING btree ("shipped_at") WHERE cashback_rate is not null and cashback_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cashback" CHECK ("orders"."cashback_rate" > 0 and ("orders"."cashback_at" is null or "orders"."status" = 'shipped'));