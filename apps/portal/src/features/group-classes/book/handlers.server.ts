import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import {
  type GroupClassRefusal,
  groupClassRefusals,
  refusalField,
  type UnbookingRefusal,
  unbookingRefusals,
} from '../model/refusals.ts'
import type { GroupClassBooking } from './book-group-class.server.ts'
import { bookingDescribed as described } from './endpoints.server.ts'
import { findBookingEligibility } from './find-booking-eligibility.server.ts'
import { findMyBookings } from './find-my-bookings.server.ts'
import { ClassForm } from './form/contract.ts'
import { backAddress, outcomeAddress, pageOfForm } from './form/outcome-address.ts'
import { sendClassForm } from './form/send-class-form.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

/** A member's bookings of group classes. */
export function createClassBookingApi({
  database,
  booking,
  announcer,
  ...auth
}: AuthDependencies & {
  database: Database
  booking: GroupClassBooking
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const { api, serve } = serveEndpoints(auth)

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
    const user = await auth.sessions?.find(context.req.raw)
    if (!user)
      return context.redirect(
        loginAddress(pagePath('login', language), backAddress(page, form.classId)),
      )
    const parts = { database, booking, announcer }
    const outcome = await sendClassForm(parts, { ...form, userId: user.userId })
    return context.redirect(outcomeAddress(page, form.classId, outcome))
  })

  serve(described.eligibility, ({ user }) => findBookingEligibility(database, user.userId))

  return api
}

function refuse(code: GroupClassRefusal | UnbookingRefusal): Refusal {
  const status = { ...groupClassRefusals, ...unbookingRefusals }[code]
  return new Refusal(code, status, { field: refusalField })
}
