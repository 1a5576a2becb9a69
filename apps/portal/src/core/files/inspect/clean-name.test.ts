import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'

test.each([
  ['a plain name', 'Kontoutskrift mai.pdf', 'Kontoutskrift mai.pdf'],
  ['letters of any language', 'Bestätigung für 学生.pdf', 'Bestätigung für 学生.pdf'],
  ['a letter in two parts', 'A\u030aret.pdf', 'Året.pdf'],
  ['the folders of Unix', '../../etc/passwd.pdf', 'passwd.pdf'],
  ['the folders of Windows', 'C:\\Users\\me\\bill.pdf', 'bill.pdf'],
  ['controls', 'a\u0000b\r\nc\u007f.pdf', 'abc.pdf'],
  ['a turned direction', 'invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
  ['marks that nobody sees', 'a\u200bb\ufeffc\u2066d.pdf', 'abcd.pdf'],
  ['signs with a meaning', 'a<b>:"|?*.pdf', 'a_b______.pdf'],
  ['dots and spaces around', ' . .hidden  name . .pdf', 'hidden name.pdf'],
  ['nothing', '', 'vedlegg.pdf'],
  ['an ending alone', '.pdf', 'vedlegg.pdf'],
  ['dots alone', '...', 'vedlegg.pdf'],
  ['another ending for the same', 'scan.PDF', 'scan.pdf'],
  ['a national id', 'pass 130972 48022.pdf', 'vedlegg.pdf'],
  ['half a character', 'a\ud800b.pdf', 'a\ufffdb.pdf'],
])('%s', (_, given, shown) => {
  expect(cleanName(given, 'application/pdf')).toBe(shown)
})

test('a long name is cut, between characters and before its ending', () => {
  const name = cleanName(`${'𝔸'.repeat(500)}.jpeg`, 'image/jpeg')
  expect(name).toBe(`${'𝔸'.repeat(120)}.jpg`)
})
