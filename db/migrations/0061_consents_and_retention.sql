CREATE TABLE "retention_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"removed" integer NOT NULL,
	"ran_at" timestamp with time zone DEFAULT shop_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext",
	"email_hash" text,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"wording" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "newsletter_consents_event" CHECK ("newsletter_consents"."event" in ('asked', 'confirmed', 'imported', 'withdrawn', 'erased')),
	CONSTRAINT "newsletter_consents_source" CHECK ("newsletter_consents"."source" in ('form', 'sign-up', 'email-link', 'one-click', 'staff', 'import', 'erasure', 'earlier')),
	CONSTRAINT "newsletter_consents_whose" CHECK (("newsletter_consents"."email" is null) = ("newsletter_consents"."email_hash" is not null) and ("newsletter_consents"."email" is null) = ("newsletter_consents"."erased_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_consents_newest" ON "newsletter_consents" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_consents_email" ON "newsletter_consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_consents_hash" ON "newsletter_consents" USING btree ("email_hash") WHERE email_hash is not null;--> statement-breakpoint
-- The history of addresses that were there before begins with what is known of them.
INSERT INTO "newsletter_consents" ("email", "event", "source", "at")
SELECT "email", 'confirmed', 'earlier', "subscribed_at" FROM "newsletter_subscribers"
UNION ALL
SELECT "email", 'withdrawn', 'earlier', "unsubscribed_at" FROM "newsletter_subscribers" WHERE "unsubscribed_at" IS NOT NULL;
