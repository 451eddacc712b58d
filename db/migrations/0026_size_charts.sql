CREATE TABLE "size_chart_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chart_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	CONSTRAINT "size_chart_places_audience" CHECK (length("size_chart_places"."audience") <= 60)
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"has_both_units" boolean DEFAULT false NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "size_charts_title" CHECK (length("size_charts"."title") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "size_chart_places" ADD CONSTRAINT "size_chart_places_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_places" ADD CONSTRAINT "size_chart_places_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "size_chart_places_once" ON "size_chart_places" USING btree ("category_id",lower("audience"));