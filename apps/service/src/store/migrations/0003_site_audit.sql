CREATE TABLE "link_checks" (
	"scan_id" uuid NOT NULL,
	"url_hash" text NOT NULL,
	"ordinal" integer NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"result" jsonb,
	CONSTRAINT "link_checks_scan_id_url_hash_pk" PRIMARY KEY("scan_id","url_hash")
);
--> statement-breakpoint
CREATE TABLE "waiting_references" (
	"scan_id" uuid NOT NULL,
	"link_ordinal" integer NOT NULL,
	"page_ordinal" integer NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	CONSTRAINT "waiting_references_scan_id_link_ordinal_page_ordinal_kind_pk" PRIMARY KEY("scan_id","link_ordinal","page_ordinal","kind")
);
--> statement-breakpoint
CREATE TABLE "duplicate_groups" (
	"scan_id" uuid NOT NULL,
	"issue_type" text COLLATE "C" NOT NULL,
	"content_hash" text NOT NULL,
	"content" text NOT NULL,
	"position" integer,
	"total_pages" integer NOT NULL,
	"page_urls" text[] NOT NULL,
	CONSTRAINT "duplicate_groups_scan_id_issue_type_content_hash_pk" PRIMARY KEY("scan_id","issue_type","content_hash")
);
--> statement-breakpoint
CREATE TABLE "site_audit_counts" (
	"scan_id" uuid NOT NULL,
	"issue_type" text COLLATE "C" NOT NULL,
	"total_issues" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "site_audit_counts_scan_id_issue_type_pk" PRIMARY KEY("scan_id","issue_type")
);
--> statement-breakpoint
CREATE TABLE "site_audit_issues" (
	"scan_id" uuid NOT NULL,
	"issue_type" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "site_audit_issues_scan_id_issue_type_position_pk" PRIMARY KEY("scan_id","issue_type","position")
);
--> statement-breakpoint
DROP INDEX "scan_rules_by_severity";--> statement-breakpoint
ALTER TABLE "scan_rules" ADD COLUMN "evaluator" text COLLATE "C" DEFAULT 'ACCESSIBILITY' NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "screen_sizes" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "links_found" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "links_checked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "link_checker_token" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "link_checker_lease_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "link_checker_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_references" ADD CONSTRAINT "waiting_references_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_groups" ADD CONSTRAINT "duplicate_groups_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_audit_counts" ADD CONSTRAINT "site_audit_counts_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_audit_issues" ADD CONSTRAINT "site_audit_issues_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_waiting" ON "link_checks" USING btree ("scan_id","ordinal") WHERE "link_checks"."result" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_groups_by_position" ON "duplicate_groups" USING btree ("scan_id","issue_type","position") WHERE "duplicate_groups"."position" is not null;--> statement-breakpoint
CREATE INDEX "scan_rules_by_severity" ON "scan_rules" USING btree ("scan_id","evaluator","impact_rank" DESC NULLS FIRST,"total_issues" DESC NULLS FIRST,"rule_id");