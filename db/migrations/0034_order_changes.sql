CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"checkout_id" uuid,
	"actor_id" uuid,
	"plan" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"included_tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"removed_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "order_changes_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "order_changes_total" CHECK ("order_changes"."total_cents" = "order_changes"."subtotal_cents" - "order_changes"."discount_cents" + "order_changes"."tax_cents"),
	CONSTRAINT "order_changes_amounts" CHECK (least("order_changes"."subtotal_cents", "order_changes"."discount_cents", "order_changes"."tax_cents", "order_changes"."included_tax_cents", "order_changes"."total_cents", "order_changes"."removed_cents") >= 0),
	CONSTRAINT "order_changes_applied" CHECK ("order_changes"."applied_at" is not null or "order_changes"."checkout_id" is not null)
);
--> statement-breakpoint
DROP INDEX "invoices_of_order";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_checkout_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","created_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_replaces_id_order_lines_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_change" ON "invoices" USING btree ("change_id") WHERE kind = 'invoice' and change_id is not null;--> statement-breakpoint
CREATE INDEX "order_lines_change" ON "order_lines" USING btree ("change_id") WHERE change_id is not null;--> statement-breakpoint
CREATE INDEX "payments_of_change" ON "payments" USING btree ("change_id") WHERE change_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice' and change_id is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change" CHECK ("payments"."change_id" is null or "payments"."adds_to_order_id" is not null);