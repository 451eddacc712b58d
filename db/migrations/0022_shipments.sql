CREATE TABLE "canceled_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canceled_units_quantity" CHECK ("canceled_units"."quantity" > 0),
	CONSTRAINT "canceled_units_reason" CHECK ("canceled_units"."reason" in ('order', 'removed', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id"),
	CONSTRAINT "shipment_lines_quantity" CHECK ("shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expected_from" date,
	"expected_to" date,
	"delivered_on" date,
	CONSTRAINT "shipments_place" UNIQUE("order_id","position"),
	CONSTRAINT "shipments_position" CHECK ("shipments"."position" > 0),
	CONSTRAINT "shipments_tracked" CHECK ("shipments"."carrier" is not null or "shipments"."tracking_number" is null),
	CONSTRAINT "shipments_url" CHECK ("shipments"."tracking_number" is not null or "shipments"."tracking_url" is null),
	CONSTRAINT "shipments_expected" CHECK (("shipments"."expected_from" is null) = ("shipments"."expected_to" is null) and "shipments"."expected_from" <= "shipments"."expected_to")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tracked";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_expected";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_carrier";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "canceled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "canceled_units" ADD CONSTRAINT "canceled_units_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canceled_units_of_line" ON "canceled_units" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipment_lines_of_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
-- What was shipped in one package so far, and what was canceled with the whole order. The addresses are those of the carriers
-- until now; a number has letters, digits, spaces and hyphens only.
INSERT INTO "shipments" ("order_id", "position", "carrier", "tracking_number", "tracking_url", "shipped_at", "expected_from", "expected_to", "delivered_on")
SELECT "id", 1, "carrier", "tracking_number",
	CASE "carrier"
		WHEN 'USPS' THEN 'https://tools.usps.com/go/TrackConfirmAction?tLabels='
		WHEN 'FEDEX' THEN 'https://www.fedex.com/fedextrack/?trknbr='
		ELSE 'https://www.ups.com/track?tracknum=' END || replace("tracking_number", ' ', '%20'),
	"shipped_at", "expected_from", "expected_to", "delivered_on"
FROM "orders" WHERE "status" = 'shipped';--> statement-breakpoint
INSERT INTO "shipment_lines" ("shipment_id", "order_line_id", "quantity")
SELECT "shipments"."id", "order_lines"."id", "order_lines"."quantity"
FROM "shipments" JOIN "order_lines" ON "order_lines"."order_id" = "shipments"."order_id";--> statement-breakpoint
INSERT INTO "canceled_units" ("order_line_id", "quantity", "reason", "at")
SELECT "order_lines"."id", "order_lines"."quantity", 'order', "orders"."canceled_at"
FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id" WHERE "orders"."status" = 'canceled';--> statement-breakpoint
UPDATE "order_lines" SET
	"shipped_quantity" = CASE "orders"."status" WHEN 'shipped' THEN "quantity" ELSE 0 END,
	"canceled_quantity" = CASE "orders"."status" WHEN 'canceled' THEN "quantity" ELSE 0 END
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."status" <> 'processing';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "expected_from";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "expected_to";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_units" CHECK (least("order_lines"."shipped_quantity", "order_lines"."canceled_quantity", "order_lines"."returned_quantity") >= 0
        and "order_lines"."shipped_quantity" + "order_lines"."canceled_quantity" <= "order_lines"."quantity" and "order_lines"."returned_quantity" <= "order_lines"."shipped_quantity");