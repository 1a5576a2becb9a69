import { asc } from 'drizzle-orm'
import { associationTopic } from '#core/associations/tables.server.ts'
import { findChoice } from '#core/studies/find-institutions.server.ts'
import { campus } from '#core/studies/tables.server.ts'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Choices } from './contract.ts'

/** Topics and campuses, in the order that staff have given them. */
export async function findChoices(database: Database): Promise<Choices> {
  return {
    topics: await database
      .select({ id: associationTopic.id, name: associationTopic.name })
      .from(associationTopic)
      .orderBy(asc(associationTopic.position), asc(associationTopic.id)),
    campuses: await database
      .select({ id: campus.id, name: campus.name })
      .from(campus)
      .orderBy(asc(campus.position), asc(campus.id)),
  }
}

type Chosen = {
  readonly institutionCode: string | null
  readonly campusId: number | null
  readonly topicId: string | null
}

/**
 * What was chosen exists; empty is none.
 * @param current the institution that it has now and may keep
 * @throws {Refusal} `INVALID_REQUEST`
 */
export async function requireChoices(
  database: Database,
  chosen: { readonly institution: string; readonly campus: string; readonly topic: string },
  current: string | null = null,
): Promise<Chosen> {
  const { institution, campus: place, topic } = chosen
  const { topics, campuses } = await findChoices(database)
  const campusId = place === '' ? null : Number(place)
  const wrong = [
    ...(institution === '' || (await findChoice(database, institution, current))
      ? []
      : ['institution']),
    ...(campusId === null || campuses.some(({ id }) => id === campusId) ? [] : ['campus']),
    ...(topic === '' || topics.some(({ id }) => id === topic) ? [] : ['topic']),
  ]
  if (wrong.length > 0) throw invalidRequest(wrong.map((field) => `form.${field}`))
  return {
    institutionCode: institution === '' ? null : institution,
    campusId,
    topicId: topic === '' ? null : topic,
  }
}

/**
 * The same for ids as they are kept.
 * @throws {Refusal} `INVALID_REQUEST`
 */
export const requireChosen = (
  database: Database,
  { institutionCode, campusId, topicId }: Chosen,
  current: string | null = null,
): Promise<Chosen> =>
  requireChoices(
    database,
    {
      institution: institutionCode ?? '',
      campus: campusId === null ? '' : String(campusId),
      topic: topicId ?? '',
    },
    current,
  )
