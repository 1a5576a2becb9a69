import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Recipients, StaffThread, StaffThreads, ThreadId } from '../model/contract.ts'
import { SensitiveForm, StaffThreadForm } from '../model/forms.ts'
import { messageRefusals } from '../model/refusals.ts'
import { staffEndpoints as endpoints } from './endpoints.ts'

const access = { staff: kindergartenRoles } as const
const ofThread = {
  access,
  params: { schema: ThreadId, refusal: 'THREAD_NOT_FOUND' },
} as const
const notFound = only(kindergartenRefusals, 'THREAD_NOT_FOUND')

export const staffDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'The latest threads of the caller’s kindergartens, without those about a child of their own.',
    access,
    answer: StaffThreads,
  }),
  recipients: describeEndpoint(endpoints.recipients, {
    summary: 'Children whom the caller can write about, with the guardians who would read it.',
    access,
    answer: Recipients,
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofThread,
    summary: 'A thread with all of its messages, and how many guardians have read each.',
    answer: StaffThread,
    refusals: { ...notFound, OWN_CASE: 403 },
  }),
  start: describeEndpoint(endpoints.start, {
    summary:
      'Staff write about a child to all guardians who have access, or to one. They are notified by mail. Repeating it is not an error.',
    access,
    body: StaffThreadForm,
    answer: Done,
    status: 201,
    refusals: {
      ...only(
        kindergartenRefusals,
        'CHILD_NOT_FOUND',
        'CHILD_NOT_ENROLLED',
        'GUARDIAN_NOT_FOUND',
        'THREAD_NOT_FOUND',
        'MESSAGE_WITHOUT_READER',
      ),
      ...only(messageRefusals, 'STRONG_LOGIN_NOT_OFFERED'),
    },
    audits: ['kindergarten-thread-started'],
    concerns: 'person',
  }),
  answer: describeEndpoint(endpoints.answer, {
    ...ofThread,
    summary: 'Staff answer in a thread. Repeating it is not an error.',
    body: MessageForm,
    answer: Done,
    status: 201,
    refusals: only(kindergartenRefusals, 'THREAD_NOT_FOUND', 'MESSAGE_WITHOUT_READER'),
    audits: ['kindergarten-message-sent'],
    concerns: 'person',
  }),
  markRead: describeEndpoint(endpoints.markRead, {
    ...ofThread,
    summary:
      'Staff have read a thread up to a message, so that it no longer waits. Nothing is changed that would be audited.',
    body: ReadForm,
    answer: Done,
    refusals: notFound,
    audits: [],
    concerns: 'person',
  }),
  retract: describeEndpoint(endpoints.retract, {
    summary:
      'Staff retract a message of staff: its text is deleted, and both sides see that it was retracted. Repeating it is not an error.',
    access,
    params: {
      schema: z.strictObject({ id: z.uuid(), message: z.uuid() }),
      refusal: 'THREAD_NOT_FOUND',
    },
    answer: Done,
    refusals: notFound,
    audits: ['kindergarten-message-retracted'],
    concerns: 'person',
  }),
  mark: describeEndpoint(endpoints.mark, {
    ...ofThread,
    summary:
      'Staff mark a thread as sensitive, so that guardians read it only after a login with ID-porten, or no longer.',
    body: SensitiveForm,
    answer: Done,
    refusals: { ...notFound, ...only(messageRefusals, 'STRONG_LOGIN_NOT_OFFERED') },
    audits: ['kindergarten-thread-marked'],
    concerns: 'person',
  }),
}
