import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pages_blocks_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum_pages_blocks_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum_pages_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_pages_blocks_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum_pages_faq_tiles_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_pages_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_pages_staff_list" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_version_blocks_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum__pages_v_version_blocks_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum__pages_v_version_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__pages_v_version_blocks_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum__pages_v_version_faq_tiles_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__pages_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__pages_v_version_staff_list" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_fixed_pages_key" AS ENUM('kindergartens', 'gyms', 'eateries', 'healthCenters', 'jobListings', 'buildingProjects', 'studyPlaces', 'doctors', 'dentists', 'personalTrainers', 'eventCalendar', 'groupClasses', 'search');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_kind" AS ENUM('none', 'topTaskLinks', 'infoBox', 'fullWidthBanner');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_block_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_block_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_block_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_fixed_pages_top_section_block_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum_fixed_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_key" AS ENUM('kindergartens', 'gyms', 'eateries', 'healthCenters', 'jobListings', 'buildingProjects', 'studyPlaces', 'doctors', 'dentists', 'personalTrainers', 'eventCalendar', 'groupClasses', 'search');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_kind" AS ENUM('none', 'topTaskLinks', 'infoBox', 'fullWidthBanner');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_block_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_block_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_block_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_top_section_block_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__fixed_pages_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_gyms_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_gyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__gyms_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__gyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__gyms_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_eateries_opening_hours_first_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "cms"."enum_eateries_opening_hours_last_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "cms"."enum_eateries_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_eateries_eatery_type" AS ENUM('eatery', 'coffee_bar');
  CREATE TYPE "cms"."enum_eateries_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eateries_v_version_opening_hours_first_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "cms"."enum__eateries_v_version_opening_hours_last_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "cms"."enum__eateries_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__eateries_v_version_eatery_type" AS ENUM('eatery', 'coffee_bar');
  CREATE TYPE "cms"."enum__eateries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eateries_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_health_centers_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_health_centers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__health_centers_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__health_centers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__health_centers_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_job_listings_buttons_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_job_listings_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_job_listings_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__job_listings_v_version_buttons_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__job_listings_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__job_listings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__job_listings_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_building_projects_buttons_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_building_projects_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_building_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__building_projects_v_version_buttons_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__building_projects_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__building_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__building_projects_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_study_places_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_study_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__study_places_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__study_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__study_places_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_staff_kind" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum_staff_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__staff_v_version_kind" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum__staff_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__staff_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_events_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_events_button_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__events_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__events_v_version_button_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__events_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_service_areas_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_service_areas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__service_areas_v_version_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__service_areas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__service_areas_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_categories_used_for" AS ENUM('goal', 'event');
  CREATE TYPE "cms"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__categories_v_version_used_for" AS ENUM('goal', 'event');
  CREATE TYPE "cms"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__categories_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_redirects_to_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_version_to_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_front_page_blocks_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum_front_page_blocks_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum_front_page_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_front_page_blocks_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum_front_page_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_front_page_faq_tiles_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_front_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__front_page_v_version_blocks_kind" AS ENUM('twoUpMain', 'campaign', 'twoUpBasic', 'twoUpSimple', 'fullWidthImage', 'fullWidthBanner', 'frontpageBanner');
  CREATE TYPE "cms"."enum__front_page_v_version_blocks_block_color" AS ENUM('none', 'apple_02', 'apple_11', 'dandelion_02', 'dandelion_06', 'granitt_10', 'pistachio_01', 'pistachio_11', 'syrin_01', 'syrin_06', 'syrin_10', 'city pigeon_01');
  CREATE TYPE "cms"."enum__front_page_v_version_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__front_page_v_version_blocks_image_placement" AS ENUM('left', 'right');
  CREATE TYPE "cms"."enum__front_page_v_version_nav_blocks_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__front_page_v_version_faq_tiles_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__front_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__front_page_v_published_locale" AS ENUM('no', 'en');
  CREATE TYPE "cms"."enum_site_frame_sections_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_site_frame_sections_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_site_frame_footer_columns_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_site_frame_footer_statements_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum_site_frame_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__site_frame_v_version_sections_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__site_frame_v_version_sections_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__site_frame_v_version_footer_columns_links_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__site_frame_v_version_footer_statements_link_kind" AS ENUM('internal', 'external');
  CREATE TYPE "cms"."enum__site_frame_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__site_frame_v_published_locale" AS ENUM('no', 'en');
  CREATE TABLE "cms"."pages_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "cms"."enum_pages_blocks_kind" DEFAULT 'twoUpBasic',
  	"block_color" "cms"."enum_pages_blocks_block_color" DEFAULT 'none',
  	"enlarge_header" boolean DEFAULT false,
  	"link_kind" "cms"."enum_pages_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"media_image_id" integer,
  	"media_video_url" varchar,
  	"image_placement" "cms"."enum_pages_blocks_image_placement" DEFAULT 'right',
  	"illustration_id" integer
  );
  
  CREATE TABLE "cms"."pages_blocks_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_faq_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_pages_faq_tiles_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."pages_faq_tiles_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_pages_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."pages_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"staff_list" "cms"."enum_pages_staff_list",
  	"parent_id" integer,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."pages_rels" (
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
  
  CREATE TABLE "cms"."_pages_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "cms"."enum__pages_v_version_blocks_kind" DEFAULT 'twoUpBasic',
  	"block_color" "cms"."enum__pages_v_version_blocks_block_color" DEFAULT 'none',
  	"enlarge_header" boolean DEFAULT false,
  	"link_kind" "cms"."enum__pages_v_version_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"media_image_id" integer,
  	"media_video_url" varchar,
  	"image_placement" "cms"."enum__pages_v_version_blocks_image_placement" DEFAULT 'right',
  	"illustration_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_blocks_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_faq_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__pages_v_version_faq_tiles_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_faq_tiles_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__pages_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_staff_list" "cms"."enum__pages_v_version_staff_list",
  	"version_parent_id" integer,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_rels" (
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
  
  CREATE TABLE "cms"."fixed_pages_top_section_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_fixed_pages_top_section_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."fixed_pages_top_section_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."fixed_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "cms"."enum_fixed_pages_key",
  	"top_section_kind" "cms"."enum_fixed_pages_top_section_kind" DEFAULT 'none',
  	"top_section_block_kind" "cms"."enum_fixed_pages_top_section_block_kind" DEFAULT 'twoUpBasic',
  	"top_section_block_block_color" "cms"."enum_fixed_pages_top_section_block_block_color" DEFAULT 'none',
  	"top_section_block_enlarge_header" boolean DEFAULT false,
  	"top_section_block_link_kind" "cms"."enum_fixed_pages_top_section_block_link_kind" DEFAULT 'internal',
  	"top_section_block_link_external_url" varchar,
  	"top_section_block_link_open_in_new_tab" boolean DEFAULT false,
  	"top_section_block_media_image_id" integer,
  	"top_section_block_media_video_url" varchar,
  	"top_section_block_image_placement" "cms"."enum_fixed_pages_top_section_block_image_placement" DEFAULT 'right',
  	"top_section_block_illustration_id" integer,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_fixed_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."fixed_pages_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"top_section_info_box_header" varchar,
  	"top_section_info_box_content" jsonb,
  	"top_section_block_header" varchar,
  	"top_section_block_content" jsonb,
  	"top_section_block_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."fixed_pages_rels" (
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
  
  CREATE TABLE "cms"."_fixed_pages_v_version_top_section_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__fixed_pages_v_version_top_section_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_fixed_pages_v_version_top_section_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_fixed_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "cms"."enum__fixed_pages_v_version_key",
  	"version_top_section_kind" "cms"."enum__fixed_pages_v_version_top_section_kind" DEFAULT 'none',
  	"version_top_section_block_kind" "cms"."enum__fixed_pages_v_version_top_section_block_kind" DEFAULT 'twoUpBasic',
  	"version_top_section_block_block_color" "cms"."enum__fixed_pages_v_version_top_section_block_block_color" DEFAULT 'none',
  	"version_top_section_block_enlarge_header" boolean DEFAULT false,
  	"version_top_section_block_link_kind" "cms"."enum__fixed_pages_v_version_top_section_block_link_kind" DEFAULT 'internal',
  	"version_top_section_block_link_external_url" varchar,
  	"version_top_section_block_link_open_in_new_tab" boolean DEFAULT false,
  	"version_top_section_block_media_image_id" integer,
  	"version_top_section_block_media_video_url" varchar,
  	"version_top_section_block_image_placement" "cms"."enum__fixed_pages_v_version_top_section_block_image_placement" DEFAULT 'right',
  	"version_top_section_block_illustration_id" integer,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__fixed_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__fixed_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_fixed_pages_v_locales" (
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_top_section_info_box_header" varchar,
  	"version_top_section_info_box_content" jsonb,
  	"version_top_section_block_header" varchar,
  	"version_top_section_block_content" jsonb,
  	"version_top_section_block_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_fixed_pages_v_rels" (
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
  
  CREATE TABLE "cms"."gyms_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours_opens" varchar,
  	"hours_closes" varchar
  );
  
  CREATE TABLE "cms"."gyms_special_hours_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."gyms_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."gyms_attributes_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."gyms_image_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "cms"."gyms_image_section_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."gyms_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_gyms_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."gyms_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."gyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"hours_monday_thursday_opens" varchar,
  	"hours_monday_thursday_closes" varchar,
  	"hours_friday_opens" varchar,
  	"hours_friday_closes" varchar,
  	"hours_saturday_opens" varchar,
  	"hours_saturday_closes" varchar,
  	"hours_sunday_opens" varchar,
  	"hours_sunday_closes" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_gyms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."gyms_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"attribute_header" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."gyms_rels" (
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
  
  CREATE TABLE "cms"."_gyms_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours_opens" varchar,
  	"hours_closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_gyms_v_version_special_hours_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_gyms_v_version_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_gyms_v_version_attributes_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_gyms_v_version_image_section" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_gyms_v_version_image_section_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_gyms_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__gyms_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_gyms_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_gyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_hours_monday_thursday_opens" varchar,
  	"version_hours_monday_thursday_closes" varchar,
  	"version_hours_friday_opens" varchar,
  	"version_hours_friday_closes" varchar,
  	"version_hours_saturday_opens" varchar,
  	"version_hours_saturday_closes" varchar,
  	"version_hours_sunday_opens" varchar,
  	"version_hours_sunday_closes" varchar,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__gyms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__gyms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_gyms_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_attribute_header" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_gyms_v_rels" (
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
  
  CREATE TABLE "cms"."eateries_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" "cms"."enum_eateries_opening_hours_first_day",
  	"last_day" "cms"."enum_eateries_opening_hours_last_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "cms"."eateries_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours_opens" varchar,
  	"hours_closes" varchar
  );
  
  CREATE TABLE "cms"."eateries_special_hours_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."eateries_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_eateries_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."eateries_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."eateries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"eatery_type" "cms"."enum_eateries_eatery_type" DEFAULT 'eatery',
  	"address" varchar,
  	"study_place_id" integer,
  	"kitchen_phone" varchar,
  	"office_phone" varchar,
  	"menu_pdf_file_id" integer,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_eateries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."eateries_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"opening_hours_title" varchar,
  	"menu_box_header" varchar,
  	"menu_box_content" jsonb,
  	"menu_pdf_title" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."eateries_rels" (
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
  
  CREATE TABLE "cms"."_eateries_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" "cms"."enum__eateries_v_version_opening_hours_first_day",
  	"last_day" "cms"."enum__eateries_v_version_opening_hours_last_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_eateries_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours_opens" varchar,
  	"hours_closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_eateries_v_version_special_hours_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eateries_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__eateries_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_eateries_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eateries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_eatery_type" "cms"."enum__eateries_v_version_eatery_type" DEFAULT 'eatery',
  	"version_address" varchar,
  	"version_study_place_id" integer,
  	"version_kitchen_phone" varchar,
  	"version_office_phone" varchar,
  	"version_menu_pdf_file_id" integer,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__eateries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__eateries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_eateries_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_opening_hours_title" varchar,
  	"version_menu_box_header" varchar,
  	"version_menu_box_content" jsonb,
  	"version_menu_pdf_title" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eateries_v_rels" (
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
  
  CREATE TABLE "cms"."health_centers_areas_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_areas_hours_locales" (
  	"days_text" varchar,
  	"time_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_areas_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_phone_hours_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_phone_hours_hours_locales" (
  	"days_text" varchar,
  	"time_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_health_centers_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."health_centers_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"address" varchar,
  	"phone" varchar,
  	"map_url" varchar,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_health_centers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."health_centers_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"public_transport" varchar,
  	"immediate_header" varchar,
  	"immediate_text" jsonb,
  	"phone_hours_header" varchar,
  	"phone_hours_notice" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."health_centers_rels" (
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
  
  CREATE TABLE "cms"."_health_centers_v_version_areas_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_areas_hours_locales" (
  	"days_text" varchar,
  	"time_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_areas_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_phone_hours_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_phone_hours_hours_locales" (
  	"days_text" varchar,
  	"time_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__health_centers_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_health_centers_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_health_centers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_map_url" varchar,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__health_centers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__health_centers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_health_centers_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_public_transport" varchar,
  	"version_immediate_header" varchar,
  	"version_immediate_text" jsonb,
  	"version_phone_hours_header" varchar,
  	"version_phone_hours_notice" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_health_centers_v_rels" (
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
  
  CREATE TABLE "cms"."job_listings_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_job_listings_buttons_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."job_listings_buttons_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."job_listings_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_job_listings_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."job_listings_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."job_listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"service_area_id" integer,
  	"application_deadline" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_job_listings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."job_listings_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."job_listings_rels" (
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
  
  CREATE TABLE "cms"."_job_listings_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__job_listings_v_version_buttons_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_job_listings_v_version_buttons_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_job_listings_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__job_listings_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_job_listings_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_job_listings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_service_area_id" integer,
  	"version_application_deadline" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__job_listings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__job_listings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_job_listings_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_job_listings_v_rels" (
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
  
  CREATE TABLE "cms"."building_projects_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_building_projects_buttons_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."building_projects_buttons_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."building_projects_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_building_projects_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."building_projects_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."building_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_building_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."building_projects_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."building_projects_rels" (
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
  
  CREATE TABLE "cms"."_building_projects_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__building_projects_v_version_buttons_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_building_projects_v_version_buttons_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_building_projects_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__building_projects_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_building_projects_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_building_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__building_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__building_projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_building_projects_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_building_projects_v_rels" (
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
  
  CREATE TABLE "cms"."study_places_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_study_places_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."study_places_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."study_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_study_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."study_places_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."study_places_rels" (
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
  
  CREATE TABLE "cms"."_study_places_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__study_places_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_study_places_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_study_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__study_places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__study_places_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_study_places_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_study_places_v_rels" (
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
  
  CREATE TABLE "cms"."staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "cms"."enum_staff_kind",
  	"name" varchar,
  	"image_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"position" numeric,
  	"substitute" varchar,
  	"sort_order" numeric,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_staff_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."staff_locales" (
  	"role_description" varchar,
  	"rich_text" jsonb,
  	"specialization" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"health_centers_id" integer,
  	"gyms_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "cms"."_staff_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "cms"."enum__staff_v_version_kind",
  	"version_name" varchar,
  	"version_image_id" integer,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_position" numeric,
  	"version_substitute" varchar,
  	"version_sort_order" numeric,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__staff_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__staff_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_staff_v_locales" (
  	"version_role_description" varchar,
  	"version_rich_text" jsonb,
  	"version_specialization" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_staff_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"health_centers_id" integer,
  	"gyms_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "cms"."events_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_events_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."events_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"place_id" integer,
  	"organiser" varchar,
  	"button_kind" "cms"."enum_events_button_kind" DEFAULT 'internal',
  	"button_external_url" varchar,
  	"button_open_in_new_tab" boolean DEFAULT false,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."events_locales" (
  	"display_name" varchar,
  	"ingress" varchar,
  	"rich_text" jsonb,
  	"room" varchar,
  	"button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."events_rels" (
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
  
  CREATE TABLE "cms"."_events_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__events_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_events_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_place_id" integer,
  	"version_organiser" varchar,
  	"version_button_kind" "cms"."enum__events_v_version_button_kind" DEFAULT 'internal',
  	"version_button_external_url" varchar,
  	"version_button_open_in_new_tab" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_events_v_locales" (
  	"version_display_name" varchar,
  	"version_ingress" varchar,
  	"version_rich_text" jsonb,
  	"version_room" varchar,
  	"version_button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_events_v_rels" (
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
  
  CREATE TABLE "cms"."service_areas_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "cms"."service_areas_contacts_locales" (
  	"title" varchar,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."service_areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_service_areas_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_service_areas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."service_areas_locales" (
  	"name" varchar,
  	"text" jsonb,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."service_areas_rels" (
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
  
  CREATE TABLE "cms"."_service_areas_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_service_areas_v_version_contacts_locales" (
  	"title" varchar,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_service_areas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_link_kind" "cms"."enum__service_areas_v_version_link_kind" DEFAULT 'internal',
  	"version_link_external_url" varchar,
  	"version_link_open_in_new_tab" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__service_areas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__service_areas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_service_areas_v_locales" (
  	"version_name" varchar,
  	"version_text" jsonb,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_service_areas_v_rels" (
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
  
  CREATE TABLE "cms"."categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"used_for" "cms"."enum_categories_used_for",
  	"key" varchar,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_used_for" "cms"."enum__categories_v_version_used_for",
  	"version_key" varchar,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_categories_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to_kind" "cms"."enum_redirects_to_kind" DEFAULT 'internal',
  	"to_external_url" varchar,
  	"permanent" boolean DEFAULT true,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."redirects_rels" (
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
  
  CREATE TABLE "cms"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to_kind" "cms"."enum__redirects_v_version_to_kind" DEFAULT 'internal',
  	"version_to_external_url" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_redirects_v_rels" (
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
  
  CREATE TABLE "cms"."front_page_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "cms"."enum_front_page_blocks_kind" DEFAULT 'twoUpBasic',
  	"block_color" "cms"."enum_front_page_blocks_block_color" DEFAULT 'none',
  	"enlarge_header" boolean DEFAULT false,
  	"link_kind" "cms"."enum_front_page_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"media_image_id" integer,
  	"media_video_url" varchar,
  	"image_placement" "cms"."enum_front_page_blocks_image_placement" DEFAULT 'right',
  	"illustration_id" integer
  );
  
  CREATE TABLE "cms"."front_page_blocks_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."front_page_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_front_page_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."front_page_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."front_page_faq_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_front_page_faq_tiles_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."front_page_faq_tiles_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."front_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_hash" varchar,
  	"_status" "cms"."enum_front_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."front_page_locales" (
  	"heading" varchar,
  	"ingress" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."front_page_rels" (
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
  
  CREATE TABLE "cms"."_front_page_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "cms"."enum__front_page_v_version_blocks_kind" DEFAULT 'twoUpBasic',
  	"block_color" "cms"."enum__front_page_v_version_blocks_block_color" DEFAULT 'none',
  	"enlarge_header" boolean DEFAULT false,
  	"link_kind" "cms"."enum__front_page_v_version_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"media_image_id" integer,
  	"media_video_url" varchar,
  	"image_placement" "cms"."enum__front_page_v_version_blocks_image_placement" DEFAULT 'right',
  	"illustration_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_front_page_v_version_blocks_locales" (
  	"header" varchar,
  	"content" jsonb,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_front_page_v_version_nav_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__front_page_v_version_nav_blocks_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_front_page_v_version_nav_blocks_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_front_page_v_version_faq_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__front_page_v_version_faq_tiles_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_front_page_v_version_faq_tiles_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_front_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_import_hash" varchar,
  	"version__status" "cms"."enum__front_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__front_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_front_page_v_locales" (
  	"version_heading" varchar,
  	"version_ingress" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_front_page_v_rels" (
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
  
  CREATE TABLE "cms"."site_frame_sections_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_site_frame_sections_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."site_frame_sections_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_site_frame_sections_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."site_frame_sections_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_site_frame_footer_columns_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."site_frame_footer_columns_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_footer_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_footer_statements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum_site_frame_footer_statements_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."site_frame_footer_statements_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"footer_address" varchar,
  	"footer_phone" varchar,
  	"footer_email" varchar,
  	"import_hash" varchar,
  	"_status" "cms"."enum_site_frame_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."site_frame_locales" (
  	"footer_about" varchar,
  	"footer_opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."site_frame_rels" (
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
  
  CREATE TABLE "cms"."_site_frame_v_version_sections_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__site_frame_v_version_sections_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_sections_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__site_frame_v_version_sections_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_sections_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__site_frame_v_version_footer_columns_links_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_columns_links_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_statements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "cms"."enum__site_frame_v_version_footer_statements_link_kind" DEFAULT 'internal',
  	"link_external_url" varchar,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_frame_v_version_footer_statements_locales" (
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_footer_address" varchar,
  	"version_footer_phone" varchar,
  	"version_footer_email" varchar,
  	"version_import_hash" varchar,
  	"version__status" "cms"."enum__site_frame_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__site_frame_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_site_frame_v_locales" (
  	"version_footer_about" varchar,
  	"version_footer_opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_frame_v_rels" (
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
  
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "gyms_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "eateries_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "health_centers_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "job_listings_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "building_projects_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "study_places_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "cms"."kindergartens_rels" ADD COLUMN "fixed_pages_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "gyms_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "eateries_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "health_centers_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "job_listings_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "building_projects_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "study_places_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD COLUMN "fixed_pages_id" integer;
  ALTER TABLE "cms"."attachments" ADD COLUMN "import_key" varchar;
  ALTER TABLE "cms"."attachments" ADD COLUMN "import_hash" varchar;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "fixed_pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "gyms_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "eateries_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "health_centers_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "job_listings_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "building_projects_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "study_places_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "staff_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "service_areas_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."pages_blocks" ADD CONSTRAINT "pages_blocks_media_image_id_media_id_fk" FOREIGN KEY ("media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks" ADD CONSTRAINT "pages_blocks_illustration_id_media_id_fk" FOREIGN KEY ("illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks" ADD CONSTRAINT "pages_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_locales" ADD CONSTRAINT "pages_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_faq_tiles" ADD CONSTRAINT "pages_faq_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_faq_tiles_locales" ADD CONSTRAINT "pages_faq_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_faq_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_nav_blocks" ADD CONSTRAINT "pages_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_nav_blocks_locales" ADD CONSTRAINT "pages_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_service_areas_fk" FOREIGN KEY ("service_areas_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_media_image_id_media_id_fk" FOREIGN KEY ("media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_illustration_id_media_id_fk" FOREIGN KEY ("illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_blocks_locales" ADD CONSTRAINT "_pages_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_faq_tiles" ADD CONSTRAINT "_pages_v_version_faq_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_faq_tiles_locales" ADD CONSTRAINT "_pages_v_version_faq_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_version_faq_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_nav_blocks" ADD CONSTRAINT "_pages_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_nav_blocks_locales" ADD CONSTRAINT "_pages_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_service_areas_fk" FOREIGN KEY ("service_areas_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_top_section_links" ADD CONSTRAINT "fixed_pages_top_section_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_top_section_links_locales" ADD CONSTRAINT "fixed_pages_top_section_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."fixed_pages_top_section_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages" ADD CONSTRAINT "fixed_pages_top_section_block_media_image_id_media_id_fk" FOREIGN KEY ("top_section_block_media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages" ADD CONSTRAINT "fixed_pages_top_section_block_illustration_id_media_id_fk" FOREIGN KEY ("top_section_block_illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_locales" ADD CONSTRAINT "fixed_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."fixed_pages_rels" ADD CONSTRAINT "fixed_pages_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_version_top_section_links" ADD CONSTRAINT "_fixed_pages_v_version_top_section_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_fixed_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_version_top_section_links_locales" ADD CONSTRAINT "_fixed_pages_v_version_top_section_links_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_fixed_pages_v_version_top_section_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v" ADD CONSTRAINT "_fixed_pages_v_parent_id_fixed_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v" ADD CONSTRAINT "_fixed_pages_v_version_top_section_block_media_image_id_media_id_fk" FOREIGN KEY ("version_top_section_block_media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v" ADD CONSTRAINT "_fixed_pages_v_version_top_section_block_illustration_id_media_id_fk" FOREIGN KEY ("version_top_section_block_illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_locales" ADD CONSTRAINT "_fixed_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_fixed_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_fixed_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_fixed_pages_v_rels" ADD CONSTRAINT "_fixed_pages_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_special_hours" ADD CONSTRAINT "gyms_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_special_hours_locales" ADD CONSTRAINT "gyms_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_attributes" ADD CONSTRAINT "gyms_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_attributes_locales" ADD CONSTRAINT "gyms_attributes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_image_section" ADD CONSTRAINT "gyms_image_section_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."gyms_image_section" ADD CONSTRAINT "gyms_image_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_image_section_locales" ADD CONSTRAINT "gyms_image_section_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms_image_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_nav_blocks" ADD CONSTRAINT "gyms_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_nav_blocks_locales" ADD CONSTRAINT "gyms_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms" ADD CONSTRAINT "gyms_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."gyms_locales" ADD CONSTRAINT "gyms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."gyms_rels" ADD CONSTRAINT "gyms_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_special_hours" ADD CONSTRAINT "_gyms_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_special_hours_locales" ADD CONSTRAINT "_gyms_v_version_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v_version_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_attributes" ADD CONSTRAINT "_gyms_v_version_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_attributes_locales" ADD CONSTRAINT "_gyms_v_version_attributes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v_version_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_image_section" ADD CONSTRAINT "_gyms_v_version_image_section_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_image_section" ADD CONSTRAINT "_gyms_v_version_image_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_image_section_locales" ADD CONSTRAINT "_gyms_v_version_image_section_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v_version_image_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_nav_blocks" ADD CONSTRAINT "_gyms_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_version_nav_blocks_locales" ADD CONSTRAINT "_gyms_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v" ADD CONSTRAINT "_gyms_v_parent_id_gyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."gyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v" ADD CONSTRAINT "_gyms_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_locales" ADD CONSTRAINT "_gyms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_gyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_gyms_v_rels" ADD CONSTRAINT "_gyms_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_opening_hours" ADD CONSTRAINT "eateries_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_special_hours" ADD CONSTRAINT "eateries_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_special_hours_locales" ADD CONSTRAINT "eateries_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_nav_blocks" ADD CONSTRAINT "eateries_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_nav_blocks_locales" ADD CONSTRAINT "eateries_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries" ADD CONSTRAINT "eateries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."eateries" ADD CONSTRAINT "eateries_study_place_id_study_places_id_fk" FOREIGN KEY ("study_place_id") REFERENCES "cms"."study_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."eateries" ADD CONSTRAINT "eateries_menu_pdf_file_id_attachments_id_fk" FOREIGN KEY ("menu_pdf_file_id") REFERENCES "cms"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."eateries_locales" ADD CONSTRAINT "eateries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eateries_rels" ADD CONSTRAINT "eateries_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_version_opening_hours" ADD CONSTRAINT "_eateries_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_version_special_hours" ADD CONSTRAINT "_eateries_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_version_special_hours_locales" ADD CONSTRAINT "_eateries_v_version_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v_version_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_version_nav_blocks" ADD CONSTRAINT "_eateries_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_version_nav_blocks_locales" ADD CONSTRAINT "_eateries_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v" ADD CONSTRAINT "_eateries_v_parent_id_eateries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."eateries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v" ADD CONSTRAINT "_eateries_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v" ADD CONSTRAINT "_eateries_v_version_study_place_id_study_places_id_fk" FOREIGN KEY ("version_study_place_id") REFERENCES "cms"."study_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v" ADD CONSTRAINT "_eateries_v_version_menu_pdf_file_id_attachments_id_fk" FOREIGN KEY ("version_menu_pdf_file_id") REFERENCES "cms"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_locales" ADD CONSTRAINT "_eateries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eateries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_eateries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eateries_v_rels" ADD CONSTRAINT "_eateries_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_areas_hours" ADD CONSTRAINT "health_centers_areas_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_areas_hours_locales" ADD CONSTRAINT "health_centers_areas_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers_areas_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_areas" ADD CONSTRAINT "health_centers_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_areas_locales" ADD CONSTRAINT "health_centers_areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_phone_hours_hours" ADD CONSTRAINT "health_centers_phone_hours_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_phone_hours_hours_locales" ADD CONSTRAINT "health_centers_phone_hours_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers_phone_hours_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_nav_blocks" ADD CONSTRAINT "health_centers_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_nav_blocks_locales" ADD CONSTRAINT "health_centers_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers" ADD CONSTRAINT "health_centers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_locales" ADD CONSTRAINT "health_centers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."health_centers_rels" ADD CONSTRAINT "health_centers_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_areas_hours" ADD CONSTRAINT "_health_centers_v_version_areas_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v_version_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_areas_hours_locales" ADD CONSTRAINT "_health_centers_v_version_areas_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v_version_areas_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_areas" ADD CONSTRAINT "_health_centers_v_version_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_areas_locales" ADD CONSTRAINT "_health_centers_v_version_areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v_version_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_phone_hours_hours" ADD CONSTRAINT "_health_centers_v_version_phone_hours_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_phone_hours_hours_locales" ADD CONSTRAINT "_health_centers_v_version_phone_hours_hours_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v_version_phone_hours_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_nav_blocks" ADD CONSTRAINT "_health_centers_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_version_nav_blocks_locales" ADD CONSTRAINT "_health_centers_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v" ADD CONSTRAINT "_health_centers_v_parent_id_health_centers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."health_centers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v" ADD CONSTRAINT "_health_centers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_locales" ADD CONSTRAINT "_health_centers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_health_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_health_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_health_centers_v_rels" ADD CONSTRAINT "_health_centers_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_buttons" ADD CONSTRAINT "job_listings_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_buttons_locales" ADD CONSTRAINT "job_listings_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."job_listings_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_nav_blocks" ADD CONSTRAINT "job_listings_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_nav_blocks_locales" ADD CONSTRAINT "job_listings_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."job_listings_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings" ADD CONSTRAINT "job_listings_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."job_listings" ADD CONSTRAINT "job_listings_service_area_id_service_areas_id_fk" FOREIGN KEY ("service_area_id") REFERENCES "cms"."service_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_locales" ADD CONSTRAINT "job_listings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."job_listings_rels" ADD CONSTRAINT "job_listings_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_version_buttons" ADD CONSTRAINT "_job_listings_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_job_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_version_buttons_locales" ADD CONSTRAINT "_job_listings_v_version_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_job_listings_v_version_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_version_nav_blocks" ADD CONSTRAINT "_job_listings_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_job_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_version_nav_blocks_locales" ADD CONSTRAINT "_job_listings_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_job_listings_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v" ADD CONSTRAINT "_job_listings_v_parent_id_job_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."job_listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v" ADD CONSTRAINT "_job_listings_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v" ADD CONSTRAINT "_job_listings_v_version_service_area_id_service_areas_id_fk" FOREIGN KEY ("version_service_area_id") REFERENCES "cms"."service_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_locales" ADD CONSTRAINT "_job_listings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_job_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_job_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_job_listings_v_rels" ADD CONSTRAINT "_job_listings_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_buttons" ADD CONSTRAINT "building_projects_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_buttons_locales" ADD CONSTRAINT "building_projects_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."building_projects_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_nav_blocks" ADD CONSTRAINT "building_projects_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_nav_blocks_locales" ADD CONSTRAINT "building_projects_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."building_projects_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects" ADD CONSTRAINT "building_projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_locales" ADD CONSTRAINT "building_projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."building_projects_rels" ADD CONSTRAINT "building_projects_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_version_buttons" ADD CONSTRAINT "_building_projects_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_building_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_version_buttons_locales" ADD CONSTRAINT "_building_projects_v_version_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_building_projects_v_version_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_version_nav_blocks" ADD CONSTRAINT "_building_projects_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_building_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_version_nav_blocks_locales" ADD CONSTRAINT "_building_projects_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_building_projects_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v" ADD CONSTRAINT "_building_projects_v_parent_id_building_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."building_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v" ADD CONSTRAINT "_building_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_locales" ADD CONSTRAINT "_building_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_building_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_building_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_building_projects_v_rels" ADD CONSTRAINT "_building_projects_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_nav_blocks" ADD CONSTRAINT "study_places_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_nav_blocks_locales" ADD CONSTRAINT "study_places_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."study_places_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places" ADD CONSTRAINT "study_places_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."study_places_locales" ADD CONSTRAINT "study_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."study_places_rels" ADD CONSTRAINT "study_places_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_version_nav_blocks" ADD CONSTRAINT "_study_places_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_study_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_version_nav_blocks_locales" ADD CONSTRAINT "_study_places_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_study_places_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v" ADD CONSTRAINT "_study_places_v_parent_id_study_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."study_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v" ADD CONSTRAINT "_study_places_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_locales" ADD CONSTRAINT "_study_places_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_study_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_study_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_study_places_v_rels" ADD CONSTRAINT "_study_places_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff" ADD CONSTRAINT "staff_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."staff_locales" ADD CONSTRAINT "staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_rels" ADD CONSTRAINT "staff_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_rels" ADD CONSTRAINT "staff_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_rels" ADD CONSTRAINT "staff_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "cms"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v" ADD CONSTRAINT "_staff_v_parent_id_staff_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v" ADD CONSTRAINT "_staff_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v_locales" ADD CONSTRAINT "_staff_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_staff_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_staff_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "cms"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_nav_blocks" ADD CONSTRAINT "events_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_nav_blocks_locales" ADD CONSTRAINT "events_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."events_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."events" ADD CONSTRAINT "events_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "cms"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."events" ADD CONSTRAINT "events_place_id_study_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "cms"."study_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."events_rels" ADD CONSTRAINT "events_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_version_nav_blocks" ADD CONSTRAINT "_events_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_version_nav_blocks_locales" ADD CONSTRAINT "_events_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_events_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_events_v" ADD CONSTRAINT "_events_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "cms"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_events_v" ADD CONSTRAINT "_events_v_version_place_id_study_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "cms"."study_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_events_v_rels" ADD CONSTRAINT "_events_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_contacts" ADD CONSTRAINT "service_areas_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_contacts_locales" ADD CONSTRAINT "service_areas_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."service_areas_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_locales" ADD CONSTRAINT "service_areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."service_areas_rels" ADD CONSTRAINT "service_areas_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_version_contacts" ADD CONSTRAINT "_service_areas_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_service_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_version_contacts_locales" ADD CONSTRAINT "_service_areas_v_version_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_service_areas_v_version_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v" ADD CONSTRAINT "_service_areas_v_parent_id_service_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."service_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_locales" ADD CONSTRAINT "_service_areas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_service_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_service_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_service_areas_v_rels" ADD CONSTRAINT "_service_areas_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."redirects_rels" ADD CONSTRAINT "redirects_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_blocks" ADD CONSTRAINT "front_page_blocks_media_image_id_media_id_fk" FOREIGN KEY ("media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."front_page_blocks" ADD CONSTRAINT "front_page_blocks_illustration_id_media_id_fk" FOREIGN KEY ("illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."front_page_blocks" ADD CONSTRAINT "front_page_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_blocks_locales" ADD CONSTRAINT "front_page_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_nav_blocks" ADD CONSTRAINT "front_page_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_nav_blocks_locales" ADD CONSTRAINT "front_page_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_faq_tiles" ADD CONSTRAINT "front_page_faq_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_faq_tiles_locales" ADD CONSTRAINT "front_page_faq_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page_faq_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_locales" ADD CONSTRAINT "front_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."front_page_rels" ADD CONSTRAINT "front_page_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_blocks" ADD CONSTRAINT "_front_page_v_version_blocks_media_image_id_media_id_fk" FOREIGN KEY ("media_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_blocks" ADD CONSTRAINT "_front_page_v_version_blocks_illustration_id_media_id_fk" FOREIGN KEY ("illustration_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_blocks" ADD CONSTRAINT "_front_page_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_blocks_locales" ADD CONSTRAINT "_front_page_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_nav_blocks" ADD CONSTRAINT "_front_page_v_version_nav_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_nav_blocks_locales" ADD CONSTRAINT "_front_page_v_version_nav_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v_version_nav_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_faq_tiles" ADD CONSTRAINT "_front_page_v_version_faq_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_version_faq_tiles_locales" ADD CONSTRAINT "_front_page_v_version_faq_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v_version_faq_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_locales" ADD CONSTRAINT "_front_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_sections_links" ADD CONSTRAINT "site_frame_sections_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_sections_links_locales" ADD CONSTRAINT "site_frame_sections_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_sections_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_sections" ADD CONSTRAINT "site_frame_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_sections_locales" ADD CONSTRAINT "site_frame_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_columns_links" ADD CONSTRAINT "site_frame_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_columns_links_locales" ADD CONSTRAINT "site_frame_footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_columns" ADD CONSTRAINT "site_frame_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_columns_locales" ADD CONSTRAINT "site_frame_footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_statements" ADD CONSTRAINT "site_frame_footer_statements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_footer_statements_locales" ADD CONSTRAINT "site_frame_footer_statements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame_footer_statements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_locales" ADD CONSTRAINT "site_frame_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_frame_rels" ADD CONSTRAINT "site_frame_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_sections_links" ADD CONSTRAINT "_site_frame_v_version_sections_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_sections_links_locales" ADD CONSTRAINT "_site_frame_v_version_sections_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_sections_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_sections" ADD CONSTRAINT "_site_frame_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_sections_locales" ADD CONSTRAINT "_site_frame_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_links" ADD CONSTRAINT "_site_frame_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_links_locales" ADD CONSTRAINT "_site_frame_v_version_footer_columns_links_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns" ADD CONSTRAINT "_site_frame_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_locales" ADD CONSTRAINT "_site_frame_v_version_footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_statements" ADD CONSTRAINT "_site_frame_v_version_footer_statements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_version_footer_statements_locales" ADD CONSTRAINT "_site_frame_v_version_footer_statements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v_version_footer_statements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_locales" ADD CONSTRAINT "_site_frame_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_kindergartens_fk" FOREIGN KEY ("kindergartens_id") REFERENCES "cms"."kindergartens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_frame_v_rels" ADD CONSTRAINT "_site_frame_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "cms"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_order_idx" ON "cms"."pages_blocks" USING btree ("_order");
  CREATE INDEX "pages_blocks_parent_id_idx" ON "cms"."pages_blocks" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_media_image_idx" ON "cms"."pages_blocks" USING btree ("media_image_id");
  CREATE INDEX "pages_blocks_illustration_idx" ON "cms"."pages_blocks" USING btree ("illustration_id");
  CREATE UNIQUE INDEX "pages_blocks_locales_locale_parent_id_unique" ON "cms"."pages_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_faq_tiles_order_idx" ON "cms"."pages_faq_tiles" USING btree ("_order");
  CREATE INDEX "pages_faq_tiles_parent_id_idx" ON "cms"."pages_faq_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_faq_tiles_locales_locale_parent_id_unique" ON "cms"."pages_faq_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_nav_blocks_order_idx" ON "cms"."pages_nav_blocks" USING btree ("_order");
  CREATE INDEX "pages_nav_blocks_parent_id_idx" ON "cms"."pages_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_nav_blocks_locales_locale_parent_id_unique" ON "cms"."pages_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_image_idx" ON "cms"."pages" USING btree ("image_id");
  CREATE INDEX "pages_parent_idx" ON "cms"."pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_import_key_idx" ON "cms"."pages" USING btree ("import_key");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE INDEX "pages_display_name_idx" ON "cms"."pages_locales" USING btree ("display_name","_locale");
  CREATE INDEX "pages_slug_idx" ON "cms"."pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages_path_idx" ON "cms"."pages_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "cms"."pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "cms"."pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "cms"."pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "cms"."pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_kindergartens_id_idx" ON "cms"."pages_rels" USING btree ("kindergartens_id");
  CREATE INDEX "pages_rels_gyms_id_idx" ON "cms"."pages_rels" USING btree ("gyms_id");
  CREATE INDEX "pages_rels_eateries_id_idx" ON "cms"."pages_rels" USING btree ("eateries_id");
  CREATE INDEX "pages_rels_health_centers_id_idx" ON "cms"."pages_rels" USING btree ("health_centers_id");
  CREATE INDEX "pages_rels_job_listings_id_idx" ON "cms"."pages_rels" USING btree ("job_listings_id");
  CREATE INDEX "pages_rels_building_projects_id_idx" ON "cms"."pages_rels" USING btree ("building_projects_id");
  CREATE INDEX "pages_rels_study_places_id_idx" ON "cms"."pages_rels" USING btree ("study_places_id");
  CREATE INDEX "pages_rels_events_id_idx" ON "cms"."pages_rels" USING btree ("events_id");
  CREATE INDEX "pages_rels_fixed_pages_id_idx" ON "cms"."pages_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "pages_rels_attachments_id_idx" ON "cms"."pages_rels" USING btree ("attachments_id");
  CREATE INDEX "pages_rels_service_areas_id_idx" ON "cms"."pages_rels" USING btree ("service_areas_id");
  CREATE INDEX "_pages_v_version_blocks_order_idx" ON "cms"."_pages_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_pages_v_version_blocks_parent_id_idx" ON "cms"."_pages_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_blocks_media_media_image_idx" ON "cms"."_pages_v_version_blocks" USING btree ("media_image_id");
  CREATE INDEX "_pages_v_version_blocks_illustration_idx" ON "cms"."_pages_v_version_blocks" USING btree ("illustration_id");
  CREATE UNIQUE INDEX "_pages_v_version_blocks_locales_locale_parent_id_unique" ON "cms"."_pages_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_faq_tiles_order_idx" ON "cms"."_pages_v_version_faq_tiles" USING btree ("_order");
  CREATE INDEX "_pages_v_version_faq_tiles_parent_id_idx" ON "cms"."_pages_v_version_faq_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_faq_tiles_locales_locale_parent_id_unique" ON "cms"."_pages_v_version_faq_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_nav_blocks_order_idx" ON "cms"."_pages_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_pages_v_version_nav_blocks_parent_id_idx" ON "cms"."_pages_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_nav_blocks_locales_locale_parent_id_unique" ON "cms"."_pages_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "cms"."_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "cms"."_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_import_key_idx" ON "cms"."_pages_v" USING btree ("version_import_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_display_name_idx" ON "cms"."_pages_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "cms"."_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "cms"."_pages_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "cms"."_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "cms"."_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "cms"."_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "cms"."_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_kindergartens_id_idx" ON "cms"."_pages_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_pages_v_rels_gyms_id_idx" ON "cms"."_pages_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_pages_v_rels_eateries_id_idx" ON "cms"."_pages_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_pages_v_rels_health_centers_id_idx" ON "cms"."_pages_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_pages_v_rels_job_listings_id_idx" ON "cms"."_pages_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_pages_v_rels_building_projects_id_idx" ON "cms"."_pages_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_pages_v_rels_study_places_id_idx" ON "cms"."_pages_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_pages_v_rels_events_id_idx" ON "cms"."_pages_v_rels" USING btree ("events_id");
  CREATE INDEX "_pages_v_rels_fixed_pages_id_idx" ON "cms"."_pages_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_pages_v_rels_attachments_id_idx" ON "cms"."_pages_v_rels" USING btree ("attachments_id");
  CREATE INDEX "_pages_v_rels_service_areas_id_idx" ON "cms"."_pages_v_rels" USING btree ("service_areas_id");
  CREATE INDEX "fixed_pages_top_section_links_order_idx" ON "cms"."fixed_pages_top_section_links" USING btree ("_order");
  CREATE INDEX "fixed_pages_top_section_links_parent_id_idx" ON "cms"."fixed_pages_top_section_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "fixed_pages_top_section_links_locales_locale_parent_id_uniqu" ON "cms"."fixed_pages_top_section_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "fixed_pages_key_idx" ON "cms"."fixed_pages" USING btree ("key");
  CREATE INDEX "fixed_pages_top_section_block_media_top_section_block_me_idx" ON "cms"."fixed_pages" USING btree ("top_section_block_media_image_id");
  CREATE INDEX "fixed_pages_top_section_block_top_section_block_illustra_idx" ON "cms"."fixed_pages" USING btree ("top_section_block_illustration_id");
  CREATE UNIQUE INDEX "fixed_pages_import_key_idx" ON "cms"."fixed_pages" USING btree ("import_key");
  CREATE INDEX "fixed_pages_updated_at_idx" ON "cms"."fixed_pages" USING btree ("updated_at");
  CREATE INDEX "fixed_pages_created_at_idx" ON "cms"."fixed_pages" USING btree ("created_at");
  CREATE INDEX "fixed_pages__status_idx" ON "cms"."fixed_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "fixed_pages_locales_locale_parent_id_unique" ON "cms"."fixed_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fixed_pages_rels_order_idx" ON "cms"."fixed_pages_rels" USING btree ("order");
  CREATE INDEX "fixed_pages_rels_parent_idx" ON "cms"."fixed_pages_rels" USING btree ("parent_id");
  CREATE INDEX "fixed_pages_rels_path_idx" ON "cms"."fixed_pages_rels" USING btree ("path");
  CREATE INDEX "fixed_pages_rels_pages_id_idx" ON "cms"."fixed_pages_rels" USING btree ("pages_id");
  CREATE INDEX "fixed_pages_rels_kindergartens_id_idx" ON "cms"."fixed_pages_rels" USING btree ("kindergartens_id");
  CREATE INDEX "fixed_pages_rels_gyms_id_idx" ON "cms"."fixed_pages_rels" USING btree ("gyms_id");
  CREATE INDEX "fixed_pages_rels_eateries_id_idx" ON "cms"."fixed_pages_rels" USING btree ("eateries_id");
  CREATE INDEX "fixed_pages_rels_health_centers_id_idx" ON "cms"."fixed_pages_rels" USING btree ("health_centers_id");
  CREATE INDEX "fixed_pages_rels_job_listings_id_idx" ON "cms"."fixed_pages_rels" USING btree ("job_listings_id");
  CREATE INDEX "fixed_pages_rels_building_projects_id_idx" ON "cms"."fixed_pages_rels" USING btree ("building_projects_id");
  CREATE INDEX "fixed_pages_rels_study_places_id_idx" ON "cms"."fixed_pages_rels" USING btree ("study_places_id");
  CREATE INDEX "fixed_pages_rels_events_id_idx" ON "cms"."fixed_pages_rels" USING btree ("events_id");
  CREATE INDEX "fixed_pages_rels_fixed_pages_id_idx" ON "cms"."fixed_pages_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "fixed_pages_rels_attachments_id_idx" ON "cms"."fixed_pages_rels" USING btree ("attachments_id");
  CREATE INDEX "_fixed_pages_v_version_top_section_links_order_idx" ON "cms"."_fixed_pages_v_version_top_section_links" USING btree ("_order");
  CREATE INDEX "_fixed_pages_v_version_top_section_links_parent_id_idx" ON "cms"."_fixed_pages_v_version_top_section_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_fixed_pages_v_version_top_section_links_locales_locale_pare" ON "cms"."_fixed_pages_v_version_top_section_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fixed_pages_v_parent_idx" ON "cms"."_fixed_pages_v" USING btree ("parent_id");
  CREATE INDEX "_fixed_pages_v_version_version_key_idx" ON "cms"."_fixed_pages_v" USING btree ("version_key");
  CREATE INDEX "_fixed_pages_v_version_top_section_block_media_version_t_idx" ON "cms"."_fixed_pages_v" USING btree ("version_top_section_block_media_image_id");
  CREATE INDEX "_fixed_pages_v_version_top_section_block_version_top_sec_idx" ON "cms"."_fixed_pages_v" USING btree ("version_top_section_block_illustration_id");
  CREATE INDEX "_fixed_pages_v_version_version_import_key_idx" ON "cms"."_fixed_pages_v" USING btree ("version_import_key");
  CREATE INDEX "_fixed_pages_v_version_version_updated_at_idx" ON "cms"."_fixed_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_fixed_pages_v_version_version_created_at_idx" ON "cms"."_fixed_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_fixed_pages_v_version_version__status_idx" ON "cms"."_fixed_pages_v" USING btree ("version__status");
  CREATE INDEX "_fixed_pages_v_created_at_idx" ON "cms"."_fixed_pages_v" USING btree ("created_at");
  CREATE INDEX "_fixed_pages_v_updated_at_idx" ON "cms"."_fixed_pages_v" USING btree ("updated_at");
  CREATE INDEX "_fixed_pages_v_snapshot_idx" ON "cms"."_fixed_pages_v" USING btree ("snapshot");
  CREATE INDEX "_fixed_pages_v_published_locale_idx" ON "cms"."_fixed_pages_v" USING btree ("published_locale");
  CREATE INDEX "_fixed_pages_v_latest_idx" ON "cms"."_fixed_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_fixed_pages_v_locales_locale_parent_id_unique" ON "cms"."_fixed_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fixed_pages_v_rels_order_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("order");
  CREATE INDEX "_fixed_pages_v_rels_parent_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_fixed_pages_v_rels_path_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("path");
  CREATE INDEX "_fixed_pages_v_rels_pages_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_fixed_pages_v_rels_kindergartens_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_fixed_pages_v_rels_gyms_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_fixed_pages_v_rels_eateries_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_fixed_pages_v_rels_health_centers_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_fixed_pages_v_rels_job_listings_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_fixed_pages_v_rels_building_projects_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_fixed_pages_v_rels_study_places_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_fixed_pages_v_rels_events_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("events_id");
  CREATE INDEX "_fixed_pages_v_rels_fixed_pages_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_fixed_pages_v_rels_attachments_id_idx" ON "cms"."_fixed_pages_v_rels" USING btree ("attachments_id");
  CREATE INDEX "gyms_special_hours_order_idx" ON "cms"."gyms_special_hours" USING btree ("_order");
  CREATE INDEX "gyms_special_hours_parent_id_idx" ON "cms"."gyms_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gyms_special_hours_locales_locale_parent_id_unique" ON "cms"."gyms_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gyms_attributes_order_idx" ON "cms"."gyms_attributes" USING btree ("_order");
  CREATE INDEX "gyms_attributes_parent_id_idx" ON "cms"."gyms_attributes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gyms_attributes_locales_locale_parent_id_unique" ON "cms"."gyms_attributes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gyms_image_section_order_idx" ON "cms"."gyms_image_section" USING btree ("_order");
  CREATE INDEX "gyms_image_section_parent_id_idx" ON "cms"."gyms_image_section" USING btree ("_parent_id");
  CREATE INDEX "gyms_image_section_image_idx" ON "cms"."gyms_image_section" USING btree ("image_id");
  CREATE UNIQUE INDEX "gyms_image_section_locales_locale_parent_id_unique" ON "cms"."gyms_image_section_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gyms_nav_blocks_order_idx" ON "cms"."gyms_nav_blocks" USING btree ("_order");
  CREATE INDEX "gyms_nav_blocks_parent_id_idx" ON "cms"."gyms_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gyms_nav_blocks_locales_locale_parent_id_unique" ON "cms"."gyms_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gyms_image_idx" ON "cms"."gyms" USING btree ("image_id");
  CREATE INDEX "gyms_sort_order_idx" ON "cms"."gyms" USING btree ("sort_order");
  CREATE UNIQUE INDEX "gyms_import_key_idx" ON "cms"."gyms" USING btree ("import_key");
  CREATE INDEX "gyms_updated_at_idx" ON "cms"."gyms" USING btree ("updated_at");
  CREATE INDEX "gyms_created_at_idx" ON "cms"."gyms" USING btree ("created_at");
  CREATE INDEX "gyms__status_idx" ON "cms"."gyms" USING btree ("_status");
  CREATE INDEX "gyms_display_name_idx" ON "cms"."gyms_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "gyms_slug_idx" ON "cms"."gyms_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "gyms_locales_locale_parent_id_unique" ON "cms"."gyms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gyms_rels_order_idx" ON "cms"."gyms_rels" USING btree ("order");
  CREATE INDEX "gyms_rels_parent_idx" ON "cms"."gyms_rels" USING btree ("parent_id");
  CREATE INDEX "gyms_rels_path_idx" ON "cms"."gyms_rels" USING btree ("path");
  CREATE INDEX "gyms_rels_pages_id_idx" ON "cms"."gyms_rels" USING btree ("pages_id");
  CREATE INDEX "gyms_rels_kindergartens_id_idx" ON "cms"."gyms_rels" USING btree ("kindergartens_id");
  CREATE INDEX "gyms_rels_gyms_id_idx" ON "cms"."gyms_rels" USING btree ("gyms_id");
  CREATE INDEX "gyms_rels_eateries_id_idx" ON "cms"."gyms_rels" USING btree ("eateries_id");
  CREATE INDEX "gyms_rels_health_centers_id_idx" ON "cms"."gyms_rels" USING btree ("health_centers_id");
  CREATE INDEX "gyms_rels_job_listings_id_idx" ON "cms"."gyms_rels" USING btree ("job_listings_id");
  CREATE INDEX "gyms_rels_building_projects_id_idx" ON "cms"."gyms_rels" USING btree ("building_projects_id");
  CREATE INDEX "gyms_rels_study_places_id_idx" ON "cms"."gyms_rels" USING btree ("study_places_id");
  CREATE INDEX "gyms_rels_events_id_idx" ON "cms"."gyms_rels" USING btree ("events_id");
  CREATE INDEX "gyms_rels_fixed_pages_id_idx" ON "cms"."gyms_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "gyms_rels_attachments_id_idx" ON "cms"."gyms_rels" USING btree ("attachments_id");
  CREATE INDEX "_gyms_v_version_special_hours_order_idx" ON "cms"."_gyms_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_gyms_v_version_special_hours_parent_id_idx" ON "cms"."_gyms_v_version_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_gyms_v_version_special_hours_locales_locale_parent_id_uniqu" ON "cms"."_gyms_v_version_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gyms_v_version_attributes_order_idx" ON "cms"."_gyms_v_version_attributes" USING btree ("_order");
  CREATE INDEX "_gyms_v_version_attributes_parent_id_idx" ON "cms"."_gyms_v_version_attributes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_gyms_v_version_attributes_locales_locale_parent_id_unique" ON "cms"."_gyms_v_version_attributes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gyms_v_version_image_section_order_idx" ON "cms"."_gyms_v_version_image_section" USING btree ("_order");
  CREATE INDEX "_gyms_v_version_image_section_parent_id_idx" ON "cms"."_gyms_v_version_image_section" USING btree ("_parent_id");
  CREATE INDEX "_gyms_v_version_image_section_image_idx" ON "cms"."_gyms_v_version_image_section" USING btree ("image_id");
  CREATE UNIQUE INDEX "_gyms_v_version_image_section_locales_locale_parent_id_uniqu" ON "cms"."_gyms_v_version_image_section_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gyms_v_version_nav_blocks_order_idx" ON "cms"."_gyms_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_gyms_v_version_nav_blocks_parent_id_idx" ON "cms"."_gyms_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_gyms_v_version_nav_blocks_locales_locale_parent_id_unique" ON "cms"."_gyms_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gyms_v_parent_idx" ON "cms"."_gyms_v" USING btree ("parent_id");
  CREATE INDEX "_gyms_v_version_version_image_idx" ON "cms"."_gyms_v" USING btree ("version_image_id");
  CREATE INDEX "_gyms_v_version_version_sort_order_idx" ON "cms"."_gyms_v" USING btree ("version_sort_order");
  CREATE INDEX "_gyms_v_version_version_import_key_idx" ON "cms"."_gyms_v" USING btree ("version_import_key");
  CREATE INDEX "_gyms_v_version_version_updated_at_idx" ON "cms"."_gyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_gyms_v_version_version_created_at_idx" ON "cms"."_gyms_v" USING btree ("version_created_at");
  CREATE INDEX "_gyms_v_version_version__status_idx" ON "cms"."_gyms_v" USING btree ("version__status");
  CREATE INDEX "_gyms_v_created_at_idx" ON "cms"."_gyms_v" USING btree ("created_at");
  CREATE INDEX "_gyms_v_updated_at_idx" ON "cms"."_gyms_v" USING btree ("updated_at");
  CREATE INDEX "_gyms_v_snapshot_idx" ON "cms"."_gyms_v" USING btree ("snapshot");
  CREATE INDEX "_gyms_v_published_locale_idx" ON "cms"."_gyms_v" USING btree ("published_locale");
  CREATE INDEX "_gyms_v_latest_idx" ON "cms"."_gyms_v" USING btree ("latest");
  CREATE INDEX "_gyms_v_version_version_display_name_idx" ON "cms"."_gyms_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_gyms_v_version_version_slug_idx" ON "cms"."_gyms_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_gyms_v_locales_locale_parent_id_unique" ON "cms"."_gyms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gyms_v_rels_order_idx" ON "cms"."_gyms_v_rels" USING btree ("order");
  CREATE INDEX "_gyms_v_rels_parent_idx" ON "cms"."_gyms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_gyms_v_rels_path_idx" ON "cms"."_gyms_v_rels" USING btree ("path");
  CREATE INDEX "_gyms_v_rels_pages_id_idx" ON "cms"."_gyms_v_rels" USING btree ("pages_id");
  CREATE INDEX "_gyms_v_rels_kindergartens_id_idx" ON "cms"."_gyms_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_gyms_v_rels_gyms_id_idx" ON "cms"."_gyms_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_gyms_v_rels_eateries_id_idx" ON "cms"."_gyms_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_gyms_v_rels_health_centers_id_idx" ON "cms"."_gyms_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_gyms_v_rels_job_listings_id_idx" ON "cms"."_gyms_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_gyms_v_rels_building_projects_id_idx" ON "cms"."_gyms_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_gyms_v_rels_study_places_id_idx" ON "cms"."_gyms_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_gyms_v_rels_events_id_idx" ON "cms"."_gyms_v_rels" USING btree ("events_id");
  CREATE INDEX "_gyms_v_rels_fixed_pages_id_idx" ON "cms"."_gyms_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_gyms_v_rels_attachments_id_idx" ON "cms"."_gyms_v_rels" USING btree ("attachments_id");
  CREATE INDEX "eateries_opening_hours_order_idx" ON "cms"."eateries_opening_hours" USING btree ("_order");
  CREATE INDEX "eateries_opening_hours_parent_id_idx" ON "cms"."eateries_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "eateries_special_hours_order_idx" ON "cms"."eateries_special_hours" USING btree ("_order");
  CREATE INDEX "eateries_special_hours_parent_id_idx" ON "cms"."eateries_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "eateries_special_hours_locales_locale_parent_id_unique" ON "cms"."eateries_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eateries_nav_blocks_order_idx" ON "cms"."eateries_nav_blocks" USING btree ("_order");
  CREATE INDEX "eateries_nav_blocks_parent_id_idx" ON "cms"."eateries_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "eateries_nav_blocks_locales_locale_parent_id_unique" ON "cms"."eateries_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eateries_image_idx" ON "cms"."eateries" USING btree ("image_id");
  CREATE INDEX "eateries_study_place_idx" ON "cms"."eateries" USING btree ("study_place_id");
  CREATE INDEX "eateries_menu_pdf_menu_pdf_file_idx" ON "cms"."eateries" USING btree ("menu_pdf_file_id");
  CREATE INDEX "eateries_sort_order_idx" ON "cms"."eateries" USING btree ("sort_order");
  CREATE UNIQUE INDEX "eateries_import_key_idx" ON "cms"."eateries" USING btree ("import_key");
  CREATE INDEX "eateries_updated_at_idx" ON "cms"."eateries" USING btree ("updated_at");
  CREATE INDEX "eateries_created_at_idx" ON "cms"."eateries" USING btree ("created_at");
  CREATE INDEX "eateries__status_idx" ON "cms"."eateries" USING btree ("_status");
  CREATE INDEX "eateries_display_name_idx" ON "cms"."eateries_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "eateries_slug_idx" ON "cms"."eateries_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "eateries_locales_locale_parent_id_unique" ON "cms"."eateries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eateries_rels_order_idx" ON "cms"."eateries_rels" USING btree ("order");
  CREATE INDEX "eateries_rels_parent_idx" ON "cms"."eateries_rels" USING btree ("parent_id");
  CREATE INDEX "eateries_rels_path_idx" ON "cms"."eateries_rels" USING btree ("path");
  CREATE INDEX "eateries_rels_pages_id_idx" ON "cms"."eateries_rels" USING btree ("pages_id");
  CREATE INDEX "eateries_rels_kindergartens_id_idx" ON "cms"."eateries_rels" USING btree ("kindergartens_id");
  CREATE INDEX "eateries_rels_gyms_id_idx" ON "cms"."eateries_rels" USING btree ("gyms_id");
  CREATE INDEX "eateries_rels_eateries_id_idx" ON "cms"."eateries_rels" USING btree ("eateries_id");
  CREATE INDEX "eateries_rels_health_centers_id_idx" ON "cms"."eateries_rels" USING btree ("health_centers_id");
  CREATE INDEX "eateries_rels_job_listings_id_idx" ON "cms"."eateries_rels" USING btree ("job_listings_id");
  CREATE INDEX "eateries_rels_building_projects_id_idx" ON "cms"."eateries_rels" USING btree ("building_projects_id");
  CREATE INDEX "eateries_rels_study_places_id_idx" ON "cms"."eateries_rels" USING btree ("study_places_id");
  CREATE INDEX "eateries_rels_events_id_idx" ON "cms"."eateries_rels" USING btree ("events_id");
  CREATE INDEX "eateries_rels_fixed_pages_id_idx" ON "cms"."eateries_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "eateries_rels_attachments_id_idx" ON "cms"."eateries_rels" USING btree ("attachments_id");
  CREATE INDEX "_eateries_v_version_opening_hours_order_idx" ON "cms"."_eateries_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_eateries_v_version_opening_hours_parent_id_idx" ON "cms"."_eateries_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_eateries_v_version_special_hours_order_idx" ON "cms"."_eateries_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_eateries_v_version_special_hours_parent_id_idx" ON "cms"."_eateries_v_version_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_eateries_v_version_special_hours_locales_locale_parent_id_u" ON "cms"."_eateries_v_version_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eateries_v_version_nav_blocks_order_idx" ON "cms"."_eateries_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_eateries_v_version_nav_blocks_parent_id_idx" ON "cms"."_eateries_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_eateries_v_version_nav_blocks_locales_locale_parent_id_uniq" ON "cms"."_eateries_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eateries_v_parent_idx" ON "cms"."_eateries_v" USING btree ("parent_id");
  CREATE INDEX "_eateries_v_version_version_image_idx" ON "cms"."_eateries_v" USING btree ("version_image_id");
  CREATE INDEX "_eateries_v_version_version_study_place_idx" ON "cms"."_eateries_v" USING btree ("version_study_place_id");
  CREATE INDEX "_eateries_v_version_menu_pdf_version_menu_pdf_file_idx" ON "cms"."_eateries_v" USING btree ("version_menu_pdf_file_id");
  CREATE INDEX "_eateries_v_version_version_sort_order_idx" ON "cms"."_eateries_v" USING btree ("version_sort_order");
  CREATE INDEX "_eateries_v_version_version_import_key_idx" ON "cms"."_eateries_v" USING btree ("version_import_key");
  CREATE INDEX "_eateries_v_version_version_updated_at_idx" ON "cms"."_eateries_v" USING btree ("version_updated_at");
  CREATE INDEX "_eateries_v_version_version_created_at_idx" ON "cms"."_eateries_v" USING btree ("version_created_at");
  CREATE INDEX "_eateries_v_version_version__status_idx" ON "cms"."_eateries_v" USING btree ("version__status");
  CREATE INDEX "_eateries_v_created_at_idx" ON "cms"."_eateries_v" USING btree ("created_at");
  CREATE INDEX "_eateries_v_updated_at_idx" ON "cms"."_eateries_v" USING btree ("updated_at");
  CREATE INDEX "_eateries_v_snapshot_idx" ON "cms"."_eateries_v" USING btree ("snapshot");
  CREATE INDEX "_eateries_v_published_locale_idx" ON "cms"."_eateries_v" USING btree ("published_locale");
  CREATE INDEX "_eateries_v_latest_idx" ON "cms"."_eateries_v" USING btree ("latest");
  CREATE INDEX "_eateries_v_version_version_display_name_idx" ON "cms"."_eateries_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_eateries_v_version_version_slug_idx" ON "cms"."_eateries_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_eateries_v_locales_locale_parent_id_unique" ON "cms"."_eateries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eateries_v_rels_order_idx" ON "cms"."_eateries_v_rels" USING btree ("order");
  CREATE INDEX "_eateries_v_rels_parent_idx" ON "cms"."_eateries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_eateries_v_rels_path_idx" ON "cms"."_eateries_v_rels" USING btree ("path");
  CREATE INDEX "_eateries_v_rels_pages_id_idx" ON "cms"."_eateries_v_rels" USING btree ("pages_id");
  CREATE INDEX "_eateries_v_rels_kindergartens_id_idx" ON "cms"."_eateries_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_eateries_v_rels_gyms_id_idx" ON "cms"."_eateries_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_eateries_v_rels_eateries_id_idx" ON "cms"."_eateries_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_eateries_v_rels_health_centers_id_idx" ON "cms"."_eateries_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_eateries_v_rels_job_listings_id_idx" ON "cms"."_eateries_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_eateries_v_rels_building_projects_id_idx" ON "cms"."_eateries_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_eateries_v_rels_study_places_id_idx" ON "cms"."_eateries_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_eateries_v_rels_events_id_idx" ON "cms"."_eateries_v_rels" USING btree ("events_id");
  CREATE INDEX "_eateries_v_rels_fixed_pages_id_idx" ON "cms"."_eateries_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_eateries_v_rels_attachments_id_idx" ON "cms"."_eateries_v_rels" USING btree ("attachments_id");
  CREATE INDEX "health_centers_areas_hours_order_idx" ON "cms"."health_centers_areas_hours" USING btree ("_order");
  CREATE INDEX "health_centers_areas_hours_parent_id_idx" ON "cms"."health_centers_areas_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "health_centers_areas_hours_locales_locale_parent_id_unique" ON "cms"."health_centers_areas_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_centers_areas_order_idx" ON "cms"."health_centers_areas" USING btree ("_order");
  CREATE INDEX "health_centers_areas_parent_id_idx" ON "cms"."health_centers_areas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "health_centers_areas_locales_locale_parent_id_unique" ON "cms"."health_centers_areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_centers_phone_hours_hours_order_idx" ON "cms"."health_centers_phone_hours_hours" USING btree ("_order");
  CREATE INDEX "health_centers_phone_hours_hours_parent_id_idx" ON "cms"."health_centers_phone_hours_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "health_centers_phone_hours_hours_locales_locale_parent_id_un" ON "cms"."health_centers_phone_hours_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_centers_nav_blocks_order_idx" ON "cms"."health_centers_nav_blocks" USING btree ("_order");
  CREATE INDEX "health_centers_nav_blocks_parent_id_idx" ON "cms"."health_centers_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "health_centers_nav_blocks_locales_locale_parent_id_unique" ON "cms"."health_centers_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_centers_image_idx" ON "cms"."health_centers" USING btree ("image_id");
  CREATE INDEX "health_centers_sort_order_idx" ON "cms"."health_centers" USING btree ("sort_order");
  CREATE UNIQUE INDEX "health_centers_import_key_idx" ON "cms"."health_centers" USING btree ("import_key");
  CREATE INDEX "health_centers_updated_at_idx" ON "cms"."health_centers" USING btree ("updated_at");
  CREATE INDEX "health_centers_created_at_idx" ON "cms"."health_centers" USING btree ("created_at");
  CREATE INDEX "health_centers__status_idx" ON "cms"."health_centers" USING btree ("_status");
  CREATE INDEX "health_centers_display_name_idx" ON "cms"."health_centers_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "health_centers_slug_idx" ON "cms"."health_centers_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "health_centers_locales_locale_parent_id_unique" ON "cms"."health_centers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_centers_rels_order_idx" ON "cms"."health_centers_rels" USING btree ("order");
  CREATE INDEX "health_centers_rels_parent_idx" ON "cms"."health_centers_rels" USING btree ("parent_id");
  CREATE INDEX "health_centers_rels_path_idx" ON "cms"."health_centers_rels" USING btree ("path");
  CREATE INDEX "health_centers_rels_pages_id_idx" ON "cms"."health_centers_rels" USING btree ("pages_id");
  CREATE INDEX "health_centers_rels_kindergartens_id_idx" ON "cms"."health_centers_rels" USING btree ("kindergartens_id");
  CREATE INDEX "health_centers_rels_gyms_id_idx" ON "cms"."health_centers_rels" USING btree ("gyms_id");
  CREATE INDEX "health_centers_rels_eateries_id_idx" ON "cms"."health_centers_rels" USING btree ("eateries_id");
  CREATE INDEX "health_centers_rels_health_centers_id_idx" ON "cms"."health_centers_rels" USING btree ("health_centers_id");
  CREATE INDEX "health_centers_rels_job_listings_id_idx" ON "cms"."health_centers_rels" USING btree ("job_listings_id");
  CREATE INDEX "health_centers_rels_building_projects_id_idx" ON "cms"."health_centers_rels" USING btree ("building_projects_id");
  CREATE INDEX "health_centers_rels_study_places_id_idx" ON "cms"."health_centers_rels" USING btree ("study_places_id");
  CREATE INDEX "health_centers_rels_events_id_idx" ON "cms"."health_centers_rels" USING btree ("events_id");
  CREATE INDEX "health_centers_rels_fixed_pages_id_idx" ON "cms"."health_centers_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "health_centers_rels_attachments_id_idx" ON "cms"."health_centers_rels" USING btree ("attachments_id");
  CREATE INDEX "_health_centers_v_version_areas_hours_order_idx" ON "cms"."_health_centers_v_version_areas_hours" USING btree ("_order");
  CREATE INDEX "_health_centers_v_version_areas_hours_parent_id_idx" ON "cms"."_health_centers_v_version_areas_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_health_centers_v_version_areas_hours_locales_locale_parent_" ON "cms"."_health_centers_v_version_areas_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_centers_v_version_areas_order_idx" ON "cms"."_health_centers_v_version_areas" USING btree ("_order");
  CREATE INDEX "_health_centers_v_version_areas_parent_id_idx" ON "cms"."_health_centers_v_version_areas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_health_centers_v_version_areas_locales_locale_parent_id_uni" ON "cms"."_health_centers_v_version_areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_centers_v_version_phone_hours_hours_order_idx" ON "cms"."_health_centers_v_version_phone_hours_hours" USING btree ("_order");
  CREATE INDEX "_health_centers_v_version_phone_hours_hours_parent_id_idx" ON "cms"."_health_centers_v_version_phone_hours_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_health_centers_v_version_phone_hours_hours_locales_locale_p" ON "cms"."_health_centers_v_version_phone_hours_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_centers_v_version_nav_blocks_order_idx" ON "cms"."_health_centers_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_health_centers_v_version_nav_blocks_parent_id_idx" ON "cms"."_health_centers_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_health_centers_v_version_nav_blocks_locales_locale_parent_i" ON "cms"."_health_centers_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_centers_v_parent_idx" ON "cms"."_health_centers_v" USING btree ("parent_id");
  CREATE INDEX "_health_centers_v_version_version_image_idx" ON "cms"."_health_centers_v" USING btree ("version_image_id");
  CREATE INDEX "_health_centers_v_version_version_sort_order_idx" ON "cms"."_health_centers_v" USING btree ("version_sort_order");
  CREATE INDEX "_health_centers_v_version_version_import_key_idx" ON "cms"."_health_centers_v" USING btree ("version_import_key");
  CREATE INDEX "_health_centers_v_version_version_updated_at_idx" ON "cms"."_health_centers_v" USING btree ("version_updated_at");
  CREATE INDEX "_health_centers_v_version_version_created_at_idx" ON "cms"."_health_centers_v" USING btree ("version_created_at");
  CREATE INDEX "_health_centers_v_version_version__status_idx" ON "cms"."_health_centers_v" USING btree ("version__status");
  CREATE INDEX "_health_centers_v_created_at_idx" ON "cms"."_health_centers_v" USING btree ("created_at");
  CREATE INDEX "_health_centers_v_updated_at_idx" ON "cms"."_health_centers_v" USING btree ("updated_at");
  CREATE INDEX "_health_centers_v_snapshot_idx" ON "cms"."_health_centers_v" USING btree ("snapshot");
  CREATE INDEX "_health_centers_v_published_locale_idx" ON "cms"."_health_centers_v" USING btree ("published_locale");
  CREATE INDEX "_health_centers_v_latest_idx" ON "cms"."_health_centers_v" USING btree ("latest");
  CREATE INDEX "_health_centers_v_version_version_display_name_idx" ON "cms"."_health_centers_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_health_centers_v_version_version_slug_idx" ON "cms"."_health_centers_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_health_centers_v_locales_locale_parent_id_unique" ON "cms"."_health_centers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_centers_v_rels_order_idx" ON "cms"."_health_centers_v_rels" USING btree ("order");
  CREATE INDEX "_health_centers_v_rels_parent_idx" ON "cms"."_health_centers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_health_centers_v_rels_path_idx" ON "cms"."_health_centers_v_rels" USING btree ("path");
  CREATE INDEX "_health_centers_v_rels_pages_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("pages_id");
  CREATE INDEX "_health_centers_v_rels_kindergartens_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_health_centers_v_rels_gyms_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_health_centers_v_rels_eateries_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_health_centers_v_rels_health_centers_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_health_centers_v_rels_job_listings_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_health_centers_v_rels_building_projects_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_health_centers_v_rels_study_places_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_health_centers_v_rels_events_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("events_id");
  CREATE INDEX "_health_centers_v_rels_fixed_pages_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_health_centers_v_rels_attachments_id_idx" ON "cms"."_health_centers_v_rels" USING btree ("attachments_id");
  CREATE INDEX "job_listings_buttons_order_idx" ON "cms"."job_listings_buttons" USING btree ("_order");
  CREATE INDEX "job_listings_buttons_parent_id_idx" ON "cms"."job_listings_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_listings_buttons_locales_locale_parent_id_unique" ON "cms"."job_listings_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_listings_nav_blocks_order_idx" ON "cms"."job_listings_nav_blocks" USING btree ("_order");
  CREATE INDEX "job_listings_nav_blocks_parent_id_idx" ON "cms"."job_listings_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_listings_nav_blocks_locales_locale_parent_id_unique" ON "cms"."job_listings_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_listings_image_idx" ON "cms"."job_listings" USING btree ("image_id");
  CREATE INDEX "job_listings_service_area_idx" ON "cms"."job_listings" USING btree ("service_area_id");
  CREATE INDEX "job_listings_application_deadline_idx" ON "cms"."job_listings" USING btree ("application_deadline");
  CREATE UNIQUE INDEX "job_listings_import_key_idx" ON "cms"."job_listings" USING btree ("import_key");
  CREATE INDEX "job_listings_updated_at_idx" ON "cms"."job_listings" USING btree ("updated_at");
  CREATE INDEX "job_listings_created_at_idx" ON "cms"."job_listings" USING btree ("created_at");
  CREATE INDEX "job_listings__status_idx" ON "cms"."job_listings" USING btree ("_status");
  CREATE INDEX "job_listings_display_name_idx" ON "cms"."job_listings_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "job_listings_slug_idx" ON "cms"."job_listings_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "job_listings_locales_locale_parent_id_unique" ON "cms"."job_listings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_listings_rels_order_idx" ON "cms"."job_listings_rels" USING btree ("order");
  CREATE INDEX "job_listings_rels_parent_idx" ON "cms"."job_listings_rels" USING btree ("parent_id");
  CREATE INDEX "job_listings_rels_path_idx" ON "cms"."job_listings_rels" USING btree ("path");
  CREATE INDEX "job_listings_rels_pages_id_idx" ON "cms"."job_listings_rels" USING btree ("pages_id");
  CREATE INDEX "job_listings_rels_kindergartens_id_idx" ON "cms"."job_listings_rels" USING btree ("kindergartens_id");
  CREATE INDEX "job_listings_rels_gyms_id_idx" ON "cms"."job_listings_rels" USING btree ("gyms_id");
  CREATE INDEX "job_listings_rels_eateries_id_idx" ON "cms"."job_listings_rels" USING btree ("eateries_id");
  CREATE INDEX "job_listings_rels_health_centers_id_idx" ON "cms"."job_listings_rels" USING btree ("health_centers_id");
  CREATE INDEX "job_listings_rels_job_listings_id_idx" ON "cms"."job_listings_rels" USING btree ("job_listings_id");
  CREATE INDEX "job_listings_rels_building_projects_id_idx" ON "cms"."job_listings_rels" USING btree ("building_projects_id");
  CREATE INDEX "job_listings_rels_study_places_id_idx" ON "cms"."job_listings_rels" USING btree ("study_places_id");
  CREATE INDEX "job_listings_rels_events_id_idx" ON "cms"."job_listings_rels" USING btree ("events_id");
  CREATE INDEX "job_listings_rels_fixed_pages_id_idx" ON "cms"."job_listings_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "job_listings_rels_attachments_id_idx" ON "cms"."job_listings_rels" USING btree ("attachments_id");
  CREATE INDEX "_job_listings_v_version_buttons_order_idx" ON "cms"."_job_listings_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_job_listings_v_version_buttons_parent_id_idx" ON "cms"."_job_listings_v_version_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_job_listings_v_version_buttons_locales_locale_parent_id_uni" ON "cms"."_job_listings_v_version_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_listings_v_version_nav_blocks_order_idx" ON "cms"."_job_listings_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_job_listings_v_version_nav_blocks_parent_id_idx" ON "cms"."_job_listings_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_job_listings_v_version_nav_blocks_locales_locale_parent_id_" ON "cms"."_job_listings_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_listings_v_parent_idx" ON "cms"."_job_listings_v" USING btree ("parent_id");
  CREATE INDEX "_job_listings_v_version_version_image_idx" ON "cms"."_job_listings_v" USING btree ("version_image_id");
  CREATE INDEX "_job_listings_v_version_version_service_area_idx" ON "cms"."_job_listings_v" USING btree ("version_service_area_id");
  CREATE INDEX "_job_listings_v_version_version_application_deadline_idx" ON "cms"."_job_listings_v" USING btree ("version_application_deadline");
  CREATE INDEX "_job_listings_v_version_version_import_key_idx" ON "cms"."_job_listings_v" USING btree ("version_import_key");
  CREATE INDEX "_job_listings_v_version_version_updated_at_idx" ON "cms"."_job_listings_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_listings_v_version_version_created_at_idx" ON "cms"."_job_listings_v" USING btree ("version_created_at");
  CREATE INDEX "_job_listings_v_version_version__status_idx" ON "cms"."_job_listings_v" USING btree ("version__status");
  CREATE INDEX "_job_listings_v_created_at_idx" ON "cms"."_job_listings_v" USING btree ("created_at");
  CREATE INDEX "_job_listings_v_updated_at_idx" ON "cms"."_job_listings_v" USING btree ("updated_at");
  CREATE INDEX "_job_listings_v_snapshot_idx" ON "cms"."_job_listings_v" USING btree ("snapshot");
  CREATE INDEX "_job_listings_v_published_locale_idx" ON "cms"."_job_listings_v" USING btree ("published_locale");
  CREATE INDEX "_job_listings_v_latest_idx" ON "cms"."_job_listings_v" USING btree ("latest");
  CREATE INDEX "_job_listings_v_version_version_display_name_idx" ON "cms"."_job_listings_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_job_listings_v_version_version_slug_idx" ON "cms"."_job_listings_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_job_listings_v_locales_locale_parent_id_unique" ON "cms"."_job_listings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_listings_v_rels_order_idx" ON "cms"."_job_listings_v_rels" USING btree ("order");
  CREATE INDEX "_job_listings_v_rels_parent_idx" ON "cms"."_job_listings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_job_listings_v_rels_path_idx" ON "cms"."_job_listings_v_rels" USING btree ("path");
  CREATE INDEX "_job_listings_v_rels_pages_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("pages_id");
  CREATE INDEX "_job_listings_v_rels_kindergartens_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_job_listings_v_rels_gyms_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_job_listings_v_rels_eateries_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_job_listings_v_rels_health_centers_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_job_listings_v_rels_job_listings_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_job_listings_v_rels_building_projects_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_job_listings_v_rels_study_places_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_job_listings_v_rels_events_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("events_id");
  CREATE INDEX "_job_listings_v_rels_fixed_pages_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_job_listings_v_rels_attachments_id_idx" ON "cms"."_job_listings_v_rels" USING btree ("attachments_id");
  CREATE INDEX "building_projects_buttons_order_idx" ON "cms"."building_projects_buttons" USING btree ("_order");
  CREATE INDEX "building_projects_buttons_parent_id_idx" ON "cms"."building_projects_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "building_projects_buttons_locales_locale_parent_id_unique" ON "cms"."building_projects_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "building_projects_nav_blocks_order_idx" ON "cms"."building_projects_nav_blocks" USING btree ("_order");
  CREATE INDEX "building_projects_nav_blocks_parent_id_idx" ON "cms"."building_projects_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "building_projects_nav_blocks_locales_locale_parent_id_unique" ON "cms"."building_projects_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "building_projects_image_idx" ON "cms"."building_projects" USING btree ("image_id");
  CREATE INDEX "building_projects_sort_order_idx" ON "cms"."building_projects" USING btree ("sort_order");
  CREATE UNIQUE INDEX "building_projects_import_key_idx" ON "cms"."building_projects" USING btree ("import_key");
  CREATE INDEX "building_projects_updated_at_idx" ON "cms"."building_projects" USING btree ("updated_at");
  CREATE INDEX "building_projects_created_at_idx" ON "cms"."building_projects" USING btree ("created_at");
  CREATE INDEX "building_projects__status_idx" ON "cms"."building_projects" USING btree ("_status");
  CREATE INDEX "building_projects_display_name_idx" ON "cms"."building_projects_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "building_projects_slug_idx" ON "cms"."building_projects_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "building_projects_locales_locale_parent_id_unique" ON "cms"."building_projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "building_projects_rels_order_idx" ON "cms"."building_projects_rels" USING btree ("order");
  CREATE INDEX "building_projects_rels_parent_idx" ON "cms"."building_projects_rels" USING btree ("parent_id");
  CREATE INDEX "building_projects_rels_path_idx" ON "cms"."building_projects_rels" USING btree ("path");
  CREATE INDEX "building_projects_rels_pages_id_idx" ON "cms"."building_projects_rels" USING btree ("pages_id");
  CREATE INDEX "building_projects_rels_kindergartens_id_idx" ON "cms"."building_projects_rels" USING btree ("kindergartens_id");
  CREATE INDEX "building_projects_rels_gyms_id_idx" ON "cms"."building_projects_rels" USING btree ("gyms_id");
  CREATE INDEX "building_projects_rels_eateries_id_idx" ON "cms"."building_projects_rels" USING btree ("eateries_id");
  CREATE INDEX "building_projects_rels_health_centers_id_idx" ON "cms"."building_projects_rels" USING btree ("health_centers_id");
  CREATE INDEX "building_projects_rels_job_listings_id_idx" ON "cms"."building_projects_rels" USING btree ("job_listings_id");
  CREATE INDEX "building_projects_rels_building_projects_id_idx" ON "cms"."building_projects_rels" USING btree ("building_projects_id");
  CREATE INDEX "building_projects_rels_study_places_id_idx" ON "cms"."building_projects_rels" USING btree ("study_places_id");
  CREATE INDEX "building_projects_rels_events_id_idx" ON "cms"."building_projects_rels" USING btree ("events_id");
  CREATE INDEX "building_projects_rels_fixed_pages_id_idx" ON "cms"."building_projects_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "building_projects_rels_attachments_id_idx" ON "cms"."building_projects_rels" USING btree ("attachments_id");
  CREATE INDEX "_building_projects_v_version_buttons_order_idx" ON "cms"."_building_projects_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_building_projects_v_version_buttons_parent_id_idx" ON "cms"."_building_projects_v_version_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_building_projects_v_version_buttons_locales_locale_parent_i" ON "cms"."_building_projects_v_version_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_building_projects_v_version_nav_blocks_order_idx" ON "cms"."_building_projects_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_building_projects_v_version_nav_blocks_parent_id_idx" ON "cms"."_building_projects_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_building_projects_v_version_nav_blocks_locales_locale_paren" ON "cms"."_building_projects_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_building_projects_v_parent_idx" ON "cms"."_building_projects_v" USING btree ("parent_id");
  CREATE INDEX "_building_projects_v_version_version_image_idx" ON "cms"."_building_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_building_projects_v_version_version_sort_order_idx" ON "cms"."_building_projects_v" USING btree ("version_sort_order");
  CREATE INDEX "_building_projects_v_version_version_import_key_idx" ON "cms"."_building_projects_v" USING btree ("version_import_key");
  CREATE INDEX "_building_projects_v_version_version_updated_at_idx" ON "cms"."_building_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_building_projects_v_version_version_created_at_idx" ON "cms"."_building_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_building_projects_v_version_version__status_idx" ON "cms"."_building_projects_v" USING btree ("version__status");
  CREATE INDEX "_building_projects_v_created_at_idx" ON "cms"."_building_projects_v" USING btree ("created_at");
  CREATE INDEX "_building_projects_v_updated_at_idx" ON "cms"."_building_projects_v" USING btree ("updated_at");
  CREATE INDEX "_building_projects_v_snapshot_idx" ON "cms"."_building_projects_v" USING btree ("snapshot");
  CREATE INDEX "_building_projects_v_published_locale_idx" ON "cms"."_building_projects_v" USING btree ("published_locale");
  CREATE INDEX "_building_projects_v_latest_idx" ON "cms"."_building_projects_v" USING btree ("latest");
  CREATE INDEX "_building_projects_v_version_version_display_name_idx" ON "cms"."_building_projects_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_building_projects_v_version_version_slug_idx" ON "cms"."_building_projects_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_building_projects_v_locales_locale_parent_id_unique" ON "cms"."_building_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_building_projects_v_rels_order_idx" ON "cms"."_building_projects_v_rels" USING btree ("order");
  CREATE INDEX "_building_projects_v_rels_parent_idx" ON "cms"."_building_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_building_projects_v_rels_path_idx" ON "cms"."_building_projects_v_rels" USING btree ("path");
  CREATE INDEX "_building_projects_v_rels_pages_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("pages_id");
  CREATE INDEX "_building_projects_v_rels_kindergartens_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_building_projects_v_rels_gyms_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_building_projects_v_rels_eateries_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_building_projects_v_rels_health_centers_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_building_projects_v_rels_job_listings_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_building_projects_v_rels_building_projects_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_building_projects_v_rels_study_places_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_building_projects_v_rels_events_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("events_id");
  CREATE INDEX "_building_projects_v_rels_fixed_pages_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_building_projects_v_rels_attachments_id_idx" ON "cms"."_building_projects_v_rels" USING btree ("attachments_id");
  CREATE INDEX "study_places_nav_blocks_order_idx" ON "cms"."study_places_nav_blocks" USING btree ("_order");
  CREATE INDEX "study_places_nav_blocks_parent_id_idx" ON "cms"."study_places_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "study_places_nav_blocks_locales_locale_parent_id_unique" ON "cms"."study_places_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "study_places_image_idx" ON "cms"."study_places" USING btree ("image_id");
  CREATE INDEX "study_places_sort_order_idx" ON "cms"."study_places" USING btree ("sort_order");
  CREATE UNIQUE INDEX "study_places_import_key_idx" ON "cms"."study_places" USING btree ("import_key");
  CREATE INDEX "study_places_updated_at_idx" ON "cms"."study_places" USING btree ("updated_at");
  CREATE INDEX "study_places_created_at_idx" ON "cms"."study_places" USING btree ("created_at");
  CREATE INDEX "study_places__status_idx" ON "cms"."study_places" USING btree ("_status");
  CREATE INDEX "study_places_display_name_idx" ON "cms"."study_places_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "study_places_slug_idx" ON "cms"."study_places_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "study_places_locales_locale_parent_id_unique" ON "cms"."study_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "study_places_rels_order_idx" ON "cms"."study_places_rels" USING btree ("order");
  CREATE INDEX "study_places_rels_parent_idx" ON "cms"."study_places_rels" USING btree ("parent_id");
  CREATE INDEX "study_places_rels_path_idx" ON "cms"."study_places_rels" USING btree ("path");
  CREATE INDEX "study_places_rels_pages_id_idx" ON "cms"."study_places_rels" USING btree ("pages_id");
  CREATE INDEX "study_places_rels_kindergartens_id_idx" ON "cms"."study_places_rels" USING btree ("kindergartens_id");
  CREATE INDEX "study_places_rels_gyms_id_idx" ON "cms"."study_places_rels" USING btree ("gyms_id");
  CREATE INDEX "study_places_rels_eateries_id_idx" ON "cms"."study_places_rels" USING btree ("eateries_id");
  CREATE INDEX "study_places_rels_health_centers_id_idx" ON "cms"."study_places_rels" USING btree ("health_centers_id");
  CREATE INDEX "study_places_rels_job_listings_id_idx" ON "cms"."study_places_rels" USING btree ("job_listings_id");
  CREATE INDEX "study_places_rels_building_projects_id_idx" ON "cms"."study_places_rels" USING btree ("building_projects_id");
  CREATE INDEX "study_places_rels_study_places_id_idx" ON "cms"."study_places_rels" USING btree ("study_places_id");
  CREATE INDEX "study_places_rels_events_id_idx" ON "cms"."study_places_rels" USING btree ("events_id");
  CREATE INDEX "study_places_rels_fixed_pages_id_idx" ON "cms"."study_places_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "study_places_rels_attachments_id_idx" ON "cms"."study_places_rels" USING btree ("attachments_id");
  CREATE INDEX "_study_places_v_version_nav_blocks_order_idx" ON "cms"."_study_places_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_study_places_v_version_nav_blocks_parent_id_idx" ON "cms"."_study_places_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_study_places_v_version_nav_blocks_locales_locale_parent_id_" ON "cms"."_study_places_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_study_places_v_parent_idx" ON "cms"."_study_places_v" USING btree ("parent_id");
  CREATE INDEX "_study_places_v_version_version_image_idx" ON "cms"."_study_places_v" USING btree ("version_image_id");
  CREATE INDEX "_study_places_v_version_version_sort_order_idx" ON "cms"."_study_places_v" USING btree ("version_sort_order");
  CREATE INDEX "_study_places_v_version_version_import_key_idx" ON "cms"."_study_places_v" USING btree ("version_import_key");
  CREATE INDEX "_study_places_v_version_version_updated_at_idx" ON "cms"."_study_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_study_places_v_version_version_created_at_idx" ON "cms"."_study_places_v" USING btree ("version_created_at");
  CREATE INDEX "_study_places_v_version_version__status_idx" ON "cms"."_study_places_v" USING btree ("version__status");
  CREATE INDEX "_study_places_v_created_at_idx" ON "cms"."_study_places_v" USING btree ("created_at");
  CREATE INDEX "_study_places_v_updated_at_idx" ON "cms"."_study_places_v" USING btree ("updated_at");
  CREATE INDEX "_study_places_v_snapshot_idx" ON "cms"."_study_places_v" USING btree ("snapshot");
  CREATE INDEX "_study_places_v_published_locale_idx" ON "cms"."_study_places_v" USING btree ("published_locale");
  CREATE INDEX "_study_places_v_latest_idx" ON "cms"."_study_places_v" USING btree ("latest");
  CREATE INDEX "_study_places_v_version_version_display_name_idx" ON "cms"."_study_places_v_locales" USING btree ("version_display_name","_locale");
  CREATE INDEX "_study_places_v_version_version_slug_idx" ON "cms"."_study_places_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_study_places_v_locales_locale_parent_id_unique" ON "cms"."_study_places_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_study_places_v_rels_order_idx" ON "cms"."_study_places_v_rels" USING btree ("order");
  CREATE INDEX "_study_places_v_rels_parent_idx" ON "cms"."_study_places_v_rels" USING btree ("parent_id");
  CREATE INDEX "_study_places_v_rels_path_idx" ON "cms"."_study_places_v_rels" USING btree ("path");
  CREATE INDEX "_study_places_v_rels_pages_id_idx" ON "cms"."_study_places_v_rels" USING btree ("pages_id");
  CREATE INDEX "_study_places_v_rels_kindergartens_id_idx" ON "cms"."_study_places_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_study_places_v_rels_gyms_id_idx" ON "cms"."_study_places_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_study_places_v_rels_eateries_id_idx" ON "cms"."_study_places_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_study_places_v_rels_health_centers_id_idx" ON "cms"."_study_places_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_study_places_v_rels_job_listings_id_idx" ON "cms"."_study_places_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_study_places_v_rels_building_projects_id_idx" ON "cms"."_study_places_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_study_places_v_rels_study_places_id_idx" ON "cms"."_study_places_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_study_places_v_rels_events_id_idx" ON "cms"."_study_places_v_rels" USING btree ("events_id");
  CREATE INDEX "_study_places_v_rels_fixed_pages_id_idx" ON "cms"."_study_places_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_study_places_v_rels_attachments_id_idx" ON "cms"."_study_places_v_rels" USING btree ("attachments_id");
  CREATE INDEX "staff_kind_idx" ON "cms"."staff" USING btree ("kind");
  CREATE INDEX "staff_image_idx" ON "cms"."staff" USING btree ("image_id");
  CREATE INDEX "staff_sort_order_idx" ON "cms"."staff" USING btree ("sort_order");
  CREATE UNIQUE INDEX "staff_import_key_idx" ON "cms"."staff" USING btree ("import_key");
  CREATE INDEX "staff_updated_at_idx" ON "cms"."staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "cms"."staff" USING btree ("created_at");
  CREATE INDEX "staff__status_idx" ON "cms"."staff" USING btree ("_status");
  CREATE UNIQUE INDEX "staff_locales_locale_parent_id_unique" ON "cms"."staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_rels_order_idx" ON "cms"."staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "cms"."staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "cms"."staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_health_centers_id_idx" ON "cms"."staff_rels" USING btree ("health_centers_id");
  CREATE INDEX "staff_rels_gyms_id_idx" ON "cms"."staff_rels" USING btree ("gyms_id");
  CREATE INDEX "staff_rels_categories_id_idx" ON "cms"."staff_rels" USING btree ("categories_id");
  CREATE INDEX "_staff_v_parent_idx" ON "cms"."_staff_v" USING btree ("parent_id");
  CREATE INDEX "_staff_v_version_version_kind_idx" ON "cms"."_staff_v" USING btree ("version_kind");
  CREATE INDEX "_staff_v_version_version_image_idx" ON "cms"."_staff_v" USING btree ("version_image_id");
  CREATE INDEX "_staff_v_version_version_sort_order_idx" ON "cms"."_staff_v" USING btree ("version_sort_order");
  CREATE INDEX "_staff_v_version_version_import_key_idx" ON "cms"."_staff_v" USING btree ("version_import_key");
  CREATE INDEX "_staff_v_version_version_updated_at_idx" ON "cms"."_staff_v" USING btree ("version_updated_at");
  CREATE INDEX "_staff_v_version_version_created_at_idx" ON "cms"."_staff_v" USING btree ("version_created_at");
  CREATE INDEX "_staff_v_version_version__status_idx" ON "cms"."_staff_v" USING btree ("version__status");
  CREATE INDEX "_staff_v_created_at_idx" ON "cms"."_staff_v" USING btree ("created_at");
  CREATE INDEX "_staff_v_updated_at_idx" ON "cms"."_staff_v" USING btree ("updated_at");
  CREATE INDEX "_staff_v_snapshot_idx" ON "cms"."_staff_v" USING btree ("snapshot");
  CREATE INDEX "_staff_v_published_locale_idx" ON "cms"."_staff_v" USING btree ("published_locale");
  CREATE INDEX "_staff_v_latest_idx" ON "cms"."_staff_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_staff_v_locales_locale_parent_id_unique" ON "cms"."_staff_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_staff_v_rels_order_idx" ON "cms"."_staff_v_rels" USING btree ("order");
  CREATE INDEX "_staff_v_rels_parent_idx" ON "cms"."_staff_v_rels" USING btree ("parent_id");
  CREATE INDEX "_staff_v_rels_path_idx" ON "cms"."_staff_v_rels" USING btree ("path");
  CREATE INDEX "_staff_v_rels_health_centers_id_idx" ON "cms"."_staff_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_staff_v_rels_gyms_id_idx" ON "cms"."_staff_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_staff_v_rels_categories_id_idx" ON "cms"."_staff_v_rels" USING btree ("categories_id");
  CREATE INDEX "events_nav_blocks_order_idx" ON "cms"."events_nav_blocks" USING btree ("_order");
  CREATE INDEX "events_nav_blocks_parent_id_idx" ON "cms"."events_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_nav_blocks_locales_locale_parent_id_unique" ON "cms"."events_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_image_idx" ON "cms"."events" USING btree ("image_id");
  CREATE INDEX "events_starts_at_idx" ON "cms"."events" USING btree ("starts_at");
  CREATE INDEX "events_category_idx" ON "cms"."events" USING btree ("category_id");
  CREATE INDEX "events_place_idx" ON "cms"."events" USING btree ("place_id");
  CREATE UNIQUE INDEX "events_import_key_idx" ON "cms"."events" USING btree ("import_key");
  CREATE INDEX "events_updated_at_idx" ON "cms"."events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "cms"."events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "cms"."events" USING btree ("_status");
  CREATE INDEX "events_display_name_idx" ON "cms"."events_locales" USING btree ("display_name","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "cms"."events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "cms"."events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "cms"."events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "cms"."events_rels" USING btree ("path");
  CREATE INDEX "events_rels_pages_id_idx" ON "cms"."events_rels" USING btree ("pages_id");
  CREATE INDEX "events_rels_kindergartens_id_idx" ON "cms"."events_rels" USING btree ("kindergartens_id");
  CREATE INDEX "events_rels_gyms_id_idx" ON "cms"."events_rels" USING btree ("gyms_id");
  CREATE INDEX "events_rels_eateries_id_idx" ON "cms"."events_rels" USING btree ("eateries_id");
  CREATE INDEX "events_rels_health_centers_id_idx" ON "cms"."events_rels" USING btree ("health_centers_id");
  CREATE INDEX "events_rels_job_listings_id_idx" ON "cms"."events_rels" USING btree ("job_listings_id");
  CREATE INDEX "events_rels_building_projects_id_idx" ON "cms"."events_rels" USING btree ("building_projects_id");
  CREATE INDEX "events_rels_study_places_id_idx" ON "cms"."events_rels" USING btree ("study_places_id");
  CREATE INDEX "events_rels_events_id_idx" ON "cms"."events_rels" USING btree ("events_id");
  CREATE INDEX "events_rels_fixed_pages_id_idx" ON "cms"."events_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "events_rels_attachments_id_idx" ON "cms"."events_rels" USING btree ("attachments_id");
  CREATE INDEX "_events_v_version_nav_blocks_order_idx" ON "cms"."_events_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_events_v_version_nav_blocks_parent_id_idx" ON "cms"."_events_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_nav_blocks_locales_locale_parent_id_unique" ON "cms"."_events_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "cms"."_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_image_idx" ON "cms"."_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "cms"."_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_category_idx" ON "cms"."_events_v" USING btree ("version_category_id");
  CREATE INDEX "_events_v_version_version_place_idx" ON "cms"."_events_v" USING btree ("version_place_id");
  CREATE INDEX "_events_v_version_version_import_key_idx" ON "cms"."_events_v" USING btree ("version_import_key");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "cms"."_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "cms"."_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "cms"."_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "cms"."_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "cms"."_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "cms"."_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "cms"."_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "cms"."_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_version_version_display_name_idx" ON "cms"."_events_v_locales" USING btree ("version_display_name","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "cms"."_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "cms"."_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "cms"."_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "cms"."_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_pages_id_idx" ON "cms"."_events_v_rels" USING btree ("pages_id");
  CREATE INDEX "_events_v_rels_kindergartens_id_idx" ON "cms"."_events_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_events_v_rels_gyms_id_idx" ON "cms"."_events_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_events_v_rels_eateries_id_idx" ON "cms"."_events_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_events_v_rels_health_centers_id_idx" ON "cms"."_events_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_events_v_rels_job_listings_id_idx" ON "cms"."_events_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_events_v_rels_building_projects_id_idx" ON "cms"."_events_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_events_v_rels_study_places_id_idx" ON "cms"."_events_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_events_v_rels_events_id_idx" ON "cms"."_events_v_rels" USING btree ("events_id");
  CREATE INDEX "_events_v_rels_fixed_pages_id_idx" ON "cms"."_events_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_events_v_rels_attachments_id_idx" ON "cms"."_events_v_rels" USING btree ("attachments_id");
  CREATE INDEX "service_areas_contacts_order_idx" ON "cms"."service_areas_contacts" USING btree ("_order");
  CREATE INDEX "service_areas_contacts_parent_id_idx" ON "cms"."service_areas_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "service_areas_contacts_locales_locale_parent_id_unique" ON "cms"."service_areas_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "service_areas_import_key_idx" ON "cms"."service_areas" USING btree ("import_key");
  CREATE INDEX "service_areas_updated_at_idx" ON "cms"."service_areas" USING btree ("updated_at");
  CREATE INDEX "service_areas_created_at_idx" ON "cms"."service_areas" USING btree ("created_at");
  CREATE INDEX "service_areas__status_idx" ON "cms"."service_areas" USING btree ("_status");
  CREATE UNIQUE INDEX "service_areas_locales_locale_parent_id_unique" ON "cms"."service_areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_areas_rels_order_idx" ON "cms"."service_areas_rels" USING btree ("order");
  CREATE INDEX "service_areas_rels_parent_idx" ON "cms"."service_areas_rels" USING btree ("parent_id");
  CREATE INDEX "service_areas_rels_path_idx" ON "cms"."service_areas_rels" USING btree ("path");
  CREATE INDEX "service_areas_rels_pages_id_idx" ON "cms"."service_areas_rels" USING btree ("pages_id");
  CREATE INDEX "service_areas_rels_kindergartens_id_idx" ON "cms"."service_areas_rels" USING btree ("kindergartens_id");
  CREATE INDEX "service_areas_rels_gyms_id_idx" ON "cms"."service_areas_rels" USING btree ("gyms_id");
  CREATE INDEX "service_areas_rels_eateries_id_idx" ON "cms"."service_areas_rels" USING btree ("eateries_id");
  CREATE INDEX "service_areas_rels_health_centers_id_idx" ON "cms"."service_areas_rels" USING btree ("health_centers_id");
  CREATE INDEX "service_areas_rels_job_listings_id_idx" ON "cms"."service_areas_rels" USING btree ("job_listings_id");
  CREATE INDEX "service_areas_rels_building_projects_id_idx" ON "cms"."service_areas_rels" USING btree ("building_projects_id");
  CREATE INDEX "service_areas_rels_study_places_id_idx" ON "cms"."service_areas_rels" USING btree ("study_places_id");
  CREATE INDEX "service_areas_rels_events_id_idx" ON "cms"."service_areas_rels" USING btree ("events_id");
  CREATE INDEX "service_areas_rels_fixed_pages_id_idx" ON "cms"."service_areas_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "service_areas_rels_attachments_id_idx" ON "cms"."service_areas_rels" USING btree ("attachments_id");
  CREATE INDEX "_service_areas_v_version_contacts_order_idx" ON "cms"."_service_areas_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_service_areas_v_version_contacts_parent_id_idx" ON "cms"."_service_areas_v_version_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_service_areas_v_version_contacts_locales_locale_parent_id_u" ON "cms"."_service_areas_v_version_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_areas_v_parent_idx" ON "cms"."_service_areas_v" USING btree ("parent_id");
  CREATE INDEX "_service_areas_v_version_version_import_key_idx" ON "cms"."_service_areas_v" USING btree ("version_import_key");
  CREATE INDEX "_service_areas_v_version_version_updated_at_idx" ON "cms"."_service_areas_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_areas_v_version_version_created_at_idx" ON "cms"."_service_areas_v" USING btree ("version_created_at");
  CREATE INDEX "_service_areas_v_version_version__status_idx" ON "cms"."_service_areas_v" USING btree ("version__status");
  CREATE INDEX "_service_areas_v_created_at_idx" ON "cms"."_service_areas_v" USING btree ("created_at");
  CREATE INDEX "_service_areas_v_updated_at_idx" ON "cms"."_service_areas_v" USING btree ("updated_at");
  CREATE INDEX "_service_areas_v_snapshot_idx" ON "cms"."_service_areas_v" USING btree ("snapshot");
  CREATE INDEX "_service_areas_v_published_locale_idx" ON "cms"."_service_areas_v" USING btree ("published_locale");
  CREATE INDEX "_service_areas_v_latest_idx" ON "cms"."_service_areas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_service_areas_v_locales_locale_parent_id_unique" ON "cms"."_service_areas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_areas_v_rels_order_idx" ON "cms"."_service_areas_v_rels" USING btree ("order");
  CREATE INDEX "_service_areas_v_rels_parent_idx" ON "cms"."_service_areas_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_areas_v_rels_path_idx" ON "cms"."_service_areas_v_rels" USING btree ("path");
  CREATE INDEX "_service_areas_v_rels_pages_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("pages_id");
  CREATE INDEX "_service_areas_v_rels_kindergartens_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_service_areas_v_rels_gyms_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_service_areas_v_rels_eateries_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_service_areas_v_rels_health_centers_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_service_areas_v_rels_job_listings_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_service_areas_v_rels_building_projects_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_service_areas_v_rels_study_places_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_service_areas_v_rels_events_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("events_id");
  CREATE INDEX "_service_areas_v_rels_fixed_pages_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_service_areas_v_rels_attachments_id_idx" ON "cms"."_service_areas_v_rels" USING btree ("attachments_id");
  CREATE INDEX "categories_used_for_idx" ON "cms"."categories" USING btree ("used_for");
  CREATE UNIQUE INDEX "categories_key_idx" ON "cms"."categories" USING btree ("key");
  CREATE UNIQUE INDEX "categories_import_key_idx" ON "cms"."categories" USING btree ("import_key");
  CREATE INDEX "categories_updated_at_idx" ON "cms"."categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "cms"."categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "cms"."categories" USING btree ("_status");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "cms"."categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "cms"."_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_used_for_idx" ON "cms"."_categories_v" USING btree ("version_used_for");
  CREATE INDEX "_categories_v_version_version_key_idx" ON "cms"."_categories_v" USING btree ("version_key");
  CREATE INDEX "_categories_v_version_version_import_key_idx" ON "cms"."_categories_v" USING btree ("version_import_key");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "cms"."_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "cms"."_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "cms"."_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "cms"."_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "cms"."_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "cms"."_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "cms"."_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "cms"."_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "cms"."_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE UNIQUE INDEX "redirects_import_key_idx" ON "cms"."redirects" USING btree ("import_key");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "cms"."redirects" USING btree ("_status");
  CREATE INDEX "redirects_rels_order_idx" ON "cms"."redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "cms"."redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "cms"."redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "cms"."redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_kindergartens_id_idx" ON "cms"."redirects_rels" USING btree ("kindergartens_id");
  CREATE INDEX "redirects_rels_gyms_id_idx" ON "cms"."redirects_rels" USING btree ("gyms_id");
  CREATE INDEX "redirects_rels_eateries_id_idx" ON "cms"."redirects_rels" USING btree ("eateries_id");
  CREATE INDEX "redirects_rels_health_centers_id_idx" ON "cms"."redirects_rels" USING btree ("health_centers_id");
  CREATE INDEX "redirects_rels_job_listings_id_idx" ON "cms"."redirects_rels" USING btree ("job_listings_id");
  CREATE INDEX "redirects_rels_building_projects_id_idx" ON "cms"."redirects_rels" USING btree ("building_projects_id");
  CREATE INDEX "redirects_rels_study_places_id_idx" ON "cms"."redirects_rels" USING btree ("study_places_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "cms"."redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_fixed_pages_id_idx" ON "cms"."redirects_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "redirects_rels_attachments_id_idx" ON "cms"."redirects_rels" USING btree ("attachments_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "cms"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "cms"."_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_import_key_idx" ON "cms"."_redirects_v" USING btree ("version_import_key");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "cms"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "cms"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "cms"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "cms"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "cms"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "cms"."_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "cms"."_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "cms"."_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_rels_order_idx" ON "cms"."_redirects_v_rels" USING btree ("order");
  CREATE INDEX "_redirects_v_rels_parent_idx" ON "cms"."_redirects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_rels_path_idx" ON "cms"."_redirects_v_rels" USING btree ("path");
  CREATE INDEX "_redirects_v_rels_pages_id_idx" ON "cms"."_redirects_v_rels" USING btree ("pages_id");
  CREATE INDEX "_redirects_v_rels_kindergartens_id_idx" ON "cms"."_redirects_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_redirects_v_rels_gyms_id_idx" ON "cms"."_redirects_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_redirects_v_rels_eateries_id_idx" ON "cms"."_redirects_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_redirects_v_rels_health_centers_id_idx" ON "cms"."_redirects_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_redirects_v_rels_job_listings_id_idx" ON "cms"."_redirects_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_redirects_v_rels_building_projects_id_idx" ON "cms"."_redirects_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_redirects_v_rels_study_places_id_idx" ON "cms"."_redirects_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_redirects_v_rels_events_id_idx" ON "cms"."_redirects_v_rels" USING btree ("events_id");
  CREATE INDEX "_redirects_v_rels_fixed_pages_id_idx" ON "cms"."_redirects_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_redirects_v_rels_attachments_id_idx" ON "cms"."_redirects_v_rels" USING btree ("attachments_id");
  CREATE INDEX "front_page_blocks_order_idx" ON "cms"."front_page_blocks" USING btree ("_order");
  CREATE INDEX "front_page_blocks_parent_id_idx" ON "cms"."front_page_blocks" USING btree ("_parent_id");
  CREATE INDEX "front_page_blocks_media_media_image_idx" ON "cms"."front_page_blocks" USING btree ("media_image_id");
  CREATE INDEX "front_page_blocks_illustration_idx" ON "cms"."front_page_blocks" USING btree ("illustration_id");
  CREATE UNIQUE INDEX "front_page_blocks_locales_locale_parent_id_unique" ON "cms"."front_page_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "front_page_nav_blocks_order_idx" ON "cms"."front_page_nav_blocks" USING btree ("_order");
  CREATE INDEX "front_page_nav_blocks_parent_id_idx" ON "cms"."front_page_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "front_page_nav_blocks_locales_locale_parent_id_unique" ON "cms"."front_page_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "front_page_faq_tiles_order_idx" ON "cms"."front_page_faq_tiles" USING btree ("_order");
  CREATE INDEX "front_page_faq_tiles_parent_id_idx" ON "cms"."front_page_faq_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "front_page_faq_tiles_locales_locale_parent_id_unique" ON "cms"."front_page_faq_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "front_page__status_idx" ON "cms"."front_page" USING btree ("_status");
  CREATE UNIQUE INDEX "front_page_locales_locale_parent_id_unique" ON "cms"."front_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "front_page_rels_order_idx" ON "cms"."front_page_rels" USING btree ("order");
  CREATE INDEX "front_page_rels_parent_idx" ON "cms"."front_page_rels" USING btree ("parent_id");
  CREATE INDEX "front_page_rels_path_idx" ON "cms"."front_page_rels" USING btree ("path");
  CREATE INDEX "front_page_rels_pages_id_idx" ON "cms"."front_page_rels" USING btree ("pages_id");
  CREATE INDEX "front_page_rels_kindergartens_id_idx" ON "cms"."front_page_rels" USING btree ("kindergartens_id");
  CREATE INDEX "front_page_rels_gyms_id_idx" ON "cms"."front_page_rels" USING btree ("gyms_id");
  CREATE INDEX "front_page_rels_eateries_id_idx" ON "cms"."front_page_rels" USING btree ("eateries_id");
  CREATE INDEX "front_page_rels_health_centers_id_idx" ON "cms"."front_page_rels" USING btree ("health_centers_id");
  CREATE INDEX "front_page_rels_job_listings_id_idx" ON "cms"."front_page_rels" USING btree ("job_listings_id");
  CREATE INDEX "front_page_rels_building_projects_id_idx" ON "cms"."front_page_rels" USING btree ("building_projects_id");
  CREATE INDEX "front_page_rels_study_places_id_idx" ON "cms"."front_page_rels" USING btree ("study_places_id");
  CREATE INDEX "front_page_rels_events_id_idx" ON "cms"."front_page_rels" USING btree ("events_id");
  CREATE INDEX "front_page_rels_fixed_pages_id_idx" ON "cms"."front_page_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "front_page_rels_attachments_id_idx" ON "cms"."front_page_rels" USING btree ("attachments_id");
  CREATE INDEX "_front_page_v_version_blocks_order_idx" ON "cms"."_front_page_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_front_page_v_version_blocks_parent_id_idx" ON "cms"."_front_page_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_front_page_v_version_blocks_media_media_image_idx" ON "cms"."_front_page_v_version_blocks" USING btree ("media_image_id");
  CREATE INDEX "_front_page_v_version_blocks_illustration_idx" ON "cms"."_front_page_v_version_blocks" USING btree ("illustration_id");
  CREATE UNIQUE INDEX "_front_page_v_version_blocks_locales_locale_parent_id_unique" ON "cms"."_front_page_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_front_page_v_version_nav_blocks_order_idx" ON "cms"."_front_page_v_version_nav_blocks" USING btree ("_order");
  CREATE INDEX "_front_page_v_version_nav_blocks_parent_id_idx" ON "cms"."_front_page_v_version_nav_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_front_page_v_version_nav_blocks_locales_locale_parent_id_un" ON "cms"."_front_page_v_version_nav_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_front_page_v_version_faq_tiles_order_idx" ON "cms"."_front_page_v_version_faq_tiles" USING btree ("_order");
  CREATE INDEX "_front_page_v_version_faq_tiles_parent_id_idx" ON "cms"."_front_page_v_version_faq_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_front_page_v_version_faq_tiles_locales_locale_parent_id_uni" ON "cms"."_front_page_v_version_faq_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_front_page_v_version_version__status_idx" ON "cms"."_front_page_v" USING btree ("version__status");
  CREATE INDEX "_front_page_v_created_at_idx" ON "cms"."_front_page_v" USING btree ("created_at");
  CREATE INDEX "_front_page_v_updated_at_idx" ON "cms"."_front_page_v" USING btree ("updated_at");
  CREATE INDEX "_front_page_v_snapshot_idx" ON "cms"."_front_page_v" USING btree ("snapshot");
  CREATE INDEX "_front_page_v_published_locale_idx" ON "cms"."_front_page_v" USING btree ("published_locale");
  CREATE INDEX "_front_page_v_latest_idx" ON "cms"."_front_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_front_page_v_locales_locale_parent_id_unique" ON "cms"."_front_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_front_page_v_rels_order_idx" ON "cms"."_front_page_v_rels" USING btree ("order");
  CREATE INDEX "_front_page_v_rels_parent_idx" ON "cms"."_front_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_front_page_v_rels_path_idx" ON "cms"."_front_page_v_rels" USING btree ("path");
  CREATE INDEX "_front_page_v_rels_pages_id_idx" ON "cms"."_front_page_v_rels" USING btree ("pages_id");
  CREATE INDEX "_front_page_v_rels_kindergartens_id_idx" ON "cms"."_front_page_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_front_page_v_rels_gyms_id_idx" ON "cms"."_front_page_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_front_page_v_rels_eateries_id_idx" ON "cms"."_front_page_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_front_page_v_rels_health_centers_id_idx" ON "cms"."_front_page_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_front_page_v_rels_job_listings_id_idx" ON "cms"."_front_page_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_front_page_v_rels_building_projects_id_idx" ON "cms"."_front_page_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_front_page_v_rels_study_places_id_idx" ON "cms"."_front_page_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_front_page_v_rels_events_id_idx" ON "cms"."_front_page_v_rels" USING btree ("events_id");
  CREATE INDEX "_front_page_v_rels_fixed_pages_id_idx" ON "cms"."_front_page_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_front_page_v_rels_attachments_id_idx" ON "cms"."_front_page_v_rels" USING btree ("attachments_id");
  CREATE INDEX "site_frame_sections_links_order_idx" ON "cms"."site_frame_sections_links" USING btree ("_order");
  CREATE INDEX "site_frame_sections_links_parent_id_idx" ON "cms"."site_frame_sections_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_sections_links_locales_locale_parent_id_unique" ON "cms"."site_frame_sections_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_sections_order_idx" ON "cms"."site_frame_sections" USING btree ("_order");
  CREATE INDEX "site_frame_sections_parent_id_idx" ON "cms"."site_frame_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_sections_locales_locale_parent_id_unique" ON "cms"."site_frame_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_footer_columns_links_order_idx" ON "cms"."site_frame_footer_columns_links" USING btree ("_order");
  CREATE INDEX "site_frame_footer_columns_links_parent_id_idx" ON "cms"."site_frame_footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_footer_columns_links_locales_locale_parent_id_uni" ON "cms"."site_frame_footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_footer_columns_order_idx" ON "cms"."site_frame_footer_columns" USING btree ("_order");
  CREATE INDEX "site_frame_footer_columns_parent_id_idx" ON "cms"."site_frame_footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_footer_columns_locales_locale_parent_id_unique" ON "cms"."site_frame_footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_footer_statements_order_idx" ON "cms"."site_frame_footer_statements" USING btree ("_order");
  CREATE INDEX "site_frame_footer_statements_parent_id_idx" ON "cms"."site_frame_footer_statements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_footer_statements_locales_locale_parent_id_unique" ON "cms"."site_frame_footer_statements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame__status_idx" ON "cms"."site_frame" USING btree ("_status");
  CREATE UNIQUE INDEX "site_frame_locales_locale_parent_id_unique" ON "cms"."site_frame_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_rels_order_idx" ON "cms"."site_frame_rels" USING btree ("order");
  CREATE INDEX "site_frame_rels_parent_idx" ON "cms"."site_frame_rels" USING btree ("parent_id");
  CREATE INDEX "site_frame_rels_path_idx" ON "cms"."site_frame_rels" USING btree ("path");
  CREATE INDEX "site_frame_rels_pages_id_idx" ON "cms"."site_frame_rels" USING btree ("pages_id");
  CREATE INDEX "site_frame_rels_kindergartens_id_idx" ON "cms"."site_frame_rels" USING btree ("kindergartens_id");
  CREATE INDEX "site_frame_rels_gyms_id_idx" ON "cms"."site_frame_rels" USING btree ("gyms_id");
  CREATE INDEX "site_frame_rels_eateries_id_idx" ON "cms"."site_frame_rels" USING btree ("eateries_id");
  CREATE INDEX "site_frame_rels_health_centers_id_idx" ON "cms"."site_frame_rels" USING btree ("health_centers_id");
  CREATE INDEX "site_frame_rels_job_listings_id_idx" ON "cms"."site_frame_rels" USING btree ("job_listings_id");
  CREATE INDEX "site_frame_rels_building_projects_id_idx" ON "cms"."site_frame_rels" USING btree ("building_projects_id");
  CREATE INDEX "site_frame_rels_study_places_id_idx" ON "cms"."site_frame_rels" USING btree ("study_places_id");
  CREATE INDEX "site_frame_rels_events_id_idx" ON "cms"."site_frame_rels" USING btree ("events_id");
  CREATE INDEX "site_frame_rels_fixed_pages_id_idx" ON "cms"."site_frame_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "site_frame_rels_attachments_id_idx" ON "cms"."site_frame_rels" USING btree ("attachments_id");
  CREATE INDEX "_site_frame_v_version_sections_links_order_idx" ON "cms"."_site_frame_v_version_sections_links" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_sections_links_parent_id_idx" ON "cms"."_site_frame_v_version_sections_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_sections_links_locales_locale_parent_i" ON "cms"."_site_frame_v_version_sections_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_sections_order_idx" ON "cms"."_site_frame_v_version_sections" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_sections_parent_id_idx" ON "cms"."_site_frame_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_sections_locales_locale_parent_id_uniq" ON "cms"."_site_frame_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_footer_columns_links_order_idx" ON "cms"."_site_frame_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_footer_columns_links_parent_id_idx" ON "cms"."_site_frame_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_footer_columns_links_locales_locale_pa" ON "cms"."_site_frame_v_version_footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_footer_columns_order_idx" ON "cms"."_site_frame_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_footer_columns_parent_id_idx" ON "cms"."_site_frame_v_version_footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_footer_columns_locales_locale_parent_i" ON "cms"."_site_frame_v_version_footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_footer_statements_order_idx" ON "cms"."_site_frame_v_version_footer_statements" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_footer_statements_parent_id_idx" ON "cms"."_site_frame_v_version_footer_statements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_footer_statements_locales_locale_paren" ON "cms"."_site_frame_v_version_footer_statements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_version__status_idx" ON "cms"."_site_frame_v" USING btree ("version__status");
  CREATE INDEX "_site_frame_v_created_at_idx" ON "cms"."_site_frame_v" USING btree ("created_at");
  CREATE INDEX "_site_frame_v_updated_at_idx" ON "cms"."_site_frame_v" USING btree ("updated_at");
  CREATE INDEX "_site_frame_v_snapshot_idx" ON "cms"."_site_frame_v" USING btree ("snapshot");
  CREATE INDEX "_site_frame_v_published_locale_idx" ON "cms"."_site_frame_v" USING btree ("published_locale");
  CREATE INDEX "_site_frame_v_latest_idx" ON "cms"."_site_frame_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_site_frame_v_locales_locale_parent_id_unique" ON "cms"."_site_frame_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_rels_order_idx" ON "cms"."_site_frame_v_rels" USING btree ("order");
  CREATE INDEX "_site_frame_v_rels_parent_idx" ON "cms"."_site_frame_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_frame_v_rels_path_idx" ON "cms"."_site_frame_v_rels" USING btree ("path");
  CREATE INDEX "_site_frame_v_rels_pages_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("pages_id");
  CREATE INDEX "_site_frame_v_rels_kindergartens_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("kindergartens_id");
  CREATE INDEX "_site_frame_v_rels_gyms_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_site_frame_v_rels_eateries_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_site_frame_v_rels_health_centers_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_site_frame_v_rels_job_listings_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_site_frame_v_rels_building_projects_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_site_frame_v_rels_study_places_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_site_frame_v_rels_events_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("events_id");
  CREATE INDEX "_site_frame_v_rels_fixed_pages_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_site_frame_v_rels_attachments_id_idx" ON "cms"."_site_frame_v_rels" USING btree ("attachments_id");
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."kindergartens_rels" ADD CONSTRAINT "kindergartens_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_kindergartens_v_rels" ADD CONSTRAINT "_kindergartens_v_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fixed_pages_fk" FOREIGN KEY ("fixed_pages_id") REFERENCES "cms"."fixed_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gyms_fk" FOREIGN KEY ("gyms_id") REFERENCES "cms"."gyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_eateries_fk" FOREIGN KEY ("eateries_id") REFERENCES "cms"."eateries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_health_centers_fk" FOREIGN KEY ("health_centers_id") REFERENCES "cms"."health_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_listings_fk" FOREIGN KEY ("job_listings_id") REFERENCES "cms"."job_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_building_projects_fk" FOREIGN KEY ("building_projects_id") REFERENCES "cms"."building_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_study_places_fk" FOREIGN KEY ("study_places_id") REFERENCES "cms"."study_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "cms"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_areas_fk" FOREIGN KEY ("service_areas_id") REFERENCES "cms"."service_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "cms"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "kindergartens_rels_pages_id_idx" ON "cms"."kindergartens_rels" USING btree ("pages_id");
  CREATE INDEX "kindergartens_rels_gyms_id_idx" ON "cms"."kindergartens_rels" USING btree ("gyms_id");
  CREATE INDEX "kindergartens_rels_eateries_id_idx" ON "cms"."kindergartens_rels" USING btree ("eateries_id");
  CREATE INDEX "kindergartens_rels_health_centers_id_idx" ON "cms"."kindergartens_rels" USING btree ("health_centers_id");
  CREATE INDEX "kindergartens_rels_job_listings_id_idx" ON "cms"."kindergartens_rels" USING btree ("job_listings_id");
  CREATE INDEX "kindergartens_rels_building_projects_id_idx" ON "cms"."kindergartens_rels" USING btree ("building_projects_id");
  CREATE INDEX "kindergartens_rels_study_places_id_idx" ON "cms"."kindergartens_rels" USING btree ("study_places_id");
  CREATE INDEX "kindergartens_rels_events_id_idx" ON "cms"."kindergartens_rels" USING btree ("events_id");
  CREATE INDEX "kindergartens_rels_fixed_pages_id_idx" ON "cms"."kindergartens_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "_kindergartens_v_rels_pages_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("pages_id");
  CREATE INDEX "_kindergartens_v_rels_gyms_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("gyms_id");
  CREATE INDEX "_kindergartens_v_rels_eateries_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("eateries_id");
  CREATE INDEX "_kindergartens_v_rels_health_centers_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("health_centers_id");
  CREATE INDEX "_kindergartens_v_rels_job_listings_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("job_listings_id");
  CREATE INDEX "_kindergartens_v_rels_building_projects_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("building_projects_id");
  CREATE INDEX "_kindergartens_v_rels_study_places_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("study_places_id");
  CREATE INDEX "_kindergartens_v_rels_events_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("events_id");
  CREATE INDEX "_kindergartens_v_rels_fixed_pages_id_idx" ON "cms"."_kindergartens_v_rels" USING btree ("fixed_pages_id");
  CREATE UNIQUE INDEX "attachments_import_key_idx" ON "cms"."attachments" USING btree ("import_key");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_fixed_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("fixed_pages_id");
  CREATE INDEX "payload_locked_documents_rels_gyms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("gyms_id");
  CREATE INDEX "payload_locked_documents_rels_eateries_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("eateries_id");
  CREATE INDEX "payload_locked_documents_rels_health_centers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("health_centers_id");
  CREATE INDEX "payload_locked_documents_rels_job_listings_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("job_listings_id");
  CREATE INDEX "payload_locked_documents_rels_building_projects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("building_projects_id");
  CREATE INDEX "payload_locked_documents_rels_study_places_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("study_places_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_service_areas_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("service_areas_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_faq_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_faq_tiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_faq_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_faq_tiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."fixed_pages_top_section_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."fixed_pages_top_section_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."fixed_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."fixed_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."fixed_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_fixed_pages_v_version_top_section_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_fixed_pages_v_version_top_section_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_fixed_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_fixed_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_fixed_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_attributes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_image_section" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_image_section_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."gyms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_attributes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_image_section" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_image_section_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_gyms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_opening_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."eateries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_version_opening_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_version_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_version_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_eateries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_areas_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_areas_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_areas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_phone_hours_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_phone_hours_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."health_centers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_areas_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_areas_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_areas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_phone_hours_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_phone_hours_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_health_centers_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."job_listings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_version_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_version_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_job_listings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."building_projects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_version_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_version_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_building_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."study_places_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."study_places_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."study_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."study_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."study_places_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_study_places_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_study_places_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_study_places_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_study_places_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_study_places_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."staff" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."staff_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."staff_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_staff_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_staff_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_staff_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."events_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."events_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_events_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_events_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_events_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."service_areas_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."service_areas_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."service_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."service_areas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."service_areas_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_service_areas_v_version_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_service_areas_v_version_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_service_areas_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_service_areas_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_service_areas_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_redirects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_faq_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_faq_tiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."front_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_nav_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_nav_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_faq_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_version_faq_tiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_front_page_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_sections_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_sections_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_footer_statements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_frame_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_sections_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_sections_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_version_footer_statements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_frame_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_blocks" CASCADE;
  DROP TABLE "cms"."pages_blocks_locales" CASCADE;
  DROP TABLE "cms"."pages_faq_tiles" CASCADE;
  DROP TABLE "cms"."pages_faq_tiles_locales" CASCADE;
  DROP TABLE "cms"."pages_nav_blocks" CASCADE;
  DROP TABLE "cms"."pages_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."pages_rels" CASCADE;
  DROP TABLE "cms"."_pages_v_version_blocks" CASCADE;
  DROP TABLE "cms"."_pages_v_version_blocks_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_version_faq_tiles" CASCADE;
  DROP TABLE "cms"."_pages_v_version_faq_tiles_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_pages_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_rels" CASCADE;
  DROP TABLE "cms"."fixed_pages_top_section_links" CASCADE;
  DROP TABLE "cms"."fixed_pages_top_section_links_locales" CASCADE;
  DROP TABLE "cms"."fixed_pages" CASCADE;
  DROP TABLE "cms"."fixed_pages_locales" CASCADE;
  DROP TABLE "cms"."fixed_pages_rels" CASCADE;
  DROP TABLE "cms"."_fixed_pages_v_version_top_section_links" CASCADE;
  DROP TABLE "cms"."_fixed_pages_v_version_top_section_links_locales" CASCADE;
  DROP TABLE "cms"."_fixed_pages_v" CASCADE;
  DROP TABLE "cms"."_fixed_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_fixed_pages_v_rels" CASCADE;
  DROP TABLE "cms"."gyms_special_hours" CASCADE;
  DROP TABLE "cms"."gyms_special_hours_locales" CASCADE;
  DROP TABLE "cms"."gyms_attributes" CASCADE;
  DROP TABLE "cms"."gyms_attributes_locales" CASCADE;
  DROP TABLE "cms"."gyms_image_section" CASCADE;
  DROP TABLE "cms"."gyms_image_section_locales" CASCADE;
  DROP TABLE "cms"."gyms_nav_blocks" CASCADE;
  DROP TABLE "cms"."gyms_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."gyms" CASCADE;
  DROP TABLE "cms"."gyms_locales" CASCADE;
  DROP TABLE "cms"."gyms_rels" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_special_hours" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_special_hours_locales" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_attributes" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_attributes_locales" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_image_section" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_image_section_locales" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_gyms_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_gyms_v" CASCADE;
  DROP TABLE "cms"."_gyms_v_locales" CASCADE;
  DROP TABLE "cms"."_gyms_v_rels" CASCADE;
  DROP TABLE "cms"."eateries_opening_hours" CASCADE;
  DROP TABLE "cms"."eateries_special_hours" CASCADE;
  DROP TABLE "cms"."eateries_special_hours_locales" CASCADE;
  DROP TABLE "cms"."eateries_nav_blocks" CASCADE;
  DROP TABLE "cms"."eateries_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."eateries" CASCADE;
  DROP TABLE "cms"."eateries_locales" CASCADE;
  DROP TABLE "cms"."eateries_rels" CASCADE;
  DROP TABLE "cms"."_eateries_v_version_opening_hours" CASCADE;
  DROP TABLE "cms"."_eateries_v_version_special_hours" CASCADE;
  DROP TABLE "cms"."_eateries_v_version_special_hours_locales" CASCADE;
  DROP TABLE "cms"."_eateries_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_eateries_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_eateries_v" CASCADE;
  DROP TABLE "cms"."_eateries_v_locales" CASCADE;
  DROP TABLE "cms"."_eateries_v_rels" CASCADE;
  DROP TABLE "cms"."health_centers_areas_hours" CASCADE;
  DROP TABLE "cms"."health_centers_areas_hours_locales" CASCADE;
  DROP TABLE "cms"."health_centers_areas" CASCADE;
  DROP TABLE "cms"."health_centers_areas_locales" CASCADE;
  DROP TABLE "cms"."health_centers_phone_hours_hours" CASCADE;
  DROP TABLE "cms"."health_centers_phone_hours_hours_locales" CASCADE;
  DROP TABLE "cms"."health_centers_nav_blocks" CASCADE;
  DROP TABLE "cms"."health_centers_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."health_centers" CASCADE;
  DROP TABLE "cms"."health_centers_locales" CASCADE;
  DROP TABLE "cms"."health_centers_rels" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_areas_hours" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_areas_hours_locales" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_areas" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_areas_locales" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_phone_hours_hours" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_phone_hours_hours_locales" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_health_centers_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_health_centers_v" CASCADE;
  DROP TABLE "cms"."_health_centers_v_locales" CASCADE;
  DROP TABLE "cms"."_health_centers_v_rels" CASCADE;
  DROP TABLE "cms"."job_listings_buttons" CASCADE;
  DROP TABLE "cms"."job_listings_buttons_locales" CASCADE;
  DROP TABLE "cms"."job_listings_nav_blocks" CASCADE;
  DROP TABLE "cms"."job_listings_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."job_listings" CASCADE;
  DROP TABLE "cms"."job_listings_locales" CASCADE;
  DROP TABLE "cms"."job_listings_rels" CASCADE;
  DROP TABLE "cms"."_job_listings_v_version_buttons" CASCADE;
  DROP TABLE "cms"."_job_listings_v_version_buttons_locales" CASCADE;
  DROP TABLE "cms"."_job_listings_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_job_listings_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_job_listings_v" CASCADE;
  DROP TABLE "cms"."_job_listings_v_locales" CASCADE;
  DROP TABLE "cms"."_job_listings_v_rels" CASCADE;
  DROP TABLE "cms"."building_projects_buttons" CASCADE;
  DROP TABLE "cms"."building_projects_buttons_locales" CASCADE;
  DROP TABLE "cms"."building_projects_nav_blocks" CASCADE;
  DROP TABLE "cms"."building_projects_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."building_projects" CASCADE;
  DROP TABLE "cms"."building_projects_locales" CASCADE;
  DROP TABLE "cms"."building_projects_rels" CASCADE;
  DROP TABLE "cms"."_building_projects_v_version_buttons" CASCADE;
  DROP TABLE "cms"."_building_projects_v_version_buttons_locales" CASCADE;
  DROP TABLE "cms"."_building_projects_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_building_projects_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_building_projects_v" CASCADE;
  DROP TABLE "cms"."_building_projects_v_locales" CASCADE;
  DROP TABLE "cms"."_building_projects_v_rels" CASCADE;
  DROP TABLE "cms"."study_places_nav_blocks" CASCADE;
  DROP TABLE "cms"."study_places_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."study_places" CASCADE;
  DROP TABLE "cms"."study_places_locales" CASCADE;
  DROP TABLE "cms"."study_places_rels" CASCADE;
  DROP TABLE "cms"."_study_places_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_study_places_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_study_places_v" CASCADE;
  DROP TABLE "cms"."_study_places_v_locales" CASCADE;
  DROP TABLE "cms"."_study_places_v_rels" CASCADE;
  DROP TABLE "cms"."staff" CASCADE;
  DROP TABLE "cms"."staff_locales" CASCADE;
  DROP TABLE "cms"."staff_rels" CASCADE;
  DROP TABLE "cms"."_staff_v" CASCADE;
  DROP TABLE "cms"."_staff_v_locales" CASCADE;
  DROP TABLE "cms"."_staff_v_rels" CASCADE;
  DROP TABLE "cms"."events_nav_blocks" CASCADE;
  DROP TABLE "cms"."events_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."events" CASCADE;
  DROP TABLE "cms"."events_locales" CASCADE;
  DROP TABLE "cms"."events_rels" CASCADE;
  DROP TABLE "cms"."_events_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_events_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_events_v" CASCADE;
  DROP TABLE "cms"."_events_v_locales" CASCADE;
  DROP TABLE "cms"."_events_v_rels" CASCADE;
  DROP TABLE "cms"."service_areas_contacts" CASCADE;
  DROP TABLE "cms"."service_areas_contacts_locales" CASCADE;
  DROP TABLE "cms"."service_areas" CASCADE;
  DROP TABLE "cms"."service_areas_locales" CASCADE;
  DROP TABLE "cms"."service_areas_rels" CASCADE;
  DROP TABLE "cms"."_service_areas_v_version_contacts" CASCADE;
  DROP TABLE "cms"."_service_areas_v_version_contacts_locales" CASCADE;
  DROP TABLE "cms"."_service_areas_v" CASCADE;
  DROP TABLE "cms"."_service_areas_v_locales" CASCADE;
  DROP TABLE "cms"."_service_areas_v_rels" CASCADE;
  DROP TABLE "cms"."categories" CASCADE;
  DROP TABLE "cms"."categories_locales" CASCADE;
  DROP TABLE "cms"."_categories_v" CASCADE;
  DROP TABLE "cms"."_categories_v_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."redirects_rels" CASCADE;
  DROP TABLE "cms"."_redirects_v" CASCADE;
  DROP TABLE "cms"."_redirects_v_rels" CASCADE;
  DROP TABLE "cms"."front_page_blocks" CASCADE;
  DROP TABLE "cms"."front_page_blocks_locales" CASCADE;
  DROP TABLE "cms"."front_page_nav_blocks" CASCADE;
  DROP TABLE "cms"."front_page_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."front_page_faq_tiles" CASCADE;
  DROP TABLE "cms"."front_page_faq_tiles_locales" CASCADE;
  DROP TABLE "cms"."front_page" CASCADE;
  DROP TABLE "cms"."front_page_locales" CASCADE;
  DROP TABLE "cms"."front_page_rels" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_blocks" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_blocks_locales" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_nav_blocks" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_nav_blocks_locales" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_faq_tiles" CASCADE;
  DROP TABLE "cms"."_front_page_v_version_faq_tiles_locales" CASCADE;
  DROP TABLE "cms"."_front_page_v" CASCADE;
  DROP TABLE "cms"."_front_page_v_locales" CASCADE;
  DROP TABLE "cms"."_front_page_v_rels" CASCADE;
  DROP TABLE "cms"."site_frame_sections_links" CASCADE;
  DROP TABLE "cms"."site_frame_sections_links_locales" CASCADE;
  DROP TABLE "cms"."site_frame_sections" CASCADE;
  DROP TABLE "cms"."site_frame_sections_locales" CASCADE;
  DROP TABLE "cms"."site_frame_footer_columns_links" CASCADE;
  DROP TABLE "cms"."site_frame_footer_columns_links_locales" CASCADE;
  DROP TABLE "cms"."site_frame_footer_columns" CASCADE;
  DROP TABLE "cms"."site_frame_footer_columns_locales" CASCADE;
  DROP TABLE "cms"."site_frame_footer_statements" CASCADE;
  DROP TABLE "cms"."site_frame_footer_statements_locales" CASCADE;
  DROP TABLE "cms"."site_frame" CASCADE;
  DROP TABLE "cms"."site_frame_locales" CASCADE;
  DROP TABLE "cms"."site_frame_rels" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_sections_links" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_sections_links_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_sections" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_sections_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_columns_links" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_columns_links_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_columns" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_columns_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_statements" CASCADE;
  DROP TABLE "cms"."_site_frame_v_version_footer_statements_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v" CASCADE;
  DROP TABLE "cms"."_site_frame_v_locales" CASCADE;
  DROP TABLE "cms"."_site_frame_v_rels" CASCADE;
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_pages_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_gyms_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_eateries_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_health_centers_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_job_listings_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_building_projects_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_study_places_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_events_fk";
  
  ALTER TABLE "cms"."kindergartens_rels" DROP CONSTRAINT IF EXISTS "kindergartens_rels_fixed_pages_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_pages_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_gyms_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_eateries_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_health_centers_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_job_listings_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_building_projects_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_study_places_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_events_fk";
  
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP CONSTRAINT IF EXISTS "_kindergartens_v_rels_fixed_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_fixed_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_gyms_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_eateries_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_health_centers_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_job_listings_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_building_projects_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_study_places_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_staff_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_service_areas_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_gyms_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_eateries_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_health_centers_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_job_listings_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_building_projects_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_study_places_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_events_id_idx";
  DROP INDEX IF EXISTS "cms"."kindergartens_rels_fixed_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_gyms_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_eateries_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_health_centers_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_job_listings_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_building_projects_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_study_places_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_events_id_idx";
  DROP INDEX IF EXISTS "cms"."_kindergartens_v_rels_fixed_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."attachments_import_key_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_fixed_pages_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_gyms_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_eateries_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_health_centers_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_job_listings_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_building_projects_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_study_places_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_staff_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_events_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_service_areas_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_categories_id_idx";
  DROP INDEX IF EXISTS "cms"."payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "pages_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "gyms_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "eateries_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "health_centers_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "job_listings_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "building_projects_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "study_places_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "events_id";
  ALTER TABLE "cms"."kindergartens_rels" DROP COLUMN "fixed_pages_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "gyms_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "eateries_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "health_centers_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "job_listings_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "building_projects_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "study_places_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "events_id";
  ALTER TABLE "cms"."_kindergartens_v_rels" DROP COLUMN "fixed_pages_id";
  ALTER TABLE "cms"."attachments" DROP COLUMN "import_key";
  ALTER TABLE "cms"."attachments" DROP COLUMN "import_hash";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "fixed_pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "gyms_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "eateries_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "health_centers_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "job_listings_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "building_projects_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "study_places_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "staff_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "service_areas_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "cms"."enum_pages_blocks_kind";
  DROP TYPE "cms"."enum_pages_blocks_block_color";
  DROP TYPE "cms"."enum_pages_blocks_link_kind";
  DROP TYPE "cms"."enum_pages_blocks_image_placement";
  DROP TYPE "cms"."enum_pages_faq_tiles_link_kind";
  DROP TYPE "cms"."enum_pages_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_pages_staff_list";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_version_blocks_kind";
  DROP TYPE "cms"."enum__pages_v_version_blocks_block_color";
  DROP TYPE "cms"."enum__pages_v_version_blocks_link_kind";
  DROP TYPE "cms"."enum__pages_v_version_blocks_image_placement";
  DROP TYPE "cms"."enum__pages_v_version_faq_tiles_link_kind";
  DROP TYPE "cms"."enum__pages_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__pages_v_version_staff_list";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum_fixed_pages_top_section_links_link_kind";
  DROP TYPE "cms"."enum_fixed_pages_key";
  DROP TYPE "cms"."enum_fixed_pages_top_section_kind";
  DROP TYPE "cms"."enum_fixed_pages_top_section_block_kind";
  DROP TYPE "cms"."enum_fixed_pages_top_section_block_block_color";
  DROP TYPE "cms"."enum_fixed_pages_top_section_block_link_kind";
  DROP TYPE "cms"."enum_fixed_pages_top_section_block_image_placement";
  DROP TYPE "cms"."enum_fixed_pages_status";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_links_link_kind";
  DROP TYPE "cms"."enum__fixed_pages_v_version_key";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_kind";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_block_kind";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_block_block_color";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_block_link_kind";
  DROP TYPE "cms"."enum__fixed_pages_v_version_top_section_block_image_placement";
  DROP TYPE "cms"."enum__fixed_pages_v_version_status";
  DROP TYPE "cms"."enum__fixed_pages_v_published_locale";
  DROP TYPE "cms"."enum_gyms_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_gyms_status";
  DROP TYPE "cms"."enum__gyms_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__gyms_v_version_status";
  DROP TYPE "cms"."enum__gyms_v_published_locale";
  DROP TYPE "cms"."enum_eateries_opening_hours_first_day";
  DROP TYPE "cms"."enum_eateries_opening_hours_last_day";
  DROP TYPE "cms"."enum_eateries_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_eateries_eatery_type";
  DROP TYPE "cms"."enum_eateries_status";
  DROP TYPE "cms"."enum__eateries_v_version_opening_hours_first_day";
  DROP TYPE "cms"."enum__eateries_v_version_opening_hours_last_day";
  DROP TYPE "cms"."enum__eateries_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__eateries_v_version_eatery_type";
  DROP TYPE "cms"."enum__eateries_v_version_status";
  DROP TYPE "cms"."enum__eateries_v_published_locale";
  DROP TYPE "cms"."enum_health_centers_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_health_centers_status";
  DROP TYPE "cms"."enum__health_centers_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__health_centers_v_version_status";
  DROP TYPE "cms"."enum__health_centers_v_published_locale";
  DROP TYPE "cms"."enum_job_listings_buttons_link_kind";
  DROP TYPE "cms"."enum_job_listings_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_job_listings_status";
  DROP TYPE "cms"."enum__job_listings_v_version_buttons_link_kind";
  DROP TYPE "cms"."enum__job_listings_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__job_listings_v_version_status";
  DROP TYPE "cms"."enum__job_listings_v_published_locale";
  DROP TYPE "cms"."enum_building_projects_buttons_link_kind";
  DROP TYPE "cms"."enum_building_projects_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_building_projects_status";
  DROP TYPE "cms"."enum__building_projects_v_version_buttons_link_kind";
  DROP TYPE "cms"."enum__building_projects_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__building_projects_v_version_status";
  DROP TYPE "cms"."enum__building_projects_v_published_locale";
  DROP TYPE "cms"."enum_study_places_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_study_places_status";
  DROP TYPE "cms"."enum__study_places_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__study_places_v_version_status";
  DROP TYPE "cms"."enum__study_places_v_published_locale";
  DROP TYPE "cms"."enum_staff_kind";
  DROP TYPE "cms"."enum_staff_status";
  DROP TYPE "cms"."enum__staff_v_version_kind";
  DROP TYPE "cms"."enum__staff_v_version_status";
  DROP TYPE "cms"."enum__staff_v_published_locale";
  DROP TYPE "cms"."enum_events_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_events_button_kind";
  DROP TYPE "cms"."enum_events_status";
  DROP TYPE "cms"."enum__events_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__events_v_version_button_kind";
  DROP TYPE "cms"."enum__events_v_version_status";
  DROP TYPE "cms"."enum__events_v_published_locale";
  DROP TYPE "cms"."enum_service_areas_link_kind";
  DROP TYPE "cms"."enum_service_areas_status";
  DROP TYPE "cms"."enum__service_areas_v_version_link_kind";
  DROP TYPE "cms"."enum__service_areas_v_version_status";
  DROP TYPE "cms"."enum__service_areas_v_published_locale";
  DROP TYPE "cms"."enum_categories_used_for";
  DROP TYPE "cms"."enum_categories_status";
  DROP TYPE "cms"."enum__categories_v_version_used_for";
  DROP TYPE "cms"."enum__categories_v_version_status";
  DROP TYPE "cms"."enum__categories_v_published_locale";
  DROP TYPE "cms"."enum_redirects_to_kind";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum__redirects_v_version_to_kind";
  DROP TYPE "cms"."enum__redirects_v_version_status";
  DROP TYPE "cms"."enum__redirects_v_published_locale";
  DROP TYPE "cms"."enum_front_page_blocks_kind";
  DROP TYPE "cms"."enum_front_page_blocks_block_color";
  DROP TYPE "cms"."enum_front_page_blocks_link_kind";
  DROP TYPE "cms"."enum_front_page_blocks_image_placement";
  DROP TYPE "cms"."enum_front_page_nav_blocks_link_kind";
  DROP TYPE "cms"."enum_front_page_faq_tiles_link_kind";
  DROP TYPE "cms"."enum_front_page_status";
  DROP TYPE "cms"."enum__front_page_v_version_blocks_kind";
  DROP TYPE "cms"."enum__front_page_v_version_blocks_block_color";
  DROP TYPE "cms"."enum__front_page_v_version_blocks_link_kind";
  DROP TYPE "cms"."enum__front_page_v_version_blocks_image_placement";
  DROP TYPE "cms"."enum__front_page_v_version_nav_blocks_link_kind";
  DROP TYPE "cms"."enum__front_page_v_version_faq_tiles_link_kind";
  DROP TYPE "cms"."enum__front_page_v_version_status";
  DROP TYPE "cms"."enum__front_page_v_published_locale";
  DROP TYPE "cms"."enum_site_frame_sections_links_link_kind";
  DROP TYPE "cms"."enum_site_frame_sections_link_kind";
  DROP TYPE "cms"."enum_site_frame_footer_columns_links_link_kind";
  DROP TYPE "cms"."enum_site_frame_footer_statements_link_kind";
  DROP TYPE "cms"."enum_site_frame_status";
  DROP TYPE "cms"."enum__site_frame_v_version_sections_links_link_kind";
  DROP TYPE "cms"."enum__site_frame_v_version_sections_link_kind";
  DROP TYPE "cms"."enum__site_frame_v_version_footer_columns_links_link_kind";
  DROP TYPE "cms"."enum__site_frame_v_version_footer_statements_link_kind";
  DROP TYPE "cms"."enum__site_frame_v_version_status";
  DROP TYPE "cms"."enum__site_frame_v_published_locale";`)
}
