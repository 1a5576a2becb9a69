import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { instructor } from '../model/tables.server.ts'

export type NamedPage = { id: number; name: string }

/** What is published of a kind, or null while the content system is silent. */
export type Pages = readonly NamedPage[] | null

/** As many as one question answers: no organisation has more. */
const all = { locale: defaultLocale, page: 1, pageSize: 100 } as const

const named = ({ items }: { items: readonly { id: number; displayName: string }[] }) =>
  items.map(({ id, displayName }) => ({ id, name: displayName }))

type Asked = Pick<ContentClient, 'query'>['query']

export const findGyms = async (ask: Asked): Promise<NamedPage[]> => named(await ask('gymList', all))

export async function findTrainers(ask: Asked): Promise<NamedPage[]> {
  const filters = { healthCenter: null, fitnessClub: null, goal: null }
  return named(await ask('staffList', { ...all, kind: 'personalTrainer', ...filters }))
}

/**
 * The name of a page that a centre or an instructor has.
 * @param known the name that it had when it was last read, where the same page was chosen before
 */
export function nameOfPage(
  pages: Pages,
  id: number,
  known: string | undefined,
): { name: string } | { refusal: 'CONTENT_UNAVAILABLE' | 'PAGE_NOT_FOUND' } {
  const found = pages?.find((page) => page.id === id)
  if (found) return { name: found.name }
  if (known !== undefined) return { name: known }
  return { refusal: pages === null ? 'CONTENT_UNAVAILABLE' : 'PAGE_NOT_FOUND' }
}

/**
 * Gives centres and instructors the names that their pages have now. One whose page is no longer
 * published keeps its last name.
 * @throws when the content system is silent; then all names stay
 */
export async function followLinkedNames(
  database: Database,
  content: Pick<ContentClient, 'queryAfresh'>,
): Promise<void> {
  const [gyms, trainers] = await Promise.all([
    findGyms(content.queryAfresh),
    findTrainers(content.queryAfresh),
  ])
  for (const { id, name } of gyms)
    await database
      .update(sportsCenter)
      .set({ name })
      .where(and(eq(sportsCenter.gymId, id), ne(sportsCenter.name, name)))
  for (const { id, name } of trainers)
    await database
      .update(instructor)
      .set({ name })
      .where(and(eq(instructor.trainerId, id), ne(instructor.name, name)))
}

/** Whether anything has the name of a page. */
export async function hasLinks(database: Database): Promise<boolean> {
  const counts = await Promise.all([
    database.$count(sportsCenter, isNotNull(sportsCenter.gymId)),
    database.$count(instructor, isNotNull(instructor.trainerId)),
  ])
  return counts.some((count) => count > 0)
}

/** @param tag of a change in the content system: of gyms, or of staff */
export const namesPages = (tag: string): boolean => /^(gyms|staff)(:|$)/.test(tag)
