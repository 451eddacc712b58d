ALTER TABLE "products" DROP CONSTRAINT "products_measurement";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "measure_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "measure_unit" text DEFAULT 'mm' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_drawing_brand_files_name_fk" FOREIGN KEY ("drawing") REFERENCES "public"."brand_files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_measures" CHECK (cardinality("categories"."measure_names") <= 6);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_measurement" CHECK ("products"."measurement" is null or "products"."measurement" ~ '^[0-9]{1,4}(-[0-9]{1,4}){0,5}$');--> statement-breakpoint
-- What product pages have called the three numbers so far, and the drawing they have shown, become the shop's own.
INSERT INTO "brand_files" ("name", "content") SELECT '0pNaYiQkXnXHK4YkNCPlal-420x132.svg', convert_to('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 132">
  <title>A frame from the front and the side</title>
  <g fill="none" stroke="#222" stroke-width="1.5">
    <path d="M22 34h86c6 0 8 4 8 10 0 32-16 50-50 50-32 0-48-16-48-46 0-10 0-14 4-14z" />
    <path d="M228 34h-86c-6 0-8 4-8 10 0 32 16 50 50 50 32 0 48-16 48-46 0-10 0-14-4-14z" />
    <path d="M116 44c5-8 13-8 18 0" />
    <path d="M270 34v30c0 8 4 12 8 12M270 38h106c10 0 16 6 18 16l6 32" />
  </g>
  <g fill="none" stroke="#93304a">
    <path d="M18 114h98M18 109v10M116 109v10" />
    <path d="M118 20h14M118 15v10M132 15v10" />
    <path d="M270 114h130M270 109v10M400 109v10" />
  </g>
  <g fill="#222" font-family="sans-serif" font-size="13" text-anchor="middle">
    <text x="67" y="130">A</text>
    <text x="125" y="11">B</text>
    <text x="335" y="130">C</text>
  </g>
</svg>
', 'UTF8')
WHERE EXISTS (SELECT FROM "products" WHERE "measurement" IS NOT NULL);--> statement-breakpoint
UPDATE "categories" c SET "measure_names" = '{Lens,Bridge,Temple}', "drawing" = '0pNaYiQkXnXHK4YkNCPlal-420x132.svg'
WHERE "parent_key" = '' AND EXISTS (SELECT FROM "products" p WHERE p.sub_category_slug = c."key" AND p."measurement" IS NOT NULL);
