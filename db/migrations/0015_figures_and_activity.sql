DROP INDEX "checkout_sessions_created";--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at","amount_cents");--> statement-breakpoint
CREATE INDEX "refunds_done_at" ON "refunds" USING btree ("done_at","amount_cents") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_kind" ON "audit_entries" USING btree ("subject_kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checkout_sessions_created" ON "checkout_sessions" USING btree ("created_at","status");