import { asc } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'

const texts = [
  'Kan dere ha åpent til klokka ti på fredager?',
  'Det hadde vært fint med flere stikkontakter ved vinduene.',
  'Could you put up a sign in English by the side entrance?',
] as const

/** Something from a few members of the demo, when there is nothing yet. */
export async function seedSuggestionBox(database: Database): Promise<void> {
  if ((await database.$count(suggestionBoxEntry)) > 0) return
  const members = await database
    .select({ userId: fitnessMembership.userId })
    .from(fitnessMembership)
    .orderBy(asc(fitnessMembership.userId))
    .limit(texts.length)
  const entries = members.map(({ userId }, index) => ({ userId, text: texts[index] ?? texts[0] }))
  if (entries.length > 0) await database.insert(suggestionBoxEntry).values(entries)
}
