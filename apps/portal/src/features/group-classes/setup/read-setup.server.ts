import { defaultLocale } from '@trivsel/content-contract/locales'
import { asc } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import {
  exerciseCategory,
  groupClassKind,
  groupClassRoom,
  groupClassSettings,
  instructor,
} from '../model/tables.server.ts'
import type { ClassSetup } from './contract.ts'
import { findGyms, findTrainers, type NamedPage, type Pages } from './linked-names.server.ts'

/** Reads the setup as staff edit it. It is readable while the content system is silent. */
export async function readSetup(
  database: Database,
  content: Pick<ContentClient, 'query'>,
): Promise<ClassSetup> {
  const [gyms, trainers] = await Promise.all([
    findGyms(content.query).catch(() => null),
    findTrainers(content.query).catch(() => null),
  ])
  const [settings] = await database.select().from(groupClassSettings)
  if (!settings) throw new Error('group_class_settings has no row')
  const { version, onlyRow: _, ...rules } = settings
  const inOrder = [
    asc(exerciseCategory.position),
    asc(localizedText(exerciseCategory.name, defaultLocale)),
    asc(exerciseCategory.id),
  ]
  const [centers, rooms, instructors, categories, kinds] = await Promise.all([
    database.select().from(sportsCenter).orderBy(asc(sportsCenter.name), asc(sportsCenter.id)),
    database
      .select()
      .from(groupClassRoom)
      .orderBy(
        asc(groupClassRoom.centerId),
        asc(localizedText(groupClassRoom.name, defaultLocale)),
      ),
    database.select().from(instructor).orderBy(asc(instructor.name), asc(instructor.id)),
    database
      .select()
      .from(exerciseCategory)
      .orderBy(...inOrder),
    database
      .select()
      .from(groupClassKind)
      .orderBy(asc(localizedText(groupClassKind.name, defaultLocale)), asc(groupClassKind.id)),
  ])
  return {
    version,
    settings: rules,
    centers,
    rooms,
    instructors,
    categories: categories.map(({ position: _, ...category }) => category),
    kinds,
    gyms: withChosen(
      gyms,
      centers.map(({ gymId, name }) => ({ id: gymId, name })),
    ),
    trainers: withChosen(
      trainers,
      instructors.map(({ trainerId, name }) => ({ id: trainerId, name })),
    ),
    hasContent: gyms !== null && trainers !== null,
  }
}

/** The pages to choose from, with those that are chosen and no longer published, or not known now. */
function withChosen(
  pages: Pages,
  chosen: readonly { id: number | null; name: string }[],
): NamedPage[] {
  const found = new Map((pages ?? []).map((page) => [page.id, page]))
  for (const { id, name } of chosen) if (id !== null && !found.has(id)) found.set(id, { id, name })
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'nb'))
}
