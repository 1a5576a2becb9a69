import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { FirstAdministratorForm, FirstStart, firstStartRefusals } from './contract.ts'
import { firstStartEndpoints as endpoints } from './endpoints.ts'

export const described = {
  findFirstStart: describeEndpoint(endpoints.findFirstStart, {
    summary:
      'Whether nobody has ever been of the staff, so that the code of the server lets one in.',
    access: 'everybody',
    answer: FirstStart,
  }),
  becomeAdministrator: describeEndpoint(endpoints.becomeAdministrator, {
    summary:
      'Creates the account of the first administrator, with the code that the server prints.',
    access: 'everybody',
    body: FirstAdministratorForm,
    answer: z.strictObject({ email: z.string() }),
    status: 201,
    refusals: {
      ...firstStartRefusals,
      ...only(accountRefusals, 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'),
    },
    audits: ['staff-first-administrator'],
    limits: 'A hundred in a quarter of an hour from one address.',
  }),
}
