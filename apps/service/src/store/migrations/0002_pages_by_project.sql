DROP INDEX "pages_scanned_by_address";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "project_id" uuid;--> statement-breakpoint
UPDATE "pages" SET "project_id" = "scans"."project_id" FROM "scans" WHERE "scans"."id" = "pages"."scan_id";--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "pages_scanned_by_address" ON "pages" USING btree ("project_id","key_hash","scanned_at") WHERE "pages"."outcome" = 'SCANNED';