-- Every checkout so far was in US dollars.
ALTER TABLE "checkout_sessions" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_currency" CHECK ("checkout_sessions"."currency" ~ '^[A-Z]{3}$');
