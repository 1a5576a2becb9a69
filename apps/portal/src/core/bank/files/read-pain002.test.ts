import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/api/errors.server.ts'
import { camt054, inBatches } from './camt054.testing.ts'
import { pain002 } from './pain002.testing.ts'
import { readPain002 } from './read-pain002.server.ts'

const read = (text: string) => readPain002(inBatches(text, 50))
const original = 'TRIVSEL-1'

describe.each(['03', '10'] as const)('pain.002.001.%s', (version) => {
  it('says of each payment what became of it', async () => {
    const text = pain002({
      version,
      original,
      messageId: 'BANK-1',
      payments: [
        { endToEndId: 'A', status: 'ACSC' },
        { endToEndId: 'B', status: 'ACCC' },
        { endToEndId: 'C', status: 'ACSP' },
        { endToEndId: 'D', status: 'RJCT', reason: 'AC01', more: 'Wrong account' },
        { endToEndId: 'E', status: 'RJCT' },
      ],
    })
    expect(await read(text)).toMatchObject({
      messageId: 'BANK-1',
      originalMessageId: original,
      refused: null,
      payments: [
        { endToEndId: 'A', outcome: 'paid', reason: null },
        { endToEndId: 'B', outcome: 'paid', reason: null },
        { endToEndId: 'D', outcome: 'failed', reason: 'AC01 Wrong account' },
        { endToEndId: 'E', outcome: 'failed', reason: 'UNKNOWN' },
      ],
    })
  })

  it.each(['group', 'batch'] as const)(
    'says that the whole file is refused: %s',
    async (refused) => {
      const answer = await read(pain002({ version, original, refused, reason: 'DU01' }))
      expect(answer).toMatchObject({ refused: { reason: 'DU01' }, payments: [] })
    },
  )

  it('refuses the payments that a refused batch names', async () => {
    const text = pain002({
      version,
      original,
      refused: 'batch',
      reason: 'AG01',
      payments: [{ endToEndId: 'A' }],
    })
    expect(await read(text)).toMatchObject({
      refused: null,
      payments: [{ endToEndId: 'A', outcome: 'failed', reason: 'AG01' }],
    })
  })
})

it.each([
  ['another message', camt054([]), 'BANK_FILE_OTHER_KIND'],
  ['no file of ours', pain002({ original: '' }), 'BANK_FILE_INCOMPLETE'],
  ['no name', pain002({ original, messageId: '' }), 'BANK_FILE_INCOMPLETE'],
  ['half a file', pain002({ original }).slice(0, -20), 'BANK_FILE_BROKEN'],
])('an answer of %s is refused', async (_, text, code) => {
  const refusal = await read(text).catch((error) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal.code).toBe(code)
})
