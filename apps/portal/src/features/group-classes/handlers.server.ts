import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { invalidRequest, Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { answerCached } from '#platform/pages/answer-cached.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { BookingAnnouncer } from './announce-bookings.server.ts'
import type { GroupClassBooking } from './book-group-class.server.ts'
import { described } from './endpoints.server.ts'
import { findBookingObstacles } from './find-booking-obstacles.server.ts'
import { findGroupExercise } from './find-group-exercises.server.ts'
import { findMyBookings } from './find-my-bookings.server.ts'
import { ClassForm } from './form/contract.ts'
import { backAddress, outcomeAddress, pageOfForm } from './form/outcome-address.ts'
import { sendClassForm } from './form/send-class-form.server.ts'
import type { GroupClassList } from './list-group-classes.server.ts'
import { answerStream } from './live/answer-stream.server.ts'
import type { ListFollowers } from './live/list-followers.server.ts'
import {
  type GroupClassRefusal,
  groupClassRefusals,
  type UnbookingRefusal,
  unbookingRefusals,
} from './refusals.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

export function createGroupClassesApi({
  database,
  booking,
  list,
  followers,
  announcer,
  ...doors
}: AuthDependencies & {
  database: Database
  booking: GroupClassBooking
  list: GroupClassList
  followers: ListFollowers
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.list, async ({ context, query: { language } }) =>
    answerCached(context, await list.read(language)),
  )

  serve(described.details, async ({ params: { id }, query: { language } }) => {
    const found = await findGroupExercise(database, id, language)
    if (!found) throw refuse('CLASS_NOT_FOUND')
    return found
  })

  serve(described.changes, ({ context }) => {
    if (!followers.hasRoom()) throw unavailable()
    return answerStream(context, followers.add)
  })

  serve(described.bookings, ({ user, query }) => findMyBookings(database, user.userId, query))

  serve(described.book, async ({ user: { userId }, body }) => {
    const outcome = await booking.book({ ...body, userId })
    if ('refusal' in outcome) throw refuse(outcome.refusal)
    announcer.announce()
    return outcome
  })

  serve(described.unbook, async ({ user: { userId }, query }) => {
    const { refusal } = await unbookGroupClass(database, { ...query, userId })
    if (refusal) throw refuse(refusal)
    announcer.announce()
    return {}
  })

  serve(described.sendForm, async ({ context, query: { language } }) => {
    const typed = Object.fromEntries(new URLSearchParams(await context.req.text()))
    const { data: form } = ClassForm.safeParse(typed)
    if (!form) throw invalidRequest()
    const page = pageOfForm(form.back, language)
    const user = await doors.sessions?.find(context.req.raw)
    if (!user)
      return context.redirect(
        loginAddress(pagePath('login', language), backAddress(page, form.classId)),
      )
    const parts = { database, booking, announcer }
    const outcome = await sendClassForm(parts, { ...form, userId: user.userId })
    return context.redirect(outcomeAddress(page, form.classId, outcome))
  })

  serve(described.obstacles, ({ user }) => findBookingObstacles(database, user.userId))

  return api
}

function refuse(code: GroupClassRefusal | UnbookingRefusal): Refusal {
  const status = { ...groupClassRefusals, ...unbookingRefusals }[code]
  return new Refusal(code, status, { field: 'errorMessage' })
}
