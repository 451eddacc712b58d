ALTER TABLE "orders" ADD COLUMN "review_invite_days" integer;--> statement-breakpoint
CREATE INDEX "orders_to_invite" ON "orders" USING btree ("shipped_at") WHERE review_invite_days is not null and review_email_count = 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_review_invite" CHECK ("orders"."review_invite_days" between 1 and 60);