import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type {
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  NoticeRequest,
  Reminders,
} from './contract.ts'

const notices = '/api/frontend/user/sports/notices'
const reminders = '/api/frontend/user/sports/reminders'
const link = '/api/frontend/sports/class-link'

type InLanguage = { language: Language }

export const classNoticeEndpoints = {
  notices: endpoint<{ answer: ClassNotices }>()('GET', notices),
  requestNotice: endpoint<{ body: NoticeRequest; answer: Done }>()('PUT', notices),
  cancelNotice: endpoint<{ query: NoticeRequest; answer: Done }>()('DELETE', notices),
  reminders: endpoint<{ answer: Reminders }>()('GET', reminders),
  setReminders: endpoint<{ body: Reminders; answer: Done }>()('PUT', reminders),

  /** What a mailed link does, so that the page can say it before the visitor confirms. */
  findLinkPurpose: endpoint<{ body: ClassLink & InLanguage; answer: ClassLinkPurpose }>()(
    'POST',
    `${link}/purpose`,
  ),
  followLink: endpoint<{ body: ClassLink; answer: Done }>()('POST', link),
}
