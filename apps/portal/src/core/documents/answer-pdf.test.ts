import { expect, it } from 'vitest'
import { answerPdf } from './answer-pdf.server.ts'

const bytes = new TextEncoder().encode('%PDF-1.7')

it.each(['inline', 'attachment'] as const)(
  'a PDF is sent %s under its name, and kept nowhere',
  async (shown) => {
    const response = answerPdf(bytes, { fileName: '100001.pdf', shown })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': `${shown}; filename="100001.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe('%PDF-1.7')
  },
)

it.each(['', 'x', '../x.pdf', 'a"b.pdf', 'å.pdf', 'a\r\nb.pdf', `${'x'.repeat(81)}.pdf`])(
  '%j is no name',
  (fileName) => {
    expect(() => answerPdf(bytes, { fileName, shown: 'inline' })).toThrow(RangeError)
  },
)
