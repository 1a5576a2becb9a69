import { z } from 'zod'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  BookedGroupClass,
  BookGroupClass,
  GroupExerciseDetails,
  GroupExerciseId,
  GroupExercises,
  LanguageQuery,
  SportsBookings,
  SportsBookingsQuery,
  UnbookGroupClass,
} from './contract.ts'
import { streamType } from './live/answer-stream.server.ts'
import { groupClassRefusals, unbookingRefusals } from './refusals.ts'
import { groupClassRoutes as routes } from './routes.ts'

const refusalField = 'errorMessage'

export const described = {
  list: describeRoute(routes.list, {
    summary: 'The group classes of the coming days.',
    mayAsk: 'everybody',
    query: LanguageQuery,
    answer: GroupExercises,
    mayBeUnchanged: true,
  }),
  details: describeRoute(routes.details, {
    summary: 'One group class.',
    mayAsk: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
    answer: GroupExerciseDetails,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  changes: describeRoute(routes.changes, {
    summary: 'What changes in the list of group classes, as server-sent events while one listens.',
    mayAsk: 'everybody',
    answer: { kind: 'file', types: [streamType] },
  }),
  bookings: describeRoute(routes.bookings, {
    summary: 'One’s coming bookings, the first to begin first.',
    mayAsk: 'user',
    query: SportsBookingsQuery,
    answer: SportsBookings,
  }),
  book: describeRoute(routes.book, {
    summary: 'Takes a place in a class, or in its queue.',
    mayAsk: 'user',
    body: BookGroupClass,
    answer: BookedGroupClass,
    refusals: groupClassRefusals,
    refusalField,
  }),
  unbook: describeRoute(routes.unbook, {
    summary: 'Gives a place back, or leaves the queue.',
    mayAsk: 'user',
    query: UnbookGroupClass,
    answer: Done,
    refusals: unbookingRefusals,
    refusalField,
  }),
}
