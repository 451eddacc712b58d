ALTER TABLE "email_changes" ADD COLUMN "former_email" "citext";--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_token_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "email_changes_former" ON "email_changes" USING btree ("former_email") WHERE "email_changes"."used_at" is not null;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_undoTokenHash_unique" UNIQUE("undo_token_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");