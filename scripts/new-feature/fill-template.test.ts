import { expect, it, test } from 'vitest'
import { readFeatureName } from './feature-name.ts'
import { inFreePlace, listFeature, ordersIn, rename, templateName } from './fill-template.ts'

const name = readFeatureName('lost-items')

it('the template is renamed in every way in which it is written', () => {
  const text = "suggestion-box suggestionBox SuggestionBox suggestion_box 'suggestion box'"
  expect(rename(text, name)).toBe("lost-items lostItems LostItems lost_items 'lost items'")
  expect(readFeatureName(templateName.kebab)).toEqual(templateName)
})

test.each([
  [50, [], 50],
  [50, [50], 51],
  [50, [49, 50, 51, 53], 52],
])('a place at %i with %j taken is %i', (wanted, taken, expected) => {
  expect(inFreePlace(`{ order: ${wanted} }`, new Set(taken))).toBe(`{ order: ${expected} }`)
})

it('two places of one file are two', () => {
  expect(inFreePlace('order: 5, order: 5', new Set())).toBe('order: 5, order: 6')
  expect(ordersIn(['{ order: 10 }, { order: 20 }', 'border: 3', 'order: 40'])).toEqual(
    new Set([10, 20, 40]),
  )
})

it('a feature is one more line at the end of the list', () => {
  const list =
    'export const features: readonly Feature[] = [\n  core.identity,\n]\n\nconst x = [\n]\n'
  expect(listFeature(list, name)).toBe(
    "export const features: readonly Feature[] = [\n  core.identity,\n  (await import('#features/lost-items/feature.server.ts')).feature,\n]\n\nconst x = [\n]\n",
  )
  expect(() => listFeature('export {}', name)).toThrow('no list of features')
})
