import { perLocale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import { m } from '#messages'

/** Who waits for an answer. */
export const memberHandoverItems: HandoverSource = async (database, { associationId }) => {
  const requests = await database.$count(
    associationMember,
    and(
      eq(associationMember.associationId, associationId),
      eq(associationMember.state, 'requested'),
    ),
  )
  if (requests === 0) return []
  return [
    {
      key: 'requests',
      name: perLocale((locale) => m.association_handover_requests({}, { locale })),
      text: perLocale((locale) =>
        m.association_handover_requests_text({ count: requests }, { locale }),
      ),
      page: 'associationMembership',
    },
  ]
}
