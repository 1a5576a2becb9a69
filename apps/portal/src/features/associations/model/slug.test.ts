import { expect, it } from 'vitest'
import { slugCandidate, slugOf } from './slug.ts'

it.each([
  ['Blåserne på Ås', 'blaserne-pa-as'],
  ['Ærlig & Øde', 'aerlig-ode'],
  ['  Café – Straße №1  ', 'cafe-strasse-no1'],
  ['Студенты', 'forening'],
  ['!!!', 'forening'],
])('writes %s as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('never ends with a hyphen where a long name is cut', () => {
  const slug = slugOf(`${'a'.repeat(53)} ${'b'.repeat(30)}`)
  expect(slug).toBe('a'.repeat(53))
})

it('leaves the addresses of other pages alone, and numbers what is taken', () => {
  expect(slugCandidate('Join', 0)).toBe('join-2')
  expect(slugCandidate('Bli medlem', 0)).toBe('bli-medlem-2')
  expect(slugCandidate('Koret', 0)).toBe('koret')
  expect(slugCandidate('Koret', 1)).toBe('koret-2')
})
