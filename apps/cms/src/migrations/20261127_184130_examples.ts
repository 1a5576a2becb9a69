import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is still an example, and which examples were added (docs/adr/0073-starter-content.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "cms"."front_page" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "cms"."_front_page_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "cms"."site_frame" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "cms"."_site_frame_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  CREATE TABLE "cms"."added_examples" (
  	"collection" text NOT NULL,
  	"key" text NOT NULL,
  	"document_id" integer NOT NULL,
  	PRIMARY KEY ("collection", "key")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."added_examples";
  ALTER TABLE "cms"."pages" DROP COLUMN "is_example";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_is_example";
  ALTER TABLE "cms"."front_page" DROP COLUMN "is_example";
  ALTER TABLE "cms"."_front_page_v" DROP COLUMN "version_is_example";
  ALTER TABLE "cms"."site_frame" DROP COLUMN "is_example";
  ALTER TABLE "cms"."_site_frame_v" DROP COLUMN "version_is_example";`)
}
