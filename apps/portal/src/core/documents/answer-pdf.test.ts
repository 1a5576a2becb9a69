import { expect, it } from 'vitest'
import { answerPdf } from './answer-pdf.server.ts'

const bytes = new TextEncoder().encode('%PDF-1.7')

it.each(['inline', 'attachment'] as const)(
  'sends a PDF as %s under its file name and forbids storing it',
  async (disposition) => {
    const response = answerPdf(bytes, { fileName: '100001.pdf', disposition })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': `${disposition}; filename="100001.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe('%PDF-1.7')
  },
)

it.each(['', 'x', '../x.pdf', 'a"b.pdf', 'å.pdf', 'a\r\nb.pdf', `${'x'.repeat(81)}.pdf`])(
  'throws for the file name %j',
  (fileName) => {
    expect(() => answerPdf(bytes, { fileName, disposition: 'inline' })).toThrow(RangeError)
  },
)
