DROP INDEX "newsletter_subscribers_newest";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_gone" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("product_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_newest" ON "stock_alerts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_sent" ON "stock_alerts" USING btree ("mailed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE mailed_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_rated" ON "reviews" USING btree ("rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE reply is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id");--> statement-breakpoint

-- The owner finds reviews by who wrote them, and people by a part of their address.
CREATE INDEX reviews_author ON reviews USING gin (plain_text(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX newsletter_subscribers_plain ON newsletter_subscribers USING gin (plain_text(email::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX stock_alerts_plain ON stock_alerts USING gin (plain_text(email::text) gin_trgm_ops);--> statement-breakpoint

-- Ratings tell of themselves by what they change of a product; words and replies have to say so.
CREATE FUNCTION review_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', NEW.product_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_words_changed AFTER UPDATE OF name, title, message, reply ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_words_changed();
