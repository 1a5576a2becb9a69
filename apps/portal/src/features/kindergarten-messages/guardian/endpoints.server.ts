import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { GuardianMessages, GuardianThread, NoticeId, ThreadId } from '../model/contract.ts'
import { GuardianThreadForm } from '../model/forms.ts'
import { messageRefusals } from '../model/refusals.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'

const thread = { schema: ThreadId, refusal: 'THREAD_NOT_FOUND' } as const
const ofThread = only(kindergartenRefusals, 'THREAD_NOT_FOUND', 'STRONG_LOGIN_REQUIRED')

export const guardianDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Threads and messages to all that a guardian reads, without what sensitive threads are about where the session did not log in with ID-porten.',
    access: 'user',
    answer: GuardianMessages,
  }),
  read: describeEndpoint(endpoints.read, {
    summary:
      'A thread with the messages that were sent to the guardian; locked where it is sensitive and the session did not log in with ID-porten.',
    access: 'user',
    params: thread,
    answer: GuardianThread,
    refusals: only(kindergartenRefusals, 'THREAD_NOT_FOUND'),
  }),
  start: describeEndpoint(endpoints.start, {
    summary: 'A guardian writes to the kindergarten about a child. Repeating it is not an error.',
    access: 'user',
    body: GuardianThreadForm,
    answer: Done,
    status: 201,
    refusals: only(
      kindergartenRefusals,
      'CHILD_NOT_FOUND',
      'CHILD_NOT_ENROLLED',
      'THREAD_NOT_FOUND',
    ),
  }),
  answer: describeEndpoint(endpoints.answer, {
    summary: 'A guardian answers in a thread. Repeating it is not an error.',
    access: 'user',
    params: thread,
    body: MessageForm,
    answer: Done,
    status: 201,
    refusals: ofThread,
  }),
  markRead: describeEndpoint(endpoints.markRead, {
    summary: 'A guardian has read a thread up to a message.',
    access: 'user',
    params: thread,
    body: ReadForm,
    answer: Done,
    refusals: ofThread,
  }),
  markNoticeRead: describeEndpoint(endpoints.markNoticeRead, {
    summary: 'A guardian has read a message to all.',
    access: 'user',
    params: { schema: NoticeId, refusal: 'NOTICE_NOT_FOUND' },
    answer: Done,
    refusals: only(messageRefusals, 'NOTICE_NOT_FOUND'),
  }),
}
