CREATE TABLE "home_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 10000 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_sections_dates" CHECK ("home_sections"."starts_at" < "home_sections"."ends_at")
);
--> statement-breakpoint
-- The home page as it was so far, with the texts of its banner where it has images.
INSERT INTO home_sections (kind, position, is_on, content) VALUES
  ('banner', 1, true, '{}'),
  ('products', 2, true, '{"source": "newest"}'),
  ('products', 3, true, '{"source": "bestOfEachType"}'),
  ('promo', 4, true, '{}'),
  ('products', 5, true, '{"source": "bestSellers"}'),
  ('looks', 6, true, '{}'),
  ('products', 7, true, '{"source": "newestOfEachCategory"}'),
  ('features', 8, true, '{}');--> statement-breakpoint
UPDATE home_sections SET content = jsonb_build_object(
  'title', 'Made for good light',
  'text', 'Sunglasses, clothes and small things in warm colors, made in small runs.',
  'images', to_jsonb(array(SELECT id FROM images WHERE id ~ '^banner-[0-9]{2}$' ORDER BY id LIMIT 43)),
  'talls', to_jsonb(array(SELECT id FROM images WHERE id ~ '^side-[0-9]{2}$' ORDER BY id LIMIT 41)),
  'focusX', 72
)
WHERE kind = 'banner' AND EXISTS (SELECT FROM images WHERE id ~ '^banner-[0-9]{2}$')
  AND EXISTS (SELECT FROM images WHERE id ~ '^side-[0-9]{2}$');
