import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishNavigations } from './finish-navigations.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const locationOf = (pathname: string, search = '') => ({
  pathname,
  publicHref: pathname + search,
})

/** A router on its way to a page, whose rendering ends when the test says so. */
function navigate(from: string, to: ReturnType<typeof locationOf>) {
  const loaded: string[] = []
  const rendered = Promise.withResolvers<void>()
  const router = {
    latestLocation: to,
    stores: { resolvedLocation: { get: () => locationOf(from) } },
    startViewTransition: (render: () => Promise<void>) => render(),
  }
  finishNavigations(router as never, (address) => loaded.push(address))
  const shown = router.startViewTransition(() => rendered.promise)
  return { router, loaded, shown, rendered }
}

it('loads a page that does not come to be shown', async () => {
  const { loaded } = navigate('/a', locationOf('/b', '?page=2'))
  await vi.advanceTimersByTimeAsync(5_999)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded).toEqual(['/b?page=2'])
})

it('leaves a page alone that is shown in time', async () => {
  const { loaded, rendered, shown } = navigate('/a', locationOf('/b'))
  rendered.resolve()
  await shown
  await vi.runAllTimersAsync()
  expect(loaded).toEqual([])
})

it('leaves a page alone whose visitor has gone on to another one', async () => {
  const { router, loaded } = navigate('/a', locationOf('/b'))
  router.latestLocation = locationOf('/c')
  await vi.runAllTimersAsync()
  expect(loaded).toEqual([])
})

it('leaves a page alone of which only the query changes', async () => {
  const { loaded } = navigate('/a', locationOf('/a', '?page=2'))
  await vi.runAllTimersAsync()
  expect(loaded).toEqual([])
})
