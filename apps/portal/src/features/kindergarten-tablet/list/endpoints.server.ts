import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletKey } from '../model/admit-device.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { TabletDay } from './contract.ts'
import { listEndpoints as endpoints } from './endpoints.ts'

export const listDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'The children of the department of a tablet today: who is here, gone, absent or late. No health data is in it.',
    access: { machine: tabletKey },
    answer: TabletDay,
    refusals: only(tabletRefusals, 'TABLET_NOT_PAIRED', 'TABLET_SHUT_OFF'),
  }),
}
