ALTER TABLE "refunds" DROP CONSTRAINT "refunds_paymentId_unique";--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");