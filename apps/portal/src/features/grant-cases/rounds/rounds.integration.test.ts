import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { caseCheck, caseFile, caseTick } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { grantCaseTesting, now } from '../testing/grant-cases.testing.server.ts'
import { grantCaseWork } from './count-work.server.ts'
import { findStaffRound } from './find-staff-round.server.ts'
import { listStaffRounds } from './list-staff-rounds.server.ts'

const { database } = await createTestDatabase()
const testing = grantCaseTesting(database)
const { send } = testing
const staff = await testing.newStaff()
const later = { meetsAt: new Date('2027-01-20T16:00:00Z') }
const reason = await testing.addReason()

describe('what waits for staff', () => {
  it('is what nobody has checked since it was changed, and what has lost its case', async () => {
    const typeId = await testing.addType()
    const roundId = await testing.addRound([typeId])
    const waiting = async () => (await grantCaseWork.count(database, staff)).waiting
    const one = await send({ typeId, roundId })
    // Without a checklist there is nothing to tick: the cases are counted with all others.
    expect(await waiting()).toBe(0)
    const lines = await database
      .insert(caseCheck)
      .values(
        [true, true, false].map((isRequired) => ({
          kind: grantCaseKind,
          text: { no: 'Vedtekter', en: 'Statutes' },
          isRequired,
        })),
      )
      .returning({ id: caseCheck.id, isRequired: caseCheck.isRequired })
    expect(await waiting()).toBe(1)
    const tick = (checkId: string) =>
      database.insert(caseTick).values({ caseId: one.caseId, checkId, actorId: staff.userId })
    const [first, second] = lines.filter(({ isRequired }) => isRequired)
    await tick(first?.id ?? '')
    expect(await waiting()).toBe(1)
    await tick(second?.id ?? '')
    expect(await waiting()).toBe(0)
    expect((await findStaffRound(database, 'staff', roundId, now)).applications).toMatchObject([
      { ticked: 2 },
    ])
    // The applicant has changed it.
    await database.execute(sql`
      update ${caseFile} set changed_at = now() + interval '1 second' where id = ${one.caseId}`)
    expect(await waiting()).toBe(1)
    expect((await findStaffRound(database, 'staff', roundId, now)).applications).toMatchObject([
      { ticked: 0 },
    ])
    await testing.decide(one.caseId, 'reject', { staff, reasons: [reason] })
    await testing.takeEffect(one.caseId)
    expect(await waiting()).toBe(0)
    const lost = await send({ typeId, roundId })
    await database.delete(caseFile).where(eq(caseFile.id, lost.caseId))
    expect(await waiting()).toBe(1)
  })
})

describe('the list of rounds', () => {
  it('counts drafts apart, and says what is left until the letters are sent', async () => {
    const typeId = await testing.addType()
    const [reading, decided] = [await testing.addRound([typeId]), await testing.addRound([typeId])]
    await testing.agreeMeeting(decided, now)
    const one = await send({ typeId, roundId: reading })
    const draft = await send({ typeId, roundId: reading })
    await database.execute(sql`
      update ${grantApplication} set sent_version = 0, first_sent_at = null, reference = null
      where id = ${draft.id}`)
    await testing.decide(one.caseId, 'ask-for-changes', { staff })
    await testing.takeEffect(one.caseId)
    const { items } = await listStaffRounds(database, now)
    expect(items.find(({ id }) => id === reading)).toMatchObject({
      phase: 'reading',
      counts: { draft: 1, incomplete: 1 },
      leftOre: 0,
    })
    expect(items.find(({ id }) => id === decided)).toMatchObject({ counts: {}, leftOre: null })
  })
})

describe('the table of a round', () => {
  it('has its applications with their states, and where each may be moved to', async () => {
    const type = await testing.addType({ name: { no: 'Oppstart', en: 'Start-up' } })
    const round = await testing.addRound([type])
    const to = await testing.addRound([type], later)
    const [open, refused, withdrawn] = [
      await send({ typeId: type, roundId: round }),
      await send({ typeId: type, roundId: round }),
      await send({ typeId: type, roundId: round }),
    ]
    await testing.decide(refused.caseId, 'reject', { staff, reasons: [reason] })
    await testing.takeEffect(refused.caseId)
    await database
      .update(grantApplication)
      .set({ withdrawnAt: now })
      .where(eq(grantApplication.id, withdrawn.id))
    const found = await findStaffRound(database, 'staff', round, now)
    expect(found.applications.map(({ id, state, canBeMoved }) => [id, state, canBeMoved])).toEqual([
      [open.id, 'in-review', true],
      [refused.id, 'refused', false],
      [withdrawn.id, 'withdrawn', false],
    ])
    expect(found.round.counts).toEqual({ 'in-review': 1, refused: 1, withdrawn: 1 })
    expect(found.choices.filter(({ typeIds }) => typeIds.includes(type))).toMatchObject([
      { id: to },
    ])
    expect(found.left).toMatchObject([{ typeId: type, budgetOre: 0, leftOre: 0 }])
  })
})
