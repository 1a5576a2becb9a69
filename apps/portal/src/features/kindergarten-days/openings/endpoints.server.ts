import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  CallOffOpening,
  CancelExtraPlace,
  ChangedOpening,
  NoticeForm,
  OpeningForm,
  Seen,
} from '../model/forms.ts'
import { daysRefusals } from '../model/refusals.ts'
import {
  ExtraPlaceId,
  KindergartenId,
  OpeningCalledOff,
  OpeningId,
  OpenOpening,
  SavedOpening,
} from './contract.ts'
import { openingEndpoints as endpoints } from './endpoints.ts'

const ofStaff = { access: { staff: kindergartenRoles } } as const
const ofOpening = {
  ...ofStaff,
  params: { schema: OpeningId, refusal: 'OPENING_NOT_FOUND' },
} as const
const nobody = { nobody: 'an opening is for all children of a kindergarten' } as const
const reading = only(daysRefusals, 'OPENING_NOT_FOUND')
const changing = only(
  daysRefusals,
  'OPENING_NOT_FOUND',
  'OPENING_CHANGED',
  'OPENING_CALLED_OFF',
  'OPENING_CLOSED',
)
const times = only(daysRefusals, 'DAYS_IN_PAST', 'DAYS_TOO_FAR', 'NOTICE_TOO_SHORT')
const noKindergarten = only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND')

/** How many days the kindergarten needs, and how many places are taken. */
const notice = { NOTICE_TOO_SHORT: z.strictObject({ days: z.int() }) }
const taken = { OPENING_BELOW_TAKEN: z.strictObject({ taken: z.int() }) }

export const openingDescribed = {
  create: describeEndpoint(endpoints.create, {
    ...ofStaff,
    summary:
      'Opens a kindergarten on a Saturday, or longer in an exam period, with so many places.',
    body: OpeningForm,
    answer: SavedOpening,
    refusals: { ...noKindergarten, ...times, ...only(daysRefusals, 'NOT_A_SATURDAY') },
    refusalDetails: notice,
    audits: ['kindergarten-opening-created'],
    concerns: nobody,
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofOpening,
    summary: 'An extra opening with the children who have a place or wait.',
    answer: OpenOpening,
    refusals: reading,
  }),
  change: describeEndpoint(endpoints.change, {
    ...ofOpening,
    summary:
      'Changes the places and the deadline of an extra opening. More places go to the queue.',
    body: ChangedOpening,
    answer: Done,
    refusals: {
      ...changing,
      ...times,
      ...only(daysRefusals, 'OPENING_BELOW_TAKEN', 'DEADLINE_AFTER_DAY'),
    },
    refusalDetails: { ...notice, ...taken },
    audits: ['kindergarten-opening-changed'],
    concerns: nobody,
  }),
  close: describeEndpoint(endpoints.close, {
    ...ofOpening,
    summary:
      'Ends the booking of an extra opening before its deadline. Children keep their places.',
    body: Seen,
    answer: Done,
    refusals: changing,
    audits: ['kindergarten-opening-closed'],
    concerns: nobody,
  }),
  callOff: describeEndpoint(endpoints.callOff, {
    ...ofOpening,
    summary: 'Calls off an extra opening. All who have booked or wait are notified.',
    body: CallOffOpening,
    answer: OpeningCalledOff,
    refusals: only(
      daysRefusals,
      'OPENING_NOT_FOUND',
      'OPENING_CHANGED',
      'OPENING_CALLED_OFF',
      'DAYS_IN_PAST',
    ),
    audits: ['kindergarten-opening-called-off'],
    concerns: nobody,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels the extra place of a child, also after the deadline. Its guardians are notified.',
    ...ofStaff,
    params: { schema: ExtraPlaceId, refusal: 'EXTRA_PLACE_NOT_FOUND' },
    body: CancelExtraPlace,
    answer: Done,
    refusals: only(daysRefusals, 'EXTRA_PLACE_NOT_FOUND', 'EXTRA_PLACE_CHANGED'),
    audits: ['kindergarten-extra-place-cancelled'],
    concerns: 'person',
  }),
  setNotice: describeEndpoint(endpoints.setNotice, {
    summary: 'Sets the notice that a kindergarten needs for the exam guarantee, in days.',
    ...ofStaff,
    params: { schema: KindergartenId, refusal: 'KINDERGARTEN_NOT_FOUND' },
    body: NoticeForm,
    answer: Done,
    refusals: noKindergarten,
    audits: ['kindergarten-exam-notice-changed'],
    concerns: { nobody: 'a setting of a kindergarten' },
  }),
}
