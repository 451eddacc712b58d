ALTER TABLE "reviews" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_fit" CHECK ("reviews"."fit" in ('small', 'true', 'large'));