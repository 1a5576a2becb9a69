import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Choices that grow with the site are text: a new page or kind of staff costs no migration. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" ALTER COLUMN "staff_list" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_staff_list" SET DATA TYPE varchar;
  ALTER TABLE "cms"."fixed_pages" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_fixed_pages_v" ALTER COLUMN "version_key" SET DATA TYPE varchar;
  ALTER TABLE "cms"."staff" ALTER COLUMN "kind" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_staff_v" ALTER COLUMN "version_kind" SET DATA TYPE varchar;
  ALTER TABLE "cms"."categories" ALTER COLUMN "used_for" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_categories_v" ALTER COLUMN "version_used_for" SET DATA TYPE varchar;
  ALTER TABLE "cms"."my_page_navigation" ALTER COLUMN "page" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_my_page_v_version_navigation" ALTER COLUMN "page" SET DATA TYPE varchar;
  DROP TYPE "cms"."enum_pages_staff_list";
  DROP TYPE "cms"."enum__pages_v_version_staff_list";
  DROP TYPE "cms"."enum_fixed_pages_key";
  DROP TYPE "cms"."enum__fixed_pages_v_version_key";
  DROP TYPE "cms"."enum_staff_kind";
  DROP TYPE "cms"."enum__staff_v_version_kind";
  DROP TYPE "cms"."enum_categories_used_for";
  DROP TYPE "cms"."enum__categories_v_version_used_for";
  DROP TYPE "cms"."enum_my_page_navigation_page";
  DROP TYPE "cms"."enum__my_page_v_version_navigation_page";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pages_staff_list" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum__pages_v_version_staff_list" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum_fixed_pages_key" AS ENUM('kindergartens', 'gyms', 'eateries', 'healthCenters', 'jobListings', 'buildingProjects', 'studyPlaces', 'doctors', 'dentists', 'personalTrainers', 'eventCalendar', 'groupClasses', 'search');
  CREATE TYPE "cms"."enum__fixed_pages_v_version_key" AS ENUM('kindergartens', 'gyms', 'eateries', 'healthCenters', 'jobListings', 'buildingProjects', 'studyPlaces', 'doctors', 'dentists', 'personalTrainers', 'eventCalendar', 'groupClasses', 'search');
  CREATE TYPE "cms"."enum_staff_kind" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum__staff_v_version_kind" AS ENUM('doctor', 'dentist', 'personalTrainer');
  CREATE TYPE "cms"."enum_categories_used_for" AS ENUM('goal', 'event');
  CREATE TYPE "cms"."enum__categories_v_version_used_for" AS ENUM('goal', 'event');
  CREATE TYPE "cms"."enum_my_page_navigation_page" AS ENUM('overview', 'profile', 'sports', 'security', 'privacy');
  CREATE TYPE "cms"."enum__my_page_v_version_navigation_page" AS ENUM('overview', 'profile', 'sports', 'security', 'privacy');
  ALTER TABLE "cms"."pages" ALTER COLUMN "staff_list" SET DATA TYPE "cms"."enum_pages_staff_list" USING "staff_list"::"cms"."enum_pages_staff_list";
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_staff_list" SET DATA TYPE "cms"."enum__pages_v_version_staff_list" USING "version_staff_list"::"cms"."enum__pages_v_version_staff_list";
  ALTER TABLE "cms"."fixed_pages" ALTER COLUMN "key" SET DATA TYPE "cms"."enum_fixed_pages_key" USING "key"::"cms"."enum_fixed_pages_key";
  ALTER TABLE "cms"."_fixed_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "cms"."enum__fixed_pages_v_version_key" USING "version_key"::"cms"."enum__fixed_pages_v_version_key";
  ALTER TABLE "cms"."staff" ALTER COLUMN "kind" SET DATA TYPE "cms"."enum_staff_kind" USING "kind"::"cms"."enum_staff_kind";
  ALTER TABLE "cms"."_staff_v" ALTER COLUMN "version_kind" SET DATA TYPE "cms"."enum__staff_v_version_kind" USING "version_kind"::"cms"."enum__staff_v_version_kind";
  ALTER TABLE "cms"."categories" ALTER COLUMN "used_for" SET DATA TYPE "cms"."enum_categories_used_for" USING "used_for"::"cms"."enum_categories_used_for";
  ALTER TABLE "cms"."_categories_v" ALTER COLUMN "version_used_for" SET DATA TYPE "cms"."enum__categories_v_version_used_for" USING "version_used_for"::"cms"."enum__categories_v_version_used_for";
  ALTER TABLE "cms"."my_page_navigation" ALTER COLUMN "page" SET DATA TYPE "cms"."enum_my_page_navigation_page" USING "page"::"cms"."enum_my_page_navigation_page";
  ALTER TABLE "cms"."_my_page_v_version_navigation" ALTER COLUMN "page" SET DATA TYPE "cms"."enum__my_page_v_version_navigation_page" USING "page"::"cms"."enum__my_page_v_version_navigation_page";`)
}
