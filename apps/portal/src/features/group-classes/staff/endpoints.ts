import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { SportsMember, SportsMembers, StaffClassDetails, StaffClasses } from './contract.ts'
import type {
  AttendanceForm,
  BlockForm,
  CapacityForm,
  RoomForm,
  SubstituteForm,
  UnblockForm,
} from './staff-forms.ts'

const staffPath = '/api/frontend/staff/sports'
const classes = `${staffPath}/classes` as const
const members = `${staffPath}/members` as const

type InLanguage = { language: Language }

export const classStaffEndpoints = {
  list: endpoint<{ query: InLanguage & { day?: string | undefined }; answer: StaffClasses }>()(
    'GET',
    classes,
  ),
  read: endpoint<{ query: InLanguage; answer: StaffClassDetails }>()('GET', `${classes}/:id`),
  cancel: endpoint<{ answer: Done }>()('POST', `${classes}/:id/cancellation`),
  resize: endpoint<{ body: CapacityForm; answer: Done }>()('PUT', `${classes}/:id/capacity`),
  move: endpoint<{ body: RoomForm; answer: Done }>()('PUT', `${classes}/:id/room`),
  substitute: endpoint<{ body: SubstituteForm; answer: Done }>()(
    'PUT',
    `${classes}/:id/instructor`,
  ),
  /** A short limit, since on a bad network the mark is sent again. */
  mark: endpoint<{ body: AttendanceForm; answer: Done }>()(
    'PUT',
    `${classes}/:id/attendance/:bookingId`,
    { timeLimit: 10_000 },
  ),
  members: endpoint<{ query: { text: string }; answer: SportsMembers }>()('GET', members),
  member: endpoint<{ query: InLanguage; answer: SportsMember }>()('GET', `${members}/:id`),
  block: endpoint<{ body: BlockForm; answer: Done }>()('POST', `${members}/:id/blocks`),
  unblock: endpoint<{ body: UnblockForm; answer: Done }>()('POST', `${members}/:id/unblocking`),
}
