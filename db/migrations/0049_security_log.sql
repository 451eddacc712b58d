CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"call" text,
	"status" integer,
	"staff_id" uuid,
	"count" integer NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "security_log_minute" UNIQUE NULLS NOT DISTINCT("minute","event","call","status","staff_id")
);
--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_log_newest" ON "security_log" USING btree ("minute" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_log_by_event" ON "security_log" USING btree ("event","minute" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_log_staff" ON "security_log" USING btree ("staff_id");