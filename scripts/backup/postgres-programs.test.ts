import { expect, test } from 'vitest'
import { choosePrograms, parseMajor } from './postgres-programs.ts'

test.each([
  ['pg_dump (PostgreSQL) 18.4', 18],
  ['pg_dump (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)', 15],
  ['pg_dump (PostgreSQL) 19beta1', 19],
  ['pg_dump: command not found', undefined],
])('the major version in %j is %s', (text, major) => {
  expect(parseMajor(text)).toBe(major)
})

test.each([
  [[15, 17], undefined],
  [[15, 18], 18],
  [[20, 19], 19],
  [[19, 18, 20], 18],
  [[], undefined],
])('of the versions %j, a server of version 18 gets %s', (majors, chosen) => {
  const found = majors.map((major) => ({ folder: `/${major}`, major }))
  expect(choosePrograms(found, 18)?.major).toBe(chosen)
})

test('of two folders with the same version the first is taken', () => {
  const found = ['first', 'second'].map((folder) => ({ folder, major: 18 }))
  expect(choosePrograms(found, 18)?.folder).toBe('first')
})
