import { beforeEach, expect, test, vi } from 'vitest'
import { attachBehaviours } from './attach-behaviours.ts'
import type { Behaviour } from './behaviour.ts'

/** As much of an element as is looked at. */
type Stub = { isConnected: boolean; getAttribute: (name: string) => string | null }

/** What the document shows. */
const page: Stub[] = []

/** A new element on the page. */
function add(behaviours: string): Stub {
  const element = { isConnected: true, getAttribute: () => behaviours }
  page.push(element)
  return element
}

function remove(element: Stub): void {
  element.isConnected = false
  page.splice(page.indexOf(element), 1)
}

beforeEach(() => {
  page.length = 0
  vi.stubGlobal('document', { querySelectorAll: () => page })
})

test('an element gets each behaviour that it names, once', () => {
  const [menu, list] = [vi.fn<Behaviour>(), vi.fn<Behaviour>()]
  const known = new Map(Object.entries({ menu, list }))
  const first = add('menu')
  const look = attachBehaviours(known, vi.fn())
  const second = add('list menu of-tomorrow')
  look()
  look()
  expect(menu.mock.calls.map(([element]) => element)).toEqual([first, second])
  expect(list.mock.calls.map(([element]) => element)).toEqual([second])
})

test('an element that has gone is let go, and no other', () => {
  const signals = new Map<unknown, AbortSignal>()
  const note: Behaviour = (element, signal) => signals.set(element, signal)
  const [gone, there] = [add('note'), add('note')]
  const look = attachBehaviours(new Map([['note', note]]), vi.fn())
  remove(gone)
  look()
  expect(signals.get(gone)?.aborted).toBe(true)
  expect(signals.get(there)?.aborted).toBe(false)
})

test('a behaviour that fails is reported, and keeps no other from its element', () => {
  const error = new Error('no button')
  const failing: Behaviour = () => {
    throw error
  }
  const [other, reportFailure] = [vi.fn<Behaviour>(), vi.fn()]
  add('failing other')
  add('other')
  attachBehaviours(new Map(Object.entries({ failing, other })), reportFailure)
  expect(other).toHaveBeenCalledTimes(2)
  expect(reportFailure.mock.calls).toEqual([[error]])
})
