CREATE INDEX "emails_recipient" ON "emails" USING btree (lower(to_email),"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin ((name || ' ' || email || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discounts_text" ON "discounts" USING gin ((title || ' ' || coalesce(owner_email::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discount_codes_text" ON "discount_codes" USING gin (code gin_trgm_ops);--> statement-breakpoint
-- An index on an expression has no statistics until then.
ANALYZE "emails", "messages", "discounts";
