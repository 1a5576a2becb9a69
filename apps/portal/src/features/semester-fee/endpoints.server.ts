import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { registrationProblems, SemesterFees } from '#core/semester-registrations/contract.ts'
import { semesterFeesEndpoint } from '#core/semester-registrations/endpoints.ts'
import { institutions } from '#core/studies/institutions.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { DeliveryBody, deliveryRefusals, SemesterFeesQuery } from './contract.ts'
import { deliveryColumns, largestDeliveryFile } from './delivery-file.ts'
import { deliveryEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['admin'] } as const

const Delivery = z.strictObject({
  deliveryId: z.string(),
  registrations: z.int(),
  isRepeated: z.boolean(),
})

const problems = z.array(z.strictObject({ line: z.int(), problem: z.enum(registrationProblems) }))

const Column = z.enum(deliveryColumns)
const FileProblem = z.union([
  z.enum(['EMPTY', 'NOT_TEXT', 'QUOTE_OPEN', 'TOO_LONG']),
  z.strictObject({ unknownColumn: z.string() }),
  z.strictObject({ missingColumn: Column }),
  z.strictObject({ repeatedColumn: Column }),
  z.strictObject({ wrongWidth: z.int() }),
])

export const described = {
  ownFees: describeEndpoint(semesterFeesEndpoint, {
    summary: 'One’s paid semesters, the newest year first, autumn before spring.',
    access: 'user',
    query: SemesterFeesQuery,
    answer: SemesterFees,
    refusals: only(accountRefusals, 'FORBIDDEN'),
  }),
  deliver: describeEndpoint(endpoints.deliver, {
    summary: 'What an institution says of the semester fees of its students: all of it or nothing.',
    access: {
      machine: { name: 'institutionKey', scheme: { type: 'http', scheme: 'bearer' } },
    },
    body: DeliveryBody,
    answer: Delivery,
    refusals: {
      ...only(deliveryRefusals, 'KEY_INVALID', 'DELIVERY_ID_USED', 'REGISTRATIONS_INVALID'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: { REGISTRATIONS_INVALID: z.strictObject({ problems }) },
    limits: '120 calls of an institution in a quarter of an hour.',
  }),
  deliveries: describeEndpoint(endpoints.list, {
    summary: 'What has been delivered lately, the newest first.',
    access: staff,
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          institution: z.string(),
          registrations: z.int(),
          by: z.enum(['key', 'file']),
          deliveredAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  deliverFile: describeEndpoint(endpoints.deliverFile, {
    summary: 'A file of an institution, as docs/semester-fee-import.md describes it.',
    access: staff,
    query: z.object({ institution: z.enum(institutions.map(({ code }) => code)) }),
    body: { type: 'text/csv' },
    longestBody: largestDeliveryFile,
    answer: Delivery,
    refusals: only(deliveryRefusals, 'DELIVERY_ID_USED', 'REGISTRATIONS_INVALID', 'FILE_INVALID'),
    refusalDetails: {
      REGISTRATIONS_INVALID: z.strictObject({ problems, wrongLines: z.int() }),
      FILE_INVALID: z.strictObject({ problem: FileProblem }),
    },
    audits: ['semester-fees-imported'],
    concerns: 'person',
  }),
}
