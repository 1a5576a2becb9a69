import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addCourse } from '../apps/portal/src/core/courses/courses.testing.server.ts'
import { addPeople, readPlaces } from '../apps/portal/src/core/places/places.testing.server.ts'
import { createBookCourse } from '../apps/portal/src/features/course-booking/book/book-course.server.ts'
import { createFindCoursesApi } from '../apps/portal/src/features/course-calendar/find/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import {
  testConfiguration,
  testEncryption,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { inDatabase } from './in-database.ts'
import { median, percentile99 } from './load.ts'
import type { Result } from './results.ts'
import { type Read, readRounds, timeReads } from './timed-reads.ts'

const courses = 400
const people = 300
const seats = 20
/** More wait for a connection, whether they contend or not. */
const atOnce = 60
const rushes = 5

const list = '/api/frontend/course-calendar/courses'

const reads: readonly Read[] = [
  { what: 'the list', path: () => list },
  { what: 'a word of all', path: () => `${list}?q=kveldene` },
  { what: 'the words of one', path: (_, round) => `${list}?q=kurs+nummer${round}x` },
  { what: 'six words', path: () => `${list}?q=vi+m%C3%B8tes+for+a+%C3%B8ve+sammen` },
  { what: 'nothing that exists', path: () => `${list}?q=xqzwv` },
]

/** The course calendar with words against without, and a rush for few seats against none. */
export async function measureCourses(serverUrl: string): Promise<Result> {
  const found = await inDatabase(serverUrl, 'courses', async (database) => {
    await addListed(database)
    const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
    const api = createApi({ configuration, log: createLog('silent') }).route(
      '/',
      createFindCoursesApi({ database, clock: systemClock }),
    )
    return timeReads(api, reads, [])
  })
  const rush = await inDatabase(serverUrl, 'course_rush', measureRushes)
  const [bare, ...searched] = found.map(({ times }) => median(times))
  return {
    name: `Courses: ${courses} in the calendar, and ${people} people for ${seats} seats`,
    figures: [
      {
        what: `The calendar of ${courses} courses with words, times the list without (slowest)`,
        value: Math.max(...searched) / (bare ?? 0),
        target: 1.5,
        smallerIsBetter: true,
      },
      {
        what: `${people} who book ${seats} seats at once, times as many with a course each`,
        value: median(rush.map(({ one, each }) => one / each)),
        target: 1,
        smallerIsBetter: true,
      },
    ],
    table: [
      ['what is asked for', 'p50 ms', 'p99 ms'],
      ...found.map(({ what, times }) => [
        what,
        median(times).toFixed(1),
        percentile99(times).toFixed(1),
      ]),
    ],
    details: [
      `calendar: ${readRounds} requests of each, one at a time, through the API in one process`,
      `rush: ${Math.round(median(rush.map(({ one }) => one)))} ms for all ${people}, exactly ${seats} seats each time; ${Math.round(median(rush.map(({ each }) => each)))} ms with a course each; the median of ${rushes} after one that is not counted`,
    ],
  }
}

/** Each of three dates in the coming months, with as much text as a page has. */
async function addListed(database: Database): Promise<void> {
  await database.execute(sql`
    with added as (
      insert into portal.course (title, text, teacher, place, languages, state, published_at)
      select jsonb_build_object('no', 'Kurs nummer' || n || 'x', 'en', 'Course ' || n),
        jsonb_build_object('no', repeat('Vi møtes om kveldene for å øve sammen. ', 60),
          'en', repeat('We meet in the evening to practise. ', 60)),
        'Kari Ødegård', 'Sal ' || n % 9, array['no'], 'published', now()
      from generate_series(1, ${courses}::int) n
      returning id
    ), numbered as (select id, row_number() over () as n from added
    ), offered as (
      insert into portal.place_offer (id, kind, capacity, closes_at)
      select id, 'course-place', 20, now() + interval '1 day' + make_interval(hours => n::int) from numbered
    )
    insert into portal.course_date (course_id, starts_at, ends_at)
    select id, at, at + interval '2 hours'
    from numbered, generate_series(0, 2) week,
      lateral (select now() + interval '2 days' + make_interval(hours => n::int, weeks => week) as at) one`)
  await database.execute(sql`vacuum analyze`)
}

/** Milliseconds until all are answered. */
async function measureRushes(database: Database): Promise<{ one: number; each: number }[]> {
  const measured: { one: number; each: number }[] = []
  for (let round = 0; round <= rushes; round += 1) {
    const contended = await addCourse(database, { capacity: seats })
    const own: string[] = []
    for (let course = 0; course < people; course += 1)
      own.push(await addCourse(database, { capacity: seats }))
    const one = await timeBookings(database, () => contended)
    const booked = (await readPlaces(database, contended)).filter(({ state }) => state === 'booked')
    if (booked.length !== seats) throw new Error(`${booked.length} of ${seats} seats were booked`)
    const each = await timeBookings(database, (person) => own[person] ?? '')
    if (round > 0) measured.push({ one, each })
  }
  return measured
}

async function timeBookings(
  database: Database,
  courseOf: (person: number) => string,
): Promise<number> {
  const ids = await addPeople(database, people)
  const bookCourse = createBookCourse({ database, encryption: testEncryption, clock: systemClock })
  await sleep(0)
  const waiting = [...ids.entries()]
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [person, userId] = next
        const courseId = courseOf(person)
        await bookCourse({ userId, courseId, seenPriceOre: 0, others: [], answers: [] })
      }
    }),
  )
  return performance.now() - start
}
