import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { academicYearText } from '../model/amounts.ts'
import { depositRefusals } from '../model/refusals.ts'
import { AmountForm } from './amount-form.ts'
import { amountProposal } from './amount-proposal.ts'
import { applyAmount } from './amounts.server.ts'

/** A figure of a year counts once a second caseworker has confirmed it. */
export const amountProposals = proposalKind(AmountForm, {
  kind: amountProposal,
  roles: ['caseworker'],
  audits: ['deposit-amount-saved'],
  refusals: { AMOUNT_CHANGED: depositRefusals.AMOUNT_CHANGED },
  concerns: { nobody: 'a figure for every student' },
  describe: async (_, { academicYear, kind, amountOre, source }) => ({
    kind,
    source,
    year: academicYearText(academicYear),
    amount: formatKroner(amountOre),
  }),
  apply: applyAmount,
})
