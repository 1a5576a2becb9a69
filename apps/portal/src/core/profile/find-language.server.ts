import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'

import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { profile } from './tables.server.ts'

/** The language of the account; Norwegian by default. */
export async function findLanguage(database: Database, userId: string): Promise<Locale> {
  const [found] = await database
    .select({ language: profile.language })
    .from(profile)
    .where(eq(profile.userId, userId))
  return found?.language ?? defaultLocale
}
