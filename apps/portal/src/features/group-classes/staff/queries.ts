import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import type { WaitingMark } from './attendance/waiting-marks.ts'
import { classStaffEndpoints as endpoints } from './endpoints.ts'
import type {
  BlockForm,
  CapacityForm,
  RoomForm,
  SubstituteForm,
  UnblockForm,
} from './staff-forms.ts'

const classesKey = [...staffKey, 'sports-classes'] as const
const membersKey = [...staffKey, 'sports-members'] as const

export const staffClassesQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: [...classesKey, 'day', day, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.list, { query: { day, language: getLocale() }, signal }),
    retry: false,
  })

/** Refetched when the window gets focus, since members book and unbook in the meantime. */
export const staffClassQuery = (id: string) =>
  queryOptions({
    queryKey: [...classesKey, id, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.read, { params: { id }, query: { language: getLocale() }, signal }),
    retry: false,
    staleTime: 0,
  })

export const sportsMembersQuery = (text: string) =>
  queryOptions({
    queryKey: [...membersKey, 'search', text],
    queryFn: ({ signal }) => callStaff(endpoints.members, { query: { text }, signal }),
    retry: false,
  })

export const sportsMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...membersKey, id, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.member, { params: { id }, query: { language: getLocale() }, signal }),
    retry: false,
    staleTime: 0,
  })

export const staffClassesChanged = { queryKey: classesKey }
export const sportsMembersChanged = { queryKey: membersKey }

const ofClass = (id: number) => ({ params: { id: String(id) } })

export const cancelClass = (id: number) => callStaff(endpoints.cancel, ofClass(id))
export const resizeClass = (id: number, body: CapacityForm) =>
  callStaff(endpoints.resize, { ...ofClass(id), body })
export const moveClass = (id: number, body: RoomForm) =>
  callStaff(endpoints.move, { ...ofClass(id), body })
export const substituteInClass = (id: number, body: SubstituteForm) =>
  callStaff(endpoints.substitute, { ...ofClass(id), body })
export const sendMark = ({ classId, bookingId, mark }: WaitingMark) =>
  callStaff(endpoints.mark, {
    params: { id: String(classId), bookingId: String(bookingId) },
    body: { mark },
  })
export const blockSportsMember = (id: string, body: BlockForm) =>
  callStaff(endpoints.block, { params: { id }, body })
export const unblockSportsMember = (id: string, body: UnblockForm) =>
  callStaff(endpoints.unblock, { params: { id }, body })
