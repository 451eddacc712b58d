ALTER TABLE "emails" DROP CONSTRAINT "emails_state";--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_state" CHECK ("emails"."state" in ('queued', 'sent', 'unsent', 'parked'));