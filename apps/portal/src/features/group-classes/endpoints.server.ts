import { z } from 'zod'
import { calendarType } from '#core/calendar/write-calendar.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
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
import { groupClassEndpoints as routes } from './endpoints.ts'
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
  list: describeEndpoint(routes.list, {
    summary: 'The group classes of the coming days.',
    access: 'everybody',
    query: LanguageQuery,
    answer: GroupExercises,
    mayBeUnchanged: true,
  }),
  details: describeEndpoint(routes.details, {
    summary: 'One group class.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
    answer: GroupExerciseDetails,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  changes: describeEndpoint(routes.changes, {
    summary: 'What changes in the list of group classes, as server-sent events while one listens.',
    access: 'everybody',
    answer: { kind: 'file', types: [streamType] },
  }),
  bookings: describeEndpoint(routes.bookings, {
    summary: 'One’s coming bookings, the first to begin first.',
    access: 'user',
    query: SportsBookingsQuery,
    answer: SportsBookings,
  }),
  book: describeEndpoint(routes.book, {
    summary: 'Takes a place in a class, or in its queue.',
    access: 'user',
    body: BookGroupClass,
    answer: BookedGroupClass,
    refusals: groupClassRefusals,
    refusalField,
  }),
  unbook: describeEndpoint(routes.unbook, {
    summary: 'Gives a place back, or leaves the queue.',
    access: 'user',
    query: UnbookGroupClass,
    answer: Done,
    refusals: unbookingRefusals,
    refusalField,
  }),
  sendForm: describeEndpoint(routes.sendForm, {
    summary:
      'Books or unbooks for a browser without JavaScript, and leads back to the page, which says how it went; a visitor is led to the login.',
    access: 'everybody',
    query: LanguageQuery,
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
  }),
  obstacles: describeEndpoint(routes.obstacles, {
    summary:
      'What holds one back from booking: membership, freezes, a block; and how many no-shows count.',
    access: 'user',
    answer: BookingObstacles,
  }),

  calendar: describeEndpoint(routes.calendar, {
    summary: 'The secret address at which one’s calendar fetches what one has booked of training.',
    access: 'user',
    query: LanguageQuery,
    answer: CalendarAddress,
  }),
  renewCalendar: describeEndpoint(routes.renewCalendar, {
    summary: 'Makes that address, or a new one; the old one leads nowhere from then on.',
    access: 'user',
    body: InLanguage,
    answer: CalendarAddress,
  }),
  removeCalendar: describeEndpoint(routes.removeCalendar, {
    summary: 'Takes that address away.',
    access: 'user',
    answer: Done,
  }),
  calendarFile: describeEndpoint(routes.calendarFile, {
    summary:
      'What somebody has booked of training as a calendar file, for whoever knows its secret address.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ file: CalendarFile }), refusal: 'CALENDAR_NOT_FOUND' },
    answer: { kind: 'file', types: [calendarType] },
    refusals: { CALENDAR_NOT_FOUND: 404 },
    refusalField,
  }),
  notices: describeEndpoint(routes.notices, {
    summary: 'What of classes one waits to be told by mail.',
    access: 'user',
    answer: ClassNotices,
  }),
  askForNotice: describeEndpoint(routes.askForNotice, {
    summary: 'Asks to be told by mail when the booking of a class opens, or when a place is free.',
    access: 'user',
    body: AskForNotice,
    answer: Done,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  stopNotice: describeEndpoint(routes.stopNotice, {
    summary: 'Asks no longer to be told.',
    access: 'user',
    query: StopNotice,
    answer: Done,
  }),
  reminders: describeEndpoint(routes.reminders, {
    summary: 'Whether one is reminded of the deadline for unbooking.',
    access: 'user',
    answer: Reminders,
  }),
  setReminders: describeEndpoint(routes.setReminders, {
    summary: 'Turns those reminders on or off.',
    access: 'user',
    body: Reminders,
    answer: Done,
  }),
  lookAtLink: describeEndpoint(routes.lookAtLink, {
    summary: 'What a mailed link is for. Does nothing.',
    access: 'everybody',
    body: ClassLink.extend(InLanguage.shape),
    answer: ClassLinkPurpose,
    refusals: only(linkRefusals, 'LINK_NOT_VALID'),
    refusalField,
  }),
  followLink: describeEndpoint(routes.followLink, {
    summary: 'Does what a mailed link is for: gives a place back, or stops reminders.',
    access: 'everybody',
    body: ClassLink,
    answer: Done,
    refusals: linkRefusals,
    refusalField,
  }),
}
