import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { placeDescribed as described } from './endpoints.server.ts'
import { sendPlaceRequest, withdrawPlaceRequest } from './place-requests.server.ts'
import { mailReceipt } from './receipt-mail.server.ts'

/** Guardians request the end or a change of a place. */
export function createPlaceApi({
  clock,
  portalUrl,
  ...parts
}: AuthDependencies & GuardianParts & { readonly portalUrl: string }) {
  const { api, serve } = serveEndpoints(parts)

  serve(described.send, async ({ user: { userId }, params: { id: childId }, body }) => {
    await asGuardian(parts, { userId, childId }, async (transaction, { id: guardianId }) => {
      const request = { ...body, childId, guardianId }
      const isNew = await sendPlaceRequest(transaction, request, clock())
      if (isNew && body.endsOn !== null)
        await mailReceipt(transaction, userId, { portalUrl, endsOn: body.endsOn })
    })
    return {}
  })

  serve(described.withdraw, async ({ user: { userId }, params: { id: childId, requestId } }) => {
    await asGuardian(parts, { userId, childId }, (transaction) =>
      withdrawPlaceRequest(transaction, { id: requestId, childId }),
    )
    return {}
  })

  return api
}
