CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "motive" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_restocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_of_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shipping" CHECK ("refunds"."shipping_cents" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_motive" CHECK (("refunds"."reason" = 'by-staff') = ("refunds"."motive" is not null));