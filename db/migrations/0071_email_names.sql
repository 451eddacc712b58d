ALTER TABLE "stock_alerts" RENAME COLUMN "mailed_at" TO "emailed_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "last_mailed_at" TO "last_emailed_at";--> statement-breakpoint
UPDATE "order_events" SET "kind" = 'emailed' WHERE "kind" = 'mailed';--> statement-breakpoint
UPDATE "audit_events" SET "action" = 'email.' || split_part("action", '.', 2), "subject_kind" = 'email' WHERE "subject_kind" = 'mail';--> statement-breakpoint
UPDATE "audit_events" SET "action" = 'customer.reset-emailed' WHERE "action" = 'customer.reset-mailed';--> statement-breakpoint
UPDATE "home_sections" SET "kind" = 'image' WHERE "kind" = 'picture';--> statement-breakpoint
UPDATE "versions" SET "value" = jsonb_set("value", '{kind}', '"image"') WHERE starts_with("subject", 'home.') AND "value" ->> 'kind' = 'picture';--> statement-breakpoint
UPDATE "audit_events" SET "detail" = jsonb_set("detail", '{kind}', '"image"') WHERE "subject_kind" = 'home' AND "detail" ->> 'kind' = 'picture';
