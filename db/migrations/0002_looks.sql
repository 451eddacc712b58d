CREATE TABLE "image_spots" (
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"color_id" uuid,
	"x" real NOT NULL,
	"y" real NOT NULL,
	CONSTRAINT "image_spots_image_id_position_pk" PRIMARY KEY("image_id","position"),
	CONSTRAINT "image_spots_inside" CHECK ("image_spots"."x" between 0 and 1 and "image_spots"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "looks_slug_unique" UNIQUE("slug"),
	CONSTRAINT "looks_imageId_unique" UNIQUE("image_id")
);
--> statement-breakpoint
ALTER TABLE "image_spots" ADD CONSTRAINT "image_spots_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_spots" ADD CONSTRAINT "image_spots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_spots" ADD CONSTRAINT "image_spots_color_id_product_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."product_colors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_spots_product" ON "image_spots" USING btree ("product_id");