import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Delivery, LineProblems } from '../model/delivery-answer.ts'
import { deliveryRefusals } from '../model/refusals.ts'
import { deliveryColumns, largestDeliveryFile } from '../read-file/delivery-file.ts'
import { staffDeliveryEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['admin'] } as const

const Column = z.enum(deliveryColumns)
const FileProblem = z.union([
  z.enum(['EMPTY', 'NOT_TEXT', 'QUOTE_OPEN', 'TOO_LONG']),
  z.strictObject({ unknownColumn: z.string() }),
  z.strictObject({ missingColumn: Column }),
  z.strictObject({ repeatedColumn: Column }),
  z.strictObject({ wrongWidth: z.int() }),
])

export const described = {
  listDeliveries: describeEndpoint(endpoints.listDeliveries, {
    summary: 'The latest deliveries, the newest first.',
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
  importFile: describeEndpoint(endpoints.importFile, {
    summary: 'Imports a file of an institution, as docs/semester-fee-import.md describes it.',
    access: staff,
    query: z.object({ institution: z.string().max(30) }),
    body: { type: 'text/csv' },
    longestBody: largestDeliveryFile,
    answer: Delivery,
    refusals: only(deliveryRefusals, 'DELIVERY_ID_USED', 'REGISTRATIONS_INVALID', 'FILE_INVALID'),
    refusalDetails: {
      REGISTRATIONS_INVALID: z.strictObject({ problems: LineProblems, wrongLines: z.int() }),
      FILE_INVALID: z.strictObject({ problem: FileProblem }),
    },
    audits: ['semester-fees-imported'],
    concerns: 'person',
  }),
}
