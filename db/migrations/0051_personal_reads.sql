CREATE TABLE "personal_reads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"data" text NOT NULL,
	"subject_id" text,
	"at" timestamp with time zone DEFAULT shop_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "personal_reads" ADD CONSTRAINT "personal_reads_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_reads_newest" ON "personal_reads" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personal_reads_by_actor" ON "personal_reads" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);