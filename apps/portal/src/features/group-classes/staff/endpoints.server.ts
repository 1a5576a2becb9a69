import { z } from 'zod'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { GroupExerciseId, LanguageQuery } from '../contract.ts'
import { ClassUsage, UsageQuery } from '../usage/contract.ts'
import { OpenStaffClass, SportsMember, SportsMembers, StaffClasses } from './contract.ts'
import { classStaffRoutes as routes } from './endpoints.ts'
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

const mayAsk = { staff: ['sports'] } as const
const oneClass = {
  mayAsk,
  params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
} as const
const oneMember = {
  mayAsk,
  params: {
    schema: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    refusal: 'MEMBER_NOT_FOUND',
  },
} as const
const coming = only(refusals, 'CLASS_NOT_FOUND', 'CLASS_NOT_COMING')

export const staffDescribed = {
  usage: describeRoute(routes.usage, {
    summary:
      'How classes that are over were used, between two days: by club, kind, class, instructor, week and hour. The last four weeks if nothing is said.',
    mayAsk,
    query: UsageQuery,
    answer: ClassUsage,
  }),
  list: describeRoute(routes.list, {
    summary: 'The group classes of a day, with how full they are; of today if nothing is said.',
    mayAsk,
    query: LanguageQuery.extend({ day: z.optional(StaffDay).catch(undefined) }),
    answer: StaffClasses,
  }),
  read: describeRoute(routes.read, {
    summary: 'A group class: who has a place, who waits, and who has come.',
    ...oneClass,
    query: LanguageQuery,
    answer: OpenStaffClass,
    refusals: only(refusals, 'CLASS_NOT_FOUND'),
  }),
  cancel: describeRoute(routes.cancel, {
    summary: 'Cancels a coming class. Whoever has a place or waits is told by mail.',
    ...oneClass,
    answer: Done,
    refusals: coming,
    audits: ['class-cancelled'],
    concerns: { nobody: 'a class of many people' },
  }),
  resize: describeRoute(routes.resize, {
    summary: 'Another number of places in a coming class. Whom it concerns is told by mail.',
    ...oneClass,
    body: CapacityForm,
    answer: Done,
    refusals: coming,
    audits: ['class-resized'],
    concerns: { nobody: 'a class of many people' },
  }),
  move: describeRoute(routes.move, {
    summary: 'Another room for one coming class.',
    ...oneClass,
    body: RoomForm,
    answer: Done,
    refusals: coming,
    audits: ['class-moved-to-room'],
    concerns: { nobody: 'a class of many people' },
  }),
  substitute: describeRoute(routes.substitute, {
    summary: 'Somebody else leads one class.',
    ...oneClass,
    body: SubstituteForm,
    answer: Done,
    refusals: { ...coming, ...only(refusals, 'INSTRUCTOR_NOT_FOUND') },
    audits: ['class-instructor-substituted'],
    concerns: { nobody: 'a class of many people' },
  }),
  mark: describeRoute(routes.mark, {
    summary:
      'Says of who has a place in a class that has begun whether they came. May be repeated.',
    mayAsk,
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
  members: describeRoute(routes.members, {
    summary:
      'People who have or had a membership, by part of their name or the start of their email.',
    mayAsk,
    query: z.object({
      text: z
        .string()
        .trim()
        .regex(/^\P{Cc}{0,100}$/u)
        .catch(''),
    }),
    answer: SportsMembers,
  }),
  member: describeRoute(routes.member, {
    summary: 'A member: what holds them back from booking, bookings and no-shows.',
    ...oneMember,
    query: LanguageQuery,
    answer: SportsMember,
    refusals: only(refusals, 'MEMBER_NOT_FOUND'),
  }),
  block: describeRoute(routes.block, {
    summary: 'Keeps a member from booking, for a reason. The member is told by mail.',
    ...oneMember,
    body: BlockForm,
    answer: Done,
    refusals: only(refusals, 'MEMBER_NOT_FOUND', 'BLOCK_ENDS_IN_THE_PAST'),
    audits: ['booking-blocked'],
    concerns: 'person',
  }),
  unblock: describeRoute(routes.unblock, {
    summary: 'Lifts every block that holds a member back now, for a reason.',
    ...oneMember,
    body: UnblockForm,
    answer: Done,
    refusals: only(refusals, 'MEMBER_NOT_FOUND', 'MEMBER_NOT_BLOCKED'),
    audits: ['booking-unblocked'],
    concerns: 'person',
  }),
}
