ALTER TABLE "checkout_lines" ADD COLUMN "size_label" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "size_label" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "wanted_size_label" text;