import { type Done, route } from '#platform/api/endpoint.ts'
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
  list: route<{ query: InLanguage & { day?: string | undefined }; answer: StaffClasses }>()(
    'GET',
    classes,
  ),
  read: route<{ query: InLanguage; answer: StaffClassDetails }>()('GET', `${classes}/:id`),
  cancel: route<{ answer: Done }>()('POST', `${classes}/:id/cancellation`),
  resize: route<{ body: CapacityForm; answer: Done }>()('PUT', `${classes}/:id/capacity`),
  move: route<{ body: RoomForm; answer: Done }>()('PUT', `${classes}/:id/room`),
  substitute: route<{ body: SubstituteForm; answer: Done }>()('PUT', `${classes}/:id/instructor`),
  /** A short limit, since on a bad network the mark is sent again. */
  mark: route<{ body: AttendanceForm; answer: Done }>()(
    'PUT',
    `${classes}/:id/attendance/:bookingId`,
    { timeLimit: 10_000 },
  ),
  members: route<{ query: { text: string }; answer: SportsMembers }>()('GET', members),
  member: route<{ query: InLanguage; answer: SportsMember }>()('GET', `${members}/:id`),
  block: route<{ body: BlockForm; answer: Done }>()('POST', `${members}/:id/blocks`),
  unblock: route<{ body: UnblockForm; answer: Done }>()('POST', `${members}/:id/unblocking`),
}
