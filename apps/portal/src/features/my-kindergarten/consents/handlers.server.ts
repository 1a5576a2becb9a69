import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { answerConsent } from './answer-consent.server.ts'
import { consentsDescribed as described } from './endpoints.server.ts'

/** Guardians consent to something for a child, or not. */
export function createConsentsApi({ clock, ...parts }: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(parts)

  serve(described.answer, async ({ user: { userId }, params: { id: childId, kindId }, body }) => {
    await asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      answerConsent(transaction, { childId, kindId, guardianId, ...body }, clock()),
    )
    return {}
  })

  return api
}
