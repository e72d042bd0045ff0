CREATE TABLE "built_in_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "built_in_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text NOT NULL,
	"window_starts_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_key_window_starts_at_pk" PRIMARY KEY("key","window_starts_at")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scan_email_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"scan_id" uuid,
	"evaluator" text,
	"unsubscribe_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_email_subscriptions_unsubscribeTokenHash_unique" UNIQUE("unsubscribe_token_hash"),
	CONSTRAINT "scan_emails_of_member" UNIQUE("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_name" text
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "is_of_visitors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chosen_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_email" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "obstacles" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "scheduled_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "trigger" text DEFAULT 'PERSON' NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_email_subscriptions" ADD CONSTRAINT "scan_email_subscriptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_email_subscriptions" ADD CONSTRAINT "scan_email_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_email_subscriptions" ADD CONSTRAINT "scan_email_subscriptions_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_user_id_index" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expires_at_index" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "request_counts_window_starts_at_index" ON "request_counts" USING btree ("window_starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_emails_of_visitor" ON "scan_email_subscriptions" USING btree ("project_id","scan_id","email") WHERE "scan_email_subscriptions"."email" is not null;--> statement-breakpoint
CREATE INDEX "scan_email_subscriptions_scan_id_index" ON "scan_email_subscriptions" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "pages_in_doubt" ON "pages" USING btree ("scan_id") WHERE "pages"."obstacles" is not null or "pages"."screenshots_cut_short" is not null;--> statement-breakpoint
CREATE INDEX "projects_expiring" ON "projects" USING btree ("expires_at") WHERE "projects"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "scans_to_announce" ON "scans" USING btree ("ended_at") WHERE "scans"."announced_at" is null;--> statement-breakpoint
-- Scans that ended before anybody could ask to hear of them are not announced.
UPDATE "scans" SET "announced_at" = "ended_at" WHERE "ended_at" IS NOT NULL;
