import { expect, test } from 'vitest'
import { foremostFacts } from './foremost-facts.ts'

const person = {
  roleDescription: 'Personlig trener',
  healthCenters: [{ name: 'Helsesenteret Blindern', href: '/helse' }],
  workPlaces: [
    { name: 'Domus', href: '/domus' },
    { name: 'Vulkan', href: null },
  ],
  categories: ['Styrke', 'Løping'],
}

test('a trainer is chosen by club and goal', () => {
  expect(foremostFacts('personalTrainer', person)).toEqual([
    'Personlig trener',
    'Domus, Vulkan',
    'Styrke, Løping',
  ])
})

test.each(['doctor', 'dentist'] as const)('a %s is chosen by health center', (kind) => {
  expect(foremostFacts(kind, person)).toEqual(['Personlig trener', 'Helsesenteret Blindern'])
})

test('what is not known, or said already, is left out', () => {
  const alone = { roleDescription: null, healthCenters: [], workPlaces: [], categories: [] }
  expect(foremostFacts('doctor', alone)).toEqual([])
  const same = { ...alone, roleDescription: 'Løping', categories: ['Løping'] }
  expect(foremostFacts('personalTrainer', same)).toEqual(['Løping'])
})
