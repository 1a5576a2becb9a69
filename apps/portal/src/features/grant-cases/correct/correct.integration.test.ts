import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { grantCaseTesting, now, portalUrl } from '../testing/grant-cases.testing.server.ts'
import { moveApplication } from './move-application.server.ts'
import { openCaseAgain } from './open-case-again.server.ts'
import { withdrawForApplicant } from './withdraw-for-applicant.server.ts'

const { database } = await createTestDatabase()
const testing = grantCaseTesting(database)
const { send } = testing
const parts = { database, portalUrl }
const refusal = (code: string) => ({ code })
const staff = await testing.newStaff()
const typeId = await testing.addType()
const roundId = await testing.addRound([typeId])
const later = { name: { no: 'Januar', en: 'January' }, meetsAt: new Date('2027-01-20T16:00:00Z') }
const reason = await testing.addReason()

const rowOf = async (id: string) => {
  const [row] = await database.select().from(grantApplication).where(eq(grantApplication.id, id))
  if (!row) throw new Error('the application is gone')
  return row
}
const move = (id: string, to: string, { by = staff, seen = roundId } = {}) =>
  moveApplication(
    parts,
    by,
    { id, seenRoundId: seen, form: { roundId: to, reason: 'Huset svarer i januar.' } },
    now,
  )
const withdraw = (id: string, by = staff) =>
  withdrawForApplicant(parts, by, { id, form: { reason: 'Et brev fra styret.' } }, now)
const auditOf = async (id: string) =>
  (await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))).map(
    ({ action }) => action,
  )

describe('an application', () => {
  it('is moved to another round once, with a mail, and without what was proposed', async () => {
    const to = await testing.addRound([typeId], later)
    const one = await send({ typeId, roundId })
    await database.insert(grantProposal).values({
      applicationId: one.id,
      outcome: 'postponed',
      amountOre: 0,
      reasonIds: [],
      applicationVersion: 1,
    })
    const pressed = await Promise.allSettled([move(one.id, to), move(one.id, to)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await rowOf(one.id)).roundId).toBe(to)
    expect(await database.$count(grantProposal, eq(grantProposal.applicationId, one.id))).toBe(0)
    expect(await auditOf(one.id)).toEqual(['grant-case-moved'])
    const [mail, ...others] = await testing.mailsTo(one.other)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Huset svarer i januar.')
    expect(mail?.text).toContain('onsdag 20. januar kl. 17.00')
  })

  it.each([
    ['is cancelled', { cancelledAt: now }],
    ['has met', { meetsAt: now }],
  ] as const)('is not moved to a round that %s', async (_, values) => {
    const to = await testing.addRound([typeId], values)
    const one = await send({ typeId, roundId })
    await expect(move(one.id, to)).rejects.toMatchObject(refusal('ROUND_NOT_POSSIBLE'))
    expect((await rowOf(one.id)).roundId).toBe(roundId)
  })

  it('is not moved to a round without its type, or with an agreed list, or to its own', async () => {
    const one = await send({ typeId, roundId })
    const other = await testing.addRound([await testing.addType()], later)
    const agreed = await testing.addRound([typeId], later)
    await testing.agreeMeeting(agreed)
    await expect(move(one.id, agreed, { seen: other })).rejects.toMatchObject(
      refusal('GRANT_CHANGED'),
    )
    for (const to of [other, agreed, roundId])
      await expect(move(one.id, to)).rejects.toMatchObject(refusal('ROUND_NOT_POSSIBLE'))
    await expect(move(one.id, crypto.randomUUID())).rejects.toMatchObject(
      refusal('ROUND_NOT_FOUND'),
    )
  })

  it('of a list that was agreed waits for the letters', async () => {
    const agreed = await testing.addRound([typeId])
    const to = await testing.addRound([typeId], later)
    const one = await send({ typeId, roundId: agreed })
    await testing.agreeMeeting(agreed)
    await expect(move(one.id, to, { seen: agreed })).rejects.toMatchObject(
      refusal('MEETING_AGREED'),
    )
    await expect(withdraw(one.id)).rejects.toMatchObject(refusal('MEETING_AGREED'))
    await database.execute(sql`
      update portal.grant_meeting set released_at = now() where round_id = ${agreed}`)
    await move(one.id, to, { seen: agreed })
  })

  it('is withdrawn for its applicant once, and its case is closed with what was written', async () => {
    const one = await send({ typeId, roundId })
    await testing.decide(one.caseId, 'reject', { staff, reasons: [reason] })
    const pressed = await Promise.allSettled([withdraw(one.id), withdraw(one.id)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf(one.id)).toMatchObject({ withdrawnAt: now, withdrawnBy: staff.userId })
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, one.caseId))
    expect(found).toMatchObject({ status: 'TRUKKET' })
    expect(found?.closedAt).not.toBeNull()
    const [event] = await database.select().from(caseEvent).where(eq(caseEvent.caseId, one.caseId))
    expect(event).toMatchObject({ actorKind: 'customer', comment: 'Et brev fra styret.' })
    expect(await auditOf(one.id)).toEqual(['grant-case-withdrawn'])
    // A refusal that was on its way is void.
    await testing.takeEffect(one.caseId)
    expect(await testing.decisionsOf(one.id)).toEqual([])
    expect(await testing.mailsTo(one.other)).toHaveLength(1)
  })

  it('that is decided is neither moved nor withdrawn', async () => {
    const one = await send({ typeId, roundId })
    const to = await testing.addRound([typeId], later)
    await testing.decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await testing.takeEffect(one.caseId)
    await expect(move(one.id, to)).rejects.toMatchObject(refusal('GRANT_STATE'))
    await expect(withdraw(one.id)).rejects.toMatchObject(refusal('GRANT_STATE'))
  })

  it('of their own association is nothing for staff', async () => {
    const one = await send({ typeId, roundId })
    const own = { ...staff, userId: one.other }
    const to = await testing.addRound([typeId], later)
    await expect(move(one.id, to, { by: own })).rejects.toMatchObject(refusal('OWN_CASE'))
    await expect(withdraw(one.id, own)).rejects.toMatchObject(refusal('OWN_CASE'))
  })

  it('of their own is nothing for staff, nor is one that they have written', async () => {
    const [one, own] = [
      await send({ typeId, roundId }),
      await send({ typeId, roundId }, { isPerson: true }),
    ]
    await expect(withdraw(own.id, { ...staff, userId: own.sender })).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
    const writer = await testing.newStaff()
    await database
      .update(grantApplication)
      .set({ draftBy: writer.userId })
      .where(eq(grantApplication.id, one.id))
    await expect(withdraw(one.id, writer)).rejects.toMatchObject(refusal('OWN_CASE'))
  })
})

describe('an application whose case is gone', () => {
  const deleteAccount = (id: string) => database.delete(user).where(eq(user.id, id))

  it('gets one again, of a contact person who is left, once', async () => {
    const one = await send({ typeId, roundId })
    await expect(openCaseAgain(database, staff, one.id)).rejects.toMatchObject(
      refusal('CASE_THERE'),
    )
    await deleteAccount(one.sender)
    expect((await rowOf(one.id)).caseId).toBeNull()
    const pressed = await Promise.allSettled([
      openCaseAgain(database, staff, one.id),
      openCaseAgain(database, staff, one.id),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { caseId } = await rowOf(one.id)
    const [found] = await database
      .select()
      .from(caseFile)
      .where(eq(caseFile.id, caseId ?? ''))
    expect(found).toMatchObject({ userId: one.other, subject: one.id, status: 'OPPRETTET' })
    expect(await auditOf(one.id)).toEqual(['grant-case-opened-again'])
  })

  it('gets it with the status that was decided', async () => {
    const one = await send({ typeId, roundId })
    await testing.decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await testing.takeEffect(one.caseId)
    await deleteAccount(one.sender)
    const caseId = await openCaseAgain(database, staff, one.id)
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
    expect(found?.status).toBe('AVVIST')
  })

  it('gets none where nobody is left, and can be withdrawn', async () => {
    const one = await send({ typeId, roundId }, { isPerson: true })
    await deleteAccount(one.sender)
    await expect(openCaseAgain(database, staff, one.id)).rejects.toMatchObject(
      refusal('NOBODY_LEFT'),
    )
    await withdraw(one.id)
    expect((await rowOf(one.id)).withdrawnAt).toEqual(now)
  })
})
