ALTER TABLE "invoices" DROP CONSTRAINT "invoices_place";--> statement-breakpoint
DROP INDEX "invoices_order";--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD COLUMN "year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_counters" DROP CONSTRAINT "invoice_counters_pkey";--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_of_year" PRIMARY KEY("kind","year");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","year","position");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_place" UNIQUE("kind","year","position");
