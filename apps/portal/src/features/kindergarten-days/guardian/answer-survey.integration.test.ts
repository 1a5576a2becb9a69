import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kindergartenGuardianship } from '#core/kindergartens/children/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { remindOfSurveys } from '../mails/remind.server.ts'
import { answerForChild } from '../surveys/answer-for-child.server.ts'
import { readSurvey } from '../surveys/read-survey.server.ts'
import { changeSurvey, removeSurvey } from '../surveys/save-survey.server.ts'
import {
  createKindergartenDays,
  type Guardian,
  noon,
} from '../testing/kindergarten-days.testing.server.ts'
import { answerSurvey } from './answer-survey.server.ts'
import { listDays } from './list-days.server.ts'

const { database } = await createTestDatabase()
const { parts, setNow, newGuardian, newKindergarten } = createKindergartenDays(database)

const comes = (onDate: string, arrivesAt: string | null = null) => ({
  onDate,
  isComing: true,
  arrivesAt,
})
const staysAway = (onDate: string) => ({ onDate, isComing: false, arrivesAt: null })
const [monday, tuesday] = ['2027-03-22', '2027-03-23'] as const
/** The last second of the deadline in Norway, and the first after it. */
const [last, over] = [new Date('2027-03-10T22:59:59Z'), new Date('2027-03-10T23:00:00Z')]

type Answers = Parameters<typeof answerSurvey>[1]['answers']
const answer = ({ userId }: Guardian, surveyId: string, childId: string, answers: Answers) =>
  answerSurvey(parts, { userId, surveyId, childId, answers })

async function setUp() {
  setNow(noon)
  const kindergarten = await newKindergarten()
  const childId = await kindergarten.newChild()
  const { id } = await kindergarten.survey()
  const [one, other] = [await newGuardian(childId), await newGuardian(childId)]
  return { ...kindergarten, childId, id, one, other }
}

it('the last answer of a guardian counts, and all with access see who answered when', async () => {
  const { id, childId, one, other } = await setUp()
  await answer(one, id, childId, [comes(monday, '10:00'), comes(tuesday)])
  setNow(last)
  await answer(other, id, childId, [staysAway(monday)])
  const { surveys } = await listDays(parts, one.userId)
  expect(surveys[0]?.children[0]?.days).toMatchObject([
    {
      onDate: monday,
      answer: {
        isComing: false,
        arrivesAt: null,
        by: 'Maja Lunde',
        isOwn: false,
        answeredAt: last.toISOString(),
      },
    },
    { onDate: tuesday, answer: { isComing: true, isOwn: true } },
  ])
})

it('after the deadline only staff change answers', async () => {
  const { id, childId, one, leader, departmentId } = await setUp()
  setNow(over)
  await expect(answer(one, id, childId, [comes(monday)])).rejects.toThrow('SURVEY_CLOSED')
  await answerForChild(parts, leader, { id, childId, answers: [comes(monday)], now: over })
  const { departments, children, isOpen } = await readSurvey(database, leader, { id, now: over })
  expect(isOpen).toBe(false)
  expect(children[0]?.answers[0]).toMatchObject({ isComing: true, isByStaff: true, by: '' })
  expect(departments[0]?.days).toMatchObject([
    { onDate: monday, coming: 1, silent: 0, expected: 1 },
    { onDate: tuesday, coming: 0, silent: 1, expected: 0 },
  ])
  expect(departmentId).toBeTruthy()
})

it('nobody answers for their own child as staff', async () => {
  const { id, childId, leader, kindergartenId } = await setUp()
  const own = await newGuardian(childId)
  const staff = { ...leader, userId: own.userId, roles: ['kindergarten-office'] } as typeof leader
  await expect(
    answerForChild(parts, staff, { id, childId, answers: [comes(monday)], now: noon }),
  ).rejects.toThrow('OWN_CASE')
  expect(kindergartenId).toBeTruthy()
})

it('asks about days on which a child has a place, and no others', async () => {
  const { id, newChild } = await setUp()
  const leaving = await newChild({ endsOn: monday })
  const guardian = await newGuardian(leaving)
  const { surveys } = await listDays(parts, guardian.userId)
  expect(surveys[0]?.children[0]?.days.map(({ onDate }) => onDate)).toEqual([monday])
  await expect(answer(guardian, id, leaving, [comes(tuesday)])).rejects.toThrow(
    'SURVEY_DAY_NOT_FOUND',
  )
  await expect(answer(guardian, id, leaving, [comes('2027-03-24')])).rejects.toThrow(
    'SURVEY_DAY_NOT_FOUND',
  )
})

it('refuses a guardian who is blocked, and a child of somebody else', async () => {
  const { id, childId, one, other } = await setUp()
  await answer(one, id, childId, [comes(monday)])
  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(eq(kindergartenGuardianship.guardianId, one.guardianId))
  await expect(answer(one, id, childId, [comes(tuesday)])).rejects.toThrow('CHILD_NOT_FOUND')
  expect((await listDays(parts, one.userId)).surveys).toEqual([])
  // What they had answered stays with the child.
  const { surveys } = await listDays(parts, other.userId)
  expect(surveys[0]?.children[0]?.days[0]?.answer?.isComing).toBe(true)
  const stranger = await newGuardian()
  await expect(answer(stranger, id, childId, [comes(monday)])).rejects.toThrow('CHILD_NOT_FOUND')
})

it('its days stay once somebody has answered, and the deadline may move', async () => {
  const { id, childId, one, leader } = await setUp()
  const values = {
    id,
    title: { no: 'Påske', en: 'Easter' },
    answerUntil: '2027-03-12',
    countsAsComing: true,
    remindDays: 0,
    now: noon,
  }
  await changeSurvey(database, leader, { ...values, version: 1, days: [monday] })
  await answer(one, id, childId, [comes(monday)])
  await expect(
    changeSurvey(database, leader, { ...values, version: 2, days: [monday, tuesday] }),
  ).rejects.toThrow('SURVEY_HAS_ANSWERS')
  await expect(removeSurvey(database, leader, { id, version: 2 })).rejects.toThrow(
    'SURVEY_HAS_ANSWERS',
  )
  const later = { ...values, version: 2, days: [monday], answerUntil: '2027-03-14' }
  await changeSurvey(database, leader, later)
  await expect(changeSurvey(database, leader, later)).rejects.toThrow('SURVEY_CHANGED')
})

it('a leader of another kindergarten finds no survey', async () => {
  const { id } = await setUp()
  const { leader } = await newKindergarten()
  await expect(readSurvey(database, leader, { id, now: noon })).rejects.toThrow('SURVEY_NOT_FOUND')
  await expect(removeSurvey(database, leader, { id, version: 1 })).rejects.toThrow(
    'SURVEY_NOT_FOUND',
  )
})

it('reminds the guardians without an answer once, as the deadline comes near', async () => {
  const { id, childId, one, newChild } = await setUp()
  const silent = await newGuardian(await newChild())
  const near = new Date('2027-03-07T08:00:00Z')
  await answer(one, id, childId, [comes(monday), comes(tuesday)])
  await remindOfSurveys(database, new Date('2027-03-06T08:00:00Z'))
  const reminded = await Promise.all([
    remindOfSurveys(database, near),
    remindOfSurveys(database, near),
  ])
  expect(reminded.toSorted()[0]).toBe(0)
  expect(reminded.toSorted()[1]).toBeGreaterThan(0)
  expect(await remindOfSurveys(database, near)).toBe(0)
  const { rows } = await database.execute<{ id: string }>(sql`
    select payload ->> 'guardianId' as id from graphile_worker._private_jobs
    where payload ->> 'guardianId' = any(${sql.param([silent.guardianId, one.guardianId])}::text[])`)
  expect(rows).toEqual([{ id: silent.guardianId }])
})
