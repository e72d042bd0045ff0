CREATE TABLE "fixed_issues" (
	"page_id" uuid NOT NULL,
	"rule_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"finding" jsonb NOT NULL,
	CONSTRAINT "fixed_issues_page_id_rule_id_position_pk" PRIMARY KEY("page_id","rule_id","position")
);
--> statement-breakpoint
CREATE TABLE "scan_components" (
	"scan_id" uuid NOT NULL,
	"rule_id" text COLLATE "C" NOT NULL,
	"component" text COLLATE "C" NOT NULL,
	"impact_rank" smallint NOT NULL,
	"tags" text[] NOT NULL,
	"target" jsonb NOT NULL,
	"total_issues" integer NOT NULL,
	"total_pages" integer NOT NULL,
	"examples" jsonb NOT NULL,
	CONSTRAINT "scan_components_scan_id_rule_id_component_pk" PRIMARY KEY("scan_id","rule_id","component")
);
--> statement-breakpoint
CREATE TABLE "scan_impacts" (
	"scan_id" uuid NOT NULL,
	"impact_rank" smallint NOT NULL,
	"total_issues" integer NOT NULL,
	CONSTRAINT "scan_impacts_scan_id_impact_rank_pk" PRIMARY KEY("scan_id","impact_rank")
);
--> statement-breakpoint
DROP INDEX "page_rules_by_issues";--> statement-breakpoint
DROP INDEX "page_rules_by_url";--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "identity" text;--> statement-breakpoint
UPDATE "issues" SET "identity" = coalesce("finding"->>'id', '');--> statement-breakpoint
ALTER TABLE "issues" ALTER COLUMN "identity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "since_last_scan" text;--> statement-breakpoint
ALTER TABLE "page_rules" ADD COLUMN "new_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_rules" ADD COLUMN "unchanged_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_rules" ADD COLUMN "fixed_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_rules" ADD COLUMN "new_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_rules" ADD COLUMN "unchanged_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_rules" ADD COLUMN "fixed_issues" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "has_earlier_scan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "common_components" integer DEFAULT 0;--> statement-breakpoint
-- Null: the components of earlier scans are summed up when they are first asked for.
UPDATE "scans" SET "common_components" = NULL;--> statement-breakpoint
INSERT INTO "scan_impacts" ("scan_id", "impact_rank", "total_issues")
SELECT "pages"."scan_id", array_position(ARRAY['minor', 'moderate', 'serious', 'critical'], "finding"->>'impact') - 1, count(*)
FROM "issues" JOIN "pages" ON "pages"."id" = "issues"."page_id"
WHERE "finding"->>'impact' IN ('minor', 'moderate', 'serious', 'critical')
GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "fixed_issues" ADD CONSTRAINT "fixed_issues_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_components" ADD CONSTRAINT "scan_components_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_impacts" ADD CONSTRAINT "scan_impacts_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_components_by_most_issues" ON "scan_components" USING btree ("scan_id","total_issues" DESC NULLS FIRST,"impact_rank" DESC NULLS FIRST,"rule_id","component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "scan_components_by_fewest_issues" ON "scan_components" USING btree ("scan_id","total_issues","impact_rank" DESC NULLS FIRST,"rule_id","component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "scan_components_by_most_severe" ON "scan_components" USING btree ("scan_id","impact_rank" DESC NULLS FIRST,"rule_id","component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "scan_components_by_least_severe" ON "scan_components" USING btree ("scan_id","impact_rank","rule_id","component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "scan_components_by_rule" ON "scan_components" USING btree ("scan_id","rule_id","impact_rank" DESC NULLS FIRST,"component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "scan_components_by_rule_reversed" ON "scan_components" USING btree ("scan_id","rule_id" DESC NULLS FIRST,"impact_rank" DESC NULLS FIRST,"component") WHERE "scan_components"."total_pages" > 1;--> statement-breakpoint
CREATE INDEX "pages_scanned_by_address" ON "pages" USING btree ("key_hash","scanned_at") WHERE "pages"."outcome" = 'SCANNED';--> statement-breakpoint
CREATE INDEX "page_rules_by_issues" ON "page_rules" USING btree ("scan_id","rule_id","total_issues","page_ordinal" DESC NULLS FIRST,"new_issues","unchanged_issues","fixed_issues");--> statement-breakpoint
CREATE INDEX "page_rules_by_url" ON "page_rules" USING btree ("scan_id","rule_id","page_url_start","page_ordinal","total_issues","new_issues","unchanged_issues","fixed_issues");