ALTER TABLE "checkout_sessions" ADD COLUMN "express_cents" integer;--> statement-breakpoint
UPDATE "checkout_sessions" SET "express_cents" = CASE WHEN "subtotal_cents" > 20000 THEN 0 ELSE 1495 END;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ALTER COLUMN "express_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_express" CHECK ("checkout_sessions"."express_cents" >= 0);--> statement-breakpoint
CREATE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', coalesce(NEW.key, OLD.key));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON "settings"
FOR EACH ROW EXECUTE FUNCTION tell_settings_changed();
