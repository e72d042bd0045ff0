CREATE TABLE "memberships" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"plan_type" text,
	"plan_quota" integer,
	"paddle_product_id" text,
	"billing_period_starts_at" timestamp (3) with time zone,
	"billing_period_ends_at" timestamp (3) with time zone,
	"trial_expires" timestamp (3) with time zone,
	"scheduled_change" jsonb,
	CONSTRAINT "subscriptions_organisationId_unique" UNIQUE("organisation_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"name" text,
	"picture" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"page_id" uuid NOT NULL,
	"rule_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"finding" jsonb NOT NULL,
	CONSTRAINT "issues_page_id_rule_id_position_pk" PRIMARY KEY("page_id","rule_id","position")
);
--> statement-breakpoint
CREATE TABLE "page_outcomes" (
	"scan_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"total_pages" integer NOT NULL,
	CONSTRAINT "page_outcomes_scan_id_outcome_pk" PRIMARY KEY("scan_id","outcome")
);
--> statement-breakpoint
CREATE TABLE "page_rules" (
	"scan_id" uuid NOT NULL,
	"rule_id" text COLLATE "C" NOT NULL,
	"page_id" uuid NOT NULL,
	"page_ordinal" integer NOT NULL,
	"page_url_start" text COLLATE "C" NOT NULL,
	"total_issues" integer NOT NULL,
	CONSTRAINT "page_rules_page_id_rule_id_pk" PRIMARY KEY("page_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"key_hash" text NOT NULL,
	"variant_of_hash" text,
	"url" text NOT NULL,
	"fencing_token" integer DEFAULT 0 NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"http_status" integer,
	"title" text,
	"leads_to" text,
	"media_type" text,
	"scanned_at" timestamp (3) with time zone,
	"accessibility_issues" integer DEFAULT 0 NOT NULL,
	"links" jsonb,
	"screenshots" jsonb,
	"thumbnails" jsonb,
	"dimensions" jsonb,
	"screenshots_cut_short" jsonb,
	CONSTRAINT "pages_scan_key" UNIQUE("scan_id","key_hash"),
	CONSTRAINT "pages_scan_ordinal" UNIQUE("scan_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "scan_rules" (
	"scan_id" uuid NOT NULL,
	"rule_id" text COLLATE "C" NOT NULL,
	"impact_rank" smallint NOT NULL,
	"tags" text[] NOT NULL,
	"total_issues" integer NOT NULL,
	"total_pages" integer NOT NULL,
	CONSTRAINT "scan_rules_scan_id_rule_id_pk" PRIMARY KEY("scan_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_url" text NOT NULL,
	"allowed_domains" text[] NOT NULL,
	"max_pages" integer NOT NULL,
	"max_simultaneous_pages" integer NOT NULL,
	"schedule" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"thumbnails" jsonb,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"start_url" text NOT NULL,
	"allowed_domains" text[] NOT NULL,
	"max_pages" integer NOT NULL,
	"max_simultaneous_pages" integer NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"phase" text DEFAULT 'QUEUED' NOT NULL,
	"current_url" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" jsonb,
	"crawl_delay_ms" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp (3) with time zone,
	"pages_known" integer DEFAULT 0 NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_ended" integer DEFAULT 0 NOT NULL,
	"pages_scanned" integer DEFAULT 0 NOT NULL,
	"next_to_admit" integer DEFAULT 0 NOT NULL,
	"pages_diverted" integer DEFAULT 0 NOT NULL,
	"accessibility_issues" integer DEFAULT 0 NOT NULL,
	"rules_failed" integer DEFAULT 0 NOT NULL,
	"thumbnails_ordinal" integer
);
--> statement-breakpoint
CREATE TABLE "site_readings" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"robots" jsonb NOT NULL,
	"seeds" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_outcomes" ADD CONSTRAINT "page_outcomes_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_rules" ADD CONSTRAINT "page_rules_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_rules" ADD CONSTRAINT "page_rules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_rules" ADD CONSTRAINT "scan_rules_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_readings" ADD CONSTRAINT "site_readings_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "page_rules_by_issues" ON "page_rules" USING btree ("scan_id","rule_id","total_issues","page_ordinal" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "page_rules_by_url" ON "page_rules" USING btree ("scan_id","rule_id","page_url_start","page_ordinal","total_issues");--> statement-breakpoint
CREATE INDEX "pages_scan_variants" ON "pages" USING btree ("scan_id","variant_of_hash") WHERE "pages"."variant_of_hash" is not null;--> statement-breakpoint
CREATE INDEX "pages_scan_outcome" ON "pages" USING btree ("scan_id","outcome","ordinal");--> statement-breakpoint
CREATE INDEX "pages_waiting" ON "pages" USING btree ("scan_id","ordinal") WHERE "pages"."outcome" = 'PENDING';--> statement-breakpoint
CREATE INDEX "scan_rules_by_severity" ON "scan_rules" USING btree ("scan_id","impact_rank" DESC NULLS FIRST,"total_issues" DESC NULLS FIRST,"rule_id");--> statement-breakpoint
CREATE INDEX "projects_organisation_id_created_at_id_index" ON "projects" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scans_project_id_started_at_id_index" ON "scans" USING btree ("project_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "scans_one_running_a_project" ON "scans" USING btree ("project_id") WHERE "scans"."ended_at" is null;