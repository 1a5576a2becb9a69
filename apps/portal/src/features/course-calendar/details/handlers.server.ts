import { defaultLocale } from '@trivsel/content-contract/locales'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { detailsDescribed as described } from './endpoints.server.ts'
import { findPublicCourse } from './find-public-course.server.ts'
import { writeCourseFile } from './write-course-file.server.ts'

export function createCourseDetailsApi({
  database,
  portalUrl,
  clock,
}: {
  database: Database
  portalUrl: string
  clock: Clock
}) {
  const { api, serve } = serveEndpoints({})
  serve(described.read, ({ params }) => findPublicCourse(database, params.id))
  serve(described.file, async ({ params, query }) => {
    const course = await findPublicCourse(database, params.id)
    const options = { locale: query.language ?? defaultLocale, portalUrl, now: clock() }
    return new Response(writeCourseFile(course, options), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="course.ics"',
      },
    })
  })
  return api
}
