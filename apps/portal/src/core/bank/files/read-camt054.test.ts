import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/api/errors.server.ts'
import { largestFile, longestText, mostEntries } from '../contract.ts'
import { camt054, camtEntry, camtHead, camtTail, inBatches, ownIban } from './camt054.testing.ts'
import { readCamt054 } from './read-camt054.server.ts'

const read = (text: string | Uint8Array, size?: number) =>
  readCamt054(inBatches(text, size), ownIban)

/** The code of the refusal. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'read',
    (error) => (error instanceof Refusal ? error.code : String(error)),
  )
}

describe.each(['02', '08'] as const)('camt.054.001.%s', (version) => {
  it('is read: what came, from whom, and what it says', async () => {
    const text = camt054(
      [
        {
          reference: 'A-1',
          amount: '150000',
          debtor: 'NGUYEN THI MAI',
          text: 'Deposit 80000011 & more',
        },
        { reference: 'A-2', amount: '0.5', endToEndId: 'E2E-7', valueDate: '2026-02-28' },
        { kind: 'DBIT', amount: '12.34', endToEndId: 'OUR-1' },
      ],
      { version, messageId: 'BANK-77' },
    )
    const file = await read(text)
    expect(file).toMatchObject({
      messageId: 'BANK-77',
      pending: 0,
      byteSize: Buffer.byteLength(text),
    })
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(file.credits).toEqual([
      {
        reference: 'A-1',
        amountOre: 150_000_00,
        valueDate: '2026-11-20',
        debtorName: 'NGUYEN THI MAI',
        remittance: 'Deposit 80000011 & more',
        endToEndId: null,
        line: 7,
        returnReason: null,
      },
      {
        reference: 'A-2',
        amountOre: 50,
        valueDate: '2026-02-28',
        debtorName: null,
        remittance: null,
        endToEndId: 'E2E-7',
        line: 16,
        returnReason: null,
      },
    ])
    expect(file.debits).toEqual([{ amountOre: 12_34, endToEndId: 'OUR-1' }])
  })

  it('is read the same in pieces of any size, also between the bytes of a letter', async () => {
    const text = camt054([{ debtor: 'Bjørn Æ. Ås 李', text: 'ønsker' }], { version })
    const whole = await read(text, 1_000_000)
    expect(whole.credits[0]?.debtorName).toBe('Bjørn Æ. Ås 李')
    for (const size of [1, 7, 64]) expect(await read(text, size)).toEqual(whole)
  })

  it('has the transactions of an entry that the bank booked as one', async () => {
    const parts = [
      { amount: '10.00', reference: 'P-1', debtor: 'One' },
      { amount: '20.00', reference: 'P-2', debtor: 'Two' },
    ]
    const { credits } = await read(camt054([{ amount: '30.00', parts }], { version }))
    expect(credits.map(({ reference, amountOre }) => [reference, amountOre])).toEqual([
      ['P-1', 10_00],
      ['P-2', 20_00],
    ])
    const nameless = parts.map(({ amount }) => ({ amount }))
    const shared = await read(
      camt054([{ amount: '30.00', parts: nameless, reference: 'E' }], { version }),
    )
    expect(shared.credits.map(({ reference }) => reference)).toEqual(['E/1', 'E/2'])
    // Two parts with the same reference are two payments.
    const alike = parts.map((part) => ({ ...part, amount: '15.00', reference: 'P-1' }))
    const both = await read(
      camt054([{ amount: '30.00', parts: alike, reference: 'E' }], { version }),
    )
    expect(both.credits.map(({ reference, amountOre }) => [reference, amountOre])).toEqual([
      ['E/1', 15_00],
      ['E/2', 15_00],
    ])
    const wrong = camt054([{ amount: '30.01', parts }], { version })
    expect(await codeOf(read(wrong))).toBe('BANK_FILE_AMOUNT')
  })

  it('leaves out what is not booked yet, and counts it', async () => {
    const entries = [{ status: 'PDNG' }, { status: 'INFO' }, {}]
    expect(await read(camt054(entries, { version }))).toMatchObject({
      pending: 2,
      credits: [{ reference: 'REF-1' }],
    })
  })

  it('without any entry is empty', async () => {
    expect(await read(camt054([], { version }))).toMatchObject({ credits: [], debits: [] })
  })
})

describe('the account', () => {
  it.each(['86011117947', '8601.11.17947', '8601 11 17947'])(
    'may be ours by its digits: %s',
    async (account) => {
      expect((await read(camt054([{}], { account }))).credits).toHaveLength(1)
    },
  )

  it('of somebody else is refused', async () => {
    const other = camt054([{}], { account: '15032080119' })
    expect(await codeOf(read(other))).toBe('BANK_FILE_OTHER_ACCOUNT')
  })

  it('must be named', async () => {
    const nameless = camt054([{}]).replace(/<Acct>.*<\/Acct>/, '')
    expect(await codeOf(read(nameless))).toBe('BANK_FILE_INCOMPLETE')
  })
})

it('what the bank takes back of what had come is no payout of ours', async () => {
  const back = { kind: 'DBIT', isReversal: true, endToEndId: 'OUR-1' } as const
  expect((await read(camt054([back]))).debits).toEqual([{ amountOre: 1_000_00, endToEndId: null }])
})

describe('a file is refused', () => {
  const doctype = (declared: string) => camt054([{ text: 'XX' }]).replace('?>', `?>${declared}`)
  const laughs = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  )

  it.each<[string, string, string]>([
    ['that is empty', '', 'BANK_FILE_BROKEN'],
    ['that is no XML', 'hello', 'BANK_FILE_BROKEN'],
    ['that is a spreadsheet', 'PK\u0003\u0004', 'BANK_FILE_BROKEN'],
    ['with an unknown entity', camt054([{}]).replace('REF-1', '&hello;'), 'BANK_FILE_BROKEN'],
    ['with two roots', camt054([{}]) + camt054([{}]).split('?>\n')[1], 'BANK_FILE_BROKEN'],
    ['in another encoding', camt054([{}]).replace('UTF-8', 'ISO-8859-1'), 'BANK_FILE_BROKEN'],
    ['that is nested without end', `${camtHead()}${'<a>'.repeat(60)}`, 'BANK_FILE_BROKEN'],
    ['with a document type', doctype('<!DOCTYPE Document>'), 'BANK_FILE_FORBIDDEN'],
    [
      'with an external entity',
      doctype('<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('XX', '&x;'),
      'BANK_FILE_FORBIDDEN',
    ],
    [
      'with a billion laughs',
      doctype(`<!DOCTYPE d [<!ENTITY l0 "ha">${laughs.join('')}]>`).replace('XX', '&l10;'),
      'BANK_FILE_FORBIDDEN',
    ],
    [
      'of another message',
      camt054([{}], { namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08' }),
      'BANK_FILE_OTHER_KIND',
    ],
    ['without a namespace', camt054([{}], { namespace: '' }), 'BANK_FILE_OTHER_KIND'],
    ['that is a page', '<html><body/></html>', 'BANK_FILE_OTHER_KIND'],
    ['in another currency', camt054([{ currency: 'EUR' }]), 'BANK_FILE_CURRENCY'],
    ['without a currency', camt054([{}]).replaceAll(' Ccy="NOK"', ''), 'BANK_FILE_CURRENCY'],
    ['with a negative amount', camt054([{ amount: '-1.00' }]), 'BANK_FILE_AMOUNT'],
    ['with no amount', camt054([{ amount: '0.00' }]), 'BANK_FILE_AMOUNT'],
    ['with an amount in words', camt054([{ amount: '1e5' }]), 'BANK_FILE_AMOUNT'],
    ['with parts of øre', camt054([{ amount: '1.005' }]), 'BANK_FILE_AMOUNT'],
    ['with a day that never was', camt054([{ valueDate: '2026-02-29' }]), 'BANK_FILE_DATE'],
    ['with a day written otherwise', camt054([{ valueDate: '20.11.2026' }]), 'BANK_FILE_DATE'],
    ['without a reference', camt054([{ reference: '' }]), 'BANK_FILE_REFERENCE'],
    ['with an endless reference', camt054([{ reference: 'R'.repeat(101) }]), 'BANK_FILE_REFERENCE'],
    ['without a message id', camt054([{}], { messageId: '' }), 'BANK_FILE_INCOMPLETE'],
    [
      'with an entry that is neither',
      camt054([{}]).replaceAll('CRDT', 'BOTH'),
      'BANK_FILE_INCOMPLETE',
    ],
    [
      'with too long a text',
      camt054([{ text: 'a'.repeat(longestText + 1) }]),
      'BANK_FILE_TEXT_TOO_LONG',
    ],
  ])('%s', async (_, text, code) => {
    expect(await codeOf(read(text))).toBe(code)
    expect(await codeOf(read(text, 1))).toBe(code)
  })

  it('when it is cut off anywhere', async () => {
    const text = camt054([{ debtor: 'Ås' }, { reference: 'REF-2' }]).trim()
    const bytes = new TextEncoder().encode(text)
    for (let length = 0; length < bytes.length; length += 13)
      expect(await codeOf(read(bytes.subarray(0, length))), `after ${length} bytes`).toBe(
        'BANK_FILE_BROKEN',
      )
  })

  it('when it is no UTF-8', async () => {
    const bytes = Buffer.from(camt054([{ debtor: 'Ås' }]), 'latin1')
    expect(await codeOf(read(bytes))).toBe('BANK_FILE_BROKEN')
  })

  it('with the line where it is wrong', async () => {
    const refusal = await read(camt054([{}, { amount: '-1.00' }])).catch((error) => error)
    expect(refusal.details.line).toBeGreaterThan(14)
  })

  it('with too many entries', async () => {
    async function* many() {
      yield* inBatches(camtHead())
      const one = camtEntry({ parts: [{ amount: '1.00' }, { amount: '1.00' }], amount: '2.00' })
      const bytes = new TextEncoder().encode(one)
      for (let index = 0; index <= mostEntries / 2; index += 1) yield bytes
      yield* inBatches(camtTail)
    }
    expect(await codeOf(readCamt054(many(), ownIban))).toBe('BANK_FILE_TOO_MANY_ENTRIES')
  }, 30_000)

  it('of 200 MB as soon as it is too large, and without keeping it', async () => {
    const space = new Uint8Array(1_024 * 1_024).fill(0x20)
    let given = 0
    async function* endless() {
      yield* inBatches(camtHead())
      for (; given < 200; given += 1) yield space
    }
    const before = process.memoryUsage().rss
    expect(await codeOf(readCamt054(endless(), ownIban))).toBe('BANK_FILE_TOO_LARGE')
    // With the text before it, the last of them is one too many.
    expect(given).toBe(largestFile / space.length - 1)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1_024 * 1_024)
  }, 30_000)
})
