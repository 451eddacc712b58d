ALTER TABLE "till_refunds" DROP CONSTRAINT "till_refunds_idempotencyKey_unique";--> statement-breakpoint
ALTER TABLE "till_events" DROP CONSTRAINT "till_events_type";--> statement-breakpoint
ALTER TABLE "till_switches" DROP CONSTRAINT "till_switches_name";--> statement-breakpoint
ALTER TABLE "till_refunds" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "till_refunds_key" ON "till_refunds" USING btree ("idempotency_key") WHERE lost_at is null;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_type" CHECK ("till_events"."type" in ('session-paid', 'session-expired', 'charge-refunded', 'refund-changed'));--> statement-breakpoint
ALTER TABLE "till_switches" ADD CONSTRAINT "till_switches_name" CHECK ("till_switches"."name" in ('decline', 'second-factor', 'slow', 'webhook-late', 'webhook-twice', 'webhook-out-of-order', 'webhook-never', 'refund-returned'));