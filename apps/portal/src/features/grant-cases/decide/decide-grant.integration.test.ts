import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addAssociation, addMember } from '#core/associations/associations.testing.server.ts'
import {
  association,
  associationContact,
  associationHistory,
} from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantAppeal } from '#core/grants/decision/tables.server.ts'
import { grantAward, grantReport } from '#core/grants/funding/tables.server.ts'
import { passOnGrantCases } from '#core/grants/pass-on-cases.server.ts'
import { grantDocument, grantRound } from '#core/grants/setup/tables.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { grantCaseTesting, now } from '../testing/grant-cases.testing.server.ts'
import { closeRefusedCases } from './close-refused-cases.server.ts'
import { findSentFile } from './find-sent-file.server.ts'
import { findStaffGrant } from './find-staff-grant.server.ts'
import { findWarnings } from './find-warnings.server.ts'

const { database } = await createTestDatabase()
const testing = grantCaseTesting(database)
const { send, decide, takeEffect, possible, decisionsOf, mailsTo } = testing
const refusal = (code: string) => ({ code })
const staff = await testing.newStaff()
const typeId = await testing.addType({ hasEvent: true })
const roundId = await testing.addRound([typeId])
const reason = await testing.addReason()
const where = { typeId, roundId }

const statusOf = async (id: string) => {
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
  return found && { status: found.status, isClosed: found.closedAt !== null }
}
const actionsOf = async (id: string | null) =>
  (
    await database
      .select()
      .from(associationHistory)
      .where(eq(associationHistory.associationId, id ?? ''))
      .orderBy(associationHistory.id)
  ).map(({ action }) => action)

describe('a formal refusal', () => {
  it('is a decision with an appeal, and everybody who answers for it is mailed once', async () => {
    const one = await send(where)
    expect(await possible(one.caseId)).toEqual(['reject', 'ask-for-changes'])
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    expect(await decisionsOf(one.id)).toEqual([])
    await takeEffect(one.caseId)
    expect(await decisionsOf(one.id)).toMatchObject([
      {
        number: 1,
        basis: 'formal',
        outcome: 'refused',
        amountOre: 0,
        reasonIds: [reason],
        words: 'Vedtektene mangler.',
        decidedBy: staff.userId,
        confirmedBy: null,
        appealUntil: '2026-12-19',
      },
    ])
    expect(await statusOf(one.caseId)).toEqual({ status: 'AVVIST', isClosed: false })
    for (const contact of [one.sender, one.other]) {
      const mails = await mailsTo(contact)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain('A document is missing.')
      expect(mails[0]?.text).toContain('19. desember 2026')
    }
    expect(await actionsOf(one.associationId)).toEqual(['grant-case-refused'])
  })

  it('that was a mistake is taken back, and the application can be refused again', async () => {
    const one = await send(where)
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await takeEffect(one.caseId)
    expect(await possible(one.caseId)).toEqual(['reopen'])
    await decide(one.caseId, 'reopen', { staff })
    await takeEffect(one.caseId)
    expect(await decisionsOf(one.id)).toMatchObject([{ replacedAt: now }])
    expect((await findStaffGrant(database, staff, one.caseId, now))?.state).toBe('in-review')
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await takeEffect(one.caseId)
    expect(await decisionsOf(one.id)).toMatchObject([
      { number: 1, replacedAt: now },
      { number: 2, replacedAt: null },
    ])
    expect(await mailsTo(one.other)).toHaveLength(3)
  })

  it('is not taken back while an appeal waits', async () => {
    const one = await send(where)
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await takeEffect(one.caseId)
    const [decision] = await decisionsOf(one.id)
    await database.insert(grantAppeal).values({
      applicationId: one.id,
      decisionId: decision?.id ?? '',
      text: 'Vedtektene var der.',
      sentAt: now,
    })
    expect(await possible(one.caseId)).toEqual([])
  })

  it('gives way to a meeting that sends its letters at the same moment', async () => {
    const one = await send(where)
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    const effect = await database.transaction(async (meeting) => {
      await meeting.select().from(grantRound).where(eq(grantRound.id, roundId)).for('no key update')
      const waiting = takeEffect(one.caseId)
      await expect.poll(() => countWaiting(database)).toBeGreaterThan(0)
      await applyDecision(
        meeting,
        {
          applicationId: one.id,
          basis: 'meeting',
          outcome: 'refused',
          amountOre: 0,
          reasonIds: [],
          words: '',
          conditions: '',
          roundId,
          decidedBy: staff.userId,
          confirmedBy: null,
        },
        now,
      )
      return { waiting }
    })
    await effect.waiting
    expect(await decisionsOf(one.id)).toMatchObject([{ basis: 'meeting', number: 1 }])
    expect(await statusOf(one.caseId)).toEqual({ status: 'AVVIST', isClosed: false })
  })

  it('closes its case when the time for an appeal is over, and no appeal waits', async () => {
    const [one, appealed] = [await send(where), await send(where)]
    for (const { caseId } of [one, appealed]) {
      await decide(caseId, 'reject', { staff, reasons: [reason] })
      await takeEffect(caseId)
    }
    const [decision] = await decisionsOf(appealed.id)
    await database.insert(grantAppeal).values({
      applicationId: appealed.id,
      decisionId: decision?.id ?? '',
      text: 'Vedtektene var der.',
      sentAt: now,
    })
    await closeRefusedCases(database, new Date('2026-12-19T22:59:00Z'))
    expect(await statusOf(one.caseId)).toMatchObject({ isClosed: false })
    // A minute later it is the day after, in Norway.
    const late = new Date('2026-12-19T23:00:00Z')
    await Promise.all([closeRefusedCases(database, late), closeRefusedCases(database, late)])
    expect(await statusOf(one.caseId)).toMatchObject({ isClosed: true })
    expect(await statusOf(appealed.caseId)).toMatchObject({ isClosed: false })
  })
})

describe('asking for changes', () => {
  it('mails what is wrong, and that the meeting is the limit', async () => {
    const one = await send(where)
    await decide(one.caseId, 'ask-for-changes', { staff })
    await takeEffect(one.caseId)
    const [mail] = await mailsTo(one.sender)
    expect(mail?.text).toContain('Vedtektene mangler.')
    expect(mail?.text).toContain('onsdag 9. desember kl. 17.00')
    expect((await findStaffGrant(database, staff, one.caseId, now))?.state).toBe('incomplete')
  })

  it('names no day that is over', async () => {
    const one = await send(where)
    await decide(one.caseId, 'ask-for-changes', { staff })
    await takeEffect(one.caseId, new Date('2026-12-09T16:00:00Z'))
    const [mail] = await mailsTo(one.sender)
    expect(mail?.text).toContain('så snart som mulig')
  })
})

describe('what a meeting has decided', () => {
  it('leaves nothing to a caseworker, and stops a decision that was on its way', async () => {
    const agreed = await testing.addRound([typeId])
    const [one, other] = [
      await send({ typeId, roundId: agreed }),
      await send({ typeId, roundId: agreed }),
    ]
    await decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await testing.agreeMeeting(agreed)
    expect(await possible(other.caseId)).toEqual([])
    await expect(takeEffect(one.caseId)).rejects.toThrow('whose meeting has decided')
    expect(await statusOf(one.caseId)).toMatchObject({ status: 'OPPRETTET' })
    expect(await mailsTo(one.sender)).toEqual([])
  })

  it('is not reopened by a caseworker', async () => {
    const one = await send(where)
    await database.transaction((transaction) =>
      applyDecision(
        transaction,
        {
          applicationId: one.id,
          basis: 'meeting',
          outcome: 'refused',
          amountOre: 0,
          reasonIds: [],
          words: '',
          conditions: '',
          roundId,
          decidedBy: staff.userId,
          confirmedBy: null,
        },
        now,
      ),
    )
    expect(await statusOf(one.caseId)).toMatchObject({ status: 'AVVIST' })
    expect(await possible(one.caseId)).toEqual([])
  })
})

describe('nobody acts for themselves', () => {
  it.each(['sender', 'other'] as const)('not the %s of an association', async (who) => {
    const one = await send(where)
    const own = { ...staff, userId: one[who] }
    await expect(decide(one.caseId, 'ask-for-changes', { staff: own })).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
  })

  it('not a member of it', async () => {
    const one = await send(where)
    const own = await testing.newStaff()
    await addMember(database, { associationId: one.associationId ?? '', userId: own.userId })
    await expect(decide(one.caseId, 'reject', { staff: own })).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
  })

  it('not the person who applies', async () => {
    const one = await send(where, { isPerson: true })
    const own = { ...staff, userId: one.sender }
    await expect(decide(one.caseId, 'reject', { staff: own })).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
  })
})

describe('what a caseworker reads', () => {
  it('has the version before, the other applications, and the reports that are missing', async () => {
    const { id: associationId } = await addAssociation(database)
    const before = await send(where, { associationId })
    await database.insert(grantAward).values({
      applicationId: before.id,
      amountOre: 500_000,
      state: 'accepted',
      acceptBy: '2026-11-01',
      reportDue: '2026-11-27',
    })
    const one = await send(where, { associationId })
    await testing.addVersion(one.id, 2, {
      content: { title: 'Tour', requestedOre: 1 } as never,
      sentBy: one.sender,
    })
    const found = await findStaffGrant(database, staff, one.caseId, now)
    expect(found).toMatchObject({
      application: { version: 2, content: { title: 'Tour' } },
      before: { version: 1, content: { title: 'Concert' } },
      association: { state: 'active' },
      earlier: [{ id: before.id, caseId: before.caseId, isReportMissing: true }],
    })
    const onTheDay = await findStaffGrant(
      database,
      staff,
      one.caseId,
      new Date('2026-11-27T10:00:00Z'),
    )
    expect(onTheDay?.earlier).toMatchObject([{ isReportMissing: false, reportDue: '2026-11-27' }])
    await database.insert(grantReport).values({
      applicationId: before.id,
      number: 1,
      state: 'sent',
      content: { description: '', participants: null, costs: [], income: [] },
      sentAt: now,
    })
    const reported = await findStaffGrant(database, staff, one.caseId, now)
    expect(reported?.earlier).toMatchObject([{ isReportMissing: false, reportDue: null }])
  })

  it('has the files that a version was sent with, and none of a draft', async () => {
    const one = await send(where)
    const [sent, drafted] = [await testing.addFile(one.id), await testing.addFile(one.id)]
    await testing.addVersion(one.id, 2, {
      content: { title: 'Concert', requestedOre: 1 } as never,
      sentBy: one.sender,
      files: [sent],
    })
    expect((await findSentFile(database, staff, { id: one.id, file: sent.id })).name).toBe(
      sent.name,
    )
    await expect(
      findSentFile(database, staff, { id: one.id, file: drafted.id }),
    ).rejects.toMatchObject(refusal('FILE_NOT_FOUND'))
    const other = await send(where)
    await expect(
      findSentFile(database, staff, { id: other.id, file: sent.id }),
    ).rejects.toMatchObject(refusal('FILE_NOT_FOUND'))
  })

  it('warns of what has changed since it was sent', async () => {
    const type = await testing.addType({ hasEvent: true, mostOre: 400_000 })
    const round = await testing.addRound([type])
    const [document] = await database
      .insert(grantDocument)
      .values([
        { typeId: type, name: { no: 'Vedtekter', en: 'Statutes' }, applicants: 'association' },
        { typeId: type, name: { no: 'Studentbevis', en: 'Student card' }, applicants: 'person' },
      ])
      .returning({ id: grantDocument.id })
    const codes = async (caseId: string) =>
      (await findWarnings(database, { caseId, now })).map(({ code }) => code)
    const one = await send(
      { typeId: type, roundId: round },
      { content: { startsOn: '2026-12-01' } },
    )
    expect(await codes(one.caseId)).toEqual([
      'EVENT_TOO_EARLY',
      'DOCUMENT_MISSING',
      'AMOUNT_OUTSIDE',
    ])
    const file = await testing.addFile(one.id, document?.id)
    await testing.addVersion(one.id, 2, {
      content: {
        ...(await findStaffGrant(database, staff, one.caseId, now))?.application.content,
        startsOn: '2026-12-20',
        requestedOre: 400_000,
        income: [{ text: 'Billetter', amountOre: 400_000 }],
      } as never,
      sentBy: one.sender,
      files: [file],
    })
    expect(await codes(one.caseId)).toEqual([])
    await database.update(attachment).set({ sha256: 'other' }).where(eq(attachment.id, file.id))
    await database
      .update(association)
      .set({ state: 'inactive', stateReason: 'not-confirmed' })
      .where(eq(association.id, one.associationId ?? ''))
    await database
      .update(caseFile)
      .set({ assigneeId: one.other })
      .where(eq(caseFile.id, one.caseId))
    expect(await codes(one.caseId)).toEqual([
      'ASSOCIATION_NOT_ACTIVE',
      'ASSIGNEE_INVOLVED',
      'FILE_DIFFERS',
    ])
  })
})

describe('an account that is deleted', () => {
  it('leaves the case of an association to another contact person, its own goes', async () => {
    const [one, own] = [await send(where), await send(where, { isPerson: true })]
    await database.transaction((transaction) => passOnGrantCases(transaction, one.sender))
    await database.transaction((transaction) => passOnGrantCases(transaction, own.sender))
    const ownerOf = async (id: string) =>
      (await database.select().from(caseFile).where(eq(caseFile.id, id)))[0]?.userId
    expect(await ownerOf(one.caseId)).toBe(one.other)
    expect(await ownerOf(own.caseId)).toBe(own.sender)
    // Nobody else is left: it stays with the account, and goes with it.
    await database
      .update(associationContact)
      .set({ endedAt: now, endedBecause: 'left' })
      .where(eq(associationContact.userId, one.sender))
    await database.transaction((transaction) => passOnGrantCases(transaction, one.other))
    expect(await ownerOf(one.caseId)).toBe(one.other)
    const stranger = await createMember(database, null)
    await database.transaction((transaction) => passOnGrantCases(transaction, stranger))
    expect(await ownerOf(one.caseId)).toBe(one.other)
  })
})
