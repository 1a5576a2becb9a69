import { inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { findRoundLeft } from '#core/grants/budget.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCriterion } from '#core/grants/setup/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { saveProposals } from '#features/grant-committee/propose/save-proposals.server.ts'
import { listReading } from '#features/grant-committee/read/list-reading.server.ts'
import { givePoints } from '#features/grant-committee/score/give-points.server.ts'
import { drawDecisionLetter } from '#features/grant-decisions/letters/letter-of.server.ts'
import { writeMinutes } from '#features/grant-decisions/meeting/write-minutes.server.ts'
import { Minutes } from '#features/grant-decisions/model/minutes.ts'
import {
  grantTesting,
  now,
  today,
} from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'

const count = 90
const { database } = await createTestDatabase()
const testing = grantTesting(database)
const { chair, members, committee, caseworker } = await testing.newPeople()

/** Of every three one as applied for, one with less, in øre, and one refused. */
const grantedOf = (at: number): number => [200_000, 100_000 + at, 0][at % 3] ?? 0

it('ninety applications are read, decided and answered in one meeting', async () => {
  const sumOre = Array.from({ length: count }, (_, at) => grantedOf(at)).reduce(
    (sum, ore) => sum + ore,
    0,
  )
  // One øre is left when all is granted.
  const round = await testing.newRound({ budgetOre: sumOre + 1, ceilingOre: sumOre })
  await round.present(committee)
  const reasonId = await testing.newReason()
  const applications = await Promise.all(Array.from({ length: count }, () => round.apply()))
  const ids = applications.map(({ id }) => id)
  const [criterion] = await database
    .insert(grantCriterion)
    .values({ typeId: round.typeId, name: { no: 'Nytte', en: 'Use' }, weight: 1, mostPoints: 10 })
    .returning({ id: grantCriterion.id })
  const criterionId = criterion?.id ?? ''

  // Three members, each of whom judges differently; one of them cannot judge the first.
  const readers = [chair, ...members.slice(0, 2)]
  for (const [who, reader] of readers.entries())
    await Promise.all(
      ids.map((applicationId, at) => {
        const points = who === 2 && at === 0 ? null : ((at + who) % 9) + 1
        const mark = { criterionId, points, version: 1, markedAt: now.toISOString() }
        return givePoints(database, reader, { applicationId, ...mark }, now)
      }),
    )
  const list = await listReading(database, chair, round.id, now)
  const meanOf = (id: string | undefined) => {
    const item = list.items.find((one) => one.id === id)
    return item?.takesPart ? item.others : null
  }
  // Of the two who could judge it.
  expect(meanOf(ids[0])).toEqual({ mean: 15, scorers: 3 })
  expect(meanOf(ids[1])).toEqual({ mean: 30, scorers: 3 })

  const [member = chair] = members
  await saveProposals(
    database,
    member,
    {
      roundId: round.id,
      proposals: ids.map((applicationId, at) => ({
        applicationId,
        version: 0,
        proposal: {
          outcome: grantedOf(at) > 0 ? ('granted' as const) : ('refused' as const),
          amountOre: grantedOf(at),
          reasonIds: grantedOf(at) > 0 ? [] : [reasonId],
          words: '',
          conditions: '',
          applicationVersion: 1,
        },
      })),
    },
    now,
  )
  await testing.agree(round.id, chair)
  await expect(testing.release(round.id, chair)).rejects.toMatchObject({
    code: 'SECOND_PERSON_NEEDED',
  })
  expect(await testing.release(round.id, caseworker)).toEqual({
    letters: count,
    postponed: 0,
    mails: count,
  })
  const again = { letters: 0, postponed: 0, mails: 0 }
  expect(await testing.release(round.id, caseworker)).toEqual(again)

  const decisions = await database
    .select()
    .from(grantDecision)
    .where(inArray(grantDecision.applicationId, ids))
  const decided = new Map(decisions.map((one) => [one.applicationId, one]))
  expect(decisions).toHaveLength(count)
  expect(ids.map((id) => decided.get(id)?.amountOre)).toEqual(ids.map((_, at) => grantedOf(at)))
  const balances = await Promise.all(applications.map(({ balance }) => balance()))
  expect(balances).toEqual(ids.map((_, at) => grantedOf(at)))
  expect(await round.left()).toBe(1)
  expect(await findRoundLeft(database, round.id)).toMatchObject({ ceilingLeftOre: 0 })
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })

  const { rows: mails } = await database.execute<{ to: string }>(sql`
    select payload ->> 'to' as "to" from graphile_worker._private_jobs
    where payload ->> 'subject' is not null`)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    applications.map(({ contact }) => `${contact}@trivsel.example`).toSorted(),
  )
  for (const at of [0, 1, 2]) {
    const letter = await drawDecisionLetter(
      database,
      testSender,
      decided.get(ids[at] ?? '')?.id ?? '',
    )
    const { pages, untagged } = await readPdf(letter ?? new Uint8Array())
    const text = JSON.stringify(pages)
    expect(text).toContain(applications[at]?.title)
    expect(text.includes('The accounts of last year were missing.')).toBe(at === 2)
    expect(untagged).toEqual([])
  }

  const minutes = Minutes.parse((await round.meeting())?.minutes)
  const paper = await readPdf(
    await writeMinutes({
      locale: 'en',
      sender: testSender,
      minutes,
      agreedOn: today,
      people: new Map(),
      hidden: new Set(),
    }),
  )
  expect(paper).toMatchObject({ isMarked: true, uaPart: '1', untagged: [] })
  const text = JSON.stringify(paper.pages)
  expect(applications.filter(({ reference }) => !text.includes(reference))).toEqual([])
}, 60_000)
