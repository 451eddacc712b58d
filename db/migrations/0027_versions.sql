CREATE TABLE "versions" (
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"actor_id" uuid,
	"saved_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "versions_subject_version_pk" PRIMARY KEY("subject","version")
);
--> statement-breakpoint
ALTER TABLE "size_charts" ALTER COLUMN "created_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "size_charts" ALTER COLUMN "updated_at" SET DEFAULT shop_now();--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;