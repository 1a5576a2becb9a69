import { Hono } from 'hono'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody, parseQuery } from '#platform/api/parse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from './announce-bookings.server.ts'
import { answerStored } from './answer-stored.server.ts'
import type { GroupClassBooking } from './book-group-class.server.ts'
import {
  type BookedGroupClass,
  BookGroupClass,
  GroupExerciseId,
  LanguageQuery,
  SportsBookingsQuery,
  UnbookGroupClass,
} from './contract.ts'
import { findGroupExercise } from './find-group-exercises.server.ts'
import { findMyBookings } from './find-my-bookings.server.ts'
import type { GroupClassList } from './list-group-classes.server.ts'
import {
  type GroupClassRefusal,
  groupClassRefusals,
  type UnbookingRefusal,
  unbookingRefusals,
} from './refusals.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

/** The sports routes of specification section 7 that concern group classes, below `/api`. */
export function createGroupClassesApi({
  database,
  sessions,
  booking,
  list,
  announcer,
}: {
  database: Database
  sessions: Pick<Sessions, 'find'>
  booking: GroupClassBooking
  list: GroupClassList
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const publicRoutes = new Hono<ApiEnvironment>()
    .get('/frontend/sports/group-exercises', parseQuery(LanguageQuery), async (context) =>
      answerStored(context, await list.read(context.req.valid('query').language)),
    )
    .get(
      '/frontend/sports/group-exercises/details/:id',
      parseQuery(LanguageQuery),
      async (context) => {
        const id = GroupExerciseId.safeParse(context.req.param('id'))
        const { language } = context.req.valid('query')
        const found = id.success ? await findGroupExercise(database, id.data, language) : null
        if (!found) throw refuse('CLASS_NOT_FOUND')
        return context.json(found)
      },
    )

  const memberRoutes = new Hono<SignedInEnvironment>()
    .use('/frontend/user/sports/bookings', requireUser(sessions))
    .get('/frontend/user/sports/bookings', parseQuery(SportsBookingsQuery), async (context) => {
      const { userId } = context.get('user')
      return context.json(await findMyBookings(database, userId, context.req.valid('query')))
    })
    .put('/frontend/user/sports/bookings', parseBody(BookGroupClass), async (context) => {
      const { userId } = context.get('user')
      const outcome = await booking.book({ ...context.req.valid('json'), userId })
      if ('refusal' in outcome) throw refuse(outcome.refusal)
      announcer.announce()
      return context.json(outcome satisfies BookedGroupClass)
    })
    .delete('/frontend/user/sports/bookings', parseQuery(UnbookGroupClass), async (context) => {
      const { userId } = context.get('user')
      const { refusal } = await unbookGroupClass(database, {
        ...context.req.valid('query'),
        userId,
      })
      if (refusal) throw refuse(refusal)
      announcer.announce()
      return context.json({})
    })

  return new Hono<ApiEnvironment>().route('/', publicRoutes).route('/', memberRoutes)
}

function refuse(code: GroupClassRefusal | UnbookingRefusal): Refusal {
  const status = { ...groupClassRefusals, ...unbookingRefusals }[code]
  return new Refusal(code, status, { field: 'errorMessage' })
}
