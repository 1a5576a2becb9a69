import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { NoticeId, Reach, StaffNotices } from '../model/contract.ts'
import { NoticeForm, NoticeScopeForm } from '../model/forms.ts'
import { messageRefusals } from '../model/refusals.ts'
import { noticeEndpoints as endpoints } from './endpoints.ts'

const access = { staff: kindergartenRoles } as const
const concerns = { nobody: 'a message to all guardians' } as const
const ofScope = only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND', 'DEPARTMENT_NOT_FOUND')

export const noticesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Messages to all of the caller’s kindergartens, with how many have not read each, and where they can send one.',
    access,
    answer: StaffNotices,
  }),
  reach: describeEndpoint(endpoints.reach, {
    summary: 'How many guardians a message to all would reach. Nothing is changed.',
    access,
    body: NoticeScopeForm,
    answer: Reach,
    refusals: ofScope,
    audits: [],
    concerns,
  }),
  send: describeEndpoint(endpoints.send, {
    summary:
      'Sends a message to all guardians of a kindergarten or of some departments, who are notified by mail. Repeating it is not an error.',
    access,
    body: NoticeForm,
    answer: Reach,
    status: 201,
    refusals: {
      ...ofScope,
      ...only(kindergartenRefusals, 'MESSAGE_WITHOUT_READER'),
      ...only(messageRefusals, 'NOTICE_NOT_FOUND'),
    },
    audits: ['kindergarten-notice-sent'],
    concerns,
  }),
  retract: describeEndpoint(endpoints.retract, {
    summary:
      'Retracts a message to all: its texts are deleted, and everybody sees that it was retracted. Repeating it is not an error.',
    access,
    params: { schema: NoticeId, refusal: 'NOTICE_NOT_FOUND' },
    answer: Done,
    refusals: only(messageRefusals, 'NOTICE_NOT_FOUND'),
    audits: ['kindergarten-notice-retracted'],
    concerns,
  }),
}
