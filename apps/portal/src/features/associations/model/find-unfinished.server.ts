import type { Locale } from '@trivsel/content-contract/locales'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import type { Database } from '#platform/database/database.server.ts'

/** What keeps an association from being closed or merged, in words. One query after the other. */
export async function findUnfinished(
  database: Database,
  checks: readonly ClosingCheck[],
  { associationId, language }: { readonly associationId: string; readonly language: Locale },
): Promise<string[]> {
  const texts: string[] = []
  for (const { text, count } of checks) {
    const found = await count(database, associationId)
    if (found > 0) texts.push(text({ count: found }, { locale: language }))
  }
  return texts
}
