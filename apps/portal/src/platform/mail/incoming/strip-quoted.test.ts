import { expect, it } from 'vitest'
import { splitQuoted } from './strip-quoted.ts'

const quote = '> Hei Maja!\n>\n> Kortet ditt ligger i skranken.'

it.each([
  ['Gmail in Norwegian', 'man. 23. nov. 2026 kl. 12:00 skrev Trivsel <svar@trivsel.example>:'],
  ['Gmail in English', 'On Mon, Nov 23, 2026 at 12:00 PM Trivsel <svar@trivsel.example> wrote:'],
  [
    'a heading of two lines',
    'On Mon, Nov 23, 2026 at 12:00 PM Trivsel\n<svar@trivsel.example> wrote:',
  ],
  ['Apple Mail', '23. nov. 2026 kl. 12:00 skrev Trivsel <svar@trivsel.example>:'],
  ['Outlook', '-----Opprinnelig melding-----'],
  [
    'Outlook in English',
    'From: Trivsel <svar@trivsel.example>\nSent: Monday, 23 November 2026 12:00',
  ],
  ['Outlook in Norwegian', '*Fra:* Trivsel\n*Sendt:* mandag 23. november 2026 12:00'],
])('leaves out what %s quotes', (_, heading) => {
  const { written, quoted } = splitQuoted(`Takk!\r\n\r\n${heading}\r\n${quote}\r\n`)
  expect(written).toBe('Takk!')
  expect(quoted.startsWith(heading.split('\n')[0] ?? '')).toBe(true)
  expect(quoted).toContain('Kortet ditt')
})

it('leaves out a quote at the end without a heading', () => {
  expect(splitQuoted(`Takk!\n\n${quote}`)).toEqual({ written: 'Takk!', quoted: quote })
})

it.each([
  ['answers between quoted lines', `> Når kommer du?\nI morgen.\n> Hvor?\nTil skranken.`],
  ['a mail that is only a quote', quote],
  ['words that look like a heading', 'Jeg skrev til dere i går:\nKortet mitt er borte.'],
  ['a line that begins with From', 'From: Oslo\nTo: Bergen\nIs that far?'],
  ['somebody who tells of what others wrote', 'Kari skrev:\nkom klokka tolv'],
])('keeps %s', (_, text) => {
  expect(splitQuoted(text)).toEqual({ written: text, quoted: '' })
})

it.each([
  ['the beginnings of headings', 'On 1 '.repeat(200_000).trim()],
  ['lines that begin headings', 'on mon 2026\n'.repeat(50_000).trim()],
  ['quoted lines with a word below', `${'>\n'.repeat(50_000)}x`],
])('comes to an end with %s alone', (_, text) => {
  const { written, quoted } = splitQuoted(text)
  expect([written.length, quoted.length]).toEqual([text.length, 0])
})
