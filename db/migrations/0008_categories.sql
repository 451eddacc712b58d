CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_key" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image_id" text,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_level" text GENERATED ALWAYS AS (case when parent_key <> '' then '' end) STORED,
	CONSTRAINT "categories_path_unique" UNIQUE("path"),
	CONSTRAINT "categories_key" UNIQUE("parent_key","key"),
	CONSTRAINT "categories_title_length" CHECK (length("categories"."title") between 1 and 60),
	CONSTRAINT "categories_slug" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_all" CHECK ("categories"."slug" <> 'all' or ("categories"."key" = 'all' and "categories"."parent_key" = ''))
);
--> statement-breakpoint
CREATE TABLE "former_category_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sub_category_slug" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "type_slug" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "new_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("first_level","parent_key") REFERENCES "public"."categories"("parent_key","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_category_paths" ADD CONSTRAINT "former_category_paths_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_title" ON "categories" USING btree ("parent_key",lower(title)) WHERE key <> 'all';--> statement-breakpoint
-- The categories that products have so far, with the texts that their listings showed; an empty shop starts without texts.
INSERT INTO categories (parent_key, key, slug, path, title, text, position)
SELECT '', 'all', 'all', 'all', 'All Products',
  CASE WHEN EXISTS (SELECT FROM products) THEN 'Sunglasses, apparel and accessories, made in small runs.' ELSE '' END, 0;--> statement-breakpoint
INSERT INTO categories (parent_key, key, slug, path, title, text, position)
SELECT '', p.sub_category_slug, p.sub_category_slug, p.sub_category_slug, mode() WITHIN GROUP (ORDER BY p.sub_category),
  coalesce(shown.text, ''), coalesce(shown.position, 10000)
FROM products p LEFT JOIN (VALUES
  ('sunglasses', 'Acetate and metal frames. Every lens blocks all UVA and UVB light.', 1),
  ('apparel', 'Linen, poplin, satin and wool, cut to be worn for years.', 2),
  ('hair-accessories', 'Clips, barrettes and bands in the acetate of our frames, polished by hand.', 3),
  ('fashion-accessories', 'Bags, scarves, belts, hats and jewelry.', 4)
) AS shown (key, text, position) ON shown.key = p.sub_category_slug
GROUP BY p.sub_category_slug, shown.text, shown.position;--> statement-breakpoint
INSERT INTO categories (parent_key, key, slug, path, title)
SELECT sub_category_slug, type_slug, type_slug, sub_category_slug || '/' || type_slug, mode() WITHIN GROUP (ORDER BY type)
FROM products GROUP BY sub_category_slug, type_slug;--> statement-breakpoint
UPDATE products p SET sub_category = family.title, type = c.title
FROM categories c JOIN categories family ON family.parent_key = '' AND family.key = c.parent_key
WHERE c.parent_key = p.sub_category_slug AND c.key = p.type_slug AND (p.sub_category, p.type) <> (family.title, c.title);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_categories" FOREIGN KEY ("sub_category_slug","type_slug") REFERENCES "public"."categories"("parent_key","key") ON DELETE no action ON UPDATE no action;