import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { depositDraft } from './tables.server.ts'

export type DraftForm = (typeof depositDraft.$inferSelect)['form']

export async function findDraft(
  database: Database,
  userId: string,
  form: DraftForm,
): Promise<Record<string, string> | null> {
  const [found] = await database
    .select({ values: depositDraft.values })
    .from(depositDraft)
    .where(and(eq(depositDraft.userId, userId), eq(depositDraft.form, form)))
  return found?.values ?? null
}

/** The last draft saved replaces earlier ones. */
export async function saveDraft(
  database: Database,
  userId: string,
  form: DraftForm,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await database
    .insert(depositDraft)
    .values({ userId, form, values })
    .onConflictDoUpdate({
      target: [depositDraft.userId, depositDraft.form],
      set: { values, savedAt: sql`now()` },
    })
}
