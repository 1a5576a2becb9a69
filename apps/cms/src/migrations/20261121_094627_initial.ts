import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "cms";
   CREATE TYPE "cms"."_locales" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_kindergartens_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_kindergartens_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__kindergartens_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__kindergartens_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__kindergartens_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_editors_role" AS ENUM('editor', 'publisher', 'admin');
  CREATE TABLE "cms"."kindergartens_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_info_box" boolean DEFAULT false,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_rich_text_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_image_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_image_section_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_table_rows_locales" (
  	"title" varchar,
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_table_locales" (
  	"header" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."contact_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_contact_information" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."kindergartens_blocks_contact_information_locales" (
  	"public_transport" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_kindergartens_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."kindergartens_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"address" varchar,
  	"phone" varchar,
  	"opening_hours_opens" varchar,
  	"opening_hours_closes" varchar,
  	"spots" numeric,
  	"year_plan_file_id" integer,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_kindergartens_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."kindergartens_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"study_place_nearby" varchar,
  	"departments" varchar,
  	"employees" varchar,
  	"year_plan_title" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."kindergartens_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"kindergartens_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_info_box" boolean DEFAULT false,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_rich_text_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_image_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_image_section_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_table_rows_locales" (
  	"title" varchar,
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_table_locales" (
  	"header" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_contact_departments_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_contact_information" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_blocks_contact_information_locales" (
  	"public_transport" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__kindergartens_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_kindergartens_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_opening_hours_opens" varchar,
  	"version_opening_hours_closes" varchar,
  	"version_spots" numeric,
  	"version_year_plan_file_id" integer,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__kindergartens_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__kindergartens_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_kindergartens_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_study_place_nearby" varchar,
  	"version_departments" varchar,
  	"version_employees" varchar,
  	"version_year_plan_title" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_kindergartens_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"kindergartens_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"focal_y" numeric,
  	"sizes_xxs_url" varchar,
  	"sizes_xxs_width" numeric,
  	"sizes_xxs_height" numeric,
  	"sizes_xxs_mime_type" varchar,
  	"sizes_xxs_filesize" numeric,
  	"sizes_xxs_filename" varchar,
  	"sizes_xs_url" varchar,
  	"sizes_xs_width" numeric,
  	"sizes_xs_height" numeric,
  	"sizes_xs_mime_type" varchar,
  	"sizes_xs_filesize" numeric,
  	"sizes_xs_filename" varchar,
  	"sizes_s_url" varchar,
  	"sizes_s_width" numeric,
  	"sizes_s_height" numeric,
  	"sizes_s_mime_type" varchar,
  	"sizes_s_filesize" numeric,
  	"sizes_s_filename" varchar,
  	"sizes_m_url" varchar,
  	"sizes_m_width" numeric,
  	"sizes_m_height" numeric,
  	"sizes_m_mime_type" varchar,
  	"sizes_m_filesize" numeric,
  	"sizes_m_filename" varchar,
  	"sizes_l_url" varchar,
  	"sizes_l_width" numeric,
  	"sizes_l_height" numeric,
  	"sizes_l_mime_type" varchar,
  	"sizes_l_filesize" numeric,
  	"sizes_l_filename" varchar,
  	"sizes_xl_url" varchar,
  	"sizes_xl_width" numeric,
  	"sizes_xl_height" numeric,
  	"sizes_xl_mime_type" varchar,
  	"sizes_xl_filesize" numeric,
  	"sizes_xl_filename" varchar,
  	"sizes_xxl_url" varchar,
  	"sizes_xxl_width" numeric,
  	"sizes_xxl_height" numeric,
  	"sizes_xxl_mime_type" varchar,
  	"sizes_xxl_filesize" numeric,
  	"sizes_xxl_filename" varchar
  );
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
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
  
  CREATE TABLE "cms"."editors_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."editors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "cms"."enum_editors_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"kindergartens_id" integer,
  	"media_id" integer,
  	"attachments_id" integer,
  	"editors_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"editors_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."kindergartens_blocks_rich_text" ADD CONSTRAINT "kindergartens_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_rich_text_locales" ADD CONSTRAINT "kindergartens_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_image_section" ADD CONSTRAINT "kindergartens_blocks_image_section_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_image_section" ADD CONSTRAINT "kindergartens_blocks_image_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_image_section_locales" ADD CONSTRAINT "kindergartens_blocks_image_section_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_image_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_table_rows" ADD CONSTRAINT "kindergartens_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_table_rows_locales" ADD CONSTRAINT "kindergartens_blocks_table_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_table" ADD CONSTRAINT "kindergartens_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_table_locales" ADD CONSTRAINT "kindergartens_blocks_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_departments" ADD CONSTRAINT "contact_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_contact_information" ADD CONSTRAINT "kindergartens_blocks_contact_information_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_blocks_contact_information_locales" ADD CONSTRAINT "kindergartens_blocks_contact_information_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_blocks_contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_nav_blocks" ADD CONSTRAINT "kindergartens_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_nav_blocks_locales" ADD CONSTRAINT "kindergartens_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens" ADD CONSTRAINT "kindergartens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens" ADD CONSTRAINT "kindergartens_year_plan_file_id_attachments_id_fk" FOREIGN KEY ("year_plan_file_id") REFERENCES "cms"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_locales" ADD CONSTRAINT "kindergartens_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_rich_text" ADD CONSTRAINT "_kindergartens_v_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_rich_text_locales" ADD CONSTRAINT "_kindergartens_v_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_image_section" ADD CONSTRAINT "_kindergartens_v_blocks_image_section_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_image_section" ADD CONSTRAINT "_kindergartens_v_blocks_image_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_image_section_locales" ADD CONSTRAINT "_kindergartens_v_blocks_image_section_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_image_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_table_rows" ADD CONSTRAINT "_kindergartens_v_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_table_rows_locales" ADD CONSTRAINT "_kindergartens_v_blocks_table_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_table" ADD CONSTRAINT "_kindergartens_v_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_table_locales" ADD CONSTRAINT "_kindergartens_v_blocks_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_departments_v" ADD CONSTRAINT "_contact_departments_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_contact_information" ADD CONSTRAINT "_kindergartens_v_blocks_contact_information_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_blocks_contact_information_locales" ADD CONSTRAINT "_kindergartens_v_blocks_contact_information_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_blocks_contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_version_nav_blocks" ADD CONSTRAINT "_kindergartens_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_version_nav_blocks_locales" ADD CONSTRAINT "_kindergartens_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v" ADD CONSTRAINT "_kindergartens_v_parent_id_kindergartens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."kindergartens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v" ADD CONSTRAINT "_kindergartens_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v" ADD CONSTRAINT "_kindergartens_v_version_year_plan_file_id_attachments_id_fk" FOREIGN KEY ("version_year_plan_file_id") REFERENCES "cms"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_locales" ADD CONSTRAINT "_kindergartens_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_kindergartens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."editors_sessions" ADD CONSTRAINT "editors_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "cms"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "cms"."editors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "kindergartens_blocks_rich_text_order_idx" ON "cms"."kindergartens_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "kindergartens_blocks_rich_text_parent_id_idx" ON "cms"."kindergartens_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "kindergartens_blocks_rich_text_path_idx" ON "cms"."kindergartens_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "kindergartens_blocks_rich_text_locales_locale_parent_id_uniq" ON "cms"."kindergartens_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_blocks_image_section_order_idx" ON "cms"."kindergartens_blocks_image_section" USING btree ("_order");
  CREATE INDEX "kindergartens_blocks_image_section_parent_id_idx" ON "cms"."kindergartens_blocks_image_section" USING btree ("_parent_id");
  CREATE INDEX "kindergartens_blocks_image_section_path_idx" ON "cms"."kindergartens_blocks_image_section" USING btree ("_path");
  CREATE INDEX "kindergartens_blocks_image_section_image_idx" ON "cms"."kindergartens_blocks_image_section" USING btree ("image_id");
  CREATE UNIQUE INDEX "kindergartens_blocks_image_section_locales_locale_parent_id_" ON "cms"."kindergartens_blocks_image_section_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_blocks_table_rows_order_idx" ON "cms"."kindergartens_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "kindergartens_blocks_table_rows_parent_id_idx" ON "cms"."kindergartens_blocks_table_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "kindergartens_blocks_table_rows_locales_locale_parent_id_uni" ON "cms"."kindergartens_blocks_table_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_blocks_table_order_idx" ON "cms"."kindergartens_blocks_table" USING btree ("_order");
  CREATE INDEX "kindergartens_blocks_table_parent_id_idx" ON "cms"."kindergartens_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "kindergartens_blocks_table_path_idx" ON "cms"."kindergartens_blocks_table" USING btree ("_path");
  CREATE UNIQUE INDEX "kindergartens_blocks_table_locales_locale_parent_id_unique" ON "cms"."kindergartens_blocks_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_departments_order_idx" ON "cms"."contact_departments" USING btree ("_order");
  CREATE INDEX "contact_departments_parent_id_idx" ON "cms"."contact_departments" USING btree ("_parent_id");
  CREATE INDEX "kindergartens_blocks_contact_information_order_idx" ON "cms"."kindergartens_blocks_contact_information" USING btree ("_order");
  CREATE INDEX "kindergartens_blocks_contact_information_parent_id_idx" ON "cms"."kindergartens_blocks_contact_information" USING btree ("_parent_id");
  CREATE INDEX "kindergartens_blocks_contact_information_path_idx" ON "cms"."kindergartens_blocks_contact_information" USING btree ("_path");
  CREATE UNIQUE INDEX "kindergartens_blocks_contact_information_locales_locale_pare" ON "cms"."kindergartens_blocks_contact_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_nav_blocks_order_idx" ON "cms"."kindergartens_nav_blocks" USING btree ("_order");
  CREATE INDEX "kindergartens_nav_blocks_parent_id_idx" ON "cms"."kindergartens_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "kindergartens_nav_blocks_locales_locale_parent_id_unique" ON "cms"."kindergartens_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_image_idx" ON "cms"."kindergartens" USING btree ("image_id");
  CREATE INDEX "kindergartens_year_plan_year_plan_file_idx" ON "cms"."kindergartens" USING btree ("year_plan_file_id");
  CREATE INDEX "kindergartens_sort_order_idx" ON "cms"."kindergartens" USING btree ("sort_order");
  CREATE UNIQUE INDEX "kindergartens_import_key_idx" ON "cms"."kindergartens" USING btree ("import_key");
  CREATE INDEX "kindergartens_updated_at_idx" ON "cms"."kindergartens" USING btree ("updated_at");
  CREATE INDEX "kindergartens_created_at_idx" ON "cms"."kindergartens" USING btree ("created_at");
  CREATE INDEX "kindergartens__status_idx" ON "cms"."kindergartens" USING btree ("_status");
  CREATE INDEX "kindergartens_display_name_idx" ON "cms"."kindergartens_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "kindergartens_slug_idx" ON "cms"."kindergartens_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "kindergartens_locales_locale_parent_id_unique" ON "cms"."kindergartens_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "kindergartens_rels_order_idx" ON "cms"."kindergartens_rels" USING btree ("order");
  CREATE INDEX "kindergartens_rels_parent_idx" ON "cms"."kindergartens_rels" USING btree ("parent_id");
  CREATE INDEX "kindergartens_rels_path_idx" ON "cms"."kindergartens_rels" USING btree ("path");
  CREATE INDEX "kindergartens_rels_kindergartens_id_idx" ON "cms"."kindergartens_rels" USING btree ("kindergartens_id");
  CREATE INDEX "kindergartens_rels_attachments_id_idx" ON "cms"."kindergartens_rels" USING btree ("attachments_id");
  CREATE INDEX "_kindergartens_v_blocks_rich_text_order_idx" ON "cms"."_kindergartens_v_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_blocks_rich_text_parent_id_idx" ON "cms"."_kindergartens_v_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_rich_text_path_idx" ON "cms"."_kindergartens_v_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_kindergartens_v_blocks_rich_text_locales_locale_parent_id_u" ON "cms"."_kindergartens_v_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_image_section_order_idx" ON "cms"."_kindergartens_v_blocks_image_section" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_blocks_image_section_parent_id_idx" ON "cms"."_kindergartens_v_blocks_image_section" USING btree ("_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_image_section_path_idx" ON "cms"."_kindergartens_v_blocks_image_section" USING btree ("_path");
  CREATE INDEX "_kindergartens_v_blocks_image_section_image_idx" ON "cms"."_kindergartens_v_blocks_image_section" USING btree ("image_id");
  CREATE UNIQUE INDEX "_kindergartens_v_blocks_image_section_locales_locale_parent_" ON "cms"."_kindergartens_v_blocks_image_section_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_table_rows_order_idx" ON "cms"."_kindergartens_v_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_blocks_table_rows_parent_id_idx" ON "cms"."_kindergartens_v_blocks_table_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_kindergartens_v_blocks_table_rows_locales_locale_parent_id_" ON "cms"."_kindergartens_v_blocks_table_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_table_order_idx" ON "cms"."_kindergartens_v_blocks_table" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_blocks_table_parent_id_idx" ON "cms"."_kindergartens_v_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_table_path_idx" ON "cms"."_kindergartens_v_blocks_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_kindergartens_v_blocks_table_locales_locale_parent_id_uniqu" ON "cms"."_kindergartens_v_blocks_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_departments_v_order_idx" ON "cms"."_contact_departments_v" USING btree ("_order");
  CREATE INDEX "_contact_departments_v_parent_id_idx" ON "cms"."_contact_departments_v" USING btree ("_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_contact_information_order_idx" ON "cms"."_kindergartens_v_blocks_contact_information" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_blocks_contact_information_parent_id_idx" ON "cms"."_kindergartens_v_blocks_contact_information" USING btree ("_parent_id");
  CREATE INDEX "_kindergartens_v_blocks_contact_information_path_idx" ON "cms"."_kindergartens_v_blocks_contact_information" USING btree ("_path");
  CREATE UNIQUE INDEX "_kindergartens_v_blocks_contact_information_locales_locale_p" ON "cms"."_kindergartens_v_blocks_contact_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_version_nav_blocks_order_idx" ON "cms"."_kindergartens_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_kindergartens_v_version_nav_blocks_parent_id_idx" ON "cms"."_kindergartens_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_kindergartens_v_version_nav_blocks_locales_locale_parent_id" ON "cms"."_kindergartens_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_parent_idx" ON "cms"."_kindergartens_v" USING btree ("parent_id");
  CREATE INDEX "_kindergartens_v_version_version_image_idx" ON "cms"."_kindergartens_v" USING btree ("version_image_id");
  CREATE INDEX "_kindergartens_v_version_year_plan_version_year_plan_fil_idx" ON "cms"."_kindergartens_v" USING btree ("version_year_plan_file_id");
  CREATE INDEX "_kindergartens_v_version_version_sort_order_idx" ON "cms"."_kindergartens_v" USING btree ("version_sort_order");
  CREATE INDEX "_kindergartens_v_version_version_import_key_idx" ON "cms"."_kindergartens_v" USING btree ("version_import_key");
  CREATE INDEX "_kindergartens_v_version_version_updated_at_idx" ON "cms"."_kindergartens_v" USING btree ("version_updated_at");
  CREATE INDEX "_kindergartens_v_version_version_created_at_idx" ON "cms"."_kindergartens_v" USING btree ("version_created_at");
  CREATE INDEX "_kindergartens_v_version_version__status_idx" ON "cms"."_kindergartens_v" USING btree ("version__status");
  CREATE INDEX "_kindergartens_v_created_at_idx" ON "cms"."_kindergartens_v" USING btree ("created_at");
  CREATE INDEX "_kindergartens_v_updated_at_idx" ON "cms"."_kindergartens_v" USING btree ("updated_at");
  CREATE INDEX "_kindergartens_v_snapshot_idx" ON "cms"."_kindergartens_v" USING btree ("snapshot");
  CREATE INDEX "_kindergartens_v_published_locale_idx" ON "cms"."_kindergartens_v" USING btree ("published_locale");
  CREATE INDEX "_kindergartens_v_latest_idx" ON "cms"."_kindergartens_v" USING btree ("latest");
  CREATE INDEX "_kindergartens_v_version_version_display_name_idx" ON "cms"."_kindergartens_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_kindergartens_v_version_version_slug_idx" ON "cms"."_kindergartens_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_kindergartens_v_locales_locale_parent_id_unique" ON "cms"."_kindergartens_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_kindergartens_v_rels_order_idx" ON "cms"."_kindergartens_v_rels" USING btree ("order");
  CREATE INDEX "_kindergartens_v_rels_parent_idx" ON "cms"."_kindergartens_v_rels" USING btree ("parent_id");
  CREATE INDEX "_kindergartens_v_rels_path_idx" ON "cms"."_kindergartens_v_rels" USING btree ("path");
  CREATE INDEX "_kindergartens_v_rels_kindergartens_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_kindergartens_v_rels_attachments_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("attachments_id");
  CREATE UNIQUE INDEX "media_import_key_idx" ON "cms"."media" USING btree ("import_key");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_xxs_sizes_xxs_filename_idx" ON "cms"."media" USING btree ("sizes_xxs_filename");
  CREATE INDEX "media_sizes_xs_sizes_xs_filename_idx" ON "cms"."media" USING btree ("sizes_xs_filename");
  CREATE INDEX "media_sizes_s_sizes_s_filename_idx" ON "cms"."media" USING btree ("sizes_s_filename");
  CREATE INDEX "media_sizes_m_sizes_m_filename_idx" ON "cms"."media" USING btree ("sizes_m_filename");
  CREATE INDEX "media_sizes_l_sizes_l_filename_idx" ON "cms"."media" USING btree ("sizes_l_filename");
  CREATE INDEX "media_sizes_xl_sizes_xl_filename_idx" ON "cms"."media" USING btree ("sizes_xl_filename");
  CREATE INDEX "media_sizes_xxl_sizes_xxl_filename_idx" ON "cms"."media" USING btree ("sizes_xxl_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "attachments_updated_at_idx" ON "cms"."attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "cms"."attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "cms"."attachments" USING btree ("filename");
  CREATE INDEX "editors_sessions_order_idx" ON "cms"."editors_sessions" USING btree ("_order");
  CREATE INDEX "editors_sessions_parent_id_idx" ON "cms"."editors_sessions" USING btree ("_parent_id");
  CREATE INDEX "editors_updated_at_idx" ON "cms"."editors" USING btree ("updated_at");
  CREATE INDEX "editors_created_at_idx" ON "cms"."editors" USING btree ("created_at");
  CREATE UNIQUE INDEX "editors_email_idx" ON "cms"."editors" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_kindergartens_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("kindergartens_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_editors_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("editors_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_editors_id_idx" ON "cms"."payload_preferences_rels" USING btree ("editors_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."kindergartens_blocks_rich_text" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_rich_text_locales" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_image_section" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_image_section_locales" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_table_rows" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_table_rows_locales" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_table" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_table_locales" CASCADE;
  DROP TABLE "cms"."contact_departments" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_contact_information" CASCADE;
  DROP TABLE "cms"."kindergartens_blocks_contact_information_locales" CASCADE;
  DROP TABLE "cms"."kindergartens_nav_blocks" CASCADE;
  DROP TABLE "cms"."kindergartens_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."kindergartens" CASCADE;
  DROP TABLE "cms"."kindergartens_locales" CASCADE;
  DROP TABLE "cms"."kindergartens_rels" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_rich_text" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_rich_text_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_image_section" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_image_section_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_table_rows" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_table_rows_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_table" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_table_locales" CASCADE;
  DROP TABLE "cms"."_contact_departments_v" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_contact_information" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_blocks_contact_information_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_locales" CASCADE;
  DROP TABLE "cms"."_kindergartens_v_rels" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."attachments" CASCADE;
  DROP TABLE "cms"."editors_sessions" CASCADE;
  DROP TABLE "cms"."editors" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_kindergartens_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_kindergartens_status";
  DROP TYPE "cms"."enum__kindergartens_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__kindergartens_v_version_status";
  DROP TYPE "cms"."enum__kindergartens_v_published_locale";
  DROP TYPE "cms"."enum_editors_role";`)
}
