CREATE TABLE "stock_sheet_lines" (
	"sheet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"variant_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"entered_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"expected" integer,
	"corrections" integer,
	"moved" integer,
	"booked" integer,
	CONSTRAINT "stock_sheet_lines_sheet_id_variant_id_pk" PRIMARY KEY("sheet_id","variant_id"),
	CONSTRAINT "stock_sheet_lines_units" CHECK ("stock_sheet_lines"."units" between ("stock_sheet_lines"."kind" = 'delivery')::integer and 1000000),
	CONSTRAINT "stock_sheet_lines_counted" CHECK (("stock_sheet_lines"."kind" = 'count') = ("stock_sheet_lines"."corrections" is not null)),
	CONSTRAINT "stock_sheet_lines_moved" CHECK (("stock_sheet_lines"."kind" = 'count' and "stock_sheet_lines"."expected" is null) = ("stock_sheet_lines"."moved" is not null)),
	CONSTRAINT "stock_sheet_lines_booked" CHECK ("stock_sheet_lines"."state" = 'booked' or "stock_sheet_lines"."booked" is null)
);
--> statement-breakpoint
CREATE TABLE "stock_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"category_id" uuid,
	"collection_id" uuid,
	"scope_name" text,
	"started_by" uuid,
	"started_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "stock_sheets_of_lines" UNIQUE("id","kind","state"),
	CONSTRAINT "stock_sheets_kind" CHECK ("stock_sheets"."kind" in ('delivery', 'count')),
	CONSTRAINT "stock_sheets_state" CHECK ("stock_sheets"."state" in ('draft', 'booked', 'discarded')),
	CONSTRAINT "stock_sheets_closed" CHECK (("stock_sheets"."state" = 'draft') = ("stock_sheets"."closed_at" is null)),
	CONSTRAINT "stock_sheets_reference" CHECK (length("stock_sheets"."reference") <= 100),
	CONSTRAINT "stock_sheets_scope" CHECK (case "stock_sheets"."scope" when 'all' then num_nulls("stock_sheets"."category_id", "stock_sheets"."collection_id", "stock_sheets"."scope_name") = 3
        when 'category' then "stock_sheets"."kind" = 'count' and "stock_sheets"."collection_id" is null and "stock_sheets"."scope_name" is not null
        when 'collection' then "stock_sheets"."kind" = 'count' and "stock_sheets"."category_id" is null and "stock_sheets"."scope_name" is not null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "sold_out_views" (
	"variant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "sold_out_views_variant_id_day_pk" PRIMARY KEY("variant_id","day"),
	CONSTRAINT "sold_out_views_counted" CHECK ("sold_out_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_sheet_lines" ADD CONSTRAINT "stock_sheet_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_sheet_lines" ADD CONSTRAINT "stock_sheet_lines_sheet" FOREIGN KEY ("sheet_id","kind","state") REFERENCES "public"."stock_sheets"("id","kind","state") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_started_by_customers_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_closed_by_customers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out_views" ADD CONSTRAINT "sold_out_views_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_sheet_lines_counting" ON "stock_sheet_lines" USING btree ("variant_id") WHERE kind = 'count' and state = 'draft';--> statement-breakpoint
CREATE INDEX "stock_sheet_lines_variant" ON "stock_sheet_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_sheet_lines_latest" ON "stock_sheet_lines" USING btree ("sheet_id","entered_at" DESC NULLS LAST,"variant_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_sheets_newest" ON "stock_sheets" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sold_out_views_day" ON "sold_out_views" USING btree ("day");