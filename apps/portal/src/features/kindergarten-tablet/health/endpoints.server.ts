import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletKey } from '../model/admit-device.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { Opened, TabletHealth } from './contract.ts'
import { healthEndpoints as endpoints } from './endpoints.ts'
import { PinForm } from './pin-form.ts'

const ofTablet = {
  access: { machine: tabletKey },
  refusals: only(tabletRefusals, 'TABLET_NOT_PAIRED', 'TABLET_SHUT_OFF'),
} as const

export const healthDescribed = {
  open: describeEndpoint(endpoints.open, {
    summary: 'Opens health data on a tablet for some minutes with the PIN of an employee.',
    ...ofTablet,
    body: PinForm,
    answer: Opened,
    refusals: {
      ...ofTablet.refusals,
      ...only(tabletRefusals, 'EMPLOYEE_NOT_FOUND', 'PIN_WRONG', 'PIN_LOCKED'),
    },
    limits: 'Five wrong PINs in a row lock it, until a leader opens it.',
  }),
  lock: describeEndpoint(endpoints.lock, {
    summary: 'Closes what a PIN has opened on a tablet.',
    ...ofTablet,
    answer: z.strictObject({}),
  }),
  view: describeEndpoint(endpoints.view, {
    summary:
      'The health data of a child of the department, after a PIN. Who looked is written down, and shown to the guardians.',
    ...ofTablet,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
    answer: TabletHealth,
    refusals: {
      ...ofTablet.refusals,
      ...only(kindergartenRefusals, 'CHILD_NOT_FOUND'),
      ...only(tabletRefusals, 'PIN_NEEDED'),
    },
  }),
}
