ALTER TABLE "orders" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_days" CHECK ("orders"."return_days" between 1 and 365);--> statement-breakpoint
-- Orders placed before have the window of the settings, which held for all of them.
UPDATE "orders" SET "return_days" = coalesce((select (value->>'returnDays')::integer from "settings" where key = 'settings.returns'), 15);
