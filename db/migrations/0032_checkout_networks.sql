ALTER TABLE "checkout_sessions" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "block_hash" text;--> statement-breakpoint
CREATE INDEX "checkout_sessions_network" ON "checkout_sessions" USING btree ("network_hash","created_at") WHERE network_hash is not null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_block" ON "checkout_sessions" USING btree ("block_hash","created_at") WHERE block_hash is not null;