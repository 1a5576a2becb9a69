import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addContact } from '#core/associations/associations.testing.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import {
  grantBudget,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  addApplication,
  addType,
  fourAtOnce,
  lastAudited,
  newAdmin,
  now,
  roundForm,
} from '../testing/grant-setup.testing.server.ts'
import { GrantRounds } from './contract.ts'
import type { RoundEdit, RoundForm } from './forms.ts'
import { listRounds } from './list-rounds.server.ts'
import { saveRounds } from './save-rounds.server.ts'

const { database } = await createTestDatabase()
const admin = await newAdmin(database)
const parts = { database, portalUrl: 'https://portal.example' }
const save = (edit: RoundEdit) => saveRounds(parts, admin, edit, now)
const list = async () => (await listRounds(database, now)).rounds

async function add(typeIds: string[], values: Partial<RoundForm> = {}): Promise<string> {
  const before = new Set((await list()).map(({ id }) => id))
  await save({ action: 'add', form: roundForm(typeIds, values) })
  return (await list()).find(({ id }) => !before.has(id))?.id ?? ''
}

/** The case of an application, which came to staff some days ago. */
async function openCaseOf(applicationId: string, userId: string): Promise<string> {
  const caseId = await openCase(database, {
    kind: grantCaseKind,
    deadlineDays: 20,
    userId,
    language: 'no',
    group: null,
    applicantName: null,
    subject: applicationId,
  })
  await database
    .update(caseFile)
    .set({ changedAt: new Date('2026-11-20T20:00:00Z') })
    .where(eq(caseFile.id, caseId))
  await database
    .update(grantApplication)
    .set({ caseId })
    .where(eq(grantApplication.id, applicationId))
  return caseId
}

async function dueOf(caseId: string): Promise<string | undefined> {
  const [found] = await database.select().from(caseFile).where(eq(caseFile.id, caseId))
  return found?.dueAt?.toISOString().slice(0, 10)
}

beforeEach(async () => {
  await database.delete(grantApplication)
  await database.delete(grantRound)
  await database.delete(grantBudget)
  await database.delete(grantType)
})

describe('a round', () => {
  it('is read back as it was saved, by the clock in Norway, with what it has left', async () => {
    const typeId = await addType(database)
    await database.insert(grantBudget).values({ year: 2026, typeId, amountOre: 500 })
    // The clock is set forward between its opening and its deadline.
    const dates = { opensOn: '2027-03-01', deadlineOn: '2027-03-29', meetsOn: '2027-04-10' }
    const id = await add([typeId], { ...dates, ceilingOre: 300 })
    const read = GrantRounds.parse(await listRounds(database, now))
    expect(read.rounds).toMatchObject([
      {
        ...roundForm([typeId], { ...dates, ceilingOre: 300 }),
        id,
        phase: 'planned',
        left: { types: [{ typeId, budgetOre: 500, leftOre: 0 }], ceiling: { ore: 300 } },
      },
    ])
    const [row] = await database.select().from(grantRound)
    expect(row?.opensAt.toISOString()).toBe('2027-02-28T23:00:00.000Z')
    expect(row?.deadlineAt.toISOString()).toBe('2027-03-29T21:59:00.000Z')
  })

  it('is changed as it was read, until its meeting is agreed', async () => {
    const typeId = await addType(database)
    const id = await add([typeId])
    const form = roundForm([typeId], { place: 'Møterom 2' })
    await save({ action: 'change', seen: { id, version: 1 }, form })
    await expect(save({ action: 'change', seen: { id, version: 1 }, form })).rejects.toThrow(
      'GRANT_CHANGED',
    )
    expect(await lastAudited(database)).toMatchObject({
      before: { grantRoundPlace: '' },
      after: { grantRoundPlace: 'Møterom 2' },
    })
    await database.insert(grantMeeting).values({
      roundId: id,
      agreedAt: now,
      minutes: {},
      agreedBy: admin.userId,
    })
    await expect(save({ action: 'change', seen: { id, version: 2 }, form })).rejects.toThrow(
      'ROUND_AGREED',
    )
    await expect(
      save({ action: 'cancel', seen: { id, version: 2 }, moveTo: null }),
    ).rejects.toThrow('ROUND_AGREED')
  })

  it('keeps the types that were applied for, and takes none that was removed', async () => {
    const [typeId, other] = [await addType(database), await addType(database)]
    const id = await add([typeId, other])
    await addApplication(database, { typeId, roundId: id })
    const change = (typeIds: string[], version: number) =>
      save({ action: 'change', seen: { id, version }, form: roundForm(typeIds) })
    await expect(change([other], 1)).rejects.toThrow('ROUND_TYPE_USED')
    await change([typeId], 1)
    await database.update(grantType).set({ removedAt: now })
    await expect(change([typeId, other], 2)).rejects.toThrow('ROUND_TYPE_INVALID')
    await change([typeId], 2)
  })
})

it('cases are due by the meeting, also when it is at another time', async () => {
  const typeId = await addType(database)
  const id = await add([typeId])
  const userId = await createMember(database, null)
  const caseId = await openCaseOf(await addApplication(database, { typeId, roundId: id }), userId)
  const form = roundForm([typeId], { meetsOn: '2027-01-16' })
  await save({ action: 'change', seen: { id, version: 1 }, form })
  expect(await dueOf(caseId)).toBe('2027-01-15')
})

describe('a round that is cancelled', () => {
  it('moves its applications, and mails who has sent one', async () => {
    const typeId = await addType(database)
    const id = await add([typeId])
    const to = await add([typeId], {
      name: { no: 'Januar 2027', en: 'January 2027' },
      deadlineOn: '2027-01-05',
      meetsOn: '2027-01-16',
    })
    const sentBy = await createMember(database, null)
    const sent = await addApplication(database, { typeId, roundId: id }, { sentBy })
    const caseId = await openCaseOf(sent, sentBy)
    await database.insert(grantProposal).values({
      applicationId: sent,
      outcome: 'refused',
      amountOre: 0,
      reasonIds: [],
      applicationVersion: 1,
    })
    const draft = await addApplication(database, { typeId, roundId: id }, { isSent: false })
    // Who has sent nothing is not mailed.
    const [draftRow] = await database
      .select()
      .from(grantApplication)
      .where(eq(grantApplication.id, draft))
    await addContact(database, draftRow?.associationId ?? '', await createMember(database, null))
    const withdrawn = await addApplication(database, { typeId, roundId: id })
    await database
      .update(grantApplication)
      .set({ withdrawnAt: now })
      .where(eq(grantApplication.id, withdrawn))
    const cancel = (moveTo: string | null) =>
      save({ action: 'cancel', seen: { id, version: 1 }, moveTo })
    await expect(cancel(null)).rejects.toThrow('ROUND_HAS_APPLICATIONS')
    await expect(cancel(id)).rejects.toThrow('ROUND_TARGET_INVALID')
    await cancel(to)
    const applications = await database.select().from(grantApplication)
    const roundOf = (application: string) =>
      applications.find((row) => row.id === application)?.roundId
    expect([sent, draft, withdrawn].map(roundOf)).toEqual([to, to, id])
    expect(await database.$count(grantProposal)).toBe(0)
    expect(await dueOf(caseId)).toBe('2027-01-15')
    const { rows: mails } = await database.execute<{ to: string; text: string }>(sql`
      select payload ->> 'to' as to, payload ->> 'text' as text
      from graphile_worker._private_jobs`)
    expect(mails).toMatchObject([{ to: `${sentBy}@trivsel.example` }])
    expect(mails[0]?.text).toContain('Januar 2027')
    expect(await lastAudited(database)).toMatchObject({
      action: 'grant-round-cancelled',
      after: { grantRoundApplications: 2, grantRoundTarget: to },
    })
    await expect(
      save({ action: 'change', seen: { id, version: 2 }, form: roundForm([typeId]) }),
    ).rejects.toThrow('ROUND_CANCELLED')
  })

  it('is cancelled by one of several at a time', async () => {
    const typeId = await addType(database)
    const id = await add([typeId])
    const cancel = () => save({ action: 'cancel', seen: { id, version: 1 }, moveTo: null })
    expect(await fourAtOnce(database, cancel)).toEqual({ fulfilled: 1, rejected: 3 })
  })
})

it('the rounds of a year are copied once, without those that would be over', async () => {
  const typeId = await addType(database)
  const removed = await addType(database, { removedAt: now })
  await add([typeId])
  const [row] = await database.select().from(grantRound)
  if (!row) throw new Error('there is no round')
  const [old] = await database
    .insert(grantRound)
    .values({
      ...row,
      id: undefined,
      name: { no: 'Januar 2025', en: 'January 2025' },
      opensAt: new Date('2025-01-01T00:00:00Z'),
      deadlineAt: new Date('2025-01-10T00:00:00Z'),
      meetsAt: new Date('2025-01-20T00:00:00Z'),
      budgetYear: 2025,
    })
    .returning()
  await database
    .insert(grantRoundType)
    .values([typeId, removed].map((id) => ({ roundId: old?.id ?? '', typeId: id })))
  const copy = (year: number) => save({ action: 'copy-year', year })
  await expect(copy(2025)).rejects.toThrow('ROUNDS_COPIED')
  const both = await Promise.allSettled([copy(2026), copy(2026)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const copies = (await list()).filter(({ budgetYear }) => budgetYear === 2027)
  expect(copies).toMatchObject([
    {
      name: { no: 'Desember 2027', en: 'December 2027' },
      deadlineOn: '2027-11-30',
      deadlineTime: '23:59',
      typeIds: [typeId],
    },
  ])
})
