import { eq } from 'drizzle-orm'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { campus } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listFounders } from '../found/find-own-application.server.ts'
import { caseFiles } from '../model/case-kind.ts'
import type { StaffApplication } from '../model/contract.ts'
import { associationApplication } from '../model/tables.server.ts'

/** Everything that a decision needs. @returns null when there is no such application */
export async function findStaffApplication(
  database: Database,
  caseId: string,
): Promise<StaffApplication | null> {
  const [found] = await database
    .select({
      row: association,
      application: associationApplication,
      campus: campus.name,
      topic: associationTopic.name,
    })
    .from(association)
    .innerJoin(associationApplication, eq(associationApplication.associationId, association.id))
    .leftJoin(campus, eq(campus.id, association.campusId))
    .leftJoin(associationTopic, eq(associationTopic.id, association.topicId))
    .where(eq(association.caseId, caseId))
  if (!found) return null
  const { id, name, purpose, description, institutionCode, languages } = found.row
  const files = await listAttachments(database, caseFiles(caseId))
  const nameOf = (wanted: string) => files.find((file) => file.id === wanted)?.name ?? ''
  return {
    associationId: id,
    name,
    purpose,
    description,
    institutionCode,
    campus: found.campus,
    topic: found.topic,
    languages,
    statutes: nameOf(found.application.statutesFile),
    minutes: nameOf(found.application.minutesFile),
    founders: await listFounders(database, id),
  }
}
