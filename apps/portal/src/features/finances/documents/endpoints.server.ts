import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { ownDocumentEndpoints as endpoints } from '#core/receipts/endpoints.ts'
import { receiptRefusals } from '#core/receipts/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'

const query = z.object({ language: z.enum(locales) })
const answer = { kind: 'file', types: ['application/pdf'] } as const

export const ownDocumentsDescribed = {
  receipt: describeEndpoint(endpoints.receipt, {
    summary: 'The receipt of the caller’s own card payment as a PDF, with its refunds.',
    access: 'user',
    params: { schema: z.object({ paymentId: z.uuid() }), refusal: 'RECEIPT_NOT_FOUND' },
    query,
    answer,
    refusals: receiptRefusals,
  }),
  creditNote: describeEndpoint(endpoints.creditNote, {
    summary: 'A credit note of the caller’s own card payment as a PDF.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'RECEIPT_NOT_FOUND' },
    query,
    answer,
    refusals: receiptRefusals,
  }),
}
