import { and, asc, desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import { type CaseStatus, waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationFiles, caseFiles } from '../model/case-kind.ts'
import type { ApplicationStage, FounderView, Founding, OwnApplication } from '../model/contract.ts'
import { findChoices } from '../model/find-choices.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationApplication } from '../model/tables.server.ts'

type OwnCase = {
  readonly caseId: string | null
  readonly institutionCode: string | null
  readonly stateReason: string
  readonly status: CaseStatus | null
  /** Staff have decided, and it has not taken effect. */
  readonly isDecided: boolean
}

/**
 * An application of the caller that is not decided, locked until the transaction ends: an answer of a
 * founder waits for it.
 */
export async function findOwnCase(
  transaction: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<OwnCase | null> {
  const [found] = await transaction
    .select({
      caseId: association.caseId,
      institutionCode: association.institutionCode,
      stateReason: association.stateReason,
    })
    .from(association)
    .where(
      and(eq(association.id, id), eq(association.foundedBy, userId), eq(association.state, 'new')),
    )
    .for('update')
  if (!found) return null
  if (found.caseId === null) return { ...found, status: null, isDecided: false }
  const [itsCase] = await transaction
    .select({ status: caseFile.status })
    .from(caseFile)
    .where(eq(caseFile.id, found.caseId))
    .for('update')
  const decisions = await transaction.$count(caseDecision, eq(caseDecision.caseId, found.caseId))
  return { ...found, status: itsCase?.status ?? null, isDecided: decisions > 0 }
}

/** Whether the applicant may change it: staff do not have it. */
export const isEditable = ({
  stateReason,
  status,
}: Pick<OwnCase, 'stateReason' | 'status'>): boolean =>
  stateReason === 'founders-confirm' || (status !== null && !waitsForStaff(status))

/** What the form needs, with the application of the caller that is not decided. */
export async function findFounding(database: Database, userId: string): Promise<Founding> {
  const [applicant] = await database
    .select({ email: user.email, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  const { leastFounders } = await readAssociationSettings(database)
  return {
    application: await findOwnApplication(database, userId),
    choices: await findChoices(database),
    applicant: {
      name: `${applicant?.firstName ?? ''} ${applicant?.lastName ?? ''}`.trim(),
      email: applicant?.email.toLowerCase() ?? '',
    },
    leastFounders,
  }
}

export async function findOwnApplication(
  database: Database,
  userId: string,
): Promise<OwnApplication | null> {
  const [found] = await database
    .select({
      row: association,
      application: associationApplication,
      status: caseFile.status,
    })
    .from(association)
    .innerJoin(associationApplication, eq(associationApplication.associationId, association.id))
    .leftJoin(caseFile, eq(caseFile.id, association.caseId))
    .where(and(eq(association.foundedBy, userId), eq(association.state, 'new')))
    .orderBy(desc(association.createdAt))
    .limit(1)
  if (!found) return null
  const { row, application, status } = found
  const { id, name, purpose, description, caseId, institutionCode, campusId, topicId } = row
  const files = await listAttachments(
    database,
    caseId === null ? applicationFiles(id) : caseFiles(caseId),
  )
  const fileOf = (wanted: string) => {
    const file = files.find((one) => one.id === wanted)
    return file ? { id: file.id, name: file.name, size: file.size } : null
  }
  return {
    id,
    name,
    purpose,
    description,
    institution: institutionCode ?? '',
    campus: campusId === null ? '' : String(campusId),
    topic: topicId ?? '',
    languages: row.languages,
    statutes: fileOf(application.statutesFile),
    minutes: fileOf(application.minutesFile),
    founders: await listFounders(database, id),
    stage: stageOf(row.stateReason, status),
    comment: caseId === null ? '' : await findComment(database, caseId),
    sentAt: application.sentAt.toISOString(),
  }
}

function stageOf(stateReason: string, status: CaseStatus | null): ApplicationStage {
  if (stateReason === 'founders-confirm' || status === null) return 'founders'
  if (status === 'KOMMENTERT_VENTER_PA_KUNDE') return 'changes'
  return status === 'AVVIST' ? 'rejected' : 'processing'
}

/** The applicant first. */
export async function listFounders(
  database: Database,
  associationId: string,
): Promise<FounderView[]> {
  const rows = await database
    .select()
    .from(associationFounder)
    .where(eq(associationFounder.associationId, associationId))
    .orderBy(asc(associationFounder.invitedAt), asc(associationFounder.name))
  return rows
    .map(
      ({ id, name, email, userId, confirmedAt, declinedAt }) =>
        ({
          id,
          name,
          email,
          isApplicant: userId !== null,
          state: confirmedAt ? 'confirmed' : declinedAt ? 'declined' : 'waiting',
        }) as const,
    )
    .toSorted((one, other) => Number(other.isApplicant) - Number(one.isApplicant))
}

/** What staff wrote in their latest decision. */
async function findComment(database: Database, caseId: string): Promise<string> {
  const [last] = await database
    .select({ comment: caseEvent.comment })
    .from(caseEvent)
    .where(and(eq(caseEvent.caseId, caseId), eq(caseEvent.actorKind, 'staff')))
    .orderBy(desc(caseEvent.id))
    .limit(1)
  return last?.comment ?? ''
}

/** @throws {Refusal} `APPLICATION_NOT_FOUND` */
export async function requireOwnCase(
  transaction: Database,
  wanted: { readonly id: string; readonly userId: string },
): Promise<OwnCase> {
  const found = await findOwnCase(transaction, wanted)
  if (!found) throw refuse('APPLICATION_NOT_FOUND')
  return found
}
