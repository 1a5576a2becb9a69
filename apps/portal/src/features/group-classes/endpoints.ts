import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CalendarAddress } from './calendar/contract.ts'
import type {
  BookedGroupClass,
  BookGroupClass,
  BookingObstacles,
  GroupExerciseDetails,
  GroupExercises,
  Language,
  SportsBookings,
  UnbookGroupClass,
} from './contract.ts'
import type {
  AskForNotice,
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  Reminders,
} from './notices/contract.ts'

const bookings = '/api/frontend/user/sports/bookings'
const obstacles = '/api/frontend/user/sports/booking-obstacles'
const classes = '/api/frontend/sports/group-exercises'
/** Specification, section 9. */
const timeLimit = 10_000

const calendar = '/api/frontend/user/sports/calendar'
const notices = '/api/frontend/user/sports/notices'
const reminders = '/api/frontend/user/sports/reminders'
const link = '/api/frontend/sports/class-link'

type InLanguage = { language: Language }
type PageOfBookings = InLanguage & { page: number; pageSize: number }

/** The sports endpoints of specification section 7 that concern group classes. */
export const groupClassEndpoints = {
  list: endpoint<{ query: InLanguage; answer: GroupExercises }>()('GET', classes, { timeLimit }),
  details: endpoint<{ query: InLanguage; answer: GroupExerciseDetails }>()(
    'GET',
    `${classes}/details/:id`,
    {
      timeLimit,
    },
  ),
  /** Server-sent events: `figures` with a JSON array of `FigureChange`, `list` when it has to be fetched. */
  changes: endpoint<{ answer: null }>()('GET', `${classes}/changes`),
  bookings: endpoint<{ query: PageOfBookings; answer: SportsBookings }>()('GET', bookings, {
    timeLimit,
  }),
  book: endpoint<{ body: BookGroupClass; answer: BookedGroupClass }>()('PUT', bookings, {
    timeLimit,
  }),
  unbook: endpoint<{ query: UnbookGroupClass; answer: Done }>()('DELETE', bookings, { timeLimit }),
  /** What the page sends where there is no JavaScript. */
  sendForm: endpoint<{ query: InLanguage; body: Blob; answer: null }>()('POST', `${classes}/form`),
  obstacles: endpoint<{ answer: BookingObstacles }>()('GET', obstacles, { timeLimit }),

  calendar: endpoint<{ query: InLanguage; answer: CalendarAddress }>()('GET', calendar),
  renewCalendar: endpoint<{ body: InLanguage; answer: CalendarAddress }>()('POST', calendar),
  removeCalendar: endpoint<{ answer: Done }>()('DELETE', calendar),
  /** What calendars fetch: whoever knows the address. */
  calendarFile: endpoint<{ query: InLanguage; answer: null }>()(
    'GET',
    '/api/frontend/sports/calendar/:file',
  ),

  notices: endpoint<{ answer: ClassNotices }>()('GET', notices),
  askForNotice: endpoint<{ body: AskForNotice; answer: Done }>()('PUT', notices),
  reminders: endpoint<{ answer: Reminders }>()('GET', reminders),
  setReminders: endpoint<{ body: Reminders; answer: Done }>()('PUT', reminders),
  stopNotice: endpoint<{ query: AskForNotice; answer: Done }>()('DELETE', notices),

  /** A mailed link: what it is for, and doing it. */
  lookAtLink: endpoint<{ body: ClassLink & InLanguage; answer: ClassLinkPurpose }>()(
    'POST',
    `${link}/purpose`,
  ),
  followLink: endpoint<{ body: ClassLink; answer: Done }>()('POST', link),
}
