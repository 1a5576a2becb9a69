import { perLocale } from '@trivsel/content-contract/locales'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { m } from '#messages'
import { countUnsettledOf } from './model/count-unsettled.server.ts'

/** Grants that a new board answers for. */
export const fundingHandoverItems: HandoverSource = async (database, { associationId }) => {
  const count = await countUnsettledOf(database, associationId)
  if (count === 0) return []
  return [
    {
      key: 'grants',
      name: perLocale((locale) => m.grant_funding_heading({}, { locale })),
      text: perLocale((locale) => m.grant_funding_closing({ count }, { locale })),
      page: 'grantedFunding',
    },
  ]
}
