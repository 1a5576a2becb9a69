import { type Done, route } from '#platform/api/route.ts'
import type {
  BookedGroupClass,
  BookGroupClass,
  GroupExerciseDetails,
  GroupExercises,
  Language,
  SportsBookings,
  UnbookGroupClass,
} from './contract.ts'

const bookings = '/api/frontend/user/sports/bookings'
const classes = '/api/frontend/sports/group-exercises'
/** Specification, section 9. */
const timeLimit = 10_000

type InLanguage = { language: Language }
type PageOfBookings = InLanguage & { page: number; pageSize: number }

/** The sports routes of specification section 7 that concern group classes. */
export const groupClassRoutes = {
  list: route<{ query: InLanguage; answer: GroupExercises }>()('GET', classes, { timeLimit }),
  details: route<{ query: InLanguage; answer: GroupExerciseDetails }>()(
    'GET',
    `${classes}/details/:id`,
    {
      timeLimit,
    },
  ),
  /** Server-sent events: `figures` with a JSON array of `FigureChange`, `list` when it has to be fetched. */
  changes: route<{ answer: null }>()('GET', `${classes}/changes`),
  bookings: route<{ query: PageOfBookings; answer: SportsBookings }>()('GET', bookings, {
    timeLimit,
  }),
  book: route<{ body: BookGroupClass; answer: BookedGroupClass }>()('PUT', bookings, {
    timeLimit,
  }),
  unbook: route<{ query: UnbookGroupClass; answer: Done }>()('DELETE', bookings, { timeLimit }),
}
