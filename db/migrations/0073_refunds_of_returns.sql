ALTER TABLE "refunds" ADD COLUMN "return_id" uuid;--> statement-breakpoint
-- A return named the first of its refunds. The others, of what several payments had paid, were stored at the same moment.
UPDATE "refunds" f SET "return_id" = r.id
FROM "returns" r JOIN "refunds" named ON named.id = r.refund_id, "payments" p
WHERE p.id = f.payment_id AND coalesce(p.order_id, p.adds_to_order_id) = r.order_id AND f.motive = 'returned' AND f.created_at = named.created_at;--> statement-breakpoint
ALTER TABLE "returns" DROP COLUMN "refund_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_return" ON "refunds" USING btree ("return_id") WHERE return_id is not null;
