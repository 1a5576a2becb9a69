import { and, eq, gt, inArray } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { planDescribed } from './plan/endpoints.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'

/** What goes on while the service is switched off: what was published is held, changed or called off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.course_planning_unfinished,
      count: (database, now) =>
        database.$count(
          course,
          and(
            eq(course.state, 'published'),
            inArray(
              course.id,
              database
                .select({ id: courseDate.courseId })
                .from(courseDate)
                .where(gt(courseDate.endsAt, now)),
            ),
          ),
        ),
    },
  ],
  promise: m.course_planning_when_off,
  begins: [planDescribed.plan, planDescribed.copy, publishDescribed.publish],
}
