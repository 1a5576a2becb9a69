import { type Done, route } from '#platform/api/endpoint.ts'
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
  notices: route<{ answer: ClassNotices }>()('GET', notices),
  requestNotice: route<{ body: NoticeRequest; answer: Done }>()('PUT', notices),
  cancelNotice: route<{ query: NoticeRequest; answer: Done }>()('DELETE', notices),
  reminders: route<{ answer: Reminders }>()('GET', reminders),
  setReminders: route<{ body: Reminders; answer: Done }>()('PUT', reminders),

  /** What a mailed link does, so that the page can say it before the visitor confirms. */
  findLinkPurpose: route<{ body: ClassLink & InLanguage; answer: ClassLinkPurpose }>()(
    'POST',
    `${link}/purpose`,
  ),
  followLink: route<{ body: ClassLink; answer: Done }>()('POST', link),
}
