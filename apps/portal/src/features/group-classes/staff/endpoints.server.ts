import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { GroupExerciseId, LanguageQuery } from '../model/contract.ts'
import { SportsMember, SportsMembers, StaffClassDetails, StaffClasses } from './contract.ts'
import { classStaffEndpoints as endpoints } from './endpoints.ts'
import { classStaffRefusals as refusals } from './refusals.ts'
import {
  AttendanceForm,
  BlockForm,
  CapacityForm,
  RoomForm,
  StaffDay,
  SubstituteForm,
  UnblockForm,
} from './staff-forms.ts'

const access = { staff: ['sports'] } as const
const oneClass = {
  access,
  params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
} as const
const oneMember = {
  access,
  params: {
    schema: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    refusal: 'MEMBER_NOT_FOUND',
  },
} as const
const coming = only(refusals, 'CLASS_NOT_FOUND', 'CLASS_NOT_COMING')

export const staffDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The group classes of a day, with how full they are. The default is today.',
    access,
    query: LanguageQuery.extend({ day: z.optional(StaffDay).catch(undefined) }),
    answer: StaffClasses,
  }),
  read: describeEndpoint(endpoints.read, {
    summary: 'A group class: who has a place, who waits, and who attended.',
    ...oneClass,
    query: LanguageQuery,
    answer: StaffClassDetails,
    refusals: only(refusals, 'CLASS_NOT_FOUND'),
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary: 'Cancels an upcoming class. Members who have a place or wait are notified by mail.',
    ...oneClass,
    answer: Done,
    refusals: coming,
    audits: ['class-cancelled'],
    concerns: { nobody: 'a class of many people' },
  }),
  resize: describeEndpoint(endpoints.resize, {
    summary:
      'Changes the number of places in an upcoming class. Members who are affected are notified by mail.',
    ...oneClass,
    body: CapacityForm,
    answer: Done,
    refusals: coming,
    audits: ['class-resized'],
    concerns: { nobody: 'a class of many people' },
  }),
  move: describeEndpoint(endpoints.move, {
    summary: 'Changes the room of one upcoming class.',
    ...oneClass,
    body: RoomForm,
    answer: Done,
    refusals: coming,
    audits: ['class-moved-to-room'],
    concerns: { nobody: 'a class of many people' },
  }),
  substitute: describeEndpoint(endpoints.substitute, {
    summary: 'Sets a substitute instructor for one class.',
    ...oneClass,
    body: SubstituteForm,
    answer: Done,
    refusals: { ...coming, ...only(refusals, 'INSTRUCTOR_NOT_FOUND') },
    audits: ['class-instructor-substituted'],
    concerns: { nobody: 'a class of many people' },
  }),
  mark: describeEndpoint(endpoints.mark, {
    summary:
      'Marks whether a member with a place in a class that has started attended. May be repeated.',
    access,
    params: {
      schema: z.object({ id: GroupExerciseId, bookingId: GroupExerciseId }),
      refusal: 'MEMBER_NOT_BOOKED',
    },
    body: AttendanceForm,
    answer: Done,
    refusals: only(
      refusals,
      'CLASS_NOT_FOUND',
      'CLASS_NOT_STARTED',
      'MEMBER_NOT_BOOKED',
      'MEMBER_NOT_FOUND',
    ),
    audits: ['attendance-marked'],
    concerns: 'person',
  }),
  members: describeEndpoint(endpoints.members, {
    summary:
      'People who have or had a membership, by part of their name or the start of their email.',
    access,
    query: z.object({
      text: z
        .string()
        .trim()
        .regex(/^\P{Cc}{0,100}$/u)
        .catch(''),
    }),
    answer: SportsMembers,
  }),
  member: describeEndpoint(endpoints.member, {
    summary: 'A member: whether they may book, their bookings and no-shows.',
    ...oneMember,
    query: LanguageQuery,
    answer: SportsMember,
    refusals: only(refusals, 'MEMBER_NOT_FOUND'),
  }),
  block: describeEndpoint(endpoints.block, {
    summary: 'Blocks a member from booking, with a reason. The member is notified by mail.',
    ...oneMember,
    body: BlockForm,
    answer: Done,
    refusals: only(refusals, 'MEMBER_NOT_FOUND', 'BLOCK_ENDS_IN_THE_PAST'),
    audits: ['booking-blocked'],
    concerns: 'person',
  }),
  unblock: describeEndpoint(endpoints.unblock, {
    summary: 'Lifts every running block of a member, with a reason.',
    ...oneMember,
    body: UnblockForm,
    answer: Done,
    refusals: only(refusals, 'MEMBER_NOT_FOUND', 'MEMBER_NOT_BLOCKED'),
    audits: ['booking-unblocked'],
    concerns: 'person',
  }),
}
