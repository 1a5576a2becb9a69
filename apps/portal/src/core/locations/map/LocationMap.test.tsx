import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationMap } from './LocationMap.tsx'
import type { MapLocation } from './map-location.ts'

const place = (name: string, given: Partial<MapLocation> = {}): MapLocation => ({
  name,
  href: `https://example.org/${name}`,
  address: null,
  location: { latitude: 59.94, longitude: 10.722 },
  schedule: null,
  ...given,
})
const rendered = (...places: MapLocation[]) =>
  renderToStaticMarkup(
    <LocationMap places={places} now={new Date('2027-03-10T12:00Z')} attribution="© Kartverket" />,
  )

test('each place on the map has its point, its link and its address', () => {
  const html = rendered(place('domus', { address: 'Gata 1' }), place('frederikke'))
  expect(html.match(/<li /g)).toHaveLength(2)
  expect(html).toContain('<li data-name="domus" data-latitude="59.94" data-longitude="10.722">')
  expect(html).toMatch(/<a href="https:\/\/example.org\/domus">domus<\/a><\/p><p>Gata 1<\/p>/)
  expect(html).toContain('© Kartverket')
  expect(html).not.toContain('Ikke på kartet')
})

test('a place without a point is listed below the map', () => {
  const [map, others] = rendered(place('domus'), place('nowhere', { location: null })).split('<h2')
  expect(map).toContain('data-behaviour="location-map"')
  expect(map).not.toContain('nowhere')
  expect(others).toMatch(/Ikke på kartet<\/h2><ul><li><a [^>]*>nowhere</)
  expect(others).not.toContain('data-latitude')
})

test('where no place has a point there is no map', () => {
  const html = rendered(place('nowhere', { location: null }))
  expect(html).not.toContain('data-behaviour')
  expect(html).not.toContain('© Kartverket')
})
