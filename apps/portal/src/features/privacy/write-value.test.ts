import { expect, test } from 'vitest'
import { writeValue } from './write-value.ts'

test.each([
  [null, '–', '–'],
  ['', '–', '–'],
  [true, 'Ja', 'Yes'],
  [0, '0', '0'],
  ['2026-11-21', '21.11.2026', '21/11/2026'],
  ['2026-07-01T16:30:00+00:00', '1.\u00a0juli 2026 kl. 18.30', '1\u00a0July 2026 at 18:30'],
  [
    '2026-12-01T16:30:00.123456+00:00',
    '1.\u00a0desember 2026 kl. 17.30',
    '1\u00a0December 2026 at 17:30',
  ],
  ['queued', 'I kø', 'In the queue'],
  [['sports', 'contact'], 'sports, contact', 'sports, contact'],
  [{ roles: ['sports'] }, '{"roles":["sports"]}', '{"roles":["sports"]}'],
  ['constructor', 'constructor', 'constructor'],
  ['Storgata 1', 'Storgata 1', 'Storgata 1'],
])('%j is %s in Norwegian and %s in English', (value, norwegian, english) => {
  expect(writeValue(value, 'no')).toBe(norwegian)
  expect(writeValue(value, 'en')).toBe(english)
})
