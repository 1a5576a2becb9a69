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
import { groupClassEndpoints as endpoints } from './endpoints.ts'
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
  list: describeEndpoint(endpoints.list, {
    summary: 'The group classes of the coming days.',
    access: 'everybody',
    query: LanguageQuery,
    answer: GroupExercises,
    mayBeUnchanged: true,
  }),
  details: describeEndpoint(endpoints.details, {
    summary: 'One group class.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
    answer: GroupExerciseDetails,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  changes: describeEndpoint(endpoints.changes, {
    summary: 'What changes in the list of group classes, as server-sent events while one listens.',
    access: 'everybody',
    answer: { kind: 'file', types: [streamType] },
  }),
  bookings: describeEndpoint(endpoints.bookings, {
    summary: 'One’s coming bookings, the first to begin first.',
    access: 'user',
    query: SportsBookingsQuery,
    answer: SportsBookings,
  }),
  book: describeEndpoint(endpoints.book, {
    summary: 'Takes a place in a class, or in its queue.',
    access: 'user',
    body: BookGroupClass,
    answer: BookedGroupClass,
    refusals: groupClassRefusals,
    refusalField,
  }),
  unbook: describeEndpoint(endpoints.unbook, {
    summary: 'Gives a place back, or leaves the queue.',
    access: 'user',
    query: UnbookGroupClass,
    answer: Done,
    refusals: unbookingRefusals,
    refusalField,
  }),
  sendForm: describeEndpoint(endpoints.sendForm, {
    summary:
      'Books or unbooks for a browser without JavaScript, and leads back to the page, which says how it went; a visitor is led to the login.',
    access: 'everybody',
    query: LanguageQuery,
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
  }),
  obstacles: describeEndpoint(endpoints.obstacles, {
    summary:
      'What holds one back from booking: membership, freezes, a block; and how many no-shows count.',
    access: 'user',
    answer: BookingObstacles,
  }),

  calendar: describeEndpoint(endpoints.calendar, {
    summary: 'The secret address at which one’s calendar fetches what one has booked of training.',
    access: 'user',
    query: LanguageQuery,
    answer: CalendarAddress,
  }),
  renewCalendar: describeEndpoint(endpoints.renewCalendar, {
    summary: 'Makes that address, or a new one; the old one leads nowhere from then on.',
    access: 'user',
    body: InLanguage,
    answer: CalendarAddress,
  }),
  removeCalendar: describeEndpoint(endpoints.removeCalendar, {
    summary: 'Takes that address away.',
    access: 'user',
    answer: Done,
  }),
  calendarFile: describeEndpoint(endpoints.calendarFile, {
    summary:
      'What somebody has booked of training as a calendar file, for whoever knows its secret address.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ file: CalendarFile }), refusal: 'CALENDAR_NOT_FOUND' },
    answer: { kind: 'file', types: [calendarType] },
    refusals: { CALENDAR_NOT_FOUND: 404 },
    refusalField,
  }),
  notices: describeEndpoint(endpoints.notices, {
    summary: 'What of classes one waits to be told by mail.',
    access: 'user',
    answer: ClassNotices,
  }),
  askForNotice: describeEndpoint(endpoints.askForNotice, {
    summary: 'Asks to be told by mail when the booking of a class opens, or when a place is free.',
    access: 'user',
    body: AskForNotice,
    answer: Done,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  stopNotice: describeEndpoint(endpoints.stopNotice, {
    summary: 'Asks no longer to be told.',
    access: 'user',
    query: StopNotice,
    answer: Done,
  }),
  reminders: describeEndpoint(endpoints.reminders, {
    summary: 'Whether one is reminded of the deadline for unbooking.',
    access: 'user',
    answer: Reminders,
  }),
  setReminders: describeEndpoint(endpoints.setReminders, {
    summary: 'Turns those reminders on or off.',
    access: 'user',
    body: Reminders,
    answer: Done,
  }),
  lookAtLink: describeEndpoint(endpoints.lookAtLink, {
    summary: 'What a mailed link is for. Does nothing.',
    access: 'everybody',
    body: ClassLink.extend(InLanguage.shape),
    answer: ClassLinkPurpose,
    refusals: only(linkRefusals, 'LINK_NOT_VALID'),
    refusalField,
  }),
  followLink: describeEndpoint(endpoints.followLink, {
    summary: 'Does what a mailed link is for: gives a place back, or stops reminders.',
    access: 'everybody',
    body: ClassLink,
    answer: Done,
    refusals: linkRefusals,
    refusalField,
  }),
}
