import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationActions } from './LocationActions.tsx'

const location = { latitude: 59.94, longitude: 10.722 }
const mainAction = { text: 'Søk plass', href: 'https://example.org/', openInNewTab: false }
const written = (place: Parameters<typeof LocationActions>[0]['place']) =>
  renderToStaticMarkup(<LocationActions place={place} />)

test('the main action comes first and is the only main button', () => {
  const html = written({ address: null, location, mainAction })
  const [main = '', way = ''] = html.match(/<a .*?<\/a>/g) ?? []
  expect(main).toContain('Søk plass')
  expect(main).not.toContain('secondary')
  expect(way).toContain('Vis rute')
  expect(way).toContain('data-variant="secondary"')
})

test('without a main action the way there is no main button', () => {
  expect(written({ address: 'Gata 1', location: null })).toContain('data-variant="secondary"')
})

test('with neither there is no empty list', () => {
  expect(written({ address: null, location: null, mainAction: null })).toBe('')
})
