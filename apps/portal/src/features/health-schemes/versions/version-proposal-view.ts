import { lazy } from 'react'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { schemeVersionProposal } from '../model/proposal.ts'
import { dayText } from '../model/scheme-texts.ts'

export const versionProposalView: ProposalView = {
  kind: schemeVersionProposal,
  text: ({ startsOn = '', categories = '', ownShareOre = '', capOre = '', ...details }) =>
    m.health_scheme_proposal({
      name: details[`name-${getLocale()}`] ?? '',
      day: dayText(startsOn),
      count: Number(categories),
      ownShare: amountText(ownShareOre),
      cap: amountText(capOre),
    }),
  View: lazy(async () => {
    const { PendingRules } = await import('./components/PendingRules.tsx')
    return { default: PendingRules }
  }),
  refusalTexts: {
    HEALTH_SCHEME_CHANGED: m.health_scheme_changed,
    HEALTH_SCHEME_FIRST_DAY: m.health_scheme_first_day,
  },
}

const amountText = (ore: string): string =>
  Number(ore) === 0 ? m.health_scheme_none() : formatKroner(Number(ore))
