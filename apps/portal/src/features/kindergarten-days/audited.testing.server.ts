import { eq } from 'drizzle-orm'
import { kindergartenExtraPlace } from '#core/kindergartens/days/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { bookExtra } from './guardian/book-extra.server.ts'
import { openingDescribed } from './openings/endpoints.server.ts'
import { surveyDescribed } from './surveys/endpoints.server.ts'
import { createKindergartenDays } from './testing/kindergarten-days.testing.server.ts'

const day = addDays(osloDate(new Date()), 40)
const deadline = addDays(day, -20)
const survey = {
  title: { no: 'Påske', en: 'Easter' },
  days: [day],
  answerUntil: deadline,
  countsAsComing: true,
  remindDays: 3,
}
const opening = {
  kind: 'exam',
  onDate: day,
  opensAt: '16:00',
  closesAt: '20:00',
  places: 4,
  bookUntil: deadline,
} as const

/** What each call begins with. */
async function setUp(database: Database) {
  const { newKindergarten, newGuardian, parts, setNow } = createKindergartenDays(database)
  setNow(new Date())
  const kindergarten = await newKindergarten()
  const childId = await kindergarten.newChild()
  const { userId } = await newGuardian(childId)
  const now = new Date()
  return {
    parts,
    childId,
    userId,
    kindergartenId: kindergarten.kindergartenId,
    newSurvey: async () => (await kindergarten.survey({ ...survey, now })).id,
    newOpening: async () => (await kindergarten.opening({ ...opening, now })).id,
  }
}

export const auditedCalls: AuditedCalls = [
  [
    surveyDescribed.create,
    async (database) => {
      const { kindergartenId } = await setUp(database)
      return { body: { kindergartenId, ...survey } }
    },
  ],
  [
    surveyDescribed.change,
    async (database) => {
      const id = await (await setUp(database)).newSurvey()
      return { params: { id }, body: { ...survey, version: 1, remindDays: 5 } }
    },
  ],
  [
    surveyDescribed.remove,
    async (database) => {
      const id = await (await setUp(database)).newSurvey()
      return { params: { id }, body: { version: 1 } }
    },
  ],
  [
    surveyDescribed.answer,
    async (database) => {
      const { newSurvey, childId, userId } = await setUp(database)
      const answers = [{ onDate: day, isComing: true, arrivesAt: null }]
      return {
        params: { id: await newSurvey() },
        body: { childId, answers },
        concernedId: userId,
      }
    },
  ],
  [
    openingDescribed.create,
    async (database) => {
      const { kindergartenId } = await setUp(database)
      return { body: { kindergartenId, ...opening } }
    },
  ],
  [
    openingDescribed.change,
    async (database) => {
      const id = await (await setUp(database)).newOpening()
      return { params: { id }, body: { version: 1, places: 6, bookUntil: deadline } }
    },
  ],
  [
    openingDescribed.close,
    async (database) => {
      const id = await (await setUp(database)).newOpening()
      return { params: { id }, body: { version: 1 } }
    },
  ],
  [
    openingDescribed.callOff,
    async (database) => {
      const id = await (await setUp(database)).newOpening()
      return { params: { id }, body: { version: 1, reason: 'Too few employees' } }
    },
  ],
  [
    openingDescribed.cancel,
    async (database) => {
      const { newOpening, parts, childId, userId } = await setUp(database)
      const openingId = await newOpening()
      await bookExtra(parts, { openingId, childId, userId })
      const [booked] = await database
        .select()
        .from(kindergartenExtraPlace)
        .where(eq(kindergartenExtraPlace.openingId, openingId))
      return {
        params: { id: booked?.placeId ?? '' },
        body: { state: 'booked' },
        concernedId: userId,
      }
    },
  ],
  [
    openingDescribed.setNotice,
    async (database) => {
      const { kindergartenId } = await setUp(database)
      return { params: { id: kindergartenId }, body: { days: 10 } }
    },
  ],
]
