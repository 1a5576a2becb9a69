import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_training_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__training_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__training_videos_v_published_locale" AS ENUM('no', 'en');
  CREATE TABLE "cms"."training_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"instructor" varchar,
  	"category_id" integer,
  	"image_id" integer,
  	"video_id" integer,
  	"video_url" varchar,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_training_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."training_videos_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_training_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_minutes" numeric,
  	"version_instructor" varchar,
  	"version_category_id" integer,
  	"version_image_id" integer,
  	"version_video_id" integer,
  	"version_video_url" varchar,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__training_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__training_videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_training_videos_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"captions_no" varchar,
  	"captions_en" varchar,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  ALTER TABLE "cms"."help_texts_locales" ADD COLUMN "heading" varchar;
  ALTER TABLE "cms"."_help_texts_v_locales" ADD COLUMN "version_heading" varchar;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "training_videos_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "cms"."training_videos" ADD CONSTRAINT "training_videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "cms"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."training_videos" ADD CONSTRAINT "training_videos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."training_videos" ADD CONSTRAINT "training_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "cms"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."training_videos_locales" ADD CONSTRAINT "training_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."training_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_training_videos_v" ADD CONSTRAINT "_training_videos_v_parent_id_training_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."training_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_training_videos_v" ADD CONSTRAINT "_training_videos_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "cms"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_training_videos_v" ADD CONSTRAINT "_training_videos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_training_videos_v" ADD CONSTRAINT "_training_videos_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "cms"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_training_videos_v_locales" ADD CONSTRAINT "_training_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_training_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "training_videos_category_idx" ON "cms"."training_videos" USING btree ("category_id");
  CREATE INDEX "training_videos_image_idx" ON "cms"."training_videos" USING btree ("image_id");
  CREATE INDEX "training_videos_video_idx" ON "cms"."training_videos" USING btree ("video_id");
  CREATE INDEX "training_videos_sort_order_idx" ON "cms"."training_videos" USING btree ("sort_order");
  CREATE UNIQUE INDEX "training_videos_import_key_idx" ON "cms"."training_videos" USING btree ("import_key");
  CREATE INDEX "training_videos_updated_at_idx" ON "cms"."training_videos" USING btree ("updated_at");
  CREATE INDEX "training_videos_created_at_idx" ON "cms"."training_videos" USING btree ("created_at");
  CREATE INDEX "training_videos__status_idx" ON "cms"."training_videos" USING btree ("_status");
  CREATE UNIQUE INDEX "training_videos_locales_locale_parent_id_unique" ON "cms"."training_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_training_videos_v_parent_idx" ON "cms"."_training_videos_v" USING btree ("parent_id");
  CREATE INDEX "_training_videos_v_version_version_category_idx" ON "cms"."_training_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_training_videos_v_version_version_image_idx" ON "cms"."_training_videos_v" USING btree ("version_image_id");
  CREATE INDEX "_training_videos_v_version_version_video_idx" ON "cms"."_training_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_training_videos_v_version_version_sort_order_idx" ON "cms"."_training_videos_v" USING btree ("version_sort_order");
  CREATE INDEX "_training_videos_v_version_version_import_key_idx" ON "cms"."_training_videos_v" USING btree ("version_import_key");
  CREATE INDEX "_training_videos_v_version_version_updated_at_idx" ON "cms"."_training_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_training_videos_v_version_version_created_at_idx" ON "cms"."_training_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_training_videos_v_version_version__status_idx" ON "cms"."_training_videos_v" USING btree ("version__status");
  CREATE INDEX "_training_videos_v_created_at_idx" ON "cms"."_training_videos_v" USING btree ("created_at");
  CREATE INDEX "_training_videos_v_updated_at_idx" ON "cms"."_training_videos_v" USING btree ("updated_at");
  CREATE INDEX "_training_videos_v_snapshot_idx" ON "cms"."_training_videos_v" USING btree ("snapshot");
  CREATE INDEX "_training_videos_v_published_locale_idx" ON "cms"."_training_videos_v" USING btree ("published_locale");
  CREATE INDEX "_training_videos_v_latest_idx" ON "cms"."_training_videos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_training_videos_v_locales_locale_parent_id_unique" ON "cms"."_training_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "videos_import_key_idx" ON "cms"."videos" USING btree ("import_key");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "cms"."videos" USING btree ("filename");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_videos_fk" FOREIGN KEY ("training_videos_id") REFERENCES "cms"."training_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_training_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("training_videos_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."training_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."training_videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_training_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_training_videos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."videos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."training_videos" CASCADE;
  DROP TABLE "cms"."training_videos_locales" CASCADE;
  DROP TABLE "cms"."_training_videos_v" CASCADE;
  DROP TABLE "cms"."_training_videos_v_locales" CASCADE;
  DROP TABLE "cms"."videos" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_training_videos_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_training_videos_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_videos_id_idx";
  ALTER TABLE "cms"."help_texts_locales" DROP COLUMN "heading";
  ALTER TABLE "cms"."_help_texts_v_locales" DROP COLUMN "version_heading";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "training_videos_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "videos_id";
  DROP TYPE "cms"."enum_training_videos_status";
  DROP TYPE "cms"."enum__training_videos_v_version_status";
  DROP TYPE "cms"."enum__training_videos_v_published_locale";`)
}
