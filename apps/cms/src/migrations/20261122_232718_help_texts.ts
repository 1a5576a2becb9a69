import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_help_texts_action_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_help_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__help_texts_v_version_action_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__help_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__help_texts_v_published_locale" AS ENUM('no', 'en');
  CREATE TABLE "cms"."help_texts_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."help_texts_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."help_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"action_kind" "cms"."enum_help_texts_action_kind" DEFAULT 'internal',
  	"action_external_url" varchar,
  	"action_open_in_new_tab" boolean DEFAULT false,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_help_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."help_texts_locales" (
  	"intro" varchar,
  	"action_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."help_texts_rels" (
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
  	"attachments_id" integer,
  	"service_areas_id" integer
  );
  
  CREATE TABLE "cms"."_help_texts_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_help_texts_v_version_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_help_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_action_kind" "cms"."enum__help_texts_v_version_action_kind" DEFAULT 'internal',
  	"version_action_external_url" varchar,
  	"version_action_open_in_new_tab" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__help_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__help_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_help_texts_v_locales" (
  	"version_intro" varchar,
  	"version_action_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_help_texts_v_rels" (
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
  	"attachments_id" integer,
  	"service_areas_id" integer
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "help_texts_id" integer;
  ALTER TABLE "cms"."help_texts_questions" ADD CONSTRAINT "help_texts_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."help_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_questions_locales" ADD CONSTRAINT "help_texts_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."help_texts_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_locales" ADD CONSTRAINT "help_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."help_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."help_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."help_texts_rels" ADD CONSTRAINT "help_texts_rels_service_areas_fk" FOREIGN KEY ("service_areas_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_version_questions" ADD CONSTRAINT "_help_texts_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_help_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_version_questions_locales" ADD CONSTRAINT "_help_texts_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_help_texts_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v" ADD CONSTRAINT "_help_texts_v_parent_id_help_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."help_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_locales" ADD CONSTRAINT "_help_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_help_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_help_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_help_texts_v_rels" ADD CONSTRAINT "_help_texts_v_rels_service_areas_fk" FOREIGN KEY ("service_areas_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "help_texts_questions_order_idx" ON "cms"."help_texts_questions" USING btree ("_order");
  CREATE INDEX "help_texts_questions_parent_id_idx" ON "cms"."help_texts_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "help_texts_questions_locales_locale_parent_id_unique" ON "cms"."help_texts_questions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "help_texts_key_idx" ON "cms"."help_texts" USING btree ("key");
  CREATE UNIQUE INDEX "help_texts_import_key_idx" ON "cms"."help_texts" USING btree ("import_key");
  CREATE INDEX "help_texts_updated_at_idx" ON "cms"."help_texts" USING btree ("updated_at");
  CREATE INDEX "help_texts_created_at_idx" ON "cms"."help_texts" USING btree ("created_at");
  CREATE INDEX "help_texts__status_idx" ON "cms"."help_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "help_texts_locales_locale_parent_id_unique" ON "cms"."help_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_texts_rels_order_idx" ON "cms"."help_texts_rels" USING btree ("order");
  CREATE INDEX "help_texts_rels_parent_idx" ON "cms"."help_texts_rels" USING btree ("parent_id");
  CREATE INDEX "help_texts_rels_path_idx" ON "cms"."help_texts_rels" USING btree ("path");
  CREATE INDEX "help_texts_rels_pages_id_idx" ON "cms"."help_texts_rels" USING btree ("pages_id");
  CREATE INDEX "help_texts_rels_kindergartens_id_idx" ON "cms"."help_texts_rels" USING btree ("kindergartens_id");
  CREATE INDEX "help_texts_rels_gyms_id_idx" ON "cms"."help_texts_rels" USING btree ("gyms_id");
  CREATE INDEX "help_texts_rels_eateries_id_idx" ON "cms"."help_texts_rels" USING btree ("eateries_id");
  CREATE INDEX "help_texts_rels_health_centers_id_idx" ON "cms"."help_texts_rels" USING btree ("health_centers_id");
  CREATE INDEX "help_texts_rels_job_listings_id_idx" ON "cms"."help_texts_rels" USING btree ("job_listings_id");
  CREATE INDEX "help_texts_rels_building_projects_id_idx" ON "cms"."help_texts_rels" USING btree ("building_projects_id");
  CREATE INDEX "help_texts_rels_study_places_id_idx" ON "cms"."help_texts_rels" USING btree ("study_places_id");
  CREATE INDEX "help_texts_rels_events_id_idx" ON "cms"."help_texts_rels" USING btree ("events_id");
  CREATE INDEX "help_texts_rels_fixed_pages_id_idx" ON "cms"."help_texts_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "help_texts_rels_attachments_id_idx" ON "cms"."help_texts_rels" USING btree ("attachments_id");
  CREATE INDEX "help_texts_rels_service_areas_id_idx" ON "cms"."help_texts_rels" USING btree ("service_areas_id");
  CREATE INDEX "_help_texts_v_version_questions_order_idx" ON "cms"."_help_texts_v_version_questions" USING btree ("_order");
  CREATE INDEX "_help_texts_v_version_questions_parent_id_idx" ON "cms"."_help_texts_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_help_texts_v_version_questions_locales_locale_parent_id_uni" ON "cms"."_help_texts_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_texts_v_parent_idx" ON "cms"."_help_texts_v" USING btree ("parent_id");
  CREATE INDEX "_help_texts_v_version_version_key_idx" ON "cms"."_help_texts_v" USING btree ("version_key");
  CREATE INDEX "_help_texts_v_version_version_import_key_idx" ON "cms"."_help_texts_v" USING btree ("version_import_key");
  CREATE INDEX "_help_texts_v_version_version_updated_at_idx" ON "cms"."_help_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_texts_v_version_version_created_at_idx" ON "cms"."_help_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_help_texts_v_version_version__status_idx" ON "cms"."_help_texts_v" USING btree ("version__status");
  CREATE INDEX "_help_texts_v_created_at_idx" ON "cms"."_help_texts_v" USING btree ("created_at");
  CREATE INDEX "_help_texts_v_updated_at_idx" ON "cms"."_help_texts_v" USING btree ("updated_at");
  CREATE INDEX "_help_texts_v_snapshot_idx" ON "cms"."_help_texts_v" USING btree ("snapshot");
  CREATE INDEX "_help_texts_v_published_locale_idx" ON "cms"."_help_texts_v" USING btree ("published_locale");
  CREATE INDEX "_help_texts_v_latest_idx" ON "cms"."_help_texts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_help_texts_v_locales_locale_parent_id_unique" ON "cms"."_help_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_texts_v_rels_order_idx" ON "cms"."_help_texts_v_rels" USING btree ("order");
  CREATE INDEX "_help_texts_v_rels_parent_idx" ON "cms"."_help_texts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_help_texts_v_rels_path_idx" ON "cms"."_help_texts_v_rels" USING btree ("path");
  CREATE INDEX "_help_texts_v_rels_pages_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("pages_id");
  CREATE INDEX "_help_texts_v_rels_kindergartens_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_help_texts_v_rels_gyms_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_help_texts_v_rels_eateries_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_help_texts_v_rels_health_centers_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_help_texts_v_rels_job_listings_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_help_texts_v_rels_building_projects_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_help_texts_v_rels_study_places_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_help_texts_v_rels_events_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("events_id");
  CREATE INDEX "_help_texts_v_rels_fixed_pages_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_help_texts_v_rels_attachments_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("attachments_id");
  CREATE INDEX "_help_texts_v_rels_service_areas_id_idx" ON "cms"."_help_texts_v_rels" USING btree ("service_areas_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_texts_fk" FOREIGN KEY ("help_texts_id") REFERENCES "cms"."help_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_help_texts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("help_texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."help_texts_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."help_texts_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."help_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."help_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."help_texts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_help_texts_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_help_texts_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_help_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_help_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_help_texts_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."help_texts_questions" CASCADE;
  DROP TABLE "cms"."help_texts_questions_locales" CASCADE;
  DROP TABLE "cms"."help_texts" CASCADE;
  DROP TABLE "cms"."help_texts_locales" CASCADE;
  DROP TABLE "cms"."help_texts_rels" CASCADE;
  DROP TABLE "cms"."_help_texts_v_version_questions" CASCADE;
  DROP TABLE "cms"."_help_texts_v_version_questions_locales" CASCADE;
  DROP TABLE "cms"."_help_texts_v" CASCADE;
  DROP TABLE "cms"."_help_texts_v_locales" CASCADE;
  DROP TABLE "cms"."_help_texts_v_rels" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_texts_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_help_texts_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "help_texts_id";
  DROP TYPE "cms"."enum_help_texts_action_kind";
  DROP TYPE "cms"."enum_help_texts_status";
  DROP TYPE "cms"."enum__help_texts_v_version_action_kind";
  DROP TYPE "cms"."enum__help_texts_v_version_status";
  DROP TYPE "cms"."enum__help_texts_v_published_locale";`)
}
