import { eq } from 'drizzle-orm'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ProfileForm, ProfileToEdit } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { associationPicture } from '../model/tables.server.ts'

type Row = typeof association.$inferSelect

/** A row as the form has it: what is not there is empty. */
export function toForm(row: Row): ProfileForm {
  const { purpose, description, howToJoin, languages, topicId, institutionCode, campusId } = row
  return {
    purpose,
    description,
    howToJoin,
    languages,
    topicId,
    institutionCode,
    campusId,
    welcomesNew: row.welcomesNew,
    isOpenToAll: row.isOpenToAll,
    contactEmail: row.contactEmail ?? '',
    showsEmail: row.showsEmail,
    website: row.website ?? '',
    organisationNumber: row.organisationNumber ?? '',
    version: row.version,
  }
}

/**
 * The public page of an association as it can be changed. The caller has found out who may.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function readProfile(database: Database, id: string): Promise<ProfileToEdit> {
  const [row] = await database.select().from(association).where(eq(association.id, id))
  if (!row) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  return {
    slug: row.slug,
    name: row.name,
    hasPublicPage: meaningOf(row.state).hasPublicPage && row.stateReason !== 'withdrawn',
    picture: await findPicture(database, id),
    profile: toForm(row),
    choices: await findChoices(database, row.institutionCode),
  }
}

export async function findPicture(database: Database, associationId: string) {
  const { id, width, height } = associationPicture
  const [found] = await database
    .select({ id, width, height })
    .from(associationPicture)
    .where(eq(associationPicture.associationId, associationId))
  return found ?? null
}
