CREATE TABLE "scans_of_deleted_projects" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"pages_scanned" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scans_of_deleted_projects" ADD CONSTRAINT "scans_of_deleted_projects_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scans_of_deleted_projects_organisation_id_started_at_index" ON "scans_of_deleted_projects" USING btree ("organisation_id","started_at");