import { buildConfirmed } from '../apps/portal/src/core/documents/deposit/confirmed.testing.ts'
import { closePdf, openPdf } from '../apps/portal/src/core/documents/pdf/open-pdf.server.ts'
import {
  buildConfirmation,
  buildInvoice,
} from '../apps/portal/src/features/deposit-account/letters/letters.testing.ts'
import { writeConfirmation } from '../apps/portal/src/features/deposit-account/letters/write-confirmation.server.ts'
import { writeInvoice } from '../apps/portal/src/features/deposit-account/letters/write-invoice.server.ts'
import { median } from './load.ts'
import type { Result } from './results.ts'

const rounds = 60
const target = 20

/** What the library needs for a page that says nothing. */
function writeEmptyPage() {
  const facts = {
    locale: 'en',
    title: 'Empty',
    author: 'Trivsel',
    writtenOn: '2026-06-04',
  } as const
  const pdf = openPdf(facts)
  pdf.addPage()
  return closePdf(pdf)
}

const letters: readonly [what: string, write: (round: number) => Promise<Uint8Array>][] = [
  ['an empty tagged page of pdfkit', writeEmptyPage],
  ['invoice', (round) => writeInvoice(buildInvoice({ invoiceNumber: String(100_001 + round) }))],
  ['confirmation', () => writeConfirmation(buildConfirmation())],
  [
    'confirmation for a name in two typefaces',
    () => {
      const confirmed = buildConfirmed({ fullName: 'Nguyễn Thị Đặng Łukasz' })
      return writeConfirmation(buildConfirmation({ confirmed }))
    },
  ],
]

/** Time of one letter, from the facts to the bytes. */
export async function measureDocuments(): Promise<Result> {
  const rows: string[][] = []
  for (const [what, write] of letters) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      bytes = (await write(round)).length
      times.push(performance.now() - start)
    }
    rows.push([what, shown(median(times)), shown(Math.max(...times)), (bytes / 1_000).toFixed(0)])
  }
  return {
    name: 'Letters as tagged PDF',
    figures: [
      {
        what: 'A letter as PDF, slowest kind, median of its rounds (ms)',
        value: Math.max(...rows.map(([, time]) => Number(time))),
        target,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    table: [['letter', 'median ms', 'worst ms', 'kB'], ...rows],
    details: [`${rounds} of each; the worst is the first, which opens the typefaces`],
  }
}

const shown = (milliseconds: number) => milliseconds.toFixed(1)
