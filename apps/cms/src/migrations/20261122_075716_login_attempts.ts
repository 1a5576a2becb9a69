import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."editors" DROP COLUMN "login_attempts";
  ALTER TABLE "cms"."editors" DROP COLUMN "lock_until";
  CREATE TABLE "cms"."editor_attempts" (
  	"key" text PRIMARY KEY NOT NULL,
  	"attempts" integer NOT NULL,
  	"window_started_at" timestamp with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."editor_attempts";
  ALTER TABLE "cms"."editors" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "cms"."editors" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
