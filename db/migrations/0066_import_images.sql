CREATE TABLE "product_import_images" (
	"import_id" uuid NOT NULL,
	"address" text NOT NULL,
	"alt" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_import_images_import_id_address_pk" PRIMARY KEY("import_id","address"),
	CONSTRAINT "product_import_images_state" CHECK ("product_import_images"."state" in ('waiting', 'fetched', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "awaits_images" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "images_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "images_fetched" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "images_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_images" ADD CONSTRAINT "product_import_images_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;