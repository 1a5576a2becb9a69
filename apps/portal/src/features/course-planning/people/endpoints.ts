import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CourseAnswers, CoursePlaceCancelled, CoursePlaces, MessageSent } from './contract.ts'
import type { CancelPlaceForm, CorrectAnswersForm, MessageForm } from './forms.ts'

const path = '/api/frontend/staff'

export const peopleEndpoints = {
  list: endpoint<{ answer: CoursePlaces }>()('GET', `${path}/courses/:id/places`),
  readAnswers: endpoint<{ answer: CourseAnswers }>()('POST', `${path}/courses/:id/answers`),
  correctAnswers: endpoint<{ body: CorrectAnswersForm; answer: Done }>()(
    'PUT',
    `${path}/course-places/:id/answers`,
  ),
  cancel: endpoint<{ body: CancelPlaceForm; answer: CoursePlaceCancelled }>()(
    'POST',
    `${path}/course-places/:id/cancel`,
    { timeLimit: 30_000 },
  ),
  send: endpoint<{ body: MessageForm; answer: MessageSent }>()(
    'POST',
    `${path}/courses/:id/messages`,
  ),
}
