ALTER TABLE "customers" DROP CONSTRAINT "customers_role";--> statement-breakpoint
-- Whoever could do everything still can.
UPDATE "customers" SET "role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_role" CHECK ("customers"."role" is null or "customers"."role" in ('owner', 'manager', 'support', 'editor'));
