import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantReason, grantRound } from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { grantClosingChecks } from '../closing-checks.server.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { grantHandoverItems } from '../handover-items.server.ts'
import { readOwnGrants } from '../list/read-own-grants.server.ts'
import { readApplication } from '../read/read-application.server.ts'
import { remindOfDeadline } from '../remind/remind-of-deadline.server.ts'
import {
  applyTesting,
  deadlineAt,
  now,
  wholeContent,
} from '../testing/grant-applications.testing.server.ts'
import { sendApplication } from './send-application.server.ts'
import { withdrawApplication } from './withdraw-application.server.ts'

const { database } = await createTestDatabase()
const testing = applyTesting(database)
const { parts, as, newType, newBoard, addDocument, newDraft, row, send, versions } = testing
const refusal = (code: string) => ({ code })
const afterDeadline = new Date('2026-12-12T11:00:00Z')

async function subjectsTo(userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select payload ->> 'subject' as subject from graphile_worker._private_jobs
    where payload ->> 'to' = ${`${userId}@trivsel.example`} order by id`)
  return rows.map(({ subject }) => subject)
}

const caseOf = async (id: string) => {
  const { caseId } = await row(id)
  const [found] = await database
    .select()
    .from(caseFile)
    .where(eq(caseFile.id, caseId ?? ''))
  return found
}

/** Staff ask for changes, and that has taken effect. */
async function askForChanges(id: string) {
  const { caseId } = await row(id)
  await database.insert(caseEvent).values({
    caseId: caseId ?? '',
    action: 'ask-for-changes',
    fromStatus: 'OPPRETTET',
    toStatus: 'KOMMENTERT_VENTER_PA_KUNDE',
    actorKind: 'staff',
    actorId: 'somebody',
    comment: 'Vedtektene mangler underskrift.',
  })
}

const change = (userId: string, id: string, title: string, at = now) =>
  saveDraft(database, as(userId, at), id, {
    before: { title: wholeContent.title },
    after: { title },
  })

describe('sending', () => {
  it('writes a version, opens a case and mails the board', async () => {
    const board = await newBoard()
    const member = await createMember(database, null)
    await addMember(
      database,
      { associationId: board.id, userId: member },
      { feeOre: 10_000, paidBy: 'cash' },
    )
    await addMember(database, { associationId: board.id, userId: board.contact })
    const id = await newDraft(board.treasurer, board.id, await newType())
    await send(board.treasurer, id)
    const { reference, sentVersion, firstSentAt } = await row(id)
    expect({ reference, sentVersion, firstSentAt }).toEqual({
      reference: expect.stringMatching(/^9\d{5}$/),
      sentVersion: 1,
      firstSentAt: now,
    })
    expect(await versions(id)).toMatchObject([
      { number: 1, content: wholeContent, members: 2, payingMembers: 1, sentBy: board.treasurer },
    ])
    expect(await caseOf(id)).toMatchObject({
      kind: 'grant-application',
      subject: id,
      status: 'OPPRETTET',
      deadlineDays: 47,
    })
    expect(await board.history()).toEqual(['grant-started', 'grant-sent'])
    for (const userId of [board.contact, board.treasurer])
      expect(await subjectsTo(userId)).toEqual([
        'Vi har fått søknaden «Vårturnering» / We have received the application “Vårturnering”',
      ])
  })

  it('sends one version when two of the board press at once', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    const { draftVersion } = await row(id)
    const form = { draftVersion, sentVersion: 0, language: 'no' } as const
    await Promise.all([
      sendApplication(parts, as(board.contact), id, form),
      sendApplication(parts, as(board.treasurer), id, form),
      sendApplication(parts, as(board.contact), id, form),
    ])
    expect(await versions(id)).toHaveLength(1)
    expect(await subjectsTo(board.contact)).toHaveLength(1)
  })

  it('is refused for what somebody else has changed meanwhile', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    const { draftVersion } = await row(id)
    await change(board.treasurer, id, 'Noe annet')
    const form = { draftVersion, sentVersion: 0, language: 'no' } as const
    await expect(sendApplication(parts, as(board.contact), id, form)).rejects.toMatchObject(
      refusal('GRANT_CHANGED'),
    )
  })

  it('says all that is missing, and why others were refused for it', async () => {
    const board = await newBoard()
    const open = await newType()
    const documentId = await addDocument(open.typeId)
    const id = await newDraft(board.contact, board.id, open, { summary: '' })
    await expect(send(board.contact, id)).rejects.toMatchObject({
      code: 'GRANT_INCOMPLETE',
      details: {
        problems: [
          { code: 'SUMMARY_MISSING', field: 'summary', documentId: null },
          { code: 'DOCUMENT_MISSING', field: null, documentId },
        ],
      },
    })
    expect(await versions(id)).toEqual([])

    const countOf = async () =>
      (await readApplication(database, as(board.contact), id)).documents[0]?.refusedCount
    await refuseFor(documentId, 4)
    expect(await countOf()).toBeNull()
    await refuseFor(documentId, 1)
    expect(await countOf()).toBe(5)
    await refuseFor(documentId, 1, new Date('2024-11-27T10:00:00Z'))
    expect(await countOf()).toBe(5)
  })

  it('is refused at the deadline, and the draft stays', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await expect(send(board.contact, id, afterDeadline)).rejects.toMatchObject(
      refusal('GRANT_DEADLINE_PASSED'),
    )
    expect((await row(id)).draft).toEqual(wholeContent)
    await change(board.contact, id, 'Skrevet etterpå', afterDeadline)
    expect((await row(id)).draft.title).toBe('Skrevet etterpå')
  })

  it('is refused in a round that was cancelled, and to an association that fell asleep', async () => {
    const board = await newBoard()
    const open = await newType()
    const id = await newDraft(board.contact, board.id, open)
    await database
      .update(association)
      .set({ state: 'inactive', stateReason: 'not-confirmed' })
      .where(eq(association.id, board.id))
    await expect(send(board.contact, id)).rejects.toMatchObject(
      refusal('GRANT_ASSOCIATION_INACTIVE'),
    )
    await database
      .update(grantRound)
      .set({ cancelledAt: now })
      .where(eq(grantRound.id, open.roundId))
    await expect(send(board.contact, id)).rejects.toMatchObject(refusal('GRANT_NOT_OPEN'))
  })

  it('of a person is theirs alone, and counts no members', async () => {
    const person = await createMember(database, null)
    const id = await newDraft(person, null, await newType({ forPersons: true }))
    await send(person, id)
    expect(await caseOf(id)).toMatchObject({ userId: person, applicantName: null })
    expect(await versions(id)).toMatchObject([{ members: null, payingMembers: null }])
    expect(await subjectsTo(person)).toHaveLength(1)
  })
})

async function refuseFor(documentId: string, count: number, decidedAt = now) {
  const [reason] = await database
    .insert(grantReason)
    .values({
      kind: 'refused',
      name: { no: 'Mangler', en: 'Missing' },
      text: { no: 'Vedtektene mangler.', en: 'The statutes are missing.' },
      documentId,
    })
    .returning()
  for (let one = 0; one < count; one += 1) {
    const person = await createMember(database, null)
    const id = await newDraft(person, null, await newType({ forPersons: true }))
    await database.insert(grantDecision).values({
      applicationId: id,
      number: 1,
      basis: 'formal',
      outcome: 'refused',
      amountOre: 0,
      reasonIds: [reason?.id ?? ''],
      applicationVersion: 1,
      decidedAt,
    })
  }
}

describe('after sending', () => {
  it('is changed until the deadline as another version of the same case', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await send(board.contact, id)
    const { reference } = await row(id)
    await change(board.treasurer, id, 'Større turnering')
    await send(board.treasurer, id, new Date('2026-12-12T10:59:59Z'))
    expect((await versions(id)).map(({ title }) => title)).toEqual([
      'Vårturnering',
      'Større turnering',
    ])
    expect((await row(id)).reference).toBe(reference)
    // Who has sent it last is answered.
    expect(await caseOf(id)).toMatchObject({ status: 'ENDRET_AV_KUNDE', userId: board.treasurer })
    expect(await board.history()).toEqual(['grant-started', 'grant-sent', 'grant-changed'])

    const late = change(board.contact, id, 'For sent', afterDeadline)
    await expect(late).rejects.toMatchObject(refusal('GRANT_DEADLINE_PASSED'))
    expect((await readApplication(database, as(board.contact, afterDeadline), id)).state).toBe(
      'in-review',
    )
  })

  it('sends nothing twice where nothing was changed', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await send(board.contact, id)
    await send(board.contact, id)
    expect(await versions(id)).toHaveLength(1)
  })

  it('is sent after the deadline when staff have asked for it, until the meeting', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await send(board.contact, id)
    await askForChanges(id)
    const open = new Date('2027-01-14T15:59:59Z')
    expect(await readApplication(database, as(board.contact, open), id)).toMatchObject({
      state: 'incomplete',
      maySend: true,
      asked: { comment: 'Vedtektene mangler underskrift.' },
    })
    const over = new Date('2027-01-14T16:00:00Z')
    await expect(send(board.contact, id, over)).rejects.toMatchObject(
      refusal('GRANT_DEADLINE_PASSED'),
    )
    await send(board.contact, id, open)
    expect(await caseOf(id)).toMatchObject({ status: 'ENDRET_AV_KUNDE' })
    expect(await versions(id)).toHaveLength(2)
  })

  it('is withdrawn once, and closes its case', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await send(board.contact, id)
    const [check] = grantClosingChecks
    expect(await check?.count(database, board.id)).toBe(1)
    await Promise.all([
      withdrawApplication(parts, as(board.contact), id),
      withdrawApplication(parts, as(board.treasurer), id),
    ])
    expect(await caseOf(id)).toMatchObject({ status: 'TRUKKET', closedAt: expect.any(Date) })
    expect(await board.history()).toEqual(['grant-started', 'grant-sent', 'grant-withdrawn'])
    expect(await check?.count(database, board.id)).toBe(0)
    await expect(send(board.contact, id)).rejects.toMatchObject(refusal('GRANT_STATE'))
  })

  it('is listed with what was granted, and not withdrawn after a decision', async () => {
    const board = await newBoard()
    const id = await newDraft(board.contact, board.id, await newType())
    await send(board.contact, id)
    await database.insert(grantDecision).values({
      applicationId: id,
      number: 1,
      basis: 'meeting',
      outcome: 'granted',
      amountOre: 300_000,
      reasonIds: [],
      applicationVersion: 1,
      decidedAt: now,
    })
    const { applications } = await readOwnGrants(database, as(board.contact), board.id)
    expect(applications).toMatchObject([{ id, state: 'granted', grantedOre: 300_000 }])
    await expect(withdrawApplication(parts, as(board.contact), id)).rejects.toMatchObject(
      refusal('GRANT_STATE'),
    )
  })
})

describe('the board', () => {
  it('is reminded three days before the deadline, once, of what is not sent', async () => {
    const board = await newBoard()
    const open = await newType()
    await newDraft(board.treasurer, board.id, open)
    const sentBy = await newBoard()
    await send(sentBy.contact, await newDraft(sentBy.contact, sentBy.id, open))
    const remind = (at: Date) => remindOfDeadline({ database, portalUrl: parts.portalUrl }, at)
    await remind(new Date(deadlineAt.getTime() - 72 * 3_600_000 - 1))
    expect(await subjectsTo(board.contact)).toEqual([])
    const morning = new Date(deadlineAt.getTime() - 72 * 3_600_000)
    await Promise.all([remind(morning), remind(morning)])
    for (const userId of [board.contact, board.treasurer])
      expect(await subjectsTo(userId)).toHaveLength(1)
    expect(await subjectsTo(sentBy.contact)).toHaveLength(1)
  })

  it('hands over drafts and what waits for an answer', async () => {
    const board = await newBoard()
    const open = await newType()
    await newDraft(board.contact, board.id, await newType())
    await send(board.contact, await newDraft(board.contact, board.id, open))
    const items = await grantHandoverItems(database, { associationId: board.id, now })
    expect(items.map(({ key }) => key)).toEqual(['grant-drafts', 'grant-applications'])
  })
})
