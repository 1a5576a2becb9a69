import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatTagOf, type Locale, locales } from '@trivsel/content-contract/locales'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildConfirmed } from '#core/documents/deposit/confirmed.testing.ts'
import { UnwritableText } from '#core/documents/pdf/typefaces.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { transferMessage } from '../model/transfer-message.ts'
import {
  buildConfirmation,
  buildCreditNote,
  buildInvoice,
  buildReceipt,
  testDepositHolder,
} from './letters.testing.ts'
import { writeConfirmation } from './write-confirmation.server.ts'
import { writeCreditNote } from './write-credit-note.server.ts'
import { writeInvoice } from './write-invoice.server.ts'
import { writeReceipt } from './write-receipt.server.ts'

const letters = {
  invoice: (locale: Locale) => writeInvoice(buildInvoice({ locale })),
  confirmation: (locale: Locale) => writeConfirmation(buildConfirmation({ locale })),
  receipt: (locale: Locale) => writeReceipt(buildReceipt({ locale })),
  'credit note': (locale: Locale) => writeCreditNote(buildCreditNote({ locale })),
}
const every = Object.entries(letters).flatMap(([name, write]) =>
  locales.map((locale) => ({ name, locale, write: () => write(locale) })),
)
/** Non-breaking spaces count as spaces in a text search. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const rowsOf = (outline: string) =>
  [...plain(outline).matchAll(/TH: (.+)\n\s+TD: (.+)\n/g)].map(([, name, value]) => [name, value])

// Loading the reader and opening the typefaces takes seconds on a busy machine.
beforeAll(async () => {
  await readPdf(await writeReceipt(buildReceipt()))
}, 60_000)

describe.each(every)('a letter for everybody: $name in $locale', ({ locale, write }) => {
  it('says its language and title, and holds all of its letters', async () => {
    const read = await readPdf(await write())
    expect(read).toMatchObject({
      language: formatTagOf(locale),
      isMarked: true,
      showsTitle: true,
      uaPart: '1',
    })
    expect(read.outline).toContain(`H1: ${read.title}`)
    expect(read.fonts).toBeGreaterThan(1)
    expect(read.embedded).toBe(read.fonts)
  })

  it('has one heading of the first level, and names every row and column', async () => {
    const { outline, scopes, untagged } = await readPdf(await write())
    expect(outline.match(/ H1: /g)).toHaveLength(1)
    expect(outline.match(/ TH: /g)).toHaveLength(scopes.length)
    const rows = outline.split(/ TR\n/).slice(1)
    expect(rows.filter((row) => !row.includes(' TH: '))).toEqual([])
    expect(untagged).toEqual([])
  })

  it('has the numbers of its pages where nobody reads them aloud', async () => {
    const { pages, said } = await readPdf(await write())
    const number = locale === 'no' ? `Side 1 av ${pages.length}` : `Page 1 of ${pages.length}`
    expect(pages[0]?.artifacts).toContain(number)
    expect(said).not.toContain(number)
  })

  it('is the same file when it is made again', async () => {
    const first = await write()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') })
    try {
      expect(Buffer.compare(await write(), first)).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the invoice', () => {
  it('says who asks for what, until when, and how it is paid', async () => {
    const { outline, said } = await readPdf(await writeInvoice(buildInvoice()))
    expect(rowsOf(outline)).toEqual([
      ['Fakturanummer', '100001'],
      ['Fakturadato', '20. mai 2026'],
      ['Forfallsdato', '15. juni 2026'],
      ['Kundenummer', '204518'],
      ['Depositum for høsten 2026 og våren 2027', '166 859,00 kr'],
      ['Merverdiavgift', '0,00 kr'],
      ['Å betale', '166 859,00 kr'],
      ['Mottaker', 'Trivsel'],
      ['Bank', 'Eksempelbanken'],
      ['IBAN', 'NO93 8601 1117 947'],
      ['BIC (SWIFT)', 'DEMONOK0XXX'],
      ['Melding til mottaker', 'Mai Thi Nguyen 15.08.2001 204518'],
    ])
    expect(plain(said)).toContain('Organisasjonsnummer 310 000 019')
    expect(said).toContain('Mai Thi Nguyen 12 Le Loi Street Ward 4 530000 Hue Vietnam')
    expect(said).toContain('Dette er ikke et salg, og det er ingen merverdiavgift på beløpet.')
    expect(said).toContain('avsenderen dekker alle gebyrer (OUR)')
    expect(said).not.toContain('EKSEMPEL')
  })

  it('of a demo says first of all that nobody shall pay it', async () => {
    const holder = { ...testDepositHolder, isExample: true }
    const { outline } = await readPdf(await writeInvoice(buildInvoice({ holder })))
    expect(outline).toMatch(/P: EKSEMPEL .* Ikke betal\.\n[\s\S]*H1:/)
  })
})

describe('the confirmation', () => {
  it('says what the authority asks for, and how it is checked', async () => {
    const { outline, said } = await readPdf(await writeConfirmation(buildConfirmation()))
    expect(rowsOf(outline)).toEqual([
      ['Full name', 'Mai Thi Nguyen'],
      ['Date of birth', '15 August 2001'],
      ['Citizenship', 'Vietnam'],
      ['Institution', 'University of Oslo'],
      ['For', 'autumn 2026 and spring 2027'],
      ['Amount deposited', 'NOK 166,859.00'],
      ['Whole amount received', '3 June 2026'],
      ['Account holder', 'Trivsel'],
      ['Date of letter', '4 June 2026'],
    ])
    expect(said).toContain('https://trivsel.example/en/verify with this code: KQ7M-3WPR-X8TZ-N5HV')
    expect(outline).toMatch(
      /Figure: QR code that opens https:\/\/trivsel\.example\/en\/verify with/,
    )
  })

  it('has a camera read another code for another letter', async () => {
    const check = { ...buildConfirmation().check, addressWithCode: 'https://trivsel.example/x' }
    const [one, other] = await Promise.all([
      writeConfirmation(buildConfirmation()),
      writeConfirmation(buildConfirmation({ check })),
    ])
    expect(Buffer.compare(one, other)).not.toBe(0)
  })
})

describe('the receipt', () => {
  const invoicedOre = 16_685_900
  const paid = (amountOre: number) =>
    buildReceipt({
      locale: 'no',
      invoicedOre,
      payments: [{ receivedOn: '2026-05-29', amountOre }],
      balanceOre: amountOre,
    })

  it('adds up what came, and says what is missing and how it is sent', async () => {
    const { outline, said } = await readPdf(await writeReceipt(buildReceipt()))
    expect(rowsOf(outline).slice(-5)).toEqual([
      ['29 May 2026', 'NOK 166,000.00'],
      ['3 June 2026', 'NOK 600.00'],
      ['Received in all', 'NOK 166,600.00'],
      ['Amount of the invoice', 'NOK 166,859.00'],
      ['Missing', 'NOK 259.00'],
    ])
    expect(plain(said)).toContain('NOK 259.00 is missing.')
    expect(said).toContain('Mai Thi Nguyen 15.08.2001 204518')
  })

  it('says what was paid out again, and does not ask for it', async () => {
    const { outline, said } = await readPdf(await writeReceipt(buildReceipt({ balanceOre: 0 })))
    expect(rowsOf(outline).slice(-5)).toEqual([
      ['Received in all', 'NOK 166,600.00'],
      ['Paid out or moved', 'NOK 166,600.00'],
      ['In the account now', 'NOK 0.00'],
      ['Amount of the invoice', 'NOK 166,859.00'],
      ['Missing', 'NOK 166,859.00'],
    ])
    expect(plain(said)).not.toContain('Transfer the rest')
  })

  it.each([
    [invoicedOre - 1, '0,01 kr', 'Det mangler 0,01 kr.'],
    [invoicedOre, '0,00 kr', 'Hele beløpet er mottatt.'],
    [invoicedOre + 1, '0,00 kr', 'Det er kommet 0,01 kr mer enn fakturaen.'],
  ])('of %i øre says what that means', async (amountOre, missing, text) => {
    const { outline, said } = await readPdf(await writeReceipt(paid(amountOre)))
    expect(rowsOf(outline).at(-1)).toEqual(['Mangler', missing])
    expect(plain(said)).toContain(text)
  })
})

describe('a credit note', () => {
  it('names the invoice that it cancels, with its date and amount', async () => {
    const { outline, said } = await readPdf(await writeCreditNote(buildCreditNote()))
    expect(outline).toContain('H1: Credit note 300001')
    const rows = rowsOf(outline)
    expect(rows).toContainEqual(['For invoice', '100001'])
    expect(rows).toContainEqual(['Invoice date', '20 May 2026'])
    expect(rows).toContainEqual(['Credited', 'NOK 166,859.00'])
    expect(plain(said)).toContain('Do not pay invoice 100001.')
  })
})

describe('a name', () => {
  const named = (fullName: string) =>
    writeConfirmation(buildConfirmation({ confirmed: buildConfirmed({ fullName }) }))

  it.each(['Nguyễn Thị Đặng', 'Łukasz Żółć', 'Şeyma Yıldız', 'Siobhán O’Brien', 'Владимир Ким'])(
    '%s is written and read as it is',
    async (fullName) => {
      const { outline, fonts, embedded } = await readPdf(await named(fullName))
      expect(outline).toContain(`TD: ${fullName}\n`)
      expect(embedded).toBe(fonts)
    },
  )

  it('of a hundred letters is broken over lines, and all of it is there', async () => {
    const fullName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
    const { outline } = await readPdf(await named(fullName))
    expect(outline.replaceAll(' ', '')).toContain(`TD:${fullName}\n`)
  })

  it('of many words and a long address goes on, on a second page with all that belongs there', async () => {
    const long = 'Wickramasinghe Arachchilage Don Nimal Priyantha '.repeat(3).trim()
    const student = {
      fullName: long,
      birthDate: '2001-08-15',
      addressLines: Array.from({ length: 12 }, (_, line) => `${long} ${line}`),
    }
    const { pages, said, untagged } = await readPdf(await writeInvoice(buildInvoice({ student })))
    expect(pages).toHaveLength(2)
    expect(pages[1]?.artifacts).toContain('Side 2 av 2')
    expect(said).toContain(
      `Melding til mottaker ${transferMessage({ ...student, customerNumber: '204518' })}`,
    )
    expect(untagged).toEqual([])
  })

  it('with letters that no typeface has is refused, not misspelt', async () => {
    await expect(named('محمد علي')).rejects.toThrow(UnwritableText)
  })
})

// Another reader than the one above, where the machine has it.
const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined

describe.runIf(hasPoppler)('poppler', () => {
  it.each(every)('reads the structure of the $name in $locale', async ({ write }) => {
    const folder = mkdtempSync(join(tmpdir(), 'trivsel-letters-'))
    try {
      const file = join(folder, 'letter.pdf')
      writeFileSync(file, await write())
      const ask = (...options: string[]) =>
        execFileSync('pdfinfo', [...options, file], { encoding: 'utf8' })
      expect(ask()).toMatch(/Tagged: +yes/)
      expect(ask()).toMatch(/Page size: +595\.28 x 841\.89 pts \(A4\)/)
      expect(ask('-struct')).toMatch(/H1[\s\S]*Table[\s\S]*TH:\n +\/Scope \/Row/)
      expect(execFileSync('pdffonts', [file], { encoding: 'utf8' })).not.toMatch(/ no +(yes|no) +/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
