import { addCourse } from '#core/courses/courses.testing.server.ts'
import { bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { peopleDescribed } from './people/endpoints.server.ts'
import { planDescribed } from './plan/endpoints.server.ts'
import { readCourse } from './plan/read-course.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'
import { addPerson, buildForm } from './testing/courses.testing.server.ts'

/** Of whole minutes, as a form has them. */
const startsAt = [new Date(Math.floor(Date.now() / 86_400_000 + 30) * 86_400_000 + 43_200_000)]

const addDraft = (database: Database) => addCourse(database, { state: 'draft', startsAt })

export const auditedCalls: AuditedCalls = [
  [planDescribed.plan, async () => ({ body: buildForm() })],
  [
    planDescribed.change,
    async (database) => {
      const id = await addCourse(database, { startsAt })
      const { course, version } = await readCourse(database, { id, now: new Date() })
      return { params: { id }, body: { course: { ...course, capacity: 30 }, version } }
    },
  ],
  [
    planDescribed.copy,
    async (database) => ({ params: { id: await addDraft(database) }, body: { weeks: 52 } }),
  ],
  [
    planDescribed.remove,
    async (database) => ({ params: { id: await addDraft(database) }, body: { version: 1 } }),
  ],
  [
    publishDescribed.publish,
    async (database) => ({ params: { id: await addDraft(database) }, body: { version: 1 } }),
  ],
  [
    publishDescribed.withdraw,
    async (database) => ({ params: { id: await addCourse(database) }, body: { version: 1 } }),
  ],
  [
    publishDescribed.callOff,
    async (database) => {
      const id = await addCourse(database, { otherPriceOre: 20_000 })
      const userId = await addPerson(database)
      await bookOne(database, id, { userId, priceOre: 20_000 })
      return { params: { id }, body: { version: 1, reason: 'Too few' }, concernedId: userId }
    },
  ],
  [
    peopleDescribed.readAnswers,
    async (database) => ({ params: { id: await addCourse(database) } }),
  ],
  [
    peopleDescribed.correctAnswers,
    async (database) => {
      const courseId = await addCourse(database)
      const userId = await addPerson(database)
      await bookOne(database, courseId, { userId })
      const [place] = await readPlaces(database, courseId)
      return { params: { id: place?.id ?? '' }, body: { answers: [] }, concernedId: userId }
    },
  ],
  [
    peopleDescribed.cancel,
    async (database) => {
      const courseId = await addCourse(database)
      const userId = await addPerson(database)
      await bookOne(database, courseId, { userId })
      const [place] = await readPlaces(database, courseId)
      const body = { state: 'booked', refundOre: 0, reason: 'Two places' }
      return { params: { id: place?.id ?? '' }, body, concernedId: userId }
    },
  ],
  [
    peopleDescribed.send,
    async (database) => {
      const courseId = await addCourse(database)
      await bookOne(database, courseId, { userId: await addPerson(database) })
      const text = { no: 'Husk klær', en: 'Bring clothes' }
      const body = { id: crypto.randomUUID(), subject: text, text, toWaiting: false }
      return { params: { id: courseId }, body }
    },
  ],
]
