CREATE TABLE "dispute_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dispute_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "dispute_movements_kind" CHECK ("dispute_movements"."kind" in ('withdrawn', 'returned', 'fee')),
	CONSTRAINT "dispute_movements_amount" CHECK ("dispute_movements"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_providerDisputeId_unique" UNIQUE("provider_dispute_id"),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_cents" > 0),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('needs-response', 'under-review', 'won', 'lost')),
	CONSTRAINT "disputes_closed" CHECK (("disputes"."state" in ('won', 'lost')) = ("disputes"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "pending_orders" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"method" text NOT NULL,
	"pay_brand" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"email" "citext" NOT NULL,
	"customer_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"shipping_option" text,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer NOT NULL,
	"staff_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "pending_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "pending_orders_method" CHECK ("pending_orders"."method" in ('provider', 'transfer', 'link')),
	CONSTRAINT "pending_orders_state" CHECK ("pending_orders"."state" in ('awaiting', 'paid', 'canceled', 'expired', 'failed')),
	CONSTRAINT "pending_orders_amounts" CHECK ("pending_orders"."amount_cents" > 0 and "pending_orders"."shipping_cents" >= 0 and "pending_orders"."tax_cents" >= 0),
	CONSTRAINT "pending_orders_due" CHECK ("pending_orders"."method" = 'provider' or "pending_orders"."due_at" is not null),
	CONSTRAINT "pending_orders_address" CHECK ("pending_orders"."method" = 'link' or ("pending_orders"."address" is not null and "pending_orders"."shipping_option" is not null)),
	CONSTRAINT "pending_orders_closed" CHECK (("pending_orders"."state" = 'awaiting') = ("pending_orders"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'needs-response' NOT NULL,
	"respond_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "sandbox_disputes_amount" CHECK ("sandbox_disputes"."amount_cents" > 0),
	CONSTRAINT "sandbox_disputes_state" CHECK ("sandbox_disputes"."state" in ('needs-response', 'under-review', 'won', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_status";--> statement-breakpoint
ALTER TABLE "sandbox_events" DROP CONSTRAINT "sandbox_events_type";--> statement-breakpoint
ALTER TABLE "sandbox_sessions" DROP CONSTRAINT "sandbox_sessions_status";--> statement-breakpoint
ALTER TABLE "sandbox_switches" DROP CONSTRAINT "sandbox_switches_name";--> statement-breakpoint
DROP INDEX "checkout_sessions_due";--> statement-breakpoint
ALTER TABLE "sandbox_events" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "sandbox_events" ALTER COLUMN "next_try_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "sandbox_switches" ALTER COLUMN "set_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "processing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute_movements" ADD CONSTRAINT "dispute_movements_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_orders" ADD CONSTRAINT "pending_orders_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_orders" ADD CONSTRAINT "pending_orders_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_movements_of" ON "dispute_movements" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_movements_at" ON "dispute_movements" USING btree ("at");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("respond_by") WHERE state = 'needs-response';--> statement-breakpoint
CREATE INDEX "pending_orders_newest" ON "pending_orders" USING btree ("created_at" DESC NULLS LAST,"session_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pending_orders_due" ON "pending_orders" USING btree ("due_at") WHERE state = 'awaiting';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_disputes_open" ON "sandbox_disputes" USING btree ("charge_id") WHERE state in ('needs-response', 'under-review');--> statement-breakpoint
CREATE INDEX "sandbox_disputes_charge" ON "sandbox_disputes" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ((content->>'issuedOn'));--> statement-breakpoint
CREATE INDEX "sandbox_sessions_processing" ON "sandbox_sessions" USING btree ("processing_at") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "checkout_sessions_due" ON "checkout_sessions" USING btree ("expires_at") WHERE status in ('opening', 'open', 'awaiting');--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_status" CHECK ("checkout_sessions"."status" in ('opening', 'open', 'awaiting', 'ordered', 'expired', 'refunded'));--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_type" CHECK ("sandbox_events"."type" in ('session-paid', 'session-expired', 'charge-refunded', 'refund-changed', 'charge-disputed'));--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD CONSTRAINT "sandbox_sessions_status" CHECK ("sandbox_sessions"."status" in ('open', 'processing', 'paid', 'expired'));--> statement-breakpoint
ALTER TABLE "sandbox_switches" ADD CONSTRAINT "sandbox_switches_name" CHECK ("sandbox_switches"."name" in ('decline', 'second-factor', 'slow', 'webhook-late', 'webhook-twice', 'webhook-out-of-order', 'webhook-never', 'refund-returned', 'debit-succeeds', 'debit-fails'));