CREATE TABLE "carriers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"tracking_template" text DEFAULT '' NOT NULL,
	"number_formats" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT shop_now() NOT NULL,
	CONSTRAINT "carriers_name" CHECK (length("carriers"."name") between 1 and 40),
	CONSTRAINT "carriers_template" CHECK ("carriers"."tracking_template" = '' or "carriers"."tracking_template" ~ '^https://.+\{number\}'),
	CONSTRAINT "carriers_default" CHECK ("carriers"."is_on" or not "carriers"."is_default")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_names" ON "carriers" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_one_default" ON "carriers" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
-- The carriers that were a setting are on, with the same default; the others are ready to be switched on.
INSERT INTO "carriers" ("name", "position", "tracking_template", "number_formats", "is_on")
SELECT "name", "position", "template", "formats", "position" <= 3 FROM (VALUES
	('USPS', 1, 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}', '9#{21}, 9#{25}, 420#{27}, 420#{31}, 7#{19}, 82#{8}, @@#{9}US'),
	('FEDEX', 2, 'https://www.fedex.com/fedextrack/?trknbr={number}', '#{12}, #{15}, 96#{20}, 61#{18}'),
	('UPS', 3, 'https://www.ups.com/track?tracknum={number}', '1Z*{16}, T#{10}'),
	('DHL', 4, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}', '#{10-11}, JD#{16-20}, JJD#{14-20}, GM#{16-20}, 00340#{15}'),
	('Royal Mail', 5, 'https://www.royalmail.com/track-your-item#/tracking-results/{number}', '@@#{9}GB'),
	('La Poste', 6, 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}', '#@#{11}, @@#{9}FR'),
	('PostNord', 7, 'https://tracking.postnord.com/?id={number}', '@@#{9}SE, @@#{9}DK, #{18}, 00#{18}'),
	('Australia Post', 8, 'https://auspost.com.au/mypost/track/details/{number}', '@@#{9}AU, 33*{10-21}'),
	('Japan Post', 9, 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en', '@@#{9}JP, #{11-12}')
) AS "preset" ("name", "position", "template", "formats");--> statement-breakpoint
UPDATE "carriers" SET "is_on" = "settings"."value"->'offered' ? "name"
FROM "settings" WHERE "key" = 'settings.carriers' AND "value"->'offered' ?| ARRAY['USPS', 'FEDEX', 'UPS'];--> statement-breakpoint
UPDATE "carriers" SET "is_default" = true WHERE "id" = (
	SELECT "id" FROM "carriers" WHERE "is_on"
	ORDER BY "name" = (SELECT "value"->>'standard' FROM "settings" WHERE "key" = 'settings.carriers') DESC NULLS LAST, "position" LIMIT 1
);--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'settings.carriers';