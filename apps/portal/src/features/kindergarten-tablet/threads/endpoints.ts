import type { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { TabletThread, TabletThreads } from './contract.ts'
import type { TabletThreadForm } from './forms.ts'

const path = '/api/frontend/tablet/threads'

export const threadEndpoints = {
  list: endpoint<{ answer: TabletThreads }>()('GET', path),
  read: endpoint<{ answer: TabletThread }>()('GET', `${path}/:id`),
  start: endpoint<{ body: TabletThreadForm; answer: Done }>()('POST', path),
  answer: endpoint<{ body: MessageForm; answer: Done }>()('POST', `${path}/:id/messages`),
  markRead: endpoint<{ body: ReadForm; answer: Done }>()('POST', `${path}/:id/read`),
}
