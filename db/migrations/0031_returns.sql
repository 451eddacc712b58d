CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"wanted_variant_id" uuid,
	"wanted_color" text,
	"wanted_size" text,
	"own_price_cents" integer,
	"wanted_price_cents" integer,
	"held_quantity" integer DEFAULT 0 NOT NULL,
	"received_quantity" integer,
	"restocked_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_reason" CHECK ("return_lines"."reason" in ('size', 'look', 'quality', 'damaged', 'wrong-item', 'late', 'changed-mind', 'other')),
	CONSTRAINT "return_lines_prices" CHECK ("return_lines"."wanted_price_cents" between 0 and "return_lines"."own_price_cents"),
	CONSTRAINT "return_lines_held" CHECK ("return_lines"."held_quantity" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_received" CHECK ("return_lines"."received_quantity" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked_quantity" between 0 and coalesce("return_lines"."received_quantity", 0))
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"image_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"order_line_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"wish" text NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"closing_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refund_id" uuid,
	"exchange_order_id" uuid,
	"code_id" uuid,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "returns_exchangeOrderId_unique" UNIQUE("exchange_order_id"),
	CONSTRAINT "returns_codeId_unique" UNIQUE("code_id"),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('requested', 'approved', 'declined', 'received', 'closed', 'canceled')),
	CONSTRAINT "returns_wish" CHECK ("returns"."wish" in ('refund', 'exchange', 'code')),
	CONSTRAINT "returns_outcome" CHECK ("returns"."outcome" in ('refund', 'exchange', 'code', 'nothing', 'expired')),
	CONSTRAINT "returns_closed" CHECK (("returns"."status" = 'closed') = ("returns"."outcome" is not null)),
	CONSTRAINT "returns_ended" CHECK (("returns"."status" in ('declined', 'closed', 'canceled')) = ("returns"."closed_at" is not null)),
	CONSTRAINT "returns_answered" CHECK ("returns"."status" in ('requested', 'canceled') or "returns"."answered_at" is not null),
	CONSTRAINT "returns_expires" CHECK ("returns"."status" <> 'approved' or "returns"."expires_at" is not null),
	CONSTRAINT "returns_received" CHECK (("returns"."received_at" is not null) = ("returns"."status" = 'received' or ("returns"."status" = 'closed' and "returns"."outcome" <> 'expired')))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_providerRefundId_unique";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "root_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transferred_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_wanted_variant_id_variants_id_fk" FOREIGN KEY ("wanted_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_code_id_discounts_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_lines_held_variant" ON "return_lines" USING btree ("wanted_variant_id") WHERE held_quantity > 0;--> statement-breakpoint
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_photos_order" ON "return_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_photos_waiting" ON "return_photos" USING btree ("created_at") WHERE return_id is null;--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("status","created_at") WHERE status in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "returns_due" ON "returns" USING btree ("expires_at") WHERE status = 'approved';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_root_id_payments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_root" ON "payments" USING btree ("root_id") WHERE root_id is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_at_provider" UNIQUE("provider_refund_id","payment_id");--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_kind" CHECK ("checkout_sessions"."kind" in ('cart', 'manual', 'change', 'exchange'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transferred" CHECK ("refunds"."transferred_cents" between 0 and "refunds"."amount_cents");