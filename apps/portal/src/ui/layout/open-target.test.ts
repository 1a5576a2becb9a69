import { beforeEach, expect, test, vi } from 'vitest'
import { visitedEvent } from '#platform/behaviours/behaviour.ts'
import { attach } from './open-target.behaviour.ts'

/* As much of a page as is looked at. Chromium opens what a fragment names by itself. */
const folded = { open: false }
const person = { closest: () => folded, scrollIntoView: vi.fn() }
const page = Object.assign(new EventTarget(), {
  getElementById: (id: string) => (id === 'kari-nordmann' ? person : null),
})
const browser = new EventTarget()
const location = { hash: '' }

function open(): AbortController {
  const controller = new AbortController()
  attach({} as HTMLElement, controller.signal)
  return controller
}

beforeEach(() => {
  folded.open = false
  location.hash = '#kari-nordmann'
  person.scrollIntoView.mockClear()
  for (const [name, value] of Object.entries({ document: page, window: browser, location }))
    vi.stubGlobal(name, value)
})

test('what lies folded around the place that the address names is opened, and scrolled to', () => {
  open().abort()
  expect(folded.open).toBe(true)
  expect(person.scrollIntoView).toHaveBeenCalledTimes(1)
})

test.each([
  ['a link inside the page', () => browser.dispatchEvent(new Event('hashchange'))],
  ['a visit without a page load', () => page.dispatchEvent(new Event(visitedEvent))],
])('so it is after %s, as long as the page is there', (_, visit) => {
  location.hash = ''
  const controller = open()
  expect(folded.open).toBe(false)
  location.hash = '#kari-nordmann'
  visit()
  expect(folded.open).toBe(true)

  folded.open = false
  controller.abort()
  visit()
  expect(folded.open).toBe(false)
})

test('what is open already does not move the page', () => {
  folded.open = true
  open().abort()
  expect(person.scrollIntoView).not.toHaveBeenCalled()
})
