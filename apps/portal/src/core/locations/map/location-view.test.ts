import { expect, test } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { locationView } from './location-view.ts'

test('places are on a map where it is chosen and configured', () => {
  provideRenderContext(() => ({ mapAttribution: '© Kartverket' }))
  expect(locationView({ view: 'map' })).toBe('map')
  expect(locationView({})).toBeUndefined()
  provideRenderContext(() => ({ mapAttribution: null }))
  expect(locationView({ view: 'map' })).toBeUndefined()
})
