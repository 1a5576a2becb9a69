import type { z } from 'zod'
import { endpoint } from '#platform/api/endpoint.ts'
import type {
  BookCourse,
  CancelSeats,
  ChangeAnswers,
  CoursesToBook,
  CourseToBook,
  OwnCourse,
  SeatsCancelled,
} from '../model/contract.ts'

const own = '/api/frontend/user/courses/:id/place'

/** Cancelling waits for the payment provider. */
const timeLimit = 30_000

export const bookEndpoints = {
  list: endpoint<{ answer: z.infer<typeof CoursesToBook> }>()(
    'GET',
    '/api/frontend/courses-to-book',
  ),
  course: endpoint<{ answer: CourseToBook }>()('GET', '/api/frontend/courses-to-book/:id'),
  own: endpoint<{ answer: OwnCourse }>()('GET', own),
  book: endpoint<{ body: BookCourse; answer: OwnCourse }>()('POST', own),
  changeAnswers: endpoint<{ body: ChangeAnswers; answer: OwnCourse }>()('PUT', `${own}/answers`),
  cancel: endpoint<{ body: CancelSeats; answer: SeatsCancelled }>()('POST', `${own}/cancel`, {
    timeLimit,
  }),
}
