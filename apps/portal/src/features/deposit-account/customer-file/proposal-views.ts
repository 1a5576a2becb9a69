import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { importRefusalTexts } from './file-texts.ts'
import { importProposal } from './proposal-kinds.ts'

export const customerImportViews: readonly ProposalView[] = [
  {
    kind: importProposal.import,
    text: ({ file = '', lines = '', amount = '' }) =>
      m.customer_import_proposal({ file, lines, amount }),
    refusalTexts: importRefusalTexts,
  },
  {
    kind: importProposal.received,
    text: ({ file = '', amount = '', receivedOn = '' }) =>
      m.customer_received_proposal({
        file,
        amount,
        date: receivedOn && formatDayAndYear(noonOf(receivedOn)),
      }),
  },
  {
    kind: importProposal.undo,
    text: ({ file = '', lines = '', amount = '' }) =>
      m.customer_undo_proposal({ file, lines, amount }),
  },
]
