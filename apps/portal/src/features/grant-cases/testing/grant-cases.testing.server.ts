import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { decideCase } from '#core/cases/decide-case.server.ts'
import { applyEffect } from '#core/cases/effect.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import { findPossibleDecisions } from '#core/cases/possible-decisions.server.ts'
import type { CaseDecision } from '#core/cases/rules.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
  grantFile,
  type SentFile,
} from '#core/grants/application/tables.server.ts'
import { emptyContent, type GrantContent } from '#core/grants/content.ts'
import { grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind, grantFileKind } from '#core/grants/grant-case.ts'
import {
  grantReason,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { applyFormalDecision, grantCases, lockFormal } from '../decide/decide-grant.server.ts'

export const now = new Date('2026-11-28T10:00:00Z')
export const portalUrl = 'https://portal.example'

const inBoth = (text: string) => ({ no: text, en: text })
// Apart from what others count: all of them write into the database of one test.
let references = 960_000

/** A concert whose budget adds up. */
const concert: GrantContent = {
  ...emptyContent,
  title: 'Concert',
  startsOn: '2027-02-01',
  requestedOre: 500_000,
  costs: [{ text: 'Hall', amountOre: 800_000 }],
  income: [{ text: 'Tickets', amountOre: 300_000 }],
}

type RoundValues = Partial<typeof grantRound.$inferInsert>

/** What cases of grants are tested with, on a database. */
export function grantCaseTesting(database: Database) {
  async function addType(values: Partial<typeof grantType.$inferInsert> = {}): Promise<string> {
    const [added] = await database
      .insert(grantType)
      .values({ name: inBoth('Project'), mostOre: 5_000_000, forPersons: true, ...values })
      .returning({ id: grantType.id })
    return added?.id ?? ''
  }

  /** One whose deadline is over and whose meeting is to come. */
  async function addRound(typeIds: readonly string[], values: RoundValues = {}): Promise<string> {
    const [added] = await database
      .insert(grantRound)
      .values({
        name: inBoth('December'),
        opensAt: new Date('2026-11-01T00:00:00Z'),
        deadlineAt: new Date('2026-11-25T22:59:00Z'),
        meetsAt: new Date('2026-12-09T16:00:00Z'),
        earliestEventOn: '2026-12-16',
        budgetYear: 2026,
        ...values,
      })
      .returning({ id: grantRound.id })
    const roundId = added?.id ?? ''
    await database.insert(grantRoundType).values(typeIds.map((typeId) => ({ roundId, typeId })))
    return roundId
  }

  async function addReason(): Promise<string> {
    const [added] = await database
      .insert(grantReason)
      .values({ kind: 'refused', name: inBoth('Document'), text: inBoth('A document is missing.') })
      .returning({ id: grantReason.id })
    return added?.id ?? ''
  }

  const newStaff = async (): Promise<StaffActor> => ({
    kind: 'staff',
    userId: await createMember(database, null),
    roles: ['caseworker'],
    requestId: 'a request',
  })

  /** Of an association with two contact persons, the first of whom sent it; or of a person. */
  async function send(
    where: { readonly typeId: string; readonly roundId: string },
    values: {
      readonly content?: Partial<GrantContent>
      readonly associationId?: string
      readonly isPerson?: boolean
    } = {},
  ) {
    const sender = await createMember(database, null)
    const other = await createMember(database, null)
    const associationId = values.isPerson
      ? null
      : (values.associationId ?? (await addAssociation(database)).id)
    if (associationId !== null)
      for (const contact of [sender, other]) await addContact(database, associationId, contact)
    const id = randomUUID()
    references += 1
    const caseId = await openCase(database, {
      kind: grantCaseKind,
      deadlineDays: 14,
      userId: sender,
      language: 'no',
      subject: id,
    })
    const content = { ...concert, ...values.content }
    await database.insert(grantApplication).values({
      id,
      ...where,
      applicantKind: values.isPerson ? 'person' : 'association',
      associationId,
      userId: values.isPerson ? sender : null,
      reference: String(references),
      language: 'no',
      draft: content,
      sentVersion: 1,
      firstSentAt: now,
      caseId,
      createdBy: sender,
    })
    await addVersion(id, 1, { content, sentBy: sender })
    return { id, caseId, sender, other, associationId }
  }

  async function addVersion(
    applicationId: string,
    number: number,
    { content, sentBy, files = [] }: { content: GrantContent; sentBy: string; files?: SentFile[] },
  ): Promise<void> {
    await database.insert(grantApplicationVersion).values({
      applicationId,
      number,
      content,
      title: content.title,
      requestedOre: content.requestedOre ?? 1,
      files,
      sentBy,
      sentAt: now,
    })
    await database
      .update(grantApplication)
      .set({ sentVersion: number })
      .where(eq(grantApplication.id, applicationId))
  }

  /** A file of the application, which no version was sent with. */
  async function addFile(
    applicationId: string,
    documentId: string | null = null,
  ): Promise<SentFile> {
    const id = randomUUID().replaceAll('-', '')
    const file = { id, name: `${id.slice(0, 6)}.pdf`, documentId, sha256: id }
    await database.insert(attachment).values({
      id,
      name: file.name,
      mediaType: 'application/pdf',
      size: 10,
      sha256: id,
      dataKey: 'key',
      subjectKind: grantFileKind,
      subjectId: applicationId,
      attachedAt: now,
    })
    await database.insert(grantFile).values({ attachmentId: id, applicationId, documentId })
    return file
  }

  /** As casework does it; it does not take effect. */
  async function decide(
    caseId: string,
    action: CaseDecision,
    { staff, reasons = [] }: { staff: StaffActor; reasons?: string[] },
  ): Promise<void> {
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    await decideCase(
      database,
      staff,
      {
        caseId,
        caseKinds: [grantCases],
        version: found?.version ?? 0,
        action,
        comment: 'Vedtektene mangler.',
        reasons,
      },
      (transaction) =>
        grantCases.prepare(transaction, {
          caseId,
          action,
          staff,
          reasons,
          encryption: testEncryption,
        }),
    )
  }

  async function takeEffect(caseId: string, at = now): Promise<void> {
    await database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now() - interval '1 second'` })
      .where(eq(caseDecision.caseId, caseId))
    const apply = () =>
      applyEffect(
        database,
        caseId,
        (transaction, effect) => applyFormalDecision(transaction, effect, { portalUrl, now: at }),
        lockFormal,
      )
    await Promise.all([apply(), apply()])
  }

  const possible = async (caseId: string) => {
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    return findPossibleDecisions(database, grantCases, {
      caseId,
      status: found?.status ?? 'TRUKKET',
    })
  }

  const agreeMeeting = (roundId: string, releasedAt: Date | null = null) =>
    database.insert(grantMeeting).values({ roundId, agreedAt: now, minutes: {}, releasedAt })

  const decisionsOf = (applicationId: string) =>
    database
      .select()
      .from(grantDecision)
      .where(eq(grantDecision.applicationId, applicationId))
      .orderBy(grantDecision.number)

  async function mailsTo(userId: string): Promise<{ subject: string; text: string }[]> {
    const { rows } = await database.execute<{ subject: string; text: string }>(sql`
      select payload ->> 'subject' as subject, payload ->> 'text' as text
      from graphile_worker._private_jobs
      where payload ->> 'to' = ${`${userId}@trivsel.example`} order by id`)
    // Dates have spaces that no line breaks at.
    return rows.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }))
  }

  return {
    addType,
    addRound,
    addReason,
    newStaff,
    send,
    addVersion,
    addFile,
    decide,
    takeEffect,
    possible,
    agreeMeeting,
    decisionsOf,
    mailsTo,
  }
}
