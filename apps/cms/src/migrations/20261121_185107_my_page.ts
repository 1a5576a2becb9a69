import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_my_page_navigation_page" AS ENUM('overview', 'profile', 'sports', 'security', 'privacy');
  CREATE TYPE "cms"."enum_my_page_navigation_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_my_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__my_page_v_version_navigation_page" AS ENUM('overview', 'profile', 'sports', 'security', 'privacy');
  CREATE TYPE "cms"."enum__my_page_v_version_navigation_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__my_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__my_page_v_published_locale" AS ENUM('no', 'en');
  CREATE TABLE "cms"."my_page_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "cms"."enum_my_page_navigation_page",
  	"link_kind" "cms"."enum_my_page_navigation_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."my_page_navigation_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."my_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_hash" varchar,
  	"_status" "cms"."enum_my_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."my_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"kindergartens_id" integer,
  	"gyms_id" integer,
  	"eateries_id" integer,
  	"health_centers_id" integer,
  	"job_listings_id" integer,
  	"building_projects_id" integer,
  	"study_places_id" integer,
  	"events_id" integer,
  	"fixed_pages_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "cms"."_my_page_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "cms"."enum__my_page_v_version_navigation_page",
  	"link_kind" "cms"."enum__my_page_v_version_navigation_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_my_page_v_version_navigation_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_my_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_import_hash" varchar,
  	"version__status" "cms"."enum__my_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__my_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_my_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"kindergartens_id" integer,
  	"gyms_id" integer,
  	"eateries_id" integer,
  	"health_centers_id" integer,
  	"job_listings_id" integer,
  	"building_projects_id" integer,
  	"study_places_id" integer,
  	"events_id" integer,
  	"fixed_pages_id" integer,
  	"attachments_id" integer
  );
  
  ALTER TABLE "cms"."my_page_navigation" ADD CONSTRAINT "my_page_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."my_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_navigation_locales" ADD CONSTRAINT "my_page_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."my_page_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."my_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."my_page_rels" ADD CONSTRAINT "my_page_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_version_navigation" ADD CONSTRAINT "_my_page_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_my_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_version_navigation_locales" ADD CONSTRAINT "_my_page_v_version_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_my_page_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_my_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_my_page_v_rels" ADD CONSTRAINT "_my_page_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "my_page_navigation_order_idx" ON "cms"."my_page_navigation" USING btree ("_order");
  CREATE INDEX "my_page_navigation_parent_id_idx" ON "cms"."my_page_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "my_page_navigation_locales_locale_parent_id_unique" ON "cms"."my_page_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "my_page__status_idx" ON "cms"."my_page" USING btree ("_status");
  CREATE INDEX "my_page_rels_order_idx" ON "cms"."my_page_rels" USING btree ("order");
  CREATE INDEX "my_page_rels_parent_idx" ON "cms"."my_page_rels" USING btree ("parent_id");
  CREATE INDEX "my_page_rels_path_idx" ON "cms"."my_page_rels" USING btree ("path");
  CREATE INDEX "my_page_rels_pages_id_idx" ON "cms"."my_page_rels" USING btree ("pages_id");
  CREATE INDEX "my_page_rels_kindergartens_id_idx" ON "cms"."my_page_rels" USING btree ("kindergartens_id");
  CREATE INDEX "my_page_rels_gyms_id_idx" ON "cms"."my_page_rels" USING btree ("gyms_id");
  CREATE INDEX "my_page_rels_eateries_id_idx" ON "cms"."my_page_rels" USING btree ("eateries_id");
  CREATE INDEX "my_page_rels_health_centers_id_idx" ON "cms"."my_page_rels" USING btree ("health_centers_id");
  CREATE INDEX "my_page_rels_job_listings_id_idx" ON "cms"."my_page_rels" USING btree ("job_listings_id");
  CREATE INDEX "my_page_rels_building_projects_id_idx" ON "cms"."my_page_rels" USING btree ("building_projects_id");
  CREATE INDEX "my_page_rels_study_places_id_idx" ON "cms"."my_page_rels" USING btree ("study_places_id");
  CREATE INDEX "my_page_rels_events_id_idx" ON "cms"."my_page_rels" USING btree ("events_id");
  CREATE INDEX "my_page_rels_fixed_pages_id_idx" ON "cms"."my_page_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "my_page_rels_attachments_id_idx" ON "cms"."my_page_rels" USING btree ("attachments_id");
  CREATE INDEX "_my_page_v_version_navigation_order_idx" ON "cms"."_my_page_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_my_page_v_version_navigation_parent_id_idx" ON "cms"."_my_page_v_version_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_my_page_v_version_navigation_locales_locale_parent_id_uniqu" ON "cms"."_my_page_v_version_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_my_page_v_version_version__status_idx" ON "cms"."_my_page_v" USING btree ("version__status");
  CREATE INDEX "_my_page_v_created_at_idx" ON "cms"."_my_page_v" USING btree ("created_at");
  CREATE INDEX "_my_page_v_updated_at_idx" ON "cms"."_my_page_v" USING btree ("updated_at");
  CREATE INDEX "_my_page_v_snapshot_idx" ON "cms"."_my_page_v" USING btree ("snapshot");
  CREATE INDEX "_my_page_v_published_locale_idx" ON "cms"."_my_page_v" USING btree ("published_locale");
  CREATE INDEX "_my_page_v_latest_idx" ON "cms"."_my_page_v" USING btree ("latest");
  CREATE INDEX "_my_page_v_rels_order_idx" ON "cms"."_my_page_v_rels" USING btree ("order");
  CREATE INDEX "_my_page_v_rels_parent_idx" ON "cms"."_my_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_my_page_v_rels_path_idx" ON "cms"."_my_page_v_rels" USING btree ("path");
  CREATE INDEX "_my_page_v_rels_pages_id_idx" ON "cms"."_my_page_v_rels" USING btree ("pages_id");
  CREATE INDEX "_my_page_v_rels_kindergartens_id_idx" ON "cms"."_my_page_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_my_page_v_rels_gyms_id_idx" ON "cms"."_my_page_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_my_page_v_rels_eateries_id_idx" ON "cms"."_my_page_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_my_page_v_rels_health_centers_id_idx" ON "cms"."_my_page_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_my_page_v_rels_job_listings_id_idx" ON "cms"."_my_page_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_my_page_v_rels_building_projects_id_idx" ON "cms"."_my_page_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_my_page_v_rels_study_places_id_idx" ON "cms"."_my_page_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_my_page_v_rels_events_id_idx" ON "cms"."_my_page_v_rels" USING btree ("events_id");
  CREATE INDEX "_my_page_v_rels_fixed_pages_id_idx" ON "cms"."_my_page_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_my_page_v_rels_attachments_id_idx" ON "cms"."_my_page_v_rels" USING btree ("attachments_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."my_page_navigation" CASCADE;
  DROP TABLE "cms"."my_page_navigation_locales" CASCADE;
  DROP TABLE "cms"."my_page" CASCADE;
  DROP TABLE "cms"."my_page_rels" CASCADE;
  DROP TABLE "cms"."_my_page_v_version_navigation" CASCADE;
  DROP TABLE "cms"."_my_page_v_version_navigation_locales" CASCADE;
  DROP TABLE "cms"."_my_page_v" CASCADE;
  DROP TABLE "cms"."_my_page_v_rels" CASCADE;
  DROP TYPE "cms"."enum_my_page_navigation_page";
  DROP TYPE "cms"."enum_my_page_navigation_link_kind";
  DROP TYPE "cms"."enum_my_page_status";
  DROP TYPE "cms"."enum__my_page_v_version_navigation_page";
  DROP TYPE "cms"."enum__my_page_v_version_navigation_link_kind";
  DROP TYPE "cms"."enum__my_page_v_version_status";
  DROP TYPE "cms"."enum__my_page_v_published_locale";`)
}
