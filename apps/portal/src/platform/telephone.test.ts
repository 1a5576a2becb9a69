import { expect, test } from 'vitest'
import { formatTelephone, telephoneLink } from './telephone.ts'

test.each([
  ['22000000', '22 00 00 00', '+47 22 00 00 00', 'tel:+4722000000'],
  ['+47 22 00 00 00', '22 00 00 00', '+47 22 00 00 00', 'tel:+4722000000'],
  ['004722000000', '22 00 00 00', '+47 22 00 00 00', 'tel:+4722000000'],
  ['+47 00 00 01 23', '00 00 01 23', '+47 00 00 01 23', 'tel:+4700000123'],
  ['90000000', '900 00 000', '+47 900 00 000', 'tel:+4790000000'],
  ['+47 400 00 060', '400 00 060', '+47 400 00 060', 'tel:+4740000060'],
  ['815 00 000', '815 00 000', '+47 815 00 000', 'tel:+4781500000'],
  ['113', '113', '113', 'tel:113'],
  ['116117', '116 117', '116 117', 'tel:116117'],
  ['02800', '02800', '02800', 'tel:02800'],
  ['+46 8 123 45 67', '+46 8 123 45 67', '+46 8 123 45 67', 'tel:+4681234567'],
])('%s', (phone, norwegian, english, link) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(formatTelephone(phone, 'no'))).toBe(norwegian)
  expect(plain(formatTelephone(phone, 'en'))).toBe(english)
  expect(telephoneLink(phone)).toBe(link)
})

test('no line breaks inside a number', () => {
  expect(formatTelephone('+46 8 123 45 67', 'no')).not.toContain(' ')
  expect(formatTelephone('22 00 00 00', 'no')).not.toContain(' ')
})
