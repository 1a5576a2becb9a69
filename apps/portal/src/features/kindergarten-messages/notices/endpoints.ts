import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Reach, StaffNotices } from '../model/contract.ts'
import type { NoticeForm, NoticeScopeForm } from '../model/forms.ts'

const path = '/api/frontend/staff/kindergarten-notices'

export const noticeEndpoints = {
  list: endpoint<{ answer: StaffNotices }>()('GET', path),
  reach: endpoint<{ body: NoticeScopeForm; answer: Reach }>()('POST', `${path}/reach`),
  send: endpoint<{ body: NoticeForm; answer: Reach }>()('POST', path),
  retract: endpoint<{ answer: Done }>()('POST', `${path}/:id/retract`),
}
