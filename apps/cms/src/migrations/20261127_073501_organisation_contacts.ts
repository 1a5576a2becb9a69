import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."service_areas" ADD COLUMN "city" varchar;
  ALTER TABLE "cms"."_service_areas_v" ADD COLUMN "version_city" varchar;
  ALTER TABLE "cms"."site_frame" DROP COLUMN "footer_address";
  ALTER TABLE "cms"."site_frame" DROP COLUMN "footer_phone";
  ALTER TABLE "cms"."site_frame" DROP COLUMN "footer_email";
  ALTER TABLE "cms"."site_frame_locales" DROP COLUMN "footer_opening_hours";
  ALTER TABLE "cms"."_site_frame_v" DROP COLUMN "version_footer_address";
  ALTER TABLE "cms"."_site_frame_v" DROP COLUMN "version_footer_phone";
  ALTER TABLE "cms"."_site_frame_v" DROP COLUMN "version_footer_email";
  ALTER TABLE "cms"."_site_frame_v_locales" DROP COLUMN "version_footer_opening_hours";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."site_frame" ADD COLUMN "footer_address" varchar;
  ALTER TABLE "cms"."site_frame" ADD COLUMN "footer_phone" varchar;
  ALTER TABLE "cms"."site_frame" ADD COLUMN "footer_email" varchar;
  ALTER TABLE "cms"."site_frame_locales" ADD COLUMN "footer_opening_hours" varchar;
  ALTER TABLE "cms"."_site_frame_v" ADD COLUMN "version_footer_address" varchar;
  ALTER TABLE "cms"."_site_frame_v" ADD COLUMN "version_footer_phone" varchar;
  ALTER TABLE "cms"."_site_frame_v" ADD COLUMN "version_footer_email" varchar;
  ALTER TABLE "cms"."_site_frame_v_locales" ADD COLUMN "version_footer_opening_hours" varchar;
  ALTER TABLE "cms"."service_areas" DROP COLUMN "city";
  ALTER TABLE "cms"."_service_areas_v" DROP COLUMN "version_city";`)
}
