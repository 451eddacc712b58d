DROP INDEX "returns_open";--> statement-breakpoint
CREATE INDEX "discounts_of_staff" ON "discounts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE owner_email is null;--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);