import type { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { GuardianMessages, GuardianThread } from '../model/contract.ts'
import type { GuardianThreadForm } from '../model/forms.ts'

const path = '/api/frontend/user'

export const guardianEndpoints = {
  list: endpoint<{ answer: GuardianMessages }>()('GET', `${path}/kindergarten-messages`),
  read: endpoint<{ answer: GuardianThread }>()('GET', `${path}/kindergarten-threads/:id`),
  start: endpoint<{ body: GuardianThreadForm; answer: Done }>()(
    'POST',
    `${path}/kindergarten-threads`,
  ),
  answer: endpoint<{ body: MessageForm; answer: Done }>()(
    'POST',
    `${path}/kindergarten-threads/:id/messages`,
  ),
  markRead: endpoint<{ body: ReadForm; answer: Done }>()(
    'POST',
    `${path}/kindergarten-threads/:id/read`,
  ),
  markNoticeRead: endpoint<{ answer: Done }>()('POST', `${path}/kindergarten-notices/:id/read`),
}
