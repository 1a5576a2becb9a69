import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sessions that began before there was a second factor end. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendEditorLink' BEFORE 'schedulePublish';
  ALTER TYPE "cms"."enum_payload_jobs_task_slug" ADD VALUE 'sendEditorLink' BEFORE 'schedulePublish';
  CREATE TABLE "cms"."editor_factors" (
  	"editor_id" integer PRIMARY KEY NOT NULL REFERENCES "cms"."editors" ON DELETE CASCADE,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"last_step" bigint
  );
  CREATE TABLE "cms"."editor_recovery_codes" (
  	"editor_id" integer NOT NULL REFERENCES "cms"."editors" ON DELETE CASCADE,
  	"code_hash" text NOT NULL,
  	PRIMARY KEY ("editor_id", "code_hash")
  );
  CREATE INDEX "editors_reset_password_token_idx" ON "cms"."editors" ("reset_password_token");
  DELETE FROM "cms"."editors_sessions";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "cms"."editors_reset_password_token_idx";
  DROP TABLE "cms"."editor_recovery_codes";
  DROP TABLE "cms"."editor_factors";
  DELETE FROM "cms"."payload_jobs" WHERE "task_slug" = 'sendEditorLink';
  DELETE FROM "cms"."payload_jobs_log" WHERE "task_slug" = 'sendEditorLink';
  ALTER TABLE "cms"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "cms"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "cms"."enum_payload_jobs_log_task_slug" USING "task_slug"::"cms"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "cms"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "cms"."enum_payload_jobs_task_slug";
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "cms"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "cms"."enum_payload_jobs_task_slug" USING "task_slug"::"cms"."enum_payload_jobs_task_slug";`)
}
