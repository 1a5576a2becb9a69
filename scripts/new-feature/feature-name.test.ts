import { describe, expect, it } from 'vitest'
import { readFeatureName } from './feature-name.ts'

describe('the name of a feature', () => {
  it('is written in every way that code needs', () => {
    expect(readFeatureName('lost-items')).toEqual({
      kebab: 'lost-items',
      camel: 'lostItems',
      pascal: 'LostItems',
      snake: 'lost_items',
      words: 'lost items',
    })
    expect(readFeatureName('parking').camel).toBe('parking')
    expect(readFeatureName(`a${'b'.repeat(29)}`).kebab).toHaveLength(30)
  })

  it.each([
    [undefined, /Which name/],
    ['', /Which name/],
    ['LostItems', /small letters/],
    ['lost_items', /small letters/],
    ['lost--items', /small letters/],
    ['-lost', /small letters/],
    ['lost-', /small letters/],
    ['2lost', /small letters/],
    ['lost-2', /small letters/],
    ['glemte-løv', /small letters/],
    ['../lost', /small letters/],
    ['lost items', /small letters/],
    [`a${'b'.repeat(30)}`, /longer than 30/],
  ])('is not %j', (given, message) => {
    expect(() => readFeatureName(given)).toThrow(message)
  })
})
