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
  [
    'a mail program in nynorsk',
    'mån. 23. nov. 2026 kl. 12:00 skreiv Trivsel <svar@trivsel.example>:',
  ],
  [
    'a mail program in nynorsk on two lines',
    'laurdag 28. nov. 2026 kl. 12:00 skreiv Trivsel\n<svar@trivsel.example>:',
  ],
  [
    'Outlook in nynorsk',
    'Frå: Trivsel <svar@trivsel.example>\nSendt: måndag 23. november 2026 12:00',
  ],
  ['a forwarded mail in nynorsk', '-----Vidaresend melding-----'],
  ['Gmail in German', 'Am Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Trivsel <svar@trivsel.example>:'],
  [
    'Gmail in German on two lines',
    'Am Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Trivsel\n<svar@trivsel.example>:',
  ],
  ['Apple Mail in German', 'Am 23.11.2026 um 12:00 schrieb Trivsel <svar@trivsel.example>:'],
  [
    'Outlook in German',
    'Von: Trivsel <svar@trivsel.example>\nGesendet: Montag, 23. November 2026 12:00',
  ],
  ['Thunderbird in German', '-------- Ursprüngliche Nachricht --------'],
  [
    'Gmail in Spanish',
    'El lun, 23 nov 2026 a las 12:00, Trivsel (<svar@trivsel.example>) escribió:',
  ],
  [
    'Gmail in Spanish on two lines',
    'El lun, 23 nov 2026 a las 12:00, Trivsel (<svar@trivsel.example>)\nescribió:',
  ],
  [
    'Outlook in Spanish',
    '*De:* Trivsel <svar@trivsel.example>\n*Enviado:* lunes, 23 de noviembre de 2026 12:00',
  ],
  ['an original message in Spanish', '-----Mensaje original-----'],
  ['Gmail in Chinese', 'Trivsel <svar@trivsel.example> 于2026年11月23日周一 12:00写道：'],
  [
    'Gmail in Chinese on two lines',
    'Trivsel <svar@trivsel.example>\n于2026年11月23日周一 12:00写道：',
  ],
  ['Apple Mail in Chinese', '在 2026年11月23日，12:00，Trivsel <svar@trivsel.example> 写道：'],
  ['Apple Mail in Taiwan', 'Trivsel <svar@trivsel.example> 於 2026年11月23日 中午12:00 寫道：'],
  ['Outlook in Chinese', '发件人: Trivsel <svar@trivsel.example>\n发送时间: 2026年11月23日 12:00'],
  ['QQ Mail', '------------------ 原始邮件 ------------------'],
])('removes the quote of %s', (_, heading) => {
  const { written, quoted } = splitQuoted(`Takk!\r\n\r\n${heading}\r\n${quote}\r\n`)
  expect(written).toBe('Takk!')
  expect(quoted.startsWith(heading.split('\n')[0] ?? '')).toBe(true)
  expect(quoted).toContain('Kortet ditt')
})

it('removes a quote at the end without a heading', () => {
  expect(splitQuoted(`Takk!\n\n${quote}`)).toEqual({ written: 'Takk!', quoted: quote })
})

it.each([
  ['answers between quoted lines', `> Når kommer du?\nI morgen.\n> Hvor?\nTil skranken.`],
  ['a mail that is only a quote', quote],
  ['words that look like a heading', 'Jeg skrev til dere i går:\nKortet mitt er borte.'],
  ['a line that begins with From', 'From: Oslo\nTo: Bergen\nIs that far?'],
  ['a text about what somebody else wrote', 'Kari skrev:\nkom klokka tolv'],
  ['a German text about a letter', 'Am 3. Mai schrieb ich Ihnen:\nDie Karte ist weg.'],
  ['a Spanish text about a letter', 'El 3 de mayo mi amiga escribió:\nno funciona'],
  ['a Chinese text about a letter', '他写道：\n我的卡丢了'],
  ['Spanish words that begin with De', 'De: lunes\nA: viernes\n¿Está abierto?'],
  ['an address on a line', 'Maja <maja@example.org>\nSkriv til meg der: takk'],
])('keeps %s', (_, text) => {
  expect(splitQuoted(text)).toEqual({ written: text, quoted: '' })
})

it.each([
  ['the beginnings of headings', 'On 1 '.repeat(200_000).trim()],
  ['lines that begin headings', 'on mon 2026\n'.repeat(50_000).trim()],
  ['lines that begin German headings', 'am 2026 schrieb\n'.repeat(50_000).trim()],
  ['lines that begin Chinese headings', '<a>\n'.repeat(50_000).trim()],
  ['quoted lines with a word below', `${'>\n'.repeat(50_000)}x`],
])('finishes for a text of only %s', (_, text) => {
  const { written, quoted } = splitQuoted(text)
  expect([written.length, quoted.length]).toEqual([text.length, 0])
})
