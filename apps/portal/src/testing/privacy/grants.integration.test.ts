import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
  grantFile,
} from '#core/grants/application/tables.server.ts'
import { grantComment, grantScore } from '#core/grants/committee/tables.server.ts'
import { emptyContent, emptyReport } from '#core/grants/content.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import {
  grantAward,
  grantClaim,
  grantPayee,
  grantReport,
} from '#core/grants/funding/tables.server.ts'
import { grantFileKind, reportFileKind } from '#core/grants/grant-case.ts'
import { grantCriterion, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { deleteAccount } from '#features/privacy/delete-account.server.ts'
import { removePastData } from '#features/privacy/remove-past-data.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { personalTables, retention } from '../../features.server.ts'
import { testEncryption } from '../accounts.testing.server.ts'
import { createMember } from '../group-classes.testing.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption: testEncryption, personalTables, retention }
const now = new Date('2026-11-28T02:20:00Z')
const day = (text: string) => new Date(`${text}T12:00:00Z`)

const [type] = await database
  .insert(grantType)
  .values({
    name: { no: 'Prosjekt', en: 'Project' },
    mostOre: 5_000_000,
    forPersons: true,
  })
  .returning()
const typeId = type?.id ?? ''

beforeEach(async () => {
  await database.execute(sql`truncate ${grantApplication}, ${attachment} cascade`)
})

async function addRound(meeting: string): Promise<string> {
  const [added] = await database
    .insert(grantRound)
    .values({
      name: { no: 'Runde', en: 'Round' },
      opensAt: sql`${meeting}::date - 60`,
      deadlineAt: sql`${meeting}::date - 20`,
      meetsAt: day(meeting),
      earliestEventOn: meeting,
      budgetYear: Number(meeting.slice(0, 4)),
    })
    .returning({ id: grantRound.id })
  return added?.id ?? ''
}

let count = 0

/** An application that was sent, with a file of its sender. */
async function addSent(
  of: { userId?: string; associationId?: string; sentBy: string },
  meeting = '2026-11-01',
) {
  const { userId, associationId, sentBy } = of
  count += 1
  const [added] = await database
    .insert(grantApplication)
    .values({
      applicantKind: associationId ? 'association' : 'person',
      associationId: associationId ?? null,
      userId: userId ?? null,
      typeId,
      roundId: await addRound(meeting),
      language: 'no',
      draft: emptyContent,
      reference: String(900_000 + count),
      sentVersion: 1,
      firstSentAt: day(meeting),
      createdBy: sentBy,
    })
    .returning({ id: grantApplication.id })
  const id = added?.id ?? ''
  await database.insert(grantApplicationVersion).values({
    applicationId: id,
    number: 1,
    content: emptyContent,
    title: 'Konsert',
    requestedOre: 100_000,
    files: [],
    sentBy,
    sentAt: day(meeting),
  })
  const attachmentId = await addFile(sentBy, { kind: grantFileKind, id })
  await database.insert(grantFile).values({ attachmentId, applicationId: id, addedBy: sentBy })
  return id
}

async function addFile(ownerId: string, subject: { kind: string; id: string }): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await database.insert(attachment).values({
    id,
    ownerId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    name: 'budsjett.pdf',
    mediaType: 'application/pdf',
    size: 1,
    sha256: '00',
    dataKey: 'x',
    attachedAt: now,
  })
  return id
}

async function decide(applicationId: string, outcome: 'granted' | 'refused', decided: string) {
  const amountOre = outcome === 'granted' ? 100_000 : 0
  await database.insert(grantDecision).values({
    applicationId,
    number: 1,
    basis: 'meeting',
    outcome,
    amountOre,
    reasonIds: [],
    applicationVersion: 1,
    decidedAt: day(decided),
  })
  if (outcome === 'granted')
    await database
      .insert(grantAward)
      .values({ applicationId, amountOre, acceptBy: decided, state: 'accepted' })
}

const settle = (applicationId: string, on: string) =>
  database
    .update(grantAward)
    .set({ state: 'settled', settledAt: day(on) })
    .where(eq(grantAward.applicationId, applicationId))

const applications = async () =>
  (await database.select().from(grantApplication)).map(({ id, userId }) => ({ id, userId }))
const files = async () => (await database.select().from(attachment)).map(({ ownerId }) => ownerId)
const remove = (userId: string) =>
  deleteAccount(parts, userId, { farewell: { subject: 'Slettet', text: 'Slettet.' } })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code?: string }) => error.code,
  )

describe('an account that is deleted', () => {
  it('leaves what its association was sent with, and takes what was its own', async () => {
    const userId = await createMember(database, null)
    const { id: associationId } = await addAssociation(database)
    const ofAssociation = await addSent({ associationId, sentBy: userId })
    const own = await addSent({ userId, sentBy: userId })
    await decide(own, 'refused', '2026-11-02')
    expect(await remove(userId)).toBe(true)
    expect(await applications()).toEqual([{ id: ofAssociation, userId: null }])
    expect(await files()).toEqual([null])
    expect(await database.select().from(grantFile)).toMatchObject([{ addedBy: null }])
  })

  it('leaves what was granted and paid, for the accounts, without a name or a bank account', async () => {
    const userId = await createMember(database, null)
    const granted = await addSent({ userId, sentBy: userId })
    await decide(granted, 'granted', '2026-11-02')
    await settle(granted, '2026-11-20')
    const [report] = await database
      .insert(grantReport)
      .values({ applicationId: granted, number: 1, content: emptyReport, savedBy: userId })
      .returning({ id: grantReport.id })
    await addFile(userId, { kind: reportFileKind, id: report?.id ?? '' })
    await database.insert(grantPayee).values({
      applicationId: granted,
      accountNumber: 'x',
      accountMasked: '•••• 1234',
      accountIndex: 'x',
      holder: 'x',
    })
    expect(await remove(userId)).toBe(true)
    expect(await applications()).toEqual([{ id: granted, userId: null }])
    expect(await files()).toEqual([null, null])
    expect(await database.select().from(grantPayee)).toEqual([])
  })

  it('stays while a grant of its own is open, or something is claimed back', async () => {
    const userId = await createMember(database, null)
    const granted = await addSent({ userId, sentBy: userId })
    await decide(granted, 'granted', '2026-11-02')
    expect(await refusal(remove(userId))).toBe('GRANT_OPEN')
    await settle(granted, '2026-11-20')
    const claim = {
      applicationId: granted,
      amountOre: 100,
      reason: 'Ikke brukt',
      dueOn: '2026-12-01',
    }
    await database.insert(grantClaim).values(claim)
    expect(await refusal(remove(userId))).toBe('GRANT_OPEN')
    await database
      .update(grantClaim)
      .set({ state: 'cancelled', closedAt: now, closedReason: 'Brukt likevel' })
    expect(await refusal(remove(userId))).toBe(null)
  })

  it('is not held by a grant of its association', async () => {
    const userId = await createMember(database, null)
    const { id: associationId } = await addAssociation(database)
    await decide(await addSent({ associationId, sentBy: userId }), 'granted', '2026-11-02')
    expect(await refusal(remove(userId))).toBe(null)
  })
})

describe('what is past its time', () => {
  it('goes from refused applications after three years, with their files', async () => {
    const sentBy = await createMember(database, null)
    const { id: associationId } = await addAssociation(database)
    const old = await addSent({ associationId, sentBy }, '2023-10-01')
    await decide(old, 'refused', '2023-11-27')
    const young = await addSent({ associationId, sentBy }, '2023-10-01')
    await decide(young, 'refused', '2023-11-28')
    const removed = await removePastData(parts, now)
    expect(removed['applications for grants that got nothing']).toBe(1)
    expect(await applications()).toMatchObject([{ id: young }])
    expect(await files()).toHaveLength(1)
  })

  it('goes from grants five years after the year, and never while one is open', async () => {
    const sentBy = await createMember(database, null)
    const { id: associationId } = await addAssociation(database)
    const open = await addSent({ associationId, sentBy }, '2015-10-01')
    await decide(open, 'granted', '2015-10-02')
    const settled = []
    for (const on of ['2020-12-30', '2021-01-02']) {
      const id = await addSent({ associationId, sentBy }, '2019-10-01')
      await decide(id, 'granted', '2019-10-02')
      await settle(id, on)
      settled.push(id)
    }
    const removed = await removePastData(parts, now)
    expect(removed['grants that the accounts do not need any more']).toBe(1)
    expect((await applications()).map(({ id }) => id).sort()).toEqual([open, settled[1]].sort())
  })

  it('goes from drafts after a year, and from what the committee wrote a year after its meeting', async () => {
    const userId = await createMember(database, null)
    const { id: associationId } = await addAssociation(database)
    const sent = await addSent({ associationId, sentBy: userId }, '2025-11-27')
    const later = await addSent({ associationId, sentBy: userId }, '2025-11-28')
    const [criterion] = await database
      .insert(grantCriterion)
      .values({ name: { no: 'Nytte', en: 'Use' } })
      .returning()
    for (const applicationId of [sent, later]) {
      await database.insert(grantScore).values({
        applicationId,
        userId,
        criterionId: criterion?.id ?? '',
        points: 3,
        version: 1,
        markedAt: now,
      })
      await database.insert(grantComment).values({
        id: crypto.randomUUID(),
        applicationId,
        userId,
        text: 'Bra',
        version: 1,
        at: now,
      })
    }
    const draft = {
      applicantKind: 'association' as const,
      associationId,
      typeId,
      roundId: await addRound('2025-11-01'),
      language: 'no' as const,
      draft: emptyContent,
    }
    await database.insert(grantApplication).values({ ...draft, draftAt: day('2025-11-27') })
    const removed = await removePastData(parts, now)
    expect(removed['drafts of applications for grants']).toBe(1)
    expect(removed['points of the committee']).toBe(1)
    expect(removed['comments of the committee']).toBe(1)
    expect(await applications()).toHaveLength(2)
  })
})
