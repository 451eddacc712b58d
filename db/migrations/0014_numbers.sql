ALTER TABLE "orders" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "brand" SET DEFAULT '';