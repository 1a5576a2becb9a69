import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ProfileForm } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { type EditRefusal, editRefusals } from '../model/refusals.ts'
import { toForm } from './read-profile.server.ts'

const refuse = (code: EditRefusal) => new Refusal(code, editRefusals[code])

/**
 * Writes the public page of an association, in the caller's transaction, which also records who did it.
 * @returns the page before the change, and its new version; null where nothing has changed
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_CHANGED`: somebody else has saved it since,
 *   `editRefusals`
 */
export async function writeProfile(
  transaction: Database,
  id: string,
  form: ProfileForm,
): Promise<{ before: ProfileForm; version: number } | null> {
  const [row] = await transaction
    .select()
    .from(association)
    .where(eq(association.id, id))
    .for('update')
  if (!row) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  if (row.version !== form.version) throw refuseAssociation('ASSOCIATION_CHANGED')
  const before = toForm(row)
  const wanted = normalize(form)
  if (isDeepStrictEqual(before, wanted)) return null
  await requireChoices(transaction, row.institutionCode, wanted)
  const { version: _, contactEmail, website, organisationNumber, ...values } = wanted
  const [saved] = await transaction
    .update(association)
    .set({
      ...values,
      contactEmail: contactEmail || null,
      website: website || null,
      organisationNumber: organisationNumber || null,
      version: sql`${association.version} + 1`,
    })
    .where(eq(association.id, id))
    .returning({ version: association.version })
  if (!saved) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  return { before, version: saved.version }
}

/** As it is stored. */
function normalize({ contactEmail, organisationNumber, ...form }: ProfileForm): ProfileForm {
  return {
    ...form,
    contactEmail: contactEmail.toLowerCase(),
    organisationNumber: organisationNumber.replace(/\s/gu, ''),
  }
}

async function requireChoices(
  transaction: Database,
  current: string | null,
  { institutionCode, campusId, topicId }: ProfileForm,
): Promise<void> {
  const { institutions, campuses, topics } = await findChoices(transaction, current)
  if (institutionCode !== null && !institutions.some(({ code }) => code === institutionCode))
    throw refuse('INSTITUTION_NOT_FOUND')
  if (campusId !== null && !campuses.some(({ id }) => id === campusId))
    throw refuse('CAMPUS_NOT_FOUND')
  if (topicId !== null && !topics.some(({ id }) => id === topicId)) throw refuse('TOPIC_NOT_FOUND')
}
