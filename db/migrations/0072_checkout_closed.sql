DROP INDEX "checkout_sessions_due";--> statement-breakpoint
CREATE INDEX "checkout_sessions_unclosed" ON "checkout_sessions" USING btree ("expires_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_customer" ON "checkout_sessions" USING btree ("customer_id") WHERE customer_id is not null and closed_at is null;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_closed" CHECK ("checkout_sessions"."closed_at" is null or "checkout_sessions"."status" in ('ordered', 'expired', 'refunded'));