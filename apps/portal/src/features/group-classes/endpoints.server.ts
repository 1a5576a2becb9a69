import { z } from 'zod'
import { calendarType } from '#core/calendar/write-calendar.server.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CalendarAddress, CalendarFile } from './calendar/contract.ts'
import {
  BookedGroupClass,
  BookGroupClass,
  BookingObstacles,
  GroupExerciseDetails,
  GroupExerciseId,
  GroupExercises,
  LanguageQuery,
  SportsBookings,
  SportsBookingsQuery,
  UnbookGroupClass,
} from './contract.ts'
import { groupClassRoutes as routes } from './endpoints.ts'
import { streamType } from './live/answer-stream.server.ts'
import {
  AskForNotice,
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  Reminders,
  StopNotice,
} from './notices/contract.ts'
import { groupClassRefusals, linkRefusals, unbookingRefusals } from './refusals.ts'

const refusalField = 'errorMessage'

const InLanguage = z.strictObject({ language: z.enum(['no', 'en']) })

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
  sendForm: describeRoute(routes.sendForm, {
    summary:
      'Books or unbooks for a browser without JavaScript, and leads back to the page, which says how it went; a visitor is led to the login.',
    mayAsk: 'everybody',
    query: LanguageQuery,
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
  }),
  obstacles: describeRoute(routes.obstacles, {
    summary:
      'What holds one back from booking: membership, freezes, a block; and how many no-shows count.',
    mayAsk: 'user',
    answer: BookingObstacles,
  }),

  calendar: describeRoute(routes.calendar, {
    summary: 'The secret address at which one’s calendar fetches what one has booked of training.',
    mayAsk: 'user',
    query: LanguageQuery,
    answer: CalendarAddress,
  }),
  renewCalendar: describeRoute(routes.renewCalendar, {
    summary: 'Makes that address, or a new one; the old one leads nowhere from then on.',
    mayAsk: 'user',
    body: InLanguage,
    answer: CalendarAddress,
  }),
  removeCalendar: describeRoute(routes.removeCalendar, {
    summary: 'Takes that address away.',
    mayAsk: 'user',
    answer: Done,
  }),
  calendarFile: describeRoute(routes.calendarFile, {
    summary:
      'What somebody has booked of training as a calendar file, for whoever knows its secret address.',
    mayAsk: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ file: CalendarFile }), refusal: 'CALENDAR_NOT_FOUND' },
    answer: { kind: 'file', types: [calendarType] },
    refusals: { CALENDAR_NOT_FOUND: 404 },
    refusalField,
  }),
  notices: describeRoute(routes.notices, {
    summary: 'What of classes one waits to be told by mail.',
    mayAsk: 'user',
    answer: ClassNotices,
  }),
  askForNotice: describeRoute(routes.askForNotice, {
    summary: 'Asks to be told by mail when the booking of a class opens, or when a place is free.',
    mayAsk: 'user',
    body: AskForNotice,
    answer: Done,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  stopNotice: describeRoute(routes.stopNotice, {
    summary: 'Asks no longer to be told.',
    mayAsk: 'user',
    query: StopNotice,
    answer: Done,
  }),
  reminders: describeRoute(routes.reminders, {
    summary: 'Whether one is reminded of the deadline for unbooking.',
    mayAsk: 'user',
    answer: Reminders,
  }),
  setReminders: describeRoute(routes.setReminders, {
    summary: 'Turns those reminders on or off.',
    mayAsk: 'user',
    body: Reminders,
    answer: Done,
  }),
  lookAtLink: describeRoute(routes.lookAtLink, {
    summary: 'What a mailed link is for. Does nothing.',
    mayAsk: 'everybody',
    body: ClassLink.extend(InLanguage.shape),
    answer: ClassLinkPurpose,
    refusals: only(linkRefusals, 'LINK_NOT_VALID'),
    refusalField,
  }),
  followLink: describeRoute(routes.followLink, {
    summary: 'Does what a mailed link is for: gives a place back, or stops reminders.',
    mayAsk: 'everybody',
    body: ClassLink,
    answer: Done,
    refusals: linkRefusals,
    refusalField,
  }),
}
