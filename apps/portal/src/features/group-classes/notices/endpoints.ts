import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type {
  AskForNotice,
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  Reminders,
} from './contract.ts'

const notices = '/api/frontend/user/sports/notices'
const reminders = '/api/frontend/user/sports/reminders'
const link = '/api/frontend/sports/class-link'

type InLanguage = { language: Language }

export const classNoticeEndpoints = {
  notices: endpoint<{ answer: ClassNotices }>()('GET', notices),
  askForNotice: endpoint<{ body: AskForNotice; answer: Done }>()('PUT', notices),
  stopNotice: endpoint<{ query: AskForNotice; answer: Done }>()('DELETE', notices),
  reminders: endpoint<{ answer: Reminders }>()('GET', reminders),
  setReminders: endpoint<{ body: Reminders; answer: Done }>()('PUT', reminders),

  /** What a mailed link does, so that the page can say it before the visitor confirms. */
  lookAtLink: endpoint<{ body: ClassLink & InLanguage; answer: ClassLinkPurpose }>()(
    'POST',
    `${link}/purpose`,
  ),
  followLink: endpoint<{ body: ClassLink; answer: Done }>()('POST', link),
}
