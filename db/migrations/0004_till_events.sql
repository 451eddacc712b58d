CREATE TABLE "till_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"charge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "till_events_type" CHECK ("till_events"."type" in ('session-paid', 'session-expired', 'charge-refunded'))
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "cart_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD COLUMN "challenged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_session_id_till_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."till_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_events_due" ON "till_events" USING btree ("next_try_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "till_events_session" ON "till_events" USING btree ("session_id");