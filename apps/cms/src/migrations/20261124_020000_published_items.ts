import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is published, as the site reads it (docs/adr/0049-published-content-as-rows.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."published_items" (
  	"collection" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"key" text,
  	"name" text,
  	"page" jsonb,
  	"card" jsonb,
  	"listing" jsonb,
  	"published" jsonb,
  	"search" jsonb,
  	"pictures" text[] NOT NULL,
  	"attachments" text[] NOT NULL,
  	"tags" text[] NOT NULL,
  	PRIMARY KEY ("collection", "document_id", "locale")
  );
  CREATE INDEX "published_items_key_idx" ON "cms"."published_items" ("collection", "locale", "key");
  CREATE INDEX "published_items_tags_idx" ON "cms"."published_items" USING gin ("tags");
  CREATE TABLE "cms"."published_items_state" (
  	"complete" boolean PRIMARY KEY CHECK ("complete"),
  	"built_by" text NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."published_items_state";
  DROP TABLE "cms"."published_items";`)
}
