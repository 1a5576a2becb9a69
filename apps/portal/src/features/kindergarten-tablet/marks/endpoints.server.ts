import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletKey } from '../model/admit-device.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { MarkAnswer, TabletMark } from './contract.ts'
import { markEndpoints as endpoints } from './endpoints.ts'

export const marksDescribed = {
  send: describeEndpoint(endpoints.send, {
    summary:
      'Records what a tablet has marked, maybe long ago and without a network. The same mark again changes nothing. What a tablet sends that was shut off is reviewed by a leader.',
    access: { machine: tabletKey },
    body: TabletMark,
    answer: MarkAnswer,
    refusals: {
      ...only(
        kindergartenRefusals,
        'CHILD_NOT_FOUND',
        'CHILD_ALREADY_HERE',
        'CHILD_NOT_HERE',
        'CHILD_NOT_ENROLLED',
        'PRESENCE_TIME_INVALID',
      ),
      ...only(
        tabletRefusals,
        'TABLET_NOT_PAIRED',
        'TABLET_SHUT_OFF',
        'TABLET_CLOCK_WRONG',
        'MARK_ID_USED',
        'TOO_MANY_TO_REVIEW',
        'UNDO_NOT_POSSIBLE',
        'CHILD_ALREADY_ABSENT',
      ),
    },
    limits: 'Of one tablet, 200 marks wait for review at most.',
  }),
}
