import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { MadePairing, Paired, Tablets } from './contract.ts'
import { pairingEndpoints as endpoints } from './endpoints.ts'
import { CodeForm, PairingForm } from './forms.ts'

const ofStaff = { access: { staff: kindergartenRoles } } as const

export const pairingDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Tablets of the kindergartens of the caller, and the departments that may have one.',
    ...ofStaff,
    answer: Tablets,
  }),
  make: describeEndpoint(endpoints.make, {
    summary:
      'Makes a code by which a tablet is paired with a department: once, within ten minutes.',
    ...ofStaff,
    body: PairingForm,
    answer: MadePairing,
    refusals: only(kindergartenRefusals, 'DEPARTMENT_NOT_FOUND'),
    audits: ['kindergarten-pairing-made'],
    concerns: { nobody: 'a tablet is of a department' },
  }),
  shutOff: describeEndpoint(endpoints.shutOff, {
    summary: 'Shuts a tablet off, from its next request on. One that is shut off stays so.',
    ...ofStaff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'TABLET_NOT_FOUND' },
    answer: z.strictObject({}),
    refusals: only(tabletRefusals, 'TABLET_NOT_FOUND'),
    audits: ['kindergarten-tablet-shut-off'],
    concerns: { nobody: 'a tablet is of a department' },
  }),
  pair: describeEndpoint(endpoints.pair, {
    summary: 'Pairs the browser that calls with a department. Its key is in a cookie.',
    access: 'everybody',
    body: CodeForm,
    answer: Paired,
    refusals: {
      ...only(tabletRefusals, 'PAIRING_CODE_INVALID'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    limits: '10 wrong codes from one address in a quarter of an hour.',
  }),
}
