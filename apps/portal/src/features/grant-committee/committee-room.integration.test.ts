import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addContact, addRole } from '#core/associations/associations.testing.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantComment, grantScore } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { markPresence } from './meeting/mark-presence.server.ts'
import type { OpenItem, Proposed } from './model/contract.ts'
import { saveProposals } from './propose/save-proposals.server.ts'
import { findReadingFile } from './read/find-reading-file.server.ts'
import { listReading } from './read/list-reading.server.ts'
import { countUnread, listRounds } from './read/list-rounds.server.ts'
import { readApplication, readRound } from './read/read-applications.server.ts'
import { declareConflict } from './score/declare-conflict.server.ts'
import { givePoints } from './score/give-points.server.ts'
import { writeComment } from './score/write-comment.server.ts'
import { committeeTesting } from './testing/committee-room.testing.server.ts'

const { database } = await createTestDatabase()
const now = new Date('2026-11-28T10:00:00Z')
const { addApplication, addMember, addRound, addVersion } = committeeTesting(database, now)
const refusal = (code: string) => ({ code })
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** A round with one application, and two members who may judge it. */
async function open() {
  const round = await addRound()
  const application = await addApplication(round)
  const [kari, ola] = [await addMember('chair'), await addMember()]
  const give = (who: StaffActor, points: readonly (number | null)[], version = 1, minutes = -5) =>
    Promise.all(
      points.map((given, index) =>
        givePoints(
          database,
          who,
          {
            applicationId: application.id,
            criterionId: round.criteria[index] ?? '',
            points: given,
            version,
            markedAt: at(minutes),
          },
          now,
        ),
      ),
    )
  const list = (who: StaffActor) => listReading(database, who, round.roundId, now)
  const item = async (who: StaffActor) => {
    const found = (await list(who)).items.find(({ id }) => id === application.id)
    if (!found?.takesPart) throw new Error('takes no part')
    return found as OpenItem
  }
  const read = (who: StaffActor) => readApplication(database, who, application.id, now)
  const comment = (who: StaffActor, text: string | null, id: string = randomUUID()) =>
    writeComment(
      database,
      who,
      { applicationId: application.id, id, text, version: 1, at: at(-1) },
      now,
    )
  const declare = (who: StaffActor, isDeclared = true) =>
    declareConflict(database, who, { applicationId: application.id, isDeclared }, now)
  const granted = (amountOre: number, changes: Partial<Proposed> = {}): Proposed => ({
    outcome: 'granted',
    amountOre,
    reasonIds: [],
    words: '',
    conditions: '',
    applicationVersion: 1,
    ...changes,
  })
  const propose = (who: StaffActor, version: number, proposal: Proposed | null) =>
    saveProposals(
      database,
      who,
      {
        roundId: round.roundId,
        proposals: [{ applicationId: application.id, version, proposal }],
      },
      now,
    )
  const present = (who: StaffActor, userId: string, isPresent = true) =>
    markPresence(database, who, { roundId: round.roundId, userId, isPresent }, now)
  const file = (who: StaffActor) =>
    findReadingFile(database, who, { id: application.id, file: 'a'.repeat(32) }, now)
  return {
    ...round,
    application,
    kari,
    ola,
    give,
    list,
    item,
    read,
    comment,
    declare,
    granted,
    propose,
    present,
    file,
  }
}

it('the next meeting is first, and those that have agreed are last', async () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const later = await addRound({ meetsAt: days(5) })
  const next = await addRound({ meetsAt: days(4) })
  const agreed = await addRound({ meetsAt: days(-1) })
  await agreed.agree()
  const wanted = [next.roundId, later.roundId, agreed.roundId]
  const { items } = await listRounds(database, await addMember(), now)
  expect(items.map(({ id }) => id).filter((id) => wanted.includes(id))).toEqual(wanted)
})

describe('a member with a conflict of interest', () => {
  it('sees the applicant and the title, and nothing else of the case, in every operation', async () => {
    const room = await open()
    const { application, comment, declare, give, granted, kari, list, ola, propose } = room
    await give(kari, [5, 4])
    await comment(kari, 'The budget is thin')
    await propose(kari, 0, granted(700_000))
    await declare(ola)
    const closed = (await list(ola)).items
    expect(closed).toEqual([
      {
        takesPart: false,
        id: application.id,
        applicant: expect.stringContaining('Forening'),
        title: 'A concert',
        cause: 'declared',
      },
    ])
    expect((await readRound(database, ola, room.roundId, now)).items).toEqual([])
    const conflict = refusal('CONFLICT_OF_INTEREST')
    await expect(room.read(ola)).rejects.toMatchObject(conflict)
    await expect(room.file(ola)).rejects.toMatchObject(conflict)
    await expect(give(ola, [1])).rejects.toMatchObject(conflict)
    await expect(comment(ola, 'Hello')).rejects.toMatchObject(conflict)
    await expect(propose(ola, 1, granted(1_000))).rejects.toMatchObject(conflict)
    const { items } = await listRounds(database, ola, now)
    expect(items.find(({ id }) => id === room.roundId)).toMatchObject({ applications: 0 })
    expect((await room.item(kari)).out).toEqual([ola.userId])
  })

  it.each(['contact', 'role', 'author'])('is found by the system: %s', async (tie) => {
    const { application, kari, list } = await open()
    const { associationId } = application
    if (tie === 'contact') await addContact(database, associationId, kari.userId)
    if (tie === 'role')
      await addRole(
        database,
        { associationId, userId: kari.userId, kind: 'treasurer' },
        { startsOn: '2023-01-01', endsOn: '2024-12-01' },
      )
    if (tie === 'author')
      await database
        .update(grantApplication)
        .set({ createdBy: kari.userId })
        .where(eq(grantApplication.id, application.id))
    expect((await list(kari)).items).toMatchObject([
      { takesPart: false, cause: tie === 'author' ? 'own' : 'role' },
    ])
  })

  it('who said so by mistake takes it back; what the system finds stays', async () => {
    const { application, declare, give, item, kari, list, ola } = await open()
    await give(kari, [5, 5])
    await give(ola, [0, 0])
    expect((await item(kari)).others).toEqual({ mean: 50, scorers: 2 })
    await Promise.all([declare(ola), declare(ola)])
    // Points of somebody who takes no part count no more.
    expect((await item(kari)).others).toEqual({ mean: 100, scorers: 1 })
    await declare(ola, false)
    expect((await item(ola)).given).toHaveLength(2)
    await addContact(database, application.associationId, ola.userId)
    await declare(ola, false)
    expect((await list(ola)).items).toMatchObject([{ takesPart: false, cause: 'role' }])
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.subjectId, application.id),
          sql`${auditEntry.action} like 'grant-conflict%'`,
        ),
      )
      .orderBy(auditEntry.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'grant-conflict-declared',
      'grant-conflict-withdrawn',
    ])
  })

  it('who proposed and steps out afterwards is named as such', async () => {
    const { declare, granted, item, kari, ola, propose } = await open()
    await propose(ola, 0, granted(500_000))
    expect((await item(kari)).proposal).toMatchObject({ isByOutsider: false })
    await declare(ola)
    expect((await item(kari)).proposal).toMatchObject({ isByOutsider: true, amountOre: 500_000 })
  })
})

describe('points', () => {
  it('of others are there once one’s own are complete; "cannot judge" is complete and no 0', async () => {
    const { give, item, kari, ola, read } = await open()
    await give(ola, [5, null])
    await give(kari, [3])
    expect((await item(kari)).others).toBeNull()
    expect((await read(kari)).others).toBeNull()
    await give(kari, [3, null])
    expect((await item(kari)).others).toEqual({ mean: 80, scorers: 2 })
    expect((await read(kari)).others).toMatchObject([{ userId: ola.userId, score: 100 }])
  })

  it('belong to the version that was read: a later one hides others’ again and shows both', async () => {
    const { application, give, item, kari, ola, read } = await open()
    await give(kari, [5, 5])
    await give(ola, [1, 1])
    await addVersion(application.id, 2, { ...application.content, description: 'Less music' })
    await database
      .update(grantApplication)
      .set({ sentVersion: 2 })
      .where(eq(grantApplication.id, application.id))
    expect(await item(kari)).toMatchObject({ version: 2, others: null })
    expect(await read(kari)).toMatchObject({
      application: { version: 2, content: { description: 'Less music' } },
      before: { version: 1, content: { description: 'Music for everybody' } },
      others: null,
    })
    await give(kari, [5, 5], 2, -1)
    expect((await item(kari)).others).toEqual({ mean: 100, scorers: 1 })
    expect((await read(kari)).others).toMatchObject([{ userId: ola.userId, isOfEarlier: true }])
  })

  it('of two devices the later mark counts, however they arrive; the same again is none', async () => {
    const { application, give, item, kari } = await open()
    await give(kari, [4], 1, -1)
    await give(kari, [2], 1, -30)
    for (const _ of [1, 2]) await give(kari, [4], 1, -1)
    // A clock that is a year ahead wins over nothing that comes later.
    await give(kari, [1], 1, 500_000)
    expect((await item(kari)).given).toMatchObject([{ points: 1 }])
    const [row] = await database
      .select()
      .from(grantScore)
      .where(eq(grantScore.applicationId, application.id))
    expect(row?.markedAt).toEqual(now)
    const scored = eq(auditEntry.subjectId, application.id)
    expect(await database.$count(auditEntry, scored)).toBe(2)
  })

  it('are refused for another criterion, above the most, and for a version that was not sent', async () => {
    const { application, give, kari } = await open()
    const { criteria } = await addRound()
    const invalid = refusal('POINTS_INVALID')
    await expect(give(kari, [6])).rejects.toMatchObject(invalid)
    await expect(give(kari, [1], 2)).rejects.toMatchObject(invalid)
    const foreign = {
      applicationId: application.id,
      criterionId: criteria[0],
      points: 1,
      version: 1,
      markedAt: at(0),
    }
    await expect(givePoints(database, kari, foreign, now)).rejects.toMatchObject(invalid)
  })
})

it('a comment that is sent twice is one; only its author changes it, and removed is removed', async () => {
  const { application, comment, kari, ola, read } = await open()
  const id = randomUUID()
  await Promise.all([comment(kari, 'First', id), comment(kari, 'First', id)])
  await expect(comment(ola, 'Mine', id)).rejects.toMatchObject(refusal('COMMENT_NOT_FOUND'))
  await comment(kari, 'Second', id)
  expect((await read(ola)).comments).toMatchObject([{ text: 'Second', isOwn: false }])
  await comment(kari, null, id)
  await comment(kari, 'Second', id)
  expect((await read(kari)).comments).toEqual([])
  const [row] = await database
    .select()
    .from(grantComment)
    .where(eq(grantComment.applicationId, application.id))
  expect(row?.text).not.toContain('Second')
})

describe('proposals', () => {
  it('of two at once one is told that the other was first; the same again is done already', async () => {
    const { granted, item, kari, ola, propose } = await open()
    const both = await Promise.allSettled([
      propose(kari, 0, granted(100_000)),
      propose(ola, 0, granted(200_000)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { proposal } = await item(kari)
    const again = granted(proposal?.amountOre ?? 0)
    expect(await propose(kari, 0, again)).toMatchObject({ items: [{ version: 1 }] })
    await expect(propose(kari, 0, granted(300_000))).rejects.toMatchObject(refusal('GRANT_CHANGED'))
    expect((await item(kari)).proposal).toMatchObject({ version: 1 })
  })

  it('are saved together or not at all, and taken back', async () => {
    const { application, granted, item, kari, propose, roundId, ...round } = await open()
    const other = await addApplication({ roundId, typeId: round.typeId })
    const save = (proposals: Parameters<typeof saveProposals>[2]['proposals']) =>
      saveProposals(database, kari, { roundId, proposals }, now)
    await expect(
      save([
        { applicationId: application.id, version: 0, proposal: granted(1_000) },
        { applicationId: other.id, version: 3, proposal: granted(1_000) },
      ]),
    ).rejects.toMatchObject(refusal('GRANT_CHANGED'))
    expect((await item(kari)).proposal).toBeNull()
    await propose(kari, 0, granted(1_000))
    expect(await propose(kari, 1, null)).toMatchObject({ items: [{ version: 0 }] })
    expect((await item(kari)).proposal).toBeNull()
  })

  it('fit what was applied for, in the version that counts, with reasons for their outcome', async () => {
    const { granted, kari, propose, reduced, refused } = await open()
    const save = (proposal: Proposed) => propose(kari, 0, proposal)
    await expect(save(granted(1_000_001))).rejects.toMatchObject(refusal('PROPOSAL_TOO_MUCH'))
    await expect(save(granted(1, { applicationVersion: 2 }))).rejects.toMatchObject(
      refusal('GRANT_CHANGED'),
    )
    const unknown = refusal('PROPOSAL_REASON_UNKNOWN')
    await expect(save(granted(1, { reasonIds: [refused] }))).rejects.toMatchObject(unknown)
    await expect(save(granted(1_000_000, { reasonIds: [reduced] }))).rejects.toMatchObject(unknown)
    await save(granted(999_999, { reasonIds: [reduced] }))
  })
})

it('a member whose term is over is refused everything, also in the middle of a meeting', async () => {
  const room = await open()
  const { comment, declare, file, give, granted, kari, list, present, propose, read, roundId } =
    room
  await give(kari, [1, 1])
  await database
    .update(grantCommitteeTerm)
    .set({ endsOn: '2026-11-27' })
    .where(eq(grantCommitteeTerm.userId, kari.userId))
  const calls = [
    () => list(kari),
    () => read(kari),
    () => readRound(database, kari, roundId, now),
    () => listRounds(database, kari, now),
    () => file(kari),
    () => give(kari, [2]),
    () => comment(kari, 'Still here'),
    () => declare(kari),
    () => propose(kari, 0, granted(1)),
    () => present(kari, kari.userId),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusal('NOT_IN_COMMITTEE'))
  expect(await countUnread(database, kari, now)).toBe(0)
  // Nor do their points count, or can somebody note them as present.
  expect(await list(room.ola)).toMatchObject({
    members: expect.not.arrayContaining([expect.objectContaining({ userId: kari.userId })]),
  })
  await expect(present(room.ola, kari.userId)).rejects.toMatchObject(refusal('MEMBER_NOT_FOUND'))
  await give(room.ola, [5, 5])
  expect((await room.item(room.ola)).others).toEqual({ mean: 100, scorers: 1 })
})

it('what was done in an hour without a network counts once, however often it is sent', async () => {
  const { application, comment, give, granted, item, kari, propose, read } = await open()
  const id = randomUUID()
  const send = async () => {
    await give(kari, [3, null])
    await comment(kari, 'Thin budget', id)
    await propose(kari, 0, granted(20_000, { words: 'As discussed' }))
  }
  await send()
  const recorded = () =>
    database.$count(
      auditEntry,
      and(eq(auditEntry.actorId, kari.userId), eq(auditEntry.subjectId, application.id)),
    )
  const before = await recorded()
  await Promise.all([send(), send()])
  expect(await recorded()).toBe(before)
  expect((await read(kari)).comments).toMatchObject([{ id, text: 'Thin budget' }])
  expect(await item(kari)).toMatchObject({ proposal: { version: 1, words: 'As discussed' } })
})

describe('when the meeting has agreed', () => {
  it('everything is read, and nothing changes any more', async () => {
    const room = await open()
    const { agree, comment, declare, give, granted, kari, list, ola, present, propose, read } = room
    await present(kari, ola.userId)
    await agree()
    const agreed = refusal('MEETING_AGREED')
    await expect(give(kari, [5])).rejects.toMatchObject(agreed)
    await expect(comment(kari, 'Too late')).rejects.toMatchObject(agreed)
    await expect(declare(kari)).rejects.toMatchObject(agreed)
    await expect(propose(kari, 0, granted(1))).rejects.toMatchObject(agreed)
    await expect(present(kari, ola.userId, false)).rejects.toMatchObject(agreed)
    expect(await list(kari)).toMatchObject({ agreedAt: now.toISOString() })
    expect(await read(kari)).toMatchObject({ comments: [] })
  })

  it('points that wait for who agrees to it are refused', async () => {
    const { agree, give, kari, roundId } = await open()
    const { promise: saving, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const agreeing = database.transaction(async (transaction) => {
      await transaction.execute(
        sql`select from portal.grant_round where id = ${roundId} for update`,
      )
      isLocked()
      await agree(transaction)
      await saving
    })
    await locked
    const giving = give(kari, [5])
    const outcome = expect(giving).rejects.toMatchObject(refusal('MEETING_AGREED'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    await agreeing
    await outcome
  })
})

it('what was withdrawn, or refused by staff, is on no list and takes no points', async () => {
  const room = await open()
  const { application, give, kari, list, roundId, typeId } = room
  const formal = await addApplication({ roundId, typeId })
  await database.insert(grantDecision).values({
    applicationId: formal.id,
    number: 1,
    basis: 'formal',
    outcome: 'refused',
    amountOre: 0,
    reasonIds: [],
    applicationVersion: 1,
    decidedAt: now,
  })
  await database
    .update(grantApplication)
    .set({ withdrawnAt: now })
    .where(eq(grantApplication.id, application.id))
  expect((await list(kari)).items).toEqual([])
  await expect(give(kari, [5])).rejects.toMatchObject(refusal('GRANT_STATE'))
  await expect(room.read(kari)).rejects.toMatchObject(refusal('GRANT_NOT_FOUND'))
})

it('a round is read from its deadline on', async () => {
  const member = await addMember()
  const round = await addRound({
    deadlineAt: new Date(now.getTime() + 60_000),
    meetsAt: new Date(now.getTime() + 120_000),
  })
  const { id } = await addApplication(round)
  const notFound = refusal('ROUND_NOT_FOUND')
  await expect(listReading(database, member, round.roundId, now)).rejects.toMatchObject(notFound)
  await expect(readApplication(database, member, id, now)).rejects.toMatchObject(notFound)
  const later = new Date(now.getTime() + 60_000)
  expect((await listReading(database, member, round.roundId, later)).items).toHaveLength(1)
  expect(await countUnread(database, member, later)).toBeGreaterThan(0)
})
