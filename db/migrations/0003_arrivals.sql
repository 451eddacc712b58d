ALTER TABLE "checkout_sessions" ADD COLUMN "arrivals" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null) and "orders"."promised_from" <= "orders"."promised_to");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_expected" CHECK (("orders"."expected_from" is null) = ("orders"."expected_to" is null) and "orders"."expected_from" <= "orders"."expected_to");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered" CHECK ("orders"."delivered_on" is null or "orders"."status" = 'shipped');