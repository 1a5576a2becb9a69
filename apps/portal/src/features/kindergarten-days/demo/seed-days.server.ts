import { inArray } from 'drizzle-orm'
import type { DemoContext } from '#core/feature/feature.server.ts'
import {
  kindergartenExtraOpening,
  kindergartenSurvey,
} from '#core/kindergartens/days/tables.server.ts'
import {
  type FoundChild,
  findDemoChildren,
  findKnownFamily,
  type KnownFamily,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { isOpenOn } from '#core/kindergartens/setup/is-open-on.ts'
import { readOpenDays } from '#core/kindergartens/setup/read-open-days.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { answerSurvey, type GuardianParts } from '../guardian/answer-survey.server.ts'
import { bookExtra } from '../guardian/book-extra.server.ts'
import { createOpening } from '../openings/save-opening.server.ts'
import { answerForChild } from '../surveys/answer-for-child.server.ts'
import { createSurvey } from '../surveys/save-survey.server.ts'

type Around = {
  readonly parts: GuardianParts
  readonly leader: StaffActor
  readonly children: readonly FoundChild[]
  readonly family: KnownFamily
  readonly now: Date
}

/** An open survey with some answers, a Saturday and an exam guarantee with bookings, unless there are any. */
export async function seedDays(
  { database, encryption }: Pick<DemoContext, 'database' | 'encryption'>,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (transaction) => {
    const children = await findDemoChildren(transaction)
    const family = await findKnownFamily(transaction, children)
    const leader = await findDemoStaff(transaction, 'kindergarten')
    const kindergartenIds = [...new Set(children.map(({ kindergartenId }) => kindergartenId))]
    const surveys = await transaction.$count(
      kindergartenSurvey,
      inArray(kindergartenSurvey.kindergartenId, kindergartenIds),
    )
    const openings = await transaction.$count(
      kindergartenExtraOpening,
      inArray(kindergartenExtraOpening.kindergartenId, kindergartenIds),
    )
    if (!family || !leader || surveys + openings > 0) return
    const parts = { database: transaction, encryption, clock: () => now }
    const around = { parts, leader, children, family, now }
    await addSurvey(around)
    await addSaturday(around)
    await addExam(around)
  })
}

/** Answers of the known guardian for two children, and of staff for some more. */
async function addSurvey({ parts, leader, children, family, now }: Around): Promise<void> {
  const { database, encryption } = parts
  const { older, younger, guardian } = family
  const { kindergartenId } = older
  const days = await findQuietDays(database, kindergartenId, osloDate(now))
  const { id } = await createSurvey(database, leader, {
    kindergartenId,
    title: { no: 'Hvem kommer i den rolige uka?', en: 'Who comes in the quiet week?' },
    days,
    answerUntil: addDays(osloDate(now), 14),
    countsAsComing: true,
    remindDays: 3,
    now,
  })
  const answersOf = (isComing: (at: number) => boolean) =>
    days.map((onDate, at) => ({ onDate, isComing: isComing(at), arrivesAt: null }))
  for (const [child, isComing] of [
    [older, (at: number) => at < 2],
    [younger, () => false],
  ] as const)
    await answerSurvey(parts, {
      surveyId: id,
      childId: child.id,
      userId: guardian.userId,
      answers: answersOf(isComing),
    })
  const others = children.filter(
    (child) => child.kindergartenId === kindergartenId && ![older, younger].includes(child),
  )
  for (const [index, child] of others.slice(0, answeredByStaff).entries())
    await answerForChild({ database, encryption }, leader, {
      id,
      childId: child.id,
      answers: answersOf((at) => (at + index) % 3 > 0),
      now,
    })
}

const answeredByStaff = 6

/** The open days of a week that starts in about a month. */
async function findQuietDays(
  database: Database,
  kindergartenId: string,
  today: string,
): Promise<string[]> {
  const [from, to] = [addDays(today, 28), addDays(today, 48)]
  const openDays = await readOpenDays(database, kindergartenId, { from, to })
  return Array.from({ length: 20 }, (_, at) => addDays(from, at))
    .filter((date) => isOpenOn(date, openDays))
    .slice(0, 5)
}

/** Both children of the known guardian have a place. */
async function addSaturday({ parts, leader, family, now }: Around): Promise<void> {
  const { older, younger, guardian } = family
  const soonest = addDays(osloDate(now), 15)
  const onDate = addDays(soonest, (saturday - weekdayOf(soonest) + 7) % 7)
  const { id } = await createOpening(parts.database, leader, {
    kindergartenId: older.kindergartenId,
    kind: 'saturday',
    onDate,
    opensAt: '10:00',
    closesAt: '15:00',
    places: 10,
    bookUntil: addDays(onDate, -5),
    now,
  })
  for (const { id: childId } of [older, younger])
    await bookExtra(parts, { openingId: id, childId, userId: guardian.userId })
}

const saturday = 6

/** There is one place: the younger child has it, and the older one waits. */
async function addExam({ parts, leader, family, now }: Around): Promise<void> {
  const { older, younger, guardian, other } = family
  const { kindergartenId } = older
  const [onDate = ''] = await findQuietDays(parts.database, kindergartenId, osloDate(now))
  const { id } = await createOpening(parts.database, leader, {
    kindergartenId,
    kind: 'exam',
    onDate,
    opensAt: '17:00',
    closesAt: '20:00',
    places: 1,
    bookUntil: addDays(onDate, -14),
    now,
  })
  await bookExtra(parts, { openingId: id, childId: younger.id, userId: other.userId })
  await bookExtra(parts, { openingId: id, childId: older.id, userId: guardian.userId })
}
