import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { tabletKey } from '../model/admit-device.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { TabletThread, TabletThreads } from './contract.ts'
import { threadEndpoints as endpoints } from './endpoints.ts'
import { TabletThreadForm } from './forms.ts'

const opened = only(tabletRefusals, 'TABLET_NOT_PAIRED', 'TABLET_SHUT_OFF', 'PIN_NEEDED')
const access = { machine: tabletKey } as const
const ofThread = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'THREAD_NOT_FOUND' },
} as const
const notFound = { ...opened, ...only(kindergartenRefusals, 'THREAD_NOT_FOUND') }

export const threadsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'After a PIN: the latest conversations about children of the department, without sensitive ones.',
    access,
    answer: TabletThreads,
    refusals: opened,
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofThread,
    summary: 'After a PIN: a conversation with all of its messages.',
    answer: TabletThread,
    refusals: notFound,
  }),
  start: describeEndpoint(endpoints.start, {
    summary:
      'After a PIN: an employee writes about a child to all guardians who have access. Repeating it is not an error.',
    access,
    body: TabletThreadForm,
    answer: Done,
    status: 201,
    refusals: {
      ...notFound,
      ...only(kindergartenRefusals, 'CHILD_NOT_FOUND', 'MESSAGE_WITHOUT_READER'),
    },
  }),
  answer: describeEndpoint(endpoints.answer, {
    ...ofThread,
    summary: 'After a PIN: an employee answers in a conversation. Repeating it is not an error.',
    body: MessageForm,
    answer: Done,
    status: 201,
    refusals: { ...notFound, ...only(kindergartenRefusals, 'MESSAGE_WITHOUT_READER') },
  }),
  markRead: describeEndpoint(endpoints.markRead, {
    ...ofThread,
    summary: 'After a PIN: a conversation was read up to a message, so that it no longer waits.',
    body: ReadForm,
    answer: Done,
    refusals: notFound,
  }),
}
