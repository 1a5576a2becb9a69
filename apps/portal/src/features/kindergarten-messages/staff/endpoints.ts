import type { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Recipients, StaffThread, StaffThreads } from '../model/contract.ts'
import type { SensitiveForm, StaffThreadForm } from '../model/forms.ts'

const path = '/api/frontend/staff/kindergarten-threads'

export const staffEndpoints = {
  list: endpoint<{ answer: StaffThreads }>()('GET', path),
  recipients: endpoint<{ answer: Recipients }>()(
    'GET',
    '/api/frontend/staff/kindergarten-recipients',
  ),
  read: endpoint<{ answer: StaffThread }>()('GET', `${path}/:id`),
  start: endpoint<{ body: StaffThreadForm; answer: Done }>()('POST', path),
  answer: endpoint<{ body: MessageForm; answer: Done }>()('POST', `${path}/:id/messages`),
  markRead: endpoint<{ body: ReadForm; answer: Done }>()('POST', `${path}/:id/read`),
  retract: endpoint<{ answer: Done }>()('POST', `${path}/:id/messages/:message/retract`),
  mark: endpoint<{ body: SensitiveForm; answer: Done }>()('PUT', `${path}/:id/sensitive`),
}
