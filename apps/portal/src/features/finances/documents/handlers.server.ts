import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import {
  answerCreditNote,
  answerReceipt,
  type DocumentParts,
} from '#core/receipts/answer-documents.server.ts'
import { ownDocumentsDescribed as described } from './endpoints.server.ts'

/** Receipts and credit notes of the caller, also of services that are switched off. */
export function createOwnDocumentsApi({
  database,
  configuration,
  ...auth
}: AuthDependencies & DocumentParts) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, configuration }

  serve(
    described.receipt,
    ({ user: { userId }, params: { paymentId }, query: { language: locale } }) =>
      answerReceipt(parts, { paymentId, userId }, { locale }),
  )

  serve(described.creditNote, ({ user: { userId }, params: { id }, query: { language: locale } }) =>
    answerCreditNote(parts, { id, userId }, { locale }),
  )

  return api
}
